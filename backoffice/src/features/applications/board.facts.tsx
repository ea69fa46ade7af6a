import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { useNow } from '../../ui/now.hook.ts';
import type { CandidateRow } from './application.types.ts';
import type { Stage } from './board.stages.ts';
import { dueTone, isWaiting } from './candidate.due.ts';

/** What matters next: the promised answer, the interview, the end of the offer, or when it changed. */
function When({ row }: { row: CandidateRow }): ReactElement {
  const text = useText();
  const now = useNow();
  const [label, at] = isWaiting(row)
    ? [text('candidates.answerBy'), row.responseDueAt]
    : row.state === 'interview' && row.interview
      ? [text('outcome.interview'), row.interview.startsAt]
      : row.state === 'offered' && row.offer
        ? [text('outcome.expires'), row.offer.expiresAt]
        : [text('finalists.changed'), row.updatedAt];
  return (
    <span>
      {label} <Moment at={at} tone={dueTone(row, now)} />
    </span>
  );
}

/** The facts on a card: its state where the column mixes several, dates, and what the team noted. */
export function CardFacts({ row, stage }: { row: CandidateRow; stage: Stage }): ReactElement {
  const text = useText();
  const word = useWord();
  const facts = [
    ...(stage.states.length > 1 ? [word('applicationState', row.state)] : []),
    ...(row.rating === null ? [] : [text('candidates.stars', { value: row.rating })]),
    ...(row.noteCount > 0 ? [text('board.notes', { smart_count: row.noteCount })] : []),
    ...row.tags,
  ];
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <When row={row} />
      {facts.length > 0 && <Box>{facts.join(' · ')}</Box>}
    </Box>
  );
}
