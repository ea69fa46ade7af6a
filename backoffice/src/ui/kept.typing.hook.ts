import { useCallback, useState } from 'react';
import { useLeaveWarning } from './leave.warning.hook.ts';
import { typedStore } from './typed.store.ts';

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

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

/** Whether what was kept still has the shape of what is typed; the program may have changed since. Lists hold words. */
function isLike<Typed>(value: unknown, model: Typed): value is Typed {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(model)) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  const parts = new Map(entriesOf(value));
  return entriesOf(model).every(([name, part]) => isLike(parts.get(name), part));
}

/**
 * A place for what is being written in one kind of dialog or screen. It is there again when that was left by mistake, when
 * the page was loaded again, and when the same person has signed in again, until it is forgotten because it was sent, or the
 * person signs out. The browser asks before the page is closed. Call it once, in a module, with a name of its own, and the
 * hook it gives in a component. The hook's `key` says what the words are about; a component whose key changes needs a React
 * key as well. It is no place for secrets.
 */
export function keptTyping<Typed>(name: string) {
  return function useKeptTyping(key: string, first: () => Typed): KeptTyping<Typed> {
    const about = `${name}.${key}`;
    const [begun] = useState(first);
    const [found] = useState(() => typedStore.read(about));
    const isFound = isLike(found, begun);
    const [typed, setTyped] = useState(isFound ? found : begun);
    const [resumed, setResumed] = useState(isFound);
    useLeaveWarning(!same(typed, begun));
    const write = (next: Typed) => {
      if (same(next, begun)) typedStore.drop(about);
      else typedStore.keep(about, next);
      setTyped(next);
    };
    const restart = () => {
      write(begun);
      setResumed(false);
    };
    const forget = useCallback(() => typedStore.drop(about), [about]);
    return { typed, resumed, write, restart, forget };
  };
}
