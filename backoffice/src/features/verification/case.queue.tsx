import { Box, ButtonBase } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { CompanyMark } from '../../ui/company.mark.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StatusChip, StatusTag } from '../../ui/status.chip.tsx';
import type { ReviewedCase } from './case.types.ts';

interface CaseQueueProps {
  readonly cases: readonly ReviewedCase[];
  readonly current: string;
  readonly onChoose: (id: string) => void;
}

const late = (one: ReviewedCase): boolean =>
  one.state === 'pending' && one.dueAt !== null && Date.parse(one.dueAt) < Date.now();

function Findings({ failures, warnings }: Pick<ReviewedCase, 'failures' | 'warnings'>): ReactElement {
  const text = useText();
  if (failures > 0)
    return <StatusTag tone="attention">{text('verification.failures', { smart_count: failures })}</StatusTag>;
  if (warnings > 0) return <StatusTag tone="due">{text('verification.warnings', { smart_count: warnings })}</StatusTag>;
  return <StatusTag tone="answered">{text('verification.noFindings')}</StatusTag>;
}

function Row({ one, chosen, onChoose }: { one: ReviewedCase; chosen: boolean; onChoose: () => void }): ReactElement {
  const text = useText();
  return (
    <Box component="li" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <ButtonBase onClick={onChoose} aria-current={chosen ? 'true' : undefined} sx={rowStyle(chosen)}>
        <CompanyMark name={one.employerName} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>{one.employerName}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {one.dueAt ? (
              <>
                {text(late(one) ? 'verification.wasDue' : 'verification.due')}{' '}
                <Moment at={one.dueAt} tone={late(one) ? 'attention' : undefined} />
              </>
            ) : (
              <StatusChip state={one.state} words="caseState" />
            )}
          </Box>
          <Findings failures={one.failures} warnings={one.warnings} />
        </Box>
      </ButtonBase>
    </Box>
  );
}

const rowStyle = (chosen: boolean) =>
  ({
    width: '100%',
    gap: 1.25,
    p: 1,
    textAlign: 'left',
    alignItems: 'flex-start',
    font: 'inherit',
    bgcolor: chosen ? 'action.selected' : undefined,
    boxShadow: chosen ? 'inset 3px 0 0 var(--accent)' : undefined,
  }) as const;

/** Cases by due date; the chosen one is marked. */
export function CaseQueue({ cases, current, onChoose }: CaseQueueProps): ReactElement {
  const text = useText();
  return (
    <Box component="ul" aria-label={text('verification.queue')} sx={queueStyle}>
      {cases.map((one) => (
        <Row key={one.id} one={one} chosen={one.id === current} onChoose={() => onChoose(one.id)} />
      ))}
    </Box>
  );
}

const queueStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxHeight: { xs: 260, md: 'calc(100vh - 220px)' },
  overflowY: 'auto',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
