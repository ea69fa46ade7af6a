/**
 * Returns whether somebody has just signed in to do this, such as "follow" or "save-ID", and takes the request out of
 * the address, so that it counts once. A link on another website cannot make it: the page before was a sign-in page of
 * ours (docs/decisions/0057).
 */
export function takeRequestedAction(action: string): boolean {
  if (location.hash !== `#${action}`) return false;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return document.referrer.startsWith(`${location.origin}/auth/`);
}
