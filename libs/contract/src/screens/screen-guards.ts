import { hasPermission, type Actor } from '../kernel/actor.ts';
import { homePathOf, INBOX_PATH, inboxPathOf } from './account-paths.ts';
import type { Layout, Screen } from './screen-map.ts';

/** The result of a guard: a layout to render, or a redirect. */
export type GuardResult = { readonly enter: Layout } | { readonly redirect: string };

const redirectToSignIn = (signInPath: string, from: string): GuardResult => ({
  redirect: `${signInPath}?next=${encodeURIComponent(from)}`,
});
const redirectToUnauthorized = (reason: string): GuardResult => ({ redirect: `/auth/unauthorized?reason=${reason}` });

function adminAuth(screen: Screen, actor: Actor, from: string): GuardResult {
  if (!actor.id) return redirectToSignIn('/auth/admin-login', from);
  if (actor.role !== 'admin' && actor.role !== 'limited_admin') return redirectToUnauthorized('role');
  if (actor.role === 'admin') return { enter: 'admin-dashboard' };
  const { needs } = screen;
  if (needs === 'admin-only') return redirectToUnauthorized('admin');
  if (needs && needs !== 'any' && !hasPermission(actor, needs)) return redirectToUnauthorized(needs);
  return { enter: 'limited-admin-dashboard' };
}

function authMiddleware(screen: Screen, actor: Actor, from: string): GuardResult {
  if (!actor.id) return redirectToSignIn('/auth/login', from);
  if (screen.role && actor.role !== screen.role) return redirectToUnauthorized('role');
  if (screen.path === INBOX_PATH && actor.role !== 'intern' && actor.role !== 'anonymous')
    return { redirect: inboxPathOf(actor.role) };
  return { enter: screen.role === 'employer' ? 'employer-dashboard' : 'dashboard' };
}

function redirectAdmin(actor: Actor): GuardResult {
  const administrator = actor.role === 'admin' || actor.role === 'limited_admin';
  return administrator ? { redirect: homePathOf(actor) } : { enter: 'default' };
}

/** Where administrators set up the second factor that is required of them. */
const SECOND_FACTOR_PATH = '/settings/account';

/**
 * Returns the navigation guard of a screen, the same on server and client. It decides what is offered; the API decides what is
 * allowed.
 * @param from path and query that the actor asked for
 */
export function guardScreen(screen: Screen, actor: Actor, from: string): GuardResult {
  if (actor.secondFactorDue && screen.guard !== 'none' && screen.path !== SECOND_FACTOR_PATH)
    return { redirect: `${SECOND_FACTOR_PATH}?next=${encodeURIComponent(from)}` };
  switch (screen.guard) {
    case 'admin-auth':
      return adminAuth(screen, actor, from);
    case 'auth-middleware':
      return authMiddleware(screen, actor, from);
    case 'redirect-admin':
      return redirectAdmin(actor);
    default:
      return { enter: 'default' };
  }
}
