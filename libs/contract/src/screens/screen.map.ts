import type { Permission } from '../kernel/actor.ts';

export const layouts = [
  'default',
  'dashboard',
  'employer-dashboard',
  'admin-dashboard',
  'limited-admin-dashboard',
  'admin-redirect',
] as const;
export type Layout = (typeof layouts)[number];

/** Which application answers: the portal or the back office. */
export type Room = 'portal' | 'backoffice';

/** The navigation guards by name; `none` for public pages. */
export type GuardName = 'none' | 'redirect-admin' | 'auth-middleware' | 'admin-auth';

export interface Screen {
  /** With `:id` or `:slug` for one segment. */
  readonly path: string;
  readonly room: Room;
  readonly guard: GuardName;
  /** Roles that auth-middleware lets in. */
  readonly role?: 'intern' | 'employer';
  /** What a limited administrator needs; `admin-only` for full administrators, `any` when the ability decides inside. */
  readonly needs?: Permission | 'admin-only' | 'any';
}

const open = (path: string): Screen => ({ path, room: 'portal', guard: 'none' });
const intern = (path: string): Screen => ({ path, room: 'portal', guard: 'auth-middleware', role: 'intern' });
const employer = (path: string): Screen => ({ path, room: 'backoffice', guard: 'auth-middleware', role: 'employer' });
const admin = (path: string, needs: Screen['needs']): Screen => ({
  path: `/dashboard/admin/${path}`,
  room: 'backoffice',
  guard: 'admin-auth',
  needs,
});

/** Every screen of the product with its guard. A path that is not here is not found. */
export const screens: readonly Screen[] = [
  { path: '/', room: 'portal', guard: 'redirect-admin' },
  open('/About'),
  open('/Faq'),
  open('/Privacy'),
  open('/Terms'),
  open('/internships'),
  open('/internships/companies'),
  open('/internships/companies/:slug'),
  open('/internships/:id'),
  open('/setup-admins'),
  open('/auth/login'),
  open('/auth/studentAuth'),
  open('/auth/employerauth'),
  open('/auth/admin-login'),
  open('/auth/forgot-password'),
  open('/auth/verify-email'),
  open('/auth/verify'),
  open('/auth/unauthorized'),
  { path: '/settings/account', room: 'portal', guard: 'auth-middleware' },
  intern('/dashboard/searches'),
  intern('/dashboard/intern'),
  intern('/dashboard/profile-setup/profile-setup-intern'),
  { path: '/dashboard/notifications', room: 'portal', guard: 'auth-middleware' },
  employer('/dashboard/employer'),
  employer('/internships/employer/internships'),
  employer('/internships/employer/internships/create'),
  employer('/internships/employer/:id'),
  employer('/internships/employer/:id/all'),
  employer('/internships/employer/selected/:id'),
  employer('/internships/employer/intern/:id'),
  employer('/dashboard/interested'),
  employer('/dashboard/intern-profile/:id'),
  employer('/dashboard/hr/employercvanalyzer'),
  employer('/dashboard/profile-setup/profile-setup-employer'),
  admin('admin', 'dashboard:view'),
  admin('limited-admin', 'dashboard:view'),
  admin('allEmployers', 'dashboard:view'),
  admin('allintern', 'dashboard:view'),
  admin('internships/internships', 'dashboard:view'),
  admin('EmployersVerification', 'employers:verify'),
  admin('external-jobs', 'external-jobs:manage'),
  admin('external-jobs/create', 'external-jobs:manage'),
  admin('external-jobs/edit/:id', 'external-jobs:manage'),
  admin('news', 'news:manage'),
  admin('news/create', 'news:manage'),
  admin('news/edit/:id', 'news:manage'),
  admin('create-limited-admin', 'admin-only'),
  admin('cv-analyzer', 'admin-only'),
  admin('employers/:id', 'employers:verify'),
  admin('finalists/:id', 'admin-only'),
  admin('fix-createdAt', 'admin-only'),
  admin('intern/:id', 'admin-only'),
  admin('internships/:id', 'dashboard:view'),
  admin('notifications', 'any'),
  admin('audit', 'any'),
];

const segments = (path: string): string[] => path.replace(/\/+$/, '').split('/');

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  return pattern.length === given.length && pattern.every((part, at) => part.startsWith(':') || part === given[at]);
}

const wildcards = (path: string): number => path.split(':').length - 1;
const known = [...screens]
  .sort((a, b) => wildcards(a.path) - wildcards(b.path))
  .map((screen) => ({ screen, pattern: segments(screen.path) }));

/** The screen at a path, or undefined. A written segment wins over a parameter. */
export const screenAt = (path: string): Screen | undefined => {
  const given = segments(path);
  return known.find(({ pattern }) => fits(pattern, given))?.screen;
};
