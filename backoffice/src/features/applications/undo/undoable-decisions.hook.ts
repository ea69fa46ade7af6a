import { undoUntil } from '@prentice/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

/** An answer that takes longer than this is worth a word, in milliseconds. */
const LATE_MS = 300;

/** A decision that can be undone, as it is sent. */
export interface SentDecision {
  readonly to: 'shortlisted' | 'rejected';
  readonly ids: readonly string[];
  /** Who it is about, when it is about one. */
  readonly name: string;
  /** For whom it was made, once the server has answered. */
  readonly confirmedIds: Promise<readonly string[]>;
}

/** A decision that can be undone, and how far it is. */
export interface UndoableDecision extends SentDecision {
  readonly key: number;
  /** `late` has no answer yet and shows; `undoing` is being undone. */
  readonly stage: 'sent' | 'late' | 'made' | 'undoing';
  /** Until when it can be undone, in milliseconds since 1970. */
  readonly until: number;
}

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
 */
export function useUndoableDecisions() {
  const [decisions, setDecisions] = useState<readonly UndoableDecision[]>([]);
  /* Keys come faster than the screen is drawn. */
  const latest = useRef(decisions);
  const keys = useRef(0);
  const change = useCallback((next: (before: readonly UndoableDecision[]) => readonly UndoableDecision[]) => {
    latest.current = next(latest.current);
    setDecisions(latest.current);
  }, []);
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
      const key = (keys.current += 1);
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
    [change, put, drop],
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
    latest,
    remember,
    forget,
    put,
    drop,
    clear: useCallback(() => change(() => []), [change]),
  };
}
