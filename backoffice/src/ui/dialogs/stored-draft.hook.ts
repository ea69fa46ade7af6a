import { useCallback, useState, useEffect } from 'react';
import { createDraftStore, type DraftStore } from '@prentice/drafts';
import { currentMe } from '../../providers/me-store.ts';

interface AccountDraftsOptions<T> {
  readonly name: string;
  /** `tab`: until it is closed, for input that the server gets as a whole; `browser`: for what is saved again later. */
  readonly storedIn: 'tab' | 'browser';
  readonly parse: (value: unknown) => T | null;
}

/** Returns the drafts of one kind of the signed-in person. */
export const accountDrafts = <T>({ name, storedIn, parse }: AccountDraftsOptions<T>): DraftStore<T> =>
  createDraftStore({
    name,
    accountId: currentMe().me?.actor.id ?? '',
    storage: () => (storedIn === 'tab' ? sessionStorage : localStorage),
    parse,
  });

/** Makes the browser ask before a page with unsaved words is closed. */
export function useUnsavedChangesWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}

/** What somebody is writing, and what can become of it. */
export interface StoredDraft<Typed> {
  readonly value: Typed;
  /** Whether it begins with what was written before and not sent. */
  readonly resumed: boolean;
  readonly update: (next: Typed) => void;
  /** Begins again, with nothing of what was written. */
  readonly restart: () => void;
  /** Keeps nothing for the next time, for it was sent. */
  readonly discard: () => void;
  /** Keeps for the next time what is written now, for it was not sent after all. */
  readonly keep: () => void;
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

/** Returns whether what was kept still has the shape of what is typed; the program may have changed since. Lists hold words. */
function hasShapeOf<Typed>(value: unknown, model: Typed): value is Typed {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(model)) return Array.isArray(value) && value.every((element) => typeof element === 'string');
  const parts = new Map(entriesOf(value));
  return entriesOf(model).every(([name, part]) => hasShapeOf(parts.get(name), part));
}

/**
 * Makes a place for what is being written in one kind of dialog or screen. It is there again when that was left by mistake,
 * when the page was loaded again, and when the same person has signed in again, until it is forgotten because it was
 * sent, or the person signs out. The browser asks before the page is closed. Call it once, in a module, with a name of
 * its own, and the hook it gives in a component. The hook's `key` says what the words are about; a component whose key
 * changes needs a React key as well. It is no place for secrets.
 * @param isWorthKeeping says what is more than a key pressed by mistake
 */
export function createDraftHook<Typed>(name: string, isWorthKeeping: (typed: Typed) => boolean = () => true) {
  return function useDraft(key: string, first: () => Typed): StoredDraft<Typed> {
    const [initial] = useState(first);
    const [drafts] = useState(() =>
      accountDrafts<Typed>({ name, storedIn: 'tab', parse: (value) => (hasShapeOf(value, initial) ? value : null) }),
    );
    const [stored] = useState(() => drafts.read(key));
    const [value, setValue] = useState(stored ? stored.value : initial);
    const [resumed, setResumed] = useState(stored !== null);
    useUnsavedChangesWarning(!isSame(value, initial) && isWorthKeeping(value));
    const store = (typed: Typed) => {
      if (isSame(typed, initial) || !isWorthKeeping(typed)) drafts.remove(key);
      else drafts.save(key, typed);
    };
    const write = (next: Typed) => {
      store(next);
      setValue(next);
    };
    const keep = () => store(value);
    const restart = () => {
      write(initial);
      setResumed(false);
    };
    const discard = useCallback(() => drafts.remove(key), [drafts, key]);
    return { value, resumed, update: write, restart, discard, keep };
  };
}
