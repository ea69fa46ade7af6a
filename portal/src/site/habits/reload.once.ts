/** At most one reload in this many milliseconds, so that a broken build cannot make a page reload for ever. */
export const RELOAD_PAUSE_MS = 10_000;

const KEY = 'reloadedAt';

interface Place {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now: () => number;
  reload: () => void;
}

/** Reloads the page unless that happened within the last ten seconds. Returns whether it does. */
export function reloadOnce({ storage, now, reload }: Place): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NaN);
  if (Number.isFinite(last) && now() - last < RELOAD_PAUSE_MS) return false;
  storage.setItem(KEY, String(now()));
  reload();
  return true;
}
