import { describe, expect, it } from 'vitest';
import { clearDrafts } from './clear-drafts.ts';
import { createDraftStore, DRAFT_LIFETIME_MS, isOutdated, type DraftStorage } from './draft-store.ts';

const memory = () => {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
};

const parse = (value: unknown) => (typeof value === 'string' ? value : null);
const open = (storage: () => DraftStorage, { accountId = 'ada', now = (): number => 0 } = {}) =>
  createDraftStore({ name: 'note', accountId, storage, parse, now });
const forbid = () => {
  throw new Error('forbidden');
};

describe('a draft', () => {
  it('is read by its account and about its record only', () => {
    const storage = memory();
    open(() => storage).save('one', 'Dear team', 3);
    expect(open(() => storage).read('one')).toEqual({ value: 'Dear team', version: 3 });
    expect(open(() => storage).read('two')).toBeNull();
    expect(open(() => storage, { accountId: 'bob' }).read('one')).toBeNull();
    open(() => storage).remove('one');
    expect(storage).toHaveLength(0);
  });

  it('is forgotten and removed after 30 days', () => {
    const storage = memory();
    open(() => storage).save('one', 'Dear team');
    expect(open(() => storage, { now: () => DRAFT_LIFETIME_MS }).read('one')?.value).toBe('Dear team');
    expect(open(() => storage, { now: () => DRAFT_LIFETIME_MS + 1 }).read('one')).toBeNull();
    expect(storage).toHaveLength(0);
  });

  it('is ignored and removed when it is damaged or has another shape', () => {
    const storage = memory();
    const store = open(() => storage);
    for (const damaged of [
      '{',
      'null',
      '"text"',
      '{"value":"x"}',
      '{"savedAt":"today","value":"x"}',
      '{"savedAt":0,"value":5}',
    ]) {
      storage.setItem(store.key('one'), damaged);
      expect(store.read('one')).toBeNull();
      expect(storage).toHaveLength(0);
    }
  });

  it('is ignored when the parser of its form throws', () => {
    const storage = memory();
    const store = createDraftStore<string>({ name: 'note', accountId: 'ada', storage: () => storage, parse: forbid });
    store.save('one', 'Dear team');
    expect(store.read('one')).toBeNull();
  });

  it('stays with the page when the storage is full, and moves to the storage when there is space again', () => {
    const storage = memory();
    const full: DraftStorage = { ...storage, setItem: forbid };
    const store = open(() => full);
    store.save('one', 'Dear team');
    expect(store.read('one')?.value).toBe('Dear team');
    full.setItem = storage.setItem;
    store.save('one', 'Dear all');
    expect(storage.getItem(store.key('one'))).toContain('Dear all');
    expect(store.read('one')?.value).toBe('Dear all');
  });

  it('stays with the page when the browser forbids storage', () => {
    const store = open(forbid);
    store.save('forbidden', 'Dear team');
    expect(store.read('forbidden')?.value).toBe('Dear team');
    store.remove('forbidden');
    expect(store.read('forbidden')).toBeNull();
  });

  it('is outdated once its record has another version', () => {
    expect(isOutdated({ version: 3 }, 3)).toBe(false);
    expect(isOutdated({ version: 3 }, 4)).toBe(true);
    expect(isOutdated({ version: null }, 4)).toBe(false);
  });
});

describe('clearing drafts', () => {
  const browser = () => {
    const [localStorage, sessionStorage] = [memory(), memory()];
    open(() => localStorage).save('one', 'Hers');
    open(() => sessionStorage, { accountId: 'bob' }).save('one', 'His');
    localStorage.setItem('theme', 'dark');
    return { localStorage, sessionStorage };
  };

  it('removes the drafts of everybody from both storages at sign-out, and nothing else', () => {
    const shared = browser();
    clearDrafts(shared);
    expect(shared.localStorage.key(0)).toBe('theme');
    expect(shared.localStorage).toHaveLength(1);
    expect(shared.sessionStorage).toHaveLength(0);
  });

  it('removes the drafts of everybody else when somebody signs in', () => {
    const shared = browser();
    clearDrafts(shared, ['ada']);
    expect(open(() => shared.localStorage).read('one')?.value).toBe('Hers');
    expect(shared.sessionStorage).toHaveLength(0);
  });

  it('does nothing where the browser forbids storage', () => {
    const shared = {
      get localStorage() {
        return forbid();
      },
      get sessionStorage() {
        return forbid();
      },
    };
    expect(() => clearDrafts(shared)).not.toThrow();
  });
});
