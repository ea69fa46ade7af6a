import { accountPrefix } from './draft-keys.ts';

/** The part of a browser's storage that drafts use. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Input that was typed and that the server does not have yet. */
export interface Draft<T> {
  readonly value: T;
  /** Version of the record that the draft was made from; null for a record that does not exist yet. */
  readonly version: number | null;
}

export interface DraftStoreOptions<T> {
  /** Which kind of form the drafts belong to, such as `profile`. */
  readonly name: string;
  /** Whose drafts they are. Nobody else's are ever read. */
  readonly accountId: string;
  /** Returns the storage. It is a function because a browser that forbids storage throws when it is named. */
  readonly storage: () => DraftStorage;
  /** Returns the stored value if it still has the shape that the form needs, else null. It may throw. */
  readonly parse: (value: unknown) => T | null;
  readonly now?: () => number;
}

/** Milliseconds after which a draft is forgotten. */
export const DRAFT_LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000;

/* Where the browser keeps nothing, or nothing more, the page does until it is left. */
const fallbacks = new WeakMap<object, Map<string, string>>();
const forbidden = {};

function fallbackOf(storage: DraftStorage | null): Map<string, string> {
  const owner = storage ?? forbidden;
  const drafts = fallbacks.get(owner) ?? new Map<string, string>();
  fallbacks.set(owner, drafts);
  return drafts;
}

/** Returns what the function returns, or null when it throws. */
function attempt<R>(work: () => R): R | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The drafts of one kind and one account. A forbidden, full or damaged storage never throws. */
export interface DraftStore<T> {
  /** Returns the storage key of the draft about a record, for the events of other tabs. */
  key: (about: string) => string;
  /** Returns the draft about a record; null when there is none, or one that is damaged or too old. */
  read: (about: string) => Draft<T> | null;
  /** Parses what a tab has stored; null when it is damaged or too old. */
  parse: (stored: string | null) => Draft<T> | null;
  /** Stores a draft with the version of the record that it was made from. */
  save: (about: string, value: T, version?: number | null) => void;
  remove: (about: string) => void;
}

/** Creates a store of drafts. */
export function createDraftStore<T>(options: DraftStoreOptions<T>): DraftStore<T> {
  const { name, accountId, now = Date.now } = options;
  const key = (about: string): string => `${accountPrefix(accountId)}${name}.${about}`;

  const parse = (stored: string | null): Draft<T> | null =>
    attempt(() => {
      const parsed: unknown = JSON.parse(stored ?? 'null');
      if (typeof parsed !== 'object' || parsed === null || !('savedAt' in parsed) || !('value' in parsed)) return null;
      if (typeof parsed.savedAt !== 'number' || now() - parsed.savedAt > DRAFT_LIFETIME_MS) return null;
      const value = options.parse(parsed.value);
      const version = 'version' in parsed && typeof parsed.version === 'number' ? parsed.version : null;
      return value === null ? null : { value, version };
    });

  const remove = (about: string): void => {
    const storage = attempt(options.storage);
    fallbackOf(storage).delete(key(about));
    attempt(() => storage?.removeItem(key(about)));
  };

  return {
    key,
    parse,
    remove,
    read(about) {
      const storage = attempt(options.storage);
      const stored = fallbackOf(storage).get(key(about)) ?? attempt(() => storage?.getItem(key(about)) ?? null);
      const draft = parse(stored);
      if (stored !== null && !draft) remove(about);
      return draft;
    },
    save(about, value, version = null) {
      const storage = attempt(options.storage);
      const text = JSON.stringify({ savedAt: now(), version, value });
      const isStored = storage !== null && attempt(() => storage.setItem(key(about), text)) !== null;
      if (isStored) fallbackOf(storage).delete(key(about));
      else fallbackOf(storage).set(key(about), text);
    },
  };
}

/** Returns whether the record was changed since the draft was made from it. */
export const isOutdated = (draft: Pick<Draft<unknown>, 'version'>, version: number): boolean =>
  draft.version !== null && draft.version !== version;
