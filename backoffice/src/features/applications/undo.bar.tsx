import { Box, Button } from '@mui/material';
import { useLocale } from 'ra-core';
import { useRef, type MouseEvent, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { KeyHints, type KeyMove } from '../../ui/key.hint.tsx';
import { clockTime } from '../../ui/moment.text.ts';
import type { Act } from './undo.acts.hook.ts';

/** The act that was taken back last; it may still be on its way. */
export interface TakenBack {
  readonly act: Act;
  readonly done: boolean;
}

interface UndoBarProps {
  /** What a press takes back. */
  readonly act: Act | undefined;
  /** How many can be taken back after it. */
  readonly more: number;
  readonly taken: TakenBack | null;
  readonly keys: readonly Pick<KeyMove, 'key' | 'label'>[];
  readonly onUndo: () => void;
  readonly onForget: () => void;
}

const words = {
  rejected: { made: 'candidates.rejectedMany', late: 'candidates.rejecting' },
  shortlisted: { made: 'candidates.shortlistedMany', late: 'candidates.shortlisting' },
} as const;

/** An act in a sentence: what was decided about whom, and when a rejection is sent. */
function useSaid(): (act: Act) => string {
  const text = useText();
  const locale = useLocale() ?? 'en';
  return ({ to, stage, ids, name, until }) =>
    text(words[to][stage === 'made' ? 'made' : 'late'], {
      smart_count: ids.length,
      name,
      time: until === Infinity ? '' : clockTime(until, locale),
    });
}

/** What was just decided, with the way back while there is one. It is there, empty, before: so it is read out. */
export function UndoBar({ act, more, taken, keys, onUndo, onForget }: UndoBarProps): ReactElement {
  const text = useText();
  const say = useSaid();
  const bar = useRef<HTMLDivElement>(null);
  /* The second click of a double click is no second wish. A button that goes away leaves the focus here. */
  const undo = ({ detail }: MouseEvent) => {
    if (detail > 1) return;
    if (more === 0) bar.current?.focus();
    onUndo();
  };
  const about = taken && { smart_count: taken.act.ids.length, name: taken.act.name };
  return (
    <Box role="status" ref={bar} tabIndex={-1} sx={act ? barStyle : { outline: 'none' }}>
      {about && (
        <span className={act ? undefined : 'visually-hidden'}>
          {text(taken.done ? 'candidates.takenBack' : 'candidates.takingBack', about)}
        </span>
      )}
      {act && (
        <>
          <span>{say(act)}</span>
          <Button size="small" variant="outlined" color="inherit" onClick={undo}>
            {text('action.undo')}
          </Button>
          <KeyHints moves={keys} />
          {more > 0 && <span>{text('candidates.moreToUndo', { smart_count: more })}</span>}
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
