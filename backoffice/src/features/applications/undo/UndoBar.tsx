import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
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
    <Box
      role="status"
      ref={bar}
      tabIndex={-1}
      className={decision && 'undo-bar'}
      sx={decision ? barStyle : { outline: 'none' }}
    >
      {about && (
        <span className={decision ? undefined : 'visually-hidden'}>
          {text(undone.done ? `candidates.takenBack.${undone.decision.to}` : 'candidates.takingBack', about)}
        </span>
      )}
      {decision && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, minWidth: 0, flex: '1 1 auto' }}>
            <span>{decisionMessage(decision)}</span>
            {more > 0 && <span>{text('candidates.moreToUndo', { smart_count: more })}</span>}
          </Box>
          <Button
            size="small"
            color="inherit"
            aria-keyshortcuts="u"
            onClick={undo}
            sx={{ minHeight: { xs: 44, sm: 32 }, flex: 'none' }}
          >
            {text('action.undo')}
            <ShortcutKey name="u" />
          </Button>
          <IconButton color="inherit" aria-label={text('action.close')} title={text('action.close')} onClick={onForget}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

/* It floats, so that nothing moves when it comes and goes, where the program says things in passing, which look the same and
   go above it meanwhile; the bar of actions is below both. */
const barStyle = {
  position: 'fixed',
  left: { xs: 8, sm: '50%' },
  right: { xs: 8, sm: 'auto' },
  transform: { sm: 'translateX(-50%)' },
  width: { sm: 'max-content' },
  bottom: { xs: 8, sm: 24 },
  /* Below dialogs, whose buttons it must not cover. */
  zIndex: 'drawer',
  maxWidth: { sm: 'min(720px, calc(100vw - 48px))' },
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 48,
  pl: 2,
  pr: 0.5,
  py: 0.25,
  bgcolor: 'var(--ink)',
  color: 'var(--paper)',
  '& :focus-visible': { outlineColor: 'currentcolor' },
  borderRadius: '3px',
  boxShadow: 'var(--elevation)',
} as const;
