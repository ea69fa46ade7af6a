/** Returns whether an error of `callApi` says that nobody is signed in any longer. */
export const isSessionEnd = (error: unknown): boolean => error instanceof Error && error.cause === 401;

/**
 * Leads somebody whose session has ended to the sign-in page, which says so; back on this page, what they asked for is
 * done.
 * @param error of `callApi`
 * @param action what `takeRequestedAction` will be asked for, such as "save-ID"
 * @returns whether it leads there: other errors are for the caller to tell
 */
export function signInAgain(error: unknown, action: string): boolean {
  if (!isSessionEnd(error)) return false;
  leadToSignIn(action);
  return true;
}

/** Leads to the sign-in page, which says that the session has ended, and back to this page and the action. */
export function leadToSignIn(action: string): void {
  const { pathname, search } = location;
  location.assign(`/auth/login?next=${encodeURIComponent(`${pathname}${search}#${action}`)}&ended=1`);
}
