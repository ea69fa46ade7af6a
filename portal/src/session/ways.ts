import { homeOf, internalPath, type Actor } from '@prentice/contract';

/** A path with the place to go on to; what is not a path of ours is left out. */
export function withNext(path: string, next: string | null | undefined): string {
  const onward = internalPath(next);
  return onward ? `${path}?next=${encodeURIComponent(onward)}` : path;
}

/** Where somebody goes after signing in: where they wanted to go, or home. Doors and the way out lead home. */
export function onwardPath(me: { readonly actor: Actor }, next: string | null | undefined): string {
  const onward = internalPath(next);
  return onward && !onward.startsWith('/auth/') ? onward : homeOf(me.actor);
}

/** The door for this page's visitor, and the way back to this page. */
export const towardsSignIn = (location: { pathname: string; search: string }): string =>
  withNext('/auth/login', `${location.pathname}${location.search}`);
