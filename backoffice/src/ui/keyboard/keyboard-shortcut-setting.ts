import { useStore } from 'ra-core';

/** Where it is remembered, for each person by themselves. */
export const SINGLE_KEYS_SETTING = 'keys.single';

/** Returns whether single letters make moves. Who dictates, or strikes keys by accident, switches them off. */
export const useSingleKeySetting = (): [boolean, (on: boolean) => void] => useStore(SINGLE_KEYS_SETTING, true);

/** Returns whether a key is a letter, digit or sign of its own; those can be switched off, Enter and the arrows cannot. */
export const isSingleKey = (key: string): boolean => key.length === 1 && key !== ' ';
