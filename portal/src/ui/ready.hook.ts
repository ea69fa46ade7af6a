import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** Whether the script of an island is there; until then nobody hears what is pressed in it. */
export const useReady = (): boolean => useSyncExternalStore(neverChanges, inBrowser, onServer);
