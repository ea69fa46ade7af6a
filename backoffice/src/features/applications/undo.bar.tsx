import { Box, Button } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useEffect, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import type { BulkMoves } from './bulk.moves.hook.ts';

const MINUTE_MS = 60_000;

/** What was just done to several candidates, with the way back while there is one. */
export function UndoBar({ moves }: { moves: BulkMoves }): ReactElement | null {
  const text = useText();
  const { last, forget } = moves;
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(forget, applicationLimits.undoMinutes * MINUTE_MS);
    return () => clearTimeout(timer);
  }, [last, forget]);
  if (!last) return null;
  const count = { smart_count: last.ids.length, minutes: applicationLimits.undoMinutes };
  return (
    <Box role="status" sx={barStyle}>
      <span>{text(last.to === 'rejected' ? 'candidates.rejectedMany' : 'candidates.shortlistedMany', count)}</span>
      <Button size="small" variant="outlined" disabled={moves.busy} onClick={moves.undo}>
        {text('action.undo')}
      </Button>
      <Button size="small" color="inherit" onClick={forget}>
        {text('action.close')}
      </Button>
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 1,
  mb: 1,
  bgcolor: 'var(--answered-wash)',
  color: 'var(--answered)',
  borderInlineStart: '3px solid',
} as const;
