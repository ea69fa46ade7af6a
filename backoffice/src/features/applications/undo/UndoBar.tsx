import { Box, Button } from '@mui/material';
import { useLocale } from 'ra-core';
import { useRef, type MouseEvent, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { ShortcutKey } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { clockTime } from '../../../ui/formats/time-format.ts';
import type { UndoableDecision } from './decision-store.ts';

/** The decision that was undone last; it may still be on its way. */
export interface UndoneDecision {
  readonly decision: UndoableDecision;
  readonly done: boolean;
}

interface UndoBarProps {
  /** What a press undoes. */
  readonly decision: UndoableDecision | undefined;
  /** How many can be undone after it. */
  readonly more: number;
  readonly undone: UndoneDecision | null;
  readonly onUndo: () => void;
  readonly onForget: () => void;
}

const messageKeys = {
  rejected: { made: 'candidates.rejectedMany', late: 'candidates.rejecting' },
  shortlisted: { made: 'candidates.shortlistedMany', late: 'candidates.shortlisting' },
} as const;

/** Returns a decision in a sentence: what was decided about whom, and when a rejection is sent. */
function useDecisionMessage(): (decision: UndoableDecision) => string {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  return ({ to, stage, ids, name, until }) =>
    text(messageKeys[to][stage === 'made' ? 'made' : 'late'], {
      smart_count: ids.length,
      name,
      time: until === Infinity ? '' : clockTime(until, locale),
    });
}

/** Shows what was just decided, with the way back while there is one. It is there, empty, before: so it is read out. */
export function UndoBar({ decision, more, undone, onUndo, onForget }: UndoBarProps): ReactElement {
  const text = useMessages();
  const decisionMessage = useDecisionMessage();
  const bar = useRef<HTMLDivElement>(null);
  /* The second click of a double click does not undo twice. A button that goes away leaves the focus here. */
  const undo = ({ detail }: MouseEvent) => {
    if (detail > 1) return;
    if (more === 0) bar.current?.focus();
    onUndo();
  };
  const about = undone && { smart_count: undone.decision.ids.length, name: undone.decision.name };
  return (
    <Box role="status" ref={bar} tabIndex={-1} sx={decision ? barStyle : { outline: 'none' }}>
      {about && (
        <span className={decision ? undefined : 'visually-hidden'}>
          {text(undone.done ? `candidates.takenBack.${undone.decision.to}` : 'candidates.takingBack', about)}
        </span>
      )}
      {decision && (
        <>
          <span>{decisionMessage(decision)}</span>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-keyshortcuts="u"
            onClick={undo}
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          >
            {text('action.undo')}
            <ShortcutKey name="u" />
          </Button>
          {more > 0 && <span>{text('candidates.moreToUndo', { smart_count: more })}</span>}
          <Button size="small" color="inherit" onClick={onForget} sx={{ minHeight: { xs: 44, sm: 32 } }}>
            {text('action.close')}
          </Button>
        </>
      )}
    </Box>
  );
}

/* It floats, so that nothing moves when it comes and goes, above what the program says in passing, which looks the same,
   and above the bar of actions. */
const barStyle = {
  position: 'fixed',
  left: { xs: 12, sm: '50%' },
  right: { xs: 12, sm: 'auto' },
  transform: { sm: 'translateX(-50%)' },
  width: { sm: 'max-content' },
  bottom: 76,
  /* Below dialogs, whose buttons it must not cover. */
  zIndex: 'drawer',
  maxWidth: { sm: 'min(720px, calc(100vw - 48px))' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 1.5,
  py: 1,
  bgcolor: 'info.main',
  color: 'info.contrastText',
  '& :focus-visible': { outlineColor: 'currentcolor' },
  borderRadius: '3px',
  boxShadow: 'var(--elevation)',
} as const;
