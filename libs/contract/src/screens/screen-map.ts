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

/** The application that answers: the portal or the back office. */
export type AppName = 'portal' | 'backoffice';

/** The navigation guards by name; `none` for public pages. */
export type GuardName = 'none' | 'redirect-admin' | 'auth-middleware' | 'admin-auth';

export interface Screen {
  /** With `:id` or `:slug` for one segment. */
  readonly path: string;
  readonly app: AppName;
  readonly guard: GuardName;
  /** Whether a public page shows interns and employers more than visitors. */
  readonly byAudience?: boolean;
  /** Roles that auth-middleware lets in. */
  readonly role?: 'intern' | 'employer';
  /** What a limited administrator needs; `admin-only` for full administrators, `any` when the ability decides inside. */
  readonly needs?: Permission | 'admin-only' | 'any';
}

const publicScreen = (path: string): Screen => ({ path, app: 'portal', guard: 'none' });
const internScreen = (path: string): Screen => ({ path, app: 'portal', guard: 'auth-middleware', role: 'intern' });
const employerScreen = (path: string): Screen => ({
  path,
  app: 'backoffice',
  guard: 'auth-middleware',
  role: 'employer',
});
/** The sections of the settings of an account, each with an address of its own under `/settings`. */
export const settingsSections = ['account', 'devices', 'language', 'notifications', 'data'] as const;
export type SettingsSection = (typeof settingsSections)[number];

const adminScreen = (path: string, needs: Screen['needs']): Screen => ({
  path: `/dashboard/admin/${path}`,
  app: 'backoffice',
  guard: 'admin-auth',
  needs,
});

/** Every screen of the product with its guard. A path that is not here is not found. */
export const screens: readonly Screen[] = [
  { path: '/', app: 'portal', guard: 'redirect-admin' },
  publicScreen('/About'),
  publicScreen('/Faq'),
  publicScreen('/Privacy'),
  publicScreen('/Terms'),
  publicScreen('/internships'),
  publicScreen('/internships/companies'),
  publicScreen('/internships/companies/:slug'),
  publicScreen('/internships/:id'),
  { ...publicScreen('/news'), byAudience: true },
  { ...publicScreen('/news/:id'), byAudience: true },
  publicScreen('/external-jobs'),
  publicScreen('/external-jobs/:id'),
  publicScreen('/test-notifications'),
  publicScreen('/offline'),
  publicScreen('/setup-admins'),
  publicScreen('/auth/login'),
  publicScreen('/auth/studentAuth'),
  publicScreen('/auth/employerauth'),
  publicScreen('/auth/admin-login'),
  publicScreen('/auth/forgot-password'),
  publicScreen('/auth/verify-email'),
  publicScreen('/auth/verify'),
  publicScreen('/auth/unauthorized'),
  ...settingsSections.map((section): Screen => ({
    path: `/settings/${section}`,
    app: 'portal',
    guard: 'auth-middleware',
  })),
  internScreen('/dashboard/searches'),
  internScreen('/dashboard/intern'),
  internScreen('/dashboard/profile-setup/profile-setup-intern'),
  { path: '/dashboard/notifications', app: 'portal', guard: 'auth-middleware' },
  employerScreen('/dashboard/employer'),
  employerScreen('/internships/employer/internships'),
  employerScreen('/internships/employer/internships/create'),
  employerScreen('/internships/employer/:id'),
  employerScreen('/internships/employer/:id/all'),
  employerScreen('/internships/employer/selected/:id'),
  employerScreen('/internships/employer/intern/:id'),
  employerScreen('/dashboard/interested'),
  employerScreen('/dashboard/intern-profile/:id'),
  employerScreen('/dashboard/hr/employercvanalyzer'),
  employerScreen('/dashboard/profile-setup/profile-setup-employer'),
  adminScreen('admin', 'dashboard:view'),
  adminScreen('limited-admin', 'dashboard:view'),
  adminScreen('allEmployers', 'dashboard:view'),
  adminScreen('allintern', 'dashboard:view'),
  adminScreen('internships/internships', 'dashboard:view'),
  adminScreen('EmployersVerification', 'employers:verify'),
  adminScreen('reports', 'employers:verify'),
  adminScreen('reports/:id', 'employers:verify'),
  adminScreen('external-jobs', 'external-jobs:manage'),
  adminScreen('external-jobs/create', 'external-jobs:manage'),
  adminScreen('external-jobs/edit/:id', 'external-jobs:manage'),
  adminScreen('external-jobs/show/:id', 'external-jobs:manage'),
  adminScreen('external-jobs/sources', 'external-jobs:manage'),
  adminScreen('external-jobs/sources/create', 'external-jobs:manage'),
  adminScreen('external-jobs/sources/edit/:id', 'external-jobs:manage'),
  adminScreen('news', 'news:manage'),
  adminScreen('news/create', 'news:manage'),
  adminScreen('news/edit/:id', 'news:manage'),
  adminScreen('news/show/:id', 'news:manage'),
  adminScreen('create-limited-admin', 'admin-only'),
  adminScreen('cv-analyzer', 'admin-only'),
  adminScreen('data-requests', 'admin-only'),
  adminScreen('employers/:id', 'employers:verify'),
  adminScreen('finalists/:id', 'admin-only'),
  adminScreen('fix-createdAt', 'admin-only'),
  adminScreen('intern/:id', 'admin-only'),
  adminScreen('internships/:id', 'dashboard:view'),
  adminScreen('notifications', 'any'),
  adminScreen('audit', 'any'),
];

const segments = (path: string): string[] => path.replace(/\/+$/, '').split('/');

function fits(pattern: readonly string[], given: readonly string[]): boolean {
  return pattern.length === given.length && pattern.every((part, at) => part.startsWith(':') || part === given[at]);
}

const wildcards = (path: string): number => path.split(':').length - 1;
const screensByPrecedence = [...screens]
  .sort((a, b) => wildcards(a.path) - wildcards(b.path))
  .map((screen) => ({ screen, pattern: segments(screen.path) }));

/** The screen at a path, or undefined. A written segment wins over a parameter. */
export const findScreen = (path: string): Screen | undefined => {
  const given = segments(path);
  return screensByPrecedence.find(({ pattern }) => fits(pattern, given))?.screen;
};
