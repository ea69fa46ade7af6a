import { localStorageStore, type Store } from 'ra-core';
import { KEYS } from '../ui/key.setting.ts';

/** What belongs to the device and not to a person: the page reads it before anybody is known. */
const ofDevice = new Set(['locale', 'theme']);

/** What stays when the person signs out: what they arranged on purpose. Pages, sorts and chosen rows go. */
const stays = (key: string): boolean => key.startsWith('saved.') || key.endsWith('columns') || key === KEYS;

/**
 * React-admin's store with a compartment of its own for each account, so that two people of one browser see neither
 * filters nor columns of each other. Theme and language are the browser's.
 */
export function accountStore(accountId: string): Store {
  const device = localStorageStore();
  const own = localStorageStore('1', `-${accountId}`);
  const at = (key: string): Store => (ofDevice.has(key) ? device : own);
  return {
    setup: () => {
      device.setup();
      own.setup();
    },
    teardown: () => {
      device.teardown();
      own.teardown();
    },
    getItem: (key, fallback) => at(key).getItem(key, fallback),
    setItem: (key, value) => at(key).setItem(key, value),
    removeItem: (key) => at(key).removeItem(key),
    removeItems: (prefix) => own.removeItems(prefix),
    reset: () => {
      const keys = Object.keys(own.listItems?.() ?? {});
      for (const key of keys) if (!stays(key)) own.removeItem(key);
    },
    subscribe: (key, callback) => at(key).subscribe(key, callback),
    listItems: (prefix) => own.listItems?.(prefix) ?? {},
  };
}
