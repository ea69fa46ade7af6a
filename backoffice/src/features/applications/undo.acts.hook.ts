import { applicationLimits } from '@prentice/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decided } from './undo.frame.tsx';

const UNDO_MS = applicationLimits.undoMinutes * 60_000;
/** An answer that takes longer than this is worth a word, in milliseconds. */
const LATE_MS = 300;

/** A decision that can be taken back, and how far it is. */
export interface Act extends Decided {
  readonly key: number;
  /** `late` has no answer yet and shows; `taken` is being taken back. */
  readonly stage: 'sent' | 'late' | 'made' | 'taken';
  /** Until when it can be taken back, in milliseconds. */
  readonly until: number;
}

const without = (acts: readonly Act[], ids: readonly string[], but?: number): readonly Act[] =>
  acts
    .map((act) => (act.key === but ? act : { ...act, ids: act.ids.filter((id) => !ids.includes(id)) }))
    .filter(({ ids: left }) => left.length > 0);

/** The newest act that nobody takes back yet. */
export const newestOf = (acts: readonly Act[]): Act | undefined => acts.findLast(({ stage }) => stage !== 'taken');

/** The newest act among those that show: one whose answer comes at once is not announced twice. */
export const shownOf = (acts: readonly Act[]): Act | undefined =>
  acts.findLast(({ stage }) => stage === 'made' || stage === 'late');

/**
 * The decisions that were made here and can be taken back, oldest first. Each leaves when its time is over. A later decision
 * about the same candidate takes the place of the former, which cannot be reached any more.
 */
export function useActs() {
  const [acts, setActs] = useState<readonly Act[]>([]);
  /* Keys come faster than the screen is drawn. */
  const latest = useRef(acts);
  const keys = useRef(0);
  const change = useCallback((next: (before: readonly Act[]) => readonly Act[]) => {
    latest.current = next(latest.current);
    setActs(latest.current);
  }, []);
  const put = useCallback(
    (key: number, part: (act: Act) => Partial<Act>) =>
      change((before) => before.map((act) => (act.key === key ? { ...act, ...part(act) } : act))),
    [change],
  );
  const drop = useCallback((key: number) => change((before) => before.filter((act) => act.key !== key)), [change]);
  const forget = useCallback((ids: readonly string[]) => change((before) => without(before, ids)), [change]);
  const remember = useCallback(
    (decided: Decided) => {
      const key = (keys.current += 1);
      change((before) => [...before, { ...decided, key, stage: 'sent', until: Infinity }]);
      const late = setTimeout(() => put(key, ({ stage }) => ({ stage: stage === 'sent' ? 'late' : stage })), LATE_MS);
      const settle = (ids: readonly string[]) => {
        clearTimeout(late);
        if (ids.length === 0) return drop(key);
        change((before) => without(before, ids, key));
        put(key, ({ stage }) => ({ ids, until: Date.now() + UNDO_MS, stage: stage === 'taken' ? stage : 'made' }));
      };
      decided.made.then(settle, () => settle([]));
    },
    [change, put, drop],
  );
  const first = Math.min(...acts.map(({ until }) => until));
  useEffect(() => {
    if (first === Infinity) return undefined;
    const over = () => change((before) => before.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(over, Math.max(0, first - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [first, change]);
  return {
    acts,
    latest,
    remember,
    forget,
    put,
    drop,
    clear: useCallback(() => change(() => []), [change]),
  };
}
