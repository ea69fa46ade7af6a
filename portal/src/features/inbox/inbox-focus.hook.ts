import { useEffect, useRef, type RefObject } from 'react';
import { focusRow, rowsIn } from './inbox-keys.hook.ts';

/** Where the tab keeps which notification was opened last. */
const KEY = 'inbox-opened';

/** Remembers the notification that is being opened, for the way back. */
export const rememberOpened = (id: string): void => sessionStorage.setItem(KEY, id);

const isReturn = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/**
 * Moves the focus to the notification that was opened when somebody comes back to the inbox, so that they go on from
 * there.
 */
function useReturnToOpened(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (!id || !isReturn()) return;
    const rows = rowsIn(list.current);
    const index = rows.findIndex(({ dataset }) => dataset['notification'] === id);
    if (index >= 0) focusRow(rows, index, { preventScroll: true });
  }, [list]);
}

/** Moves the focus to what came of a button that is gone: undoing it, or the first row that was loaded. */
export function useInboxFocus(list: RefObject<HTMLElement | null>, hasUndo: boolean, rowCount: number) {
  const focusTarget = useRef<'undo' | ReadonlySet<string> | null>(null);
  useReturnToOpened(list);
  useEffect(() => {
    const { current } = focusTarget;
    if (current === 'undo' && hasUndo) list.current?.querySelector<HTMLElement>('[data-undo] button')?.focus();
    else if (current instanceof Set && rowCount > current.size) {
      const rows = rowsIn(list.current);
      const firstNew = rows.findIndex(({ dataset }) => !current.has(dataset['notification'] ?? ''));
      if (firstNew >= 0) focusRow(rows, firstNew);
    } else return;
    focusTarget.current = null;
  }, [list, hasUndo, rowCount]);
  const indexOf = (isWanted: (id: string) => boolean): number =>
    rowsIn(list.current).findIndex(({ dataset }) => isWanted(dataset['notification'] ?? ''));
  return {
    /** Once it is offered to undo what was done. */
    onUndo: () => void (focusTarget.current = 'undo'),
    /** Once there are more than these: the first of the others that is shown. */
    onMore: (ids: readonly string[]) => void (focusTarget.current = new Set(ids)),
    after: (id: string) => focusRow(rowsIn(list.current), indexOf((each) => each === id) + 1),
    /** The first of these rows, where the focus is on what undoes their marks and goes with it, or nowhere. */
    leaveUndo: (ids: ReadonlySet<string>) => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest('[data-undo]'))
        /* Whoever has scrolled on meanwhile stays where they are. */
        focusRow(
          rowsIn(list.current),
          indexOf((each) => ids.has(each)),
          { preventScroll: true },
        );
    },
  };
}
