import { Box } from '@mui/material';
import { internshipLimits, isLowRisk, type Risk } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';

const { bulkRisk, highRisk } = internshipLimits;
/** More causes than these are read on the internship's page. */
const CAUSES_LISTED = 2;

/** Shows how high the risk is; only what somebody should look at by itself is coloured. */
export function RiskTag({ risk }: { risk: Risk }): ReactElement {
  const text = useMessages();
  if (risk.score >= highRisk) return <StatusTag tone="attention">{text('moderation.riskLevel.high')}</StatusTag>;
  const isMedium = risk.score >= bulkRisk || !isLowRisk(risk);
  if (isMedium) return <StatusTag tone="warning">{text('moderation.riskLevel.medium')}</StatusTag>;
  return <StatusTag tone="neutral">{text('moderation.riskLevel.low')}</StatusTag>;
}

/** Shows how high the risk is, and below it why: the rules that found something, the worst first. */
export function RiskSummary({ risk }: { risk: Risk }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const hits = risk.hits.toSorted((left, right) => right.points - left.points);
  const causes = [...new Set(hits.map(({ rule }) => valueLabel('riskRule', rule)))];
  const more = causes.length - CAUSES_LISTED;
  return (
    <>
      <RiskTag risk={risk} />
      {causes.length > 0 && (
        <Box component="ul" sx={causesStyle}>
          {causes.slice(0, CAUSES_LISTED).map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
          {more > 0 && <li>{text('moderation.moreCauses', { smart_count: more })}</li>}
        </Box>
      )}
    </>
  );
}

const causesStyle = { listStyle: 'none', m: 0, mt: 0.25, p: 0, color: 'text.secondary', fontSize: '0.875rem' } as const;
