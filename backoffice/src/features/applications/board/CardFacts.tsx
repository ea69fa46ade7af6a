import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import type { Stage } from './board-stages.ts';
import { CandidateNextDate } from '../lists/CandidateNextDate.tsx';

/** The facts on a card: what is next, its state where the column mixes several, and what the team noted. */
export function CardFacts({ row, stage }: { row: CandidateRow; stage: Stage }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const facts = [
    ...(stage.states.length > 1 ? [word('applicationState', row.state)] : []),
    ...(row.rating === null ? [] : [text('candidates.stars', { value: row.rating })]),
    ...(row.noteCount > 0 ? [text('board.notes', { smart_count: row.noteCount })] : []),
    ...row.tags,
  ];
  return (
    <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <CandidateNextDate row={row} />
      {facts.length > 0 && <Box>{facts.join(' · ')}</Box>}
    </Box>
  );
}
