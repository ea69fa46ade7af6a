import { homePathOf, toInternalPath, type Actor } from '@prentice/contract';
import { signInPagePath } from './sign-in-pages.ts';

/** Adds the path to continue at after signing in; anything but an internal path is left out. */
export function withNext(path: string, next: string | null | undefined): string {
  const onward = toInternalPath(next);
  return onward ? `${path}?next=${encodeURIComponent(onward)}` : path;
}

/**
 * Returns the sign-in page of students for somebody who wants to do something on a page, which happens when they are
 * back. It begins with an account, which most visitors have not; those who have one sign in on the same page.
 *
 * @param action "follow" for the company of the page, "save" for what the page shows, or "save-ID" for something on it
 */
export const signInToAct = (page: string, action: 'save' | `save-${string}` | 'follow'): string =>
  signInPagePath('student', 'sign-up', `${page}#${action}`);

/**
 * Returns the page without what somebody asked to do on it, unless they come from a page of ours: a link on another
 * website must not save or follow for somebody who is signed in already, who presses nothing on the sign-in page
 * (docs/decisions/0057).
 */
export const withoutForeignAction = (
  next: string | null,
  { referrer, origin }: { referrer: string; origin: string },
) => (referrer.startsWith(`${origin}/`) ? next : (next?.replace(/#(?:save(?:-[\da-f]+)?|follow)$/, '') ?? null));

/** Returns where to go after signing in: the requested page, or home. Pages under /auth/ lead home. */
export function redirectTarget(me: { readonly actor: Actor }, next: string | null | undefined): string {
  const onward = toInternalPath(next);
  return onward && !onward.startsWith('/auth/') ? onward : homePathOf(me.actor);
}

/**
 * Returns the page to continue at with the place on it that a link named, such as an application. A redirect to the sign-in
 * page leaves that in the address of the browser, which no server sees. What would be done there is left out.
 */
export const withPlace = (next: string | null, hash: string): string | null =>
  next && !next.includes('#') && !/^#(?:save|follow)/.test(hash) ? `${next}${hash}` : next;

/** Returns the path of the sign-in page, with this page as the one to return to, at the same place. */
export const signInRedirect = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  withNext('/auth/login', `${pathname}${search}${hash}`);

/** Returns the same path for somebody whose session has ended; the page says so. */
export const endedSessionRedirect = (page: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `${signInRedirect(page)}&ended=1`;
