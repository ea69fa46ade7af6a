import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { nextRowIndex } from '../../../ui/list/row-navigation.hook.ts';
import type { CandidateRow } from '../application-types.ts';

/** The parameter of the address that names the candidate beside the list. */
const OPEN = 'open';

const linkOf = (id: string): HTMLElement | null => document.querySelector(`[data-row="${CSS.escape(id)}"] a`);

/**
 * Returns the candidate one is at among the rows of the triage list. The link of their row has the focus after each step. The
 * address follows, so that a reload shows the same one; it is not asked, for keys come faster than it changes.
 */
export function useTriagePosition(rows: readonly CandidateRow[]) {
  const [search, setSearch] = useSearchParams();
  const [openId, setOpenId] = useState(search.get(OPEN));
  const index = rows.findIndex(({ id }) => id === openId);
  const last = useRef<{ id: string; index: number } | null>(null);
  const isFocusWanted = useRef(false);
  useEffect(() => {
    if (openId && index !== -1) last.current = { id: openId, index };
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    const link = openId ? linkOf(openId) : null;
    link?.focus({ preventScroll: true });
    link?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, index]);
  useEffect(() => {
    if (search.get(OPEN) === openId) return;
    const write = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      if (openId) after.set(OPEN, openId);
      else after.delete(OPEN);
      return after;
    };
    setSearch(write, { replace: true });
  }, [openId, search, setSearch]);
  const go = (id: string | undefined) => {
    isFocusWanted.current = true;
    setOpenId(id ?? null);
  };
  /* Anyone who decides faster than the list is reloaded comes to its end, and continues once there are more. */
  const isWaiting = useRef(false);
  const firstId = rows[0]?.id;
  useEffect(() => {
    if (!isWaiting.current || firstId === undefined) return;
    isWaiting.current = false;
    isFocusWanted.current = true;
    setOpenId(firstId);
  }, [firstId]);
  const step = (by: 1 | -1) => () => {
    const ids = rows.map(({ id }) => id);
    const current = openId && index !== -1 ? { id: openId, index } : last.current;
    const id = ids[nextRowIndex(ids, current, by)];
    if (id !== undefined) go(id);
  };
  return {
    openId,
    /** The row one is at; none when it has left the list, so that no key reaches somebody who is not in sight. */
    row: rows[index],
    index,
    go,
    next: step(1),
    previous: step(-1),
    /** Goes on from the row one is at, which leaves the list: to the one below it, or else above it. */
    leave: () => {
      const next = rows[index + 1] ?? rows[index - 1];
      isWaiting.current = next === undefined;
      go(next?.id);
    },
  };
}
