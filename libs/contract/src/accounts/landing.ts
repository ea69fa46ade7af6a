import type { Permission } from '../kernel/actor.ts';

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

export { homeOf as landingPath } from '../screens/screen.guards.ts';
