import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { nextRowIndex } from '../../../ui/list/row-navigation.hook.ts';
import type { CandidateRow } from '../application-types.ts';
import { triageParameters } from '../candidate/candidate-origin.hook.ts';
import { useRestoredCandidate } from '../undo/UndoProvider.tsx';

const linkOf = (id: string): HTMLElement | null => document.querySelector(`[data-row="${CSS.escape(id)}"] a`);

/** Returns the candidate who is open at first: the one in the address, moved by the keys pressed before the list had loaded. */
function firstOpenId(rows: readonly CandidateRow[], named: string | null, steps: number): string | null {
  if (steps === 0) return named;
  const index = rows.findIndex(({ id }) => id === named) + steps;
  return rows[Math.max(0, Math.min(rows.length - 1, index))]?.id ?? named;
}

interface TriageStart {
  /** Whether the candidate is beside the list. */
  readonly isSplit: boolean;
  /** By how many rows, downwards, the keys moved before the list had loaded. */
  readonly steps: number;
}

/**
 * Returns the candidate one is at among the rows of the triage list. The link of their row has the focus after each step. The
 * address follows, so that a reload shows the same one; it is not asked, for keys come faster than it changes.
 */
export function useTriagePosition(rows: readonly CandidateRow[], { isSplit, steps }: TriageStart) {
  const [search, setSearch] = useSearchParams();
  const parameter = isSplit ? triageParameters.open : triageParameters.row;
  const other = isSplit ? triageParameters.row : triageParameters.open;
  const [openId, setOpenId] = useState(() =>
    firstOpenId(rows, search.get(triageParameters.open) ?? search.get(triageParameters.row), steps),
  );
  const [isChosen, setChosen] = useState(steps === 0);
  const index = rows.findIndex(({ id }) => id === openId);
  const last = useRef<{ id: string; index: number } | null>(null);
  const isFocusWanted = useRef(steps > 0);
  /* A key must not decide about a row that is not visible. */
  const showFirst = useEffectEvent(() => {
    if (openId) linkOf(openId)?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => showFirst(), []);
  useEffect(() => {
    if (openId && index !== -1) last.current = { id: openId, index };
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    const link = openId ? linkOf(openId) : null;
    link?.focus({ preventScroll: true });
    link?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, index]);
  useEffect(() => {
    if (search.get(parameter) === openId && !search.has(other)) return;
    const write = (before: URLSearchParams) => {
      const after = new URLSearchParams(before);
      after.delete(other);
      if (openId) after.set(parameter, openId);
      else after.delete(parameter);
      return after;
    };
    setSearch(write, { replace: true });
  }, [openId, parameter, other, search, setSearch]);
  const restoredId = useRef<string | null>(null);
  const show = (id: string | undefined, chosen: boolean) => {
    isFocusWanted.current = true;
    restoredId.current = null;
    setChosen(chosen);
    setOpenId(id ?? null);
  };
  const go = (id: string) => show(id, true);
  /* Who is restored is opened once the list has them again, unless one has gone elsewhere by then. */
  const openRestored = () => {
    if (rows.some(({ id }) => id === restoredId.current)) show(restoredId.current ?? undefined, false);
  };
  const openListedAgain = useEffectEvent(openRestored);
  const listedIds = rows.map(({ id }) => id).join();
  useEffect(() => openListedAgain(), [listedIds]);
  useRestoredCandidate((id) => {
    restoredId.current = id;
    openRestored();
  });
  /* Anyone who decides faster than the list is reloaded comes to its end, and continues once there are more. */
  const isWaiting = useRef(false);
  const firstId = rows[0]?.id;
  useEffect(() => {
    if (!isWaiting.current || firstId === undefined) return;
    isWaiting.current = false;
    isFocusWanted.current = true;
    setChosen(false);
    setOpenId(firstId);
  }, [firstId]);
  const step = (by: 1 | -1) => () => {
    const ids = rows.map(({ id }) => id);
    const current = openId && index !== -1 ? { id: openId, index } : last.current;
    const id = ids[nextRowIndex(ids, current, by)];
    if (id !== undefined) show(id, false);
  };
  return {
    openId,
    /** Whether somebody asked for this one; who is passed by key, or comes up because another was decided about, was not asked for. */
    isChosen,
    /** The row one is at; none when it has left the list, so that no key reaches somebody who is not in sight. */
    row: rows[index],
    index,
    go,
    next: step(1),
    previous: step(-1),
    /**
     * Opens another row when the open one is among those that leave the list: the next below it that stays, or else the next
     * above it.
     */
    leave: (leaving: readonly CandidateRow[]) => {
      const stays = ({ id }: CandidateRow) => !leaving.some((row) => row.id === id);
      if (index === -1 || rows.slice(index, index + 1).some(stays)) return;
      const next = rows.slice(index).find(stays) ?? rows.slice(0, index).findLast(stays);
      isWaiting.current = next === undefined;
      show(next?.id, false);
    },
    /** Gives the focus to the row one is at, from what goes away. */
    refocus: () => openId && linkOf(openId)?.focus({ preventScroll: true }),
  };
}

/** Where one is in the list, with the ways on. */
export type TriagePosition = ReturnType<typeof useTriagePosition>;
