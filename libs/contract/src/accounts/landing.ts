import type { Actor, Permission } from '../kernel/actor.ts';

/** Screens of administrators below /dashboard/admin: the permission each asks of a limited administrator, or null. */
export const adminScreens = {
  admin: 'dashboard:view',
  'limited-admin': 'dashboard:view',
  allEmployers: 'dashboard:view',
  allintern: 'dashboard:view',
  'internships/internships': 'dashboard:view',
  EmployersVerification: 'employers:verify',
  'external-jobs': 'external-jobs:manage',
  'external-jobs/create': 'external-jobs:manage',
  'external-jobs/edit/:id': 'external-jobs:manage',
  news: 'news:manage',
  'news/create': 'news:manage',
  'news/edit/:id': 'news:manage',
  'create-limited-admin': null,
  'cv-analyzer': null,
  'employers/:id': null,
  'finalists/:id': null,
  'fix-createdAt': null,
  'intern/:id': null,
  'internships/:id': null,
  notifications: null,
} as const satisfies Record<string, Permission | null>;

const firstScreens: readonly [Permission, string][] = [
  ['dashboard:view', 'limited-admin'],
  ['employers:verify', 'EmployersVerification'],
  ['external-jobs:manage', 'external-jobs'],
  ['news:manage', 'news'],
];

/** Where a person lands after signing in. A limited administrator lands on the first screen that is permitted. */
export function landingPath(actor: Pick<Actor, 'role' | 'permissions'>): string {
  if (actor.role === 'intern') return '/dashboard/intern';
  if (actor.role === 'employer') return '/dashboard/employer';
  if (actor.role === 'admin') return '/dashboard/admin/admin';
  if (actor.role === 'anonymous') return '/';
  const first = firstScreens.find(([permission]) => actor.permissions.includes(permission));
  return `/dashboard/admin/${first?.[1] ?? 'notifications'}`;
}

/**
 * The path to return to after signing in, or null when `next` is not an internal path. Browsers read a backslash as a
 * slash and drop tabs and line breaks, so `/\host` and a slash, a tab and a slash would leave the site.
 */
export function internalPath(next: string | null | undefined): string | null {
  if (!next || next.length > 500 || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f\\]/.test(next)) return null;
  const base = 'http://internal.invalid';
  return URL.canParse(next, base) && new URL(next, base).origin === base ? next : null;
}
