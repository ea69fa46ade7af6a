/** Nobody is signed in any longer. */
export class SessionEndedError extends Error {}

/**
 * Leads somebody whose session has ended to the sign-in page, which says so; back on this page, what they asked for is
 * done.
 * @param action what `takeRequestedAction` will be asked for, such as "save-ID"
 * @returns whether it leads there: other errors are for the caller to tell
 */
export function signInAgain(error: unknown, action: string): boolean {
  if (!(error instanceof SessionEndedError)) return false;
  const { pathname, search } = location;
  location.assign(`/auth/login?next=${encodeURIComponent(`${pathname}${search}#${action}`)}&ended=1`);
  return true;
}
