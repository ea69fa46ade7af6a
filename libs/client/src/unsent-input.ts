/** Prefix of the storage keys of input that was typed and not sent. */
const KEY_PREFIX = 'typed.';

/** A window whose session storage may hold unsent input. */
interface TabWindow {
  readonly sessionStorage: Pick<Storage, 'length' | 'key' | 'removeItem'>;
}

/** Returns the storage key of a person's unsent input. */
export const unsentInputKey = (personId: string, about: string): string => `${KEY_PREFIX}${personId}.${about}`;

/** Removes the unsent input of this tab: all of it, or all but the given person's. */
export function clearUnsentInput(tab: TabWindow, butOf?: string): void {
  const own = butOf === undefined ? undefined : unsentInputKey(butOf, '');
  try {
    const { sessionStorage: kept } = tab;
    const names = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
    for (const name of names) if (name.startsWith(KEY_PREFIX) && !(own && name.startsWith(own))) kept.removeItem(name);
  } catch {
    /* Without a session storage there is nothing to remove. */
  }
}
