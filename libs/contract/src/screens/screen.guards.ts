import { holds, type Actor } from '../kernel/actor.ts';
import type { Layout, Screen } from './screen.map.ts';

/** What a guard says: enter with a layout, or go elsewhere. */
export type Passage = { readonly enter: Layout } | { readonly redirect: string };

/** Where an actor belongs after signing in. */
export function homeOf(actor: Actor): string {
  switch (actor.role) {
    case 'admin':
      return '/dashboard/admin/admin';
    case 'limited_admin':
      return limitedHome(actor);
    case 'employer':
      return '/dashboard/employer';
    case 'intern':
      return '/dashboard/intern';
    default:
      return '/';
  }
}

function limitedHome(actor: Actor): string {
  if (actor.permissions.includes('dashboard:view')) return '/dashboard/admin/limited-admin';
  if (actor.permissions.includes('employers:verify')) return '/dashboard/admin/EmployersVerification';
  return '/dashboard/admin/notifications';
}

/** An internal path to go on to after signing in, or null: never another origin, never a scheme. */
export function internalPath(next: string | null | undefined): string | null {
  if (!next || next.length > 500 || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\\]/.test(next)) return null;
  return next;
}

const towards = (door: string, from: string): Passage => ({ redirect: `${door}?next=${encodeURIComponent(from)}` });
const refused = (reason: string): Passage => ({ redirect: `/auth/unauthorized?reason=${reason}` });

function adminAuth(screen: Screen, actor: Actor, from: string): Passage {
  if (!actor.id) return towards('/auth/admin-login', from);
  if (actor.role !== 'admin' && actor.role !== 'limited_admin') return refused('role');
  if (actor.role === 'admin') return { enter: 'admin-dashboard' };
  const { needs } = screen;
  if (needs === 'admin-only') return refused('admin');
  if (needs && needs !== 'any' && !holds(actor, needs)) return refused(needs);
  return { enter: 'limited-admin-dashboard' };
}

function authMiddleware(screen: Screen, actor: Actor, from: string): Passage {
  if (!actor.id) return towards('/auth/login', from);
  if (screen.role && actor.role !== screen.role) return refused('role');
  return { enter: screen.role === 'employer' ? 'employer-dashboard' : 'dashboard' };
}

function redirectAdmin(actor: Actor): Passage {
  const administrator = actor.role === 'admin' || actor.role === 'limited_admin';
  return administrator ? { redirect: homeOf(actor) } : { enter: 'default' };
}

/**
 * The navigation guard of a screen, the same on server and client. It decides what is offered; the API decides what is
 * allowed.
 * @param from path and query that the actor asked for
 */
export function passage(screen: Screen, actor: Actor, from: string): Passage {
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
