/** Beginning of the names under which a tab keeps words that were typed and not sent. */
const TYPED = 'typed.';

/** A page whose tab may keep words. */
interface Tab {
  readonly sessionStorage: Pick<Storage, 'length' | 'key' | 'removeItem'>;
}

/** The name under which a person's words are kept. */
export const typedName = (personId: string, about: string): string => `${TYPED}${personId}.${about}`;

/** Forgets what was typed in this tab: at sign-out all of it, else what is not this person's. */
export function forgetTyped(tab: Tab, butOf?: string): void {
  const own = butOf === undefined ? undefined : typedName(butOf, '');
  try {
    const { sessionStorage: kept } = tab;
    const names = Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '');
    for (const name of names) if (name.startsWith(TYPED) && !(own && name.startsWith(own))) kept.removeItem(name);
  } catch {
    /* A browser that keeps nothing has nothing to forget. */
  }
}
