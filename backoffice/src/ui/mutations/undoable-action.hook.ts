import { useAddUndoableMutation, useNotificationContext, useNotify, useTakeUndoableMutation } from 'ra-core';
import { useCallback, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { ExternalStore } from './external-store.ts';
import { useKeyboardShortcuts } from '../keyboard/KeyboardShortcuts.tsx';

interface UndoableAction {
  readonly message: string;
  /** What to do once the time to undo has passed; nothing where it was done at once. */
  readonly run: () => void;
  /** What to restore when it is undone. */
  readonly undo?: () => void;
}

/** How many announcements were ended before their time, and whether one can be undone now. */
const announcements = new ExternalStore({ endedCount: 0, canUndo: false });

const setCanUndo = (canUndo: boolean): void => announcements.change((before) => ({ ...before, canUndo }));

/** Returns how many announcements were ended before their time: what shows them begins anew with each. */
export const useEndedAnnouncements = (): number =>
  useSyncExternalStore(announcements.subscribe, () => announcements.value.endedCount);

/** Returns the end of what is announced now, if anything is: it is made, or undone. */
function useEndAnnouncement(): (outcome: { readonly isUndo: boolean }) => void {
  const takeMutation = useTakeUndoableMutation();
  const { resetNotifications } = useNotificationContext();
  return useCallback(
    (outcome) => {
      const finish = takeMutation();
      if (!finish) return;
      finish(outcome);
      resetNotifications();
      announcements.change((before) => ({ ...before, endedCount: before.endedCount + 1 }));
    },
    [takeMutation, resetNotifications],
  );
}

/**
 * Announces an action with "Undo" and makes it when the announcement closes, or when the next action is announced: only one
 * waits at a time. Leaving the page asks first.
 */
export function useUndoableAction(): (action: UndoableAction) => void {
  const notify = useNotify();
  const add = useAddUndoableMutation();
  const endAnnouncement = useEndAnnouncement();
  return useCallback(
    ({ message, run, undo }) => {
      endAnnouncement({ isUndo: false });
      notify(message, { type: 'info', undoable: true, autoHideDuration: 8_000 });
      setCanUndo(true);
      add(({ isUndo }) => {
        setCanUndo(false);
        if (isUndo) undo?.();
        else run();
      });
    },
    [notify, add, endAnnouncement],
  );
}

/** Undoes by key what is announced, on whichever screen one is by then. */
export function useUndoKey(): void {
  const text = useMessages();
  const endAnnouncement = useEndAnnouncement();
  const canUndo = useSyncExternalStore(announcements.subscribe, () => announcements.value.canUndo);
  const undo = { key: 'u', label: text('action.undo'), run: () => endAnnouncement({ isUndo: true }) };
  useKeyboardShortcuts(canUndo ? [undo] : []);
}
