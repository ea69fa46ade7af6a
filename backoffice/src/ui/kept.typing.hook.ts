import { useCallback, useState } from 'react';
import { useLeaveWarning } from './leave.warning.hook.ts';

/** What somebody is writing, and what can become of it. */
export interface KeptTyping<Typed> {
  readonly typed: Typed;
  /** Whether it begins with what was written before and not sent. */
  readonly resumed: boolean;
  readonly write: (next: Typed) => void;
  /** Begins again, with nothing of what was written. */
  readonly restart: () => void;
  /** Keeps nothing for the next time, for it was sent. */
  readonly forget: () => void;
}

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/**
 * A place for what is being written in one kind of dialog or screen. It is there again when that was left by mistake,
 * until it is forgotten because it was sent, or the page is closed, before which the browser asks. Call it once, in a
 * module, and the hook it gives in a component. The hook's `key` says what the words are about; a component whose key
 * changes needs a React key as well.
 */
export function keptTyping<Typed>() {
  const kept = new Map<string, Typed>();
  return function useKeptTyping(key: string, first: () => Typed): KeptTyping<Typed> {
    const [begun] = useState(first);
    const [typed, setTyped] = useState(() => kept.get(key) ?? begun);
    const [resumed, setResumed] = useState(() => kept.has(key));
    useLeaveWarning(!same(typed, begun));
    const write = (next: Typed) => {
      if (same(next, begun)) kept.delete(key);
      else kept.set(key, next);
      setTyped(next);
    };
    const restart = () => {
      write(begun);
      setResumed(false);
    };
    const forget = useCallback(() => void kept.delete(key), [key]);
    return { typed, resumed, write, restart, forget };
  };
}
