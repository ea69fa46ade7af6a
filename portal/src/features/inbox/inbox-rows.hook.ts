import { useState } from 'react';
import { isMarked, withMarks, type Marks } from './inbox-actions.hook.ts';
import { byNewest, type InboxItem } from './inbox-loader.ts';

/**
 * Adds to what is loaded the notifications that were marked here and are not among them any more: rows stay where they are
 * while somebody marks them.
 */
export function useMarkedRows(items: readonly InboxItem[], isUnreadOnly: boolean) {
  const [marked, setMarked] = useState<readonly InboxItem[]>([]);
  const ids = new Set(items.map(({ id }) => id));
  const isKept = ({ id, readAt }: InboxItem): boolean => !ids.has(id) && (isUnreadOnly || readAt !== null);
  const remaining = marked.filter(isKept);
  return {
    rows: remaining.length > 0 ? [...items, ...remaining].toSorted(byNewest) : items,
    /** How many of them the number of all does not count. */
    keptCount: isUnreadOnly ? remaining.length : 0,
    /** Remembers which of those that are shown were marked. */
    keepMarked: (marks: Marks, visibleRows: readonly InboxItem[], now: number): void =>
      setMarked((before) => {
        const others = before.filter(({ id }) => !visibleRows.some((item) => item.id === id));
        const isConcerned = ({ id }: InboxItem) => isMarked(marks, id) || before.some((item) => item.id === id);
        return withMarks([...others, ...visibleRows.filter(isConcerned)], [marks], now);
      }),
  };
}

/**
 * Returns whether a notification was unread when it was first shown: it stays among the new ones while the page is open,
 * whatever it is marked as.
 */
export function useNewRows(items: readonly InboxItem[]): (item: InboxItem) => boolean {
  const [isNewById, setIsNewById] = useState<ReadonlyMap<string, boolean>>(new Map());
  const unseen = items.filter(({ id }) => !isNewById.has(id));
  if (unseen.length > 0)
    setIsNewById(new Map([...isNewById, ...unseen.map(({ id, readAt }) => [id, readAt === null] as const)]));
  return ({ id, readAt }) => isNewById.get(id) ?? readAt === null;
}

/** Pixels from the top of the page within which new notifications are shown at once. */
const NEAR_TOP = 80;

/** Holds back what arrives while somebody reads further down: it would push away what they read. */
export function useHeldArrivals(rows: readonly InboxItem[]) {
  const newest = rows[0]?.createdAt ?? '';
  const [shownUntil, setShownUntil] = useState(newest);
  if (newest > shownUntil && (shownUntil === '' || scrollY <= NEAR_TOP)) setShownUntil(newest);
  const visibleRows = rows.filter(({ createdAt }) => createdAt <= shownUntil);
  return { visibleRows, heldCount: rows.length - visibleRows.length, showHeld: () => setShownUntil(newest) };
}
