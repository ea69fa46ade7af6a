import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Returns whether the island is hydrated. Before that, its buttons do nothing. */
export const useHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
