import { accountPrefix, KEY_PREFIX } from './draft-keys.ts';

type ClearableStorage = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** A window whose storages may hold drafts. Naming one throws where the browser forbids it. */
export interface DraftWindow {
  readonly localStorage: ClearableStorage;
  readonly sessionStorage: ClearableStorage;
}

function clearStorage(storage: ClearableStorage, keptPrefixes: readonly string[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys)
    if (key.startsWith(KEY_PREFIX) && !keptPrefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
}

/**
 * Removes the drafts of this browser: all of them when somebody signs out, and those of everybody else when somebody
 * signs in, as several people may use a computer.
 * @param keepIds accounts whose drafts stay
 */
export function clearDrafts(browser: DraftWindow, keepIds: readonly string[] = []): void {
  const keptPrefixes = keepIds.map(accountPrefix);
  for (const storage of [() => browser.localStorage, () => browser.sessionStorage]) {
    try {
      clearStorage(storage(), keptPrefixes);
    } catch {
      /* Without a storage there is nothing to remove. */
    }
  }
}
