import { Box, Button } from '@mui/material';
import { internshipLimits } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';
import type { ModeratedInternship } from '../internship-types.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { quotedCore } from '../posting/QuotedText.tsx';
import { RelatedPosting } from './RelatedPosting.tsx';
import { RiskTag } from './RiskSummary.tsx';

type RiskHit = NonNullable<ModeratedInternship['risk']>['hits'][number];

/** Rules that look beside the words of the posting; the others quote it. */
const findings = [
  'pay_too_high',
  'new_account',
  'many_postings',
  'short_text',
  'near_duplicate',
  'own_duplicate',
] as const;
const findingOf = ({ rule }: RiskHit) => findings.find((finding) => finding === rule);

/** Returns the passages of a posting that a rule matched; none for a rule that looks beside its words. */
export function passagesOf(hit: RiskHit): readonly string[] {
  if (findingOf(hit)) return [];
  return hit.passages ?? [quotedCore(hit.quote)];
}

function Finding({ hit }: { hit: RiskHit }): ReactElement | null {
  const text = useMessages();
  const finding = findingOf(hit);
  /* What was stored before findings had texts is a sentence itself. */
  const isSentence = hit.quote.endsWith('.');
  if (!finding) return <q>{hit.quote}</q>;
  return <>{isSentence ? hit.quote : text(`riskFinding.${finding}`, { found: hit.quote })}</>;
}

/** Shows how much a finding weighs; one that keeps the posting from being approved with others is marked. */
function HitPoints({ points }: Pick<RiskHit, 'points'>): ReactElement {
  const text = useMessages();
  const label = text('moderation.points', { smart_count: points });
  return points >= internshipLimits.bulkRisk ? <StatusTag tone="attention">{label}</StatusTag> : <span>{label}</span>;
}

/** Shows the rules that found something, with the quoted words and their points, the worst first. They explain; a person decides. */
export function RiskHits({ internship }: { internship: ModeratedInternship }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const [compared, setCompared] = useState<string | null>(null);
  if (!internship.risk || internship.risk.hits.length === 0) return <p>{text('moderation.noHits')}</p>;
  const hits = internship.risk.hits.toSorted((left, right) => right.points - left.points);
  return (
    <>
      <RiskTag risk={internship.risk} /> {text('moderation.points', { smart_count: internship.risk.score })}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {hits.map((hit) => (
          <Box
            component="li"
            key={`${hit.rule} ${hit.quote}`}
            sx={{ py: 0.75, borderBottom: '1px solid', borderColor: 'divider' }}
          >
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <strong>{valueLabel('riskRule', hit.rule)}</strong>
              <HitPoints points={hit.points} />
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Finding hit={hit} />
            </Box>
            {hit.relatedId && (
              <Box>
                <RelatedPosting internship={internship} id={hit.relatedId} />
                <Button size="small" onClick={() => setCompared(hit.relatedId)}>
                  {text('moderation.openRelated')}
                </Button>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {compared && <CompareDialog internship={internship} otherId={compared} onClose={() => setCompared(null)} />}
    </>
  );
}
