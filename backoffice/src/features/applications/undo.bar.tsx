import { Box, Button } from '@mui/material';
import { applicationLimits } from '@prentice/contract';
import { useEffect, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { KeyHints, type KeyMove } from '../../ui/key.hint.tsx';
import type { Decided } from './undo.frame.tsx';

const MINUTE_MS = 60_000;

interface UndoBarProps {
  readonly last: Decided | null;
  readonly busy: boolean;
  readonly keys: readonly Pick<KeyMove, 'key' | 'label'>[];
  readonly onUndo: () => void;
  readonly onForget: () => void;
}

/** What was just decided, with the way back while there is one. It is there, empty, before: so it is read out. */
export function UndoBar({ last, busy, keys, onUndo, onForget }: UndoBarProps): ReactElement {
  const text = useText();
  useEffect(() => {
    if (!last) return undefined;
    const timer = setTimeout(onForget, applicationLimits.undoMinutes * MINUTE_MS);
    return () => clearTimeout(timer);
  }, [last, onForget]);
  const count = { smart_count: last?.ids.length ?? 0, minutes: applicationLimits.undoMinutes };
  return (
    <Box role="status" sx={last ? barStyle : undefined}>
      {last && (
        <>
          <span>{text(last.to === 'rejected' ? 'candidates.rejectedMany' : 'candidates.shortlistedMany', count)}</span>
          <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onUndo}>
            {text('action.undo')}
          </Button>
          <KeyHints moves={keys} />
          <Button size="small" color="inherit" onClick={onForget}>
            {text('action.close')}
          </Button>
        </>
      )}
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
