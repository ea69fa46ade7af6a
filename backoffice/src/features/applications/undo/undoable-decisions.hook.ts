import { undoUntil } from '@prentice/contract';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { decisionStoreOf, type SentDecision, type UndoableDecision } from './decision-store.ts';

/** An answer that takes longer than this is worth a word, in milliseconds. */
const LATE_MS = 300;

const without = (
  decisions: readonly UndoableDecision[],
  ids: readonly string[],
  but?: number,
): readonly UndoableDecision[] =>
  decisions
    .map((decision) =>
      decision.key === but ? decision : { ...decision, ids: decision.ids.filter((id) => !ids.includes(id)) },
    )
    .filter(({ ids }) => ids.length > 0);

/** Returns the newest decision that nobody undoes yet. */
export const newestUndoable = (decisions: readonly UndoableDecision[]): UndoableDecision | undefined =>
  decisions.findLast(({ stage }) => stage !== 'undoing');

/** Returns the newest decision among those that show: one whose answer comes at once is not announced twice. */
export const newestShown = (decisions: readonly UndoableDecision[]): UndoableDecision | undefined =>
  decisions.findLast(({ stage }) => stage === 'made' || stage === 'late');

/**
 * Returns the decisions that were made here and can be undone, oldest first. Each leaves when its time is over. A later
 * decision about the same candidate takes the place of the former, which cannot be reached any more.
 * @param sharedAs names the screens that offer the same decisions; without it the screen has its own
 */
export function useUndoableDecisions(sharedAs?: string) {
  const [store] = useState(() => decisionStoreOf(sharedAs));
  const decisions = useSyncExternalStore(store.subscribe, () => store.value);
  const { change } = store;
  const put = useCallback(
    (key: number, part: (decision: UndoableDecision) => Partial<UndoableDecision>) =>
      change((before) =>
        before.map((decision) => (decision.key === key ? { ...decision, ...part(decision) } : decision)),
      ),
    [change],
  );
  const drop = useCallback(
    (key: number) => change((before) => before.filter((decision) => decision.key !== key)),
    [change],
  );
  const forget = useCallback((ids: readonly string[]) => change((before) => without(before, ids)), [change]);
  const remember = useCallback(
    (decided: SentDecision) => {
      const key = store.nextKey();
      change((before) => [...before, { ...decided, key, stage: 'sent', until: Infinity }]);
      const late = setTimeout(() => put(key, ({ stage }) => ({ stage: stage === 'sent' ? 'late' : stage })), LATE_MS);
      const settle = (ids: readonly string[]) => {
        clearTimeout(late);
        if (ids.length === 0) return drop(key);
        change((before) => without(before, ids, key));
        put(key, ({ stage }) => ({
          ids,
          until: undoUntil(new Date()).getTime(),
          stage: stage === 'undoing' ? stage : 'made',
        }));
      };
      decided.confirmedIds.then(settle, () => settle([]));
    },
    [store, change, put, drop],
  );
  const first = Math.min(...decisions.map(({ until }) => until));
  useEffect(() => {
    if (first === Infinity) return undefined;
    const over = () => change((before) => before.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(over, Math.max(0, first - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [first, change]);
  return {
    decisions,
    /** Returns them as they are now: keys come faster than the screen is drawn. */
    latest: () => store.value,
    remember,
    forget,
    put,
    drop,
    clear: useCallback(() => change(() => []), [change]),
  };
}
