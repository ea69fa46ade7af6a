import { useState } from 'react';
import { isMarked, withMarks, type Marks } from './inbox-actions.hook.ts';
import type { InboxItem } from './inbox-loader.ts';

const byNewest = (left: InboxItem, right: InboxItem): number => right.createdAt.localeCompare(left.createdAt);

/** Adds to the unread notifications those that were marked here: rows stay where they are while somebody marks them. */
export function useMarkedRows(items: readonly InboxItem[], isUnreadOnly: boolean) {
  const [marked, setMarked] = useState<readonly InboxItem[]>([]);
  const ids = new Set(items.map(({ id }) => id));
  const remaining = isUnreadOnly ? marked.filter(({ id }) => !ids.has(id)) : [];
  return {
    rows: remaining.length > 0 ? [...items, ...remaining].toSorted(byNewest) : items,
    keptCount: remaining.length,
    /** Remembers which of those that are shown were marked. */
    keepMarked: (marks: Marks, visibleRows: readonly InboxItem[], now: number): void =>
      setMarked((before) => {
        const others = before.filter(({ id }) => !visibleRows.some((item) => item.id === id));
        const isConcerned = ({ id }: InboxItem) => isMarked(marks, id) || before.some((item) => item.id === id);
        return withMarks([...others, ...visibleRows.filter(isConcerned)], [marks], now);
      }),
  };
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
