import { useAddUndoableMutation, useNotify } from 'ra-core';
import { useCallback } from 'react';

interface UndoableAction {
  readonly message: string;
  /** What to do once the time to undo has passed; nothing where it was done at once. */
  readonly run: () => void;
  /** What to restore when it is undone. */
  readonly undo?: () => void;
}

/** Announces a move with "Undo" and makes it when the announcement closes; leaving the page asks first. */
export function useUndoableAction(): (action: UndoableAction) => void {
  const notify = useNotify();
  const add = useAddUndoableMutation();
  return useCallback(
    ({ message, run, undo }) => {
      notify(message, { type: 'info', undoable: true, autoHideDuration: 6_000 });
      add(({ isUndo }) => (isUndo ? undo?.() : run()));
    },
    [notify, add],
  );
}
