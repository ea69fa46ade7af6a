import type { Actor, Role } from '../kernel/actor.ts';

/** Returns the home page of an actor after signing in. */
export function homePathOf(actor: Actor): string {
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
  if (actor.permissions.includes('news:manage')) return '/dashboard/admin/news';
  if (actor.permissions.includes('external-jobs:manage')) return '/dashboard/admin/external-jobs';
  if (actor.permissions.includes('announcements:manage')) return '/dashboard/admin/notifications/announcements';
  return '/dashboard/admin/notifications';
}

/** The inbox of students. In the links of notifications it stands for the reader's own inbox, whatever their role. */
export const INBOX_PATH = '/dashboard/notifications';

const inboxPaths: Readonly<Record<Role, `/${string}`>> = {
  intern: INBOX_PATH,
  employer: '/dashboard/employer/notifications',
  limited_admin: '/dashboard/admin/notifications',
  admin: '/dashboard/admin/notifications',
};

/** Returns where people of a role read their notifications. */
export const inboxPathOf = (role: Role): `/${string}` => inboxPaths[role];

/** Returns the link of a notification for a reader: one to the inbox leads to that of their role. */
export const linkForReader = (link: string, role: Role): string => (link === INBOX_PATH ? inboxPathOf(role) : link);

/** Returns an internal path to continue at after signing in, or null: never another origin, never a scheme. */
export function toInternalPath(next: string | null | undefined): string | null {
  if (!next || next.length > 500 || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\\]/.test(next)) return null;
  return next;
}
