import { Button } from '@mui/material';
import { useAddUndoableMutation, useNotificationContext, useNotify, useTakeUndoableMutation } from 'ra-core';
import { useCallback, useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { ExternalStore } from './external-store.ts';
import { ShortcutKey, useKeyboardShortcuts } from '../keyboard/KeyboardShortcuts.tsx';

interface UndoableAction {
  readonly message: string;
  /** Says, once it is undone, how things are. */
  readonly undoneMessage: string;
  /** What to do once the time to undo has passed; nothing where it was done at once. */
  readonly run: () => void;
  /** What to restore when it is undone. */
  readonly undo?: () => void;
}

interface Announced extends Pick<UndoableAction, 'message' | 'undoneMessage'> {
  /** Brings back what was written for it. */
  readonly restoreDraft?: () => void;
}

/** How many announcements were ended, what can be undone now, and whether its time has passed. */
const announcements = new ExternalStore<{ endedCount: number; undoable: Announced | null; isClosing: boolean }>({
  endedCount: 0,
  undoable: null,
  isClosing: false,
});

const setUndoable = (undoable: Announced | null): void =>
  announcements.change((before) => ({ ...before, undoable, isClosing: false }));

/** Returns how many announcements were ended: what shows them begins anew with each. */
export const useEndedAnnouncements = (): number =>
  useSyncExternalStore(announcements.subscribe, () => announcements.value.endedCount);

/** Begins something. Where it is announced with "Undo" and then undone, brings back what was written for it. */
export function restoreIfUndone<Result>(begin: () => Result, restoreDraft: () => void): Result {
  const before = announcements.value.undoable;
  const result = begin();
  const { undoable } = announcements.value;
  if (undoable && undoable !== before) setUndoable({ ...undoable, restoreDraft });
  return result;
}

/** Returns what ends every message that shows or waits to be shown: the next one shows at once. */
export function useClearMessages(): () => void {
  const { resetNotifications } = useNotificationContext();
  return useCallback(() => {
    resetNotifications();
    announcements.change((before) => ({ ...before, endedCount: before.endedCount + 1 }));
  }, [resetNotifications]);
}

/** Returns the end of what is announced now, if anything is: it is made, or undone, which is said in the same place. */
function useEndAnnouncement(): (outcome: { readonly isUndo: boolean }) => void {
  const notify = useNotify();
  const takeMutation = useTakeUndoableMutation();
  const clearMessages = useClearMessages();
  return useCallback(
    (outcome) => {
      const finish = takeMutation();
      if (!finish) return;
      const { undoable } = announcements.value;
      finish(outcome);
      clearMessages();
      if (outcome.isUndo && undoable) notify(undoable.undoneMessage, { type: 'info' });
    },
    [takeMutation, clearMessages, notify],
  );
}

const UNDO_KEY = 'u';

/** Takes back what is announced. */
function UndoButton(): ReactElement {
  const text = useMessages();
  const endAnnouncement = useEndAnnouncement();
  return (
    <Button
      color="inherit"
      size="small"
      aria-keyshortcuts={UNDO_KEY}
      onClick={() => endAnnouncement({ isUndo: true })}
      sx={{ minHeight: { xs: 44, sm: 32 } }}
    >
      {text('action.undo')}
      <ShortcutKey name={UNDO_KEY} />
    </Button>
  );
}

/** How long an announced action can be undone before it is made, in seconds. */
export const UNDO_SECONDS = 8;

/**
 * Announces an action with "Undo" and makes it when the announcement closes, when the next action is announced, or when the
 * page is left: only one waits at a time. A click elsewhere does not close it.
 */
export function useUndoableAction(): (action: UndoableAction) => void {
  const notify = useNotify();
  const add = useAddUndoableMutation();
  const endAnnouncement = useEndAnnouncement();
  const clearMessages = useClearMessages();
  return useCallback(
    ({ message, undoneMessage, run, undo }) => {
      endAnnouncement({ isUndo: false });
      /* Messages show one after the other: while an earlier one stands, nobody could undo by its button. */
      clearMessages();
      /* Not react-admin's own kind of announcement: that one has the browser ask whoever leaves the page. */
      notify(message, {
        type: 'info',
        autoHideDuration: UNDO_SECONDS * 1_000,
        disableWindowBlurListener: true,
        action: <UndoButton />,
        onClose: (_event: unknown, reason: string) => {
          if (reason !== 'clickaway') announcements.change((before) => ({ ...before, isClosing: true }));
        },
      });
      setUndoable({ message, undoneMessage });
      add(({ isUndo }) => {
        const { undoable } = announcements.value;
        setUndoable(null);
        if (!isUndo) return run();
        undoable?.restoreDraft?.();
        return undo?.();
      });
    },
    [notify, add, endAnnouncement, clearMessages],
  );
}

/**
 * Makes what is announced once its time has passed, and at once when the page is hidden or left: a phone says no more than
 * that before it ends a page.
 */
export function useAnnouncementEnd(): void {
  const endAnnouncement = useEndAnnouncement();
  const isClosing = useSyncExternalStore(announcements.subscribe, () => announcements.value.isClosing);
  useEffect(() => {
    if (isClosing) endAnnouncement({ isUndo: false });
  }, [isClosing, endAnnouncement]);
  useEffect(() => {
    const end = () => endAnnouncement({ isUndo: false });
    const endIfHidden = () => document.visibilityState === 'hidden' && end();
    window.addEventListener('pagehide', end);
    document.addEventListener('visibilitychange', endIfHidden);
    return () => {
      window.removeEventListener('pagehide', end);
      document.removeEventListener('visibilitychange', endIfHidden);
    };
  }, [endAnnouncement]);
}

/** Undoes by key what is announced, on whichever screen one is by then. */
export function useUndoKey(): void {
  const text = useMessages();
  const endAnnouncement = useEndAnnouncement();
  const canUndo = useSyncExternalStore(announcements.subscribe, () => announcements.value.undoable !== null);
  const undo = { key: UNDO_KEY, label: text('action.undo'), run: () => endAnnouncement({ isUndo: true }) };
  useKeyboardShortcuts(canUndo ? [undo] : []);
}
