import { useStore } from 'ra-core';

/** Where it is remembered, for each person by themselves. */
export const KEYS = 'keys.single';

/** Whether single letters make moves. Who dictates, or strikes keys by accident, switches them off. */
export const useSingleKeys = (): [boolean, (on: boolean) => void] => useStore(KEYS, true);

/** Whether a key is a letter, digit or sign of its own; those can be switched off, Enter and the arrows cannot. */
export const isSingle = (key: string): boolean => key.length === 1 && key !== ' ';
