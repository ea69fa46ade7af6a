import { localStorageStore, memoryStore, type Store } from 'ra-core';
import { SINGLE_KEYS_SETTING } from '../ui/keyboard/keyboard-shortcut-setting.ts';

/** What belongs to the device and not to a person: the page reads it before anybody is known. */
const deviceKeys = new Set(['theme']);

/**
 * Returns what ends with the page: the language, which is the account's and is read from there, and what is selected in
 * lists. After a reload nobody would remember that, and an action would reach rows that are out of sight.
 */
const isOfPage = (key: string): boolean => key === 'locale' || key.endsWith('.selectedIds');

/** The key under which react-admin keeps filters, order and page of a list. */
const isOfList = (key: string): boolean => key.endsWith('.listParams');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns what a list remembers beyond the page: no search, which nobody would expect to be still there. */
function withoutSearch(listParams: unknown): unknown {
  if (!isRecord(listParams) || !isRecord(listParams['filter'])) return listParams;
  const { q: _, ...filter } = listParams['filter'];
  return { ...listParams, filter };
}

/** Returns what stays when the person signs out: what they arranged on purpose. Pages and sorts go. */
const isKeptAtSignOut = (key: string): boolean =>
  key.endsWith('.savedQueries') || key.includes('.datatable') || key === SINGLE_KEYS_SETTING || key === 'board.folds';

/**
 * Makes react-admin's store with a compartment of its own for each account, so that two people of one browser see neither
 * filters nor columns of each other. The theme is the browser's, the language the account's.
 */
export function accountStore(accountId: string): Store {
  const device = localStorageStore();
  const accountStore = localStorageStore('1', `-${accountId}`);
  const page = memoryStore();
  const storeFor = (key: string): Store => (deviceKeys.has(key) ? device : isOfPage(key) ? page : accountStore);
  return {
    setup: () => {
      device.setup();
      accountStore.setup();
      page.setup();
    },
    teardown: () => {
      device.teardown();
      accountStore.teardown();
      page.teardown();
    },
    getItem: (key, fallback) =>
      isOfList(key) ? page.getItem(key, accountStore.getItem(key, fallback)) : storeFor(key).getItem(key, fallback),
    setItem: (key, value) => {
      if (isOfList(key)) accountStore.setItem(key, withoutSearch(value));
      (isOfList(key) ? page : storeFor(key)).setItem(key, value);
    },
    removeItem: (key) => {
      if (isOfList(key)) page.removeItem(key);
      storeFor(key).removeItem(key);
    },
    removeItems: (prefix) => {
      page.removeItems(prefix);
      accountStore.removeItems(prefix);
    },
    reset: () => {
      page.reset();
      const keys = Object.keys(accountStore.listItems?.() ?? {});
      for (const key of keys) if (!isKeptAtSignOut(key)) accountStore.removeItem(key);
    },
    subscribe: (key, callback) => (isOfList(key) ? page : storeFor(key)).subscribe(key, callback),
    listItems: (prefix) => accountStore.listItems?.(prefix) ?? {},
  };
}
