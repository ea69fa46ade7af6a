import type { Permission } from '../kernel/actor.ts';
import { INBOX_PATH } from './account-paths.ts';

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
  /**
   * What a limited administrator needs; `admin-only` for full administrators, `any` when the ability decides inside.
   */
  readonly needs?: Permission | 'admin-only' | 'any';
  /** The resource of the API whose record `:id` is: without it there is no such page. */
  readonly resource?: string;
}

const publicScreen = (path: string): Screen => ({ path, app: 'portal', guard: 'none' });
const internScreen = (path: string): Screen => ({ path, app: 'portal', guard: 'auth-middleware', role: 'intern' });
const employerScreen = (path: string, resource?: string): Screen => ({
  path,
  app: 'backoffice',
  guard: 'auth-middleware',
  role: 'employer',
  ...(resource && { resource }),
});
/** The sections of the settings of an account, each with an address of its own under `/settings`. */
export const settingsSections = ['account', 'devices', 'language', 'notifications', 'data'] as const;
export type SettingsSection = (typeof settingsSections)[number];

const adminScreen = (path: string, needs: Screen['needs'], resource?: string): Screen => ({
  path: `/dashboard/admin/${path}`,
  app: 'backoffice',
  guard: 'admin-auth',
  needs,
  ...(resource && { resource }),
});

/** The screens of the back office by name. `:id` is a record's id. `app/screens.ts` there says what a screen shows. */
export const backOfficeScreens = {
  employerDashboard: employerScreen('/dashboard/employer'),
  employerInternships: employerScreen('/internships/employer/internships'),
  employerInternshipCreate: employerScreen('/internships/employer/internships/create'),
  employerInternship: employerScreen('/internships/employer/:id', 'internships'),
  candidates: employerScreen('/internships/employer/:id/all', 'internships'),
  selected: employerScreen('/internships/employer/selected/:id', 'internships'),
  candidate: employerScreen('/internships/employer/intern/:id', 'applications'),
  interested: employerScreen('/dashboard/interested'),
  internProfile: employerScreen('/dashboard/intern-profile/:id', 'interns'),
  employerCvAnalyzer: employerScreen('/dashboard/hr/employercvanalyzer'),
  employerNotifications: employerScreen('/dashboard/employer/notifications'),
  companySetup: employerScreen('/dashboard/profile-setup/profile-setup-employer'),
  admin: adminScreen('admin', 'dashboard:view'),
  limitedAdmin: adminScreen('limited-admin', 'dashboard:view'),
  allEmployers: adminScreen('allEmployers', 'dashboard:view'),
  allInterns: adminScreen('allintern', 'dashboard:view'),
  moderation: adminScreen('internships/internships', 'dashboard:view'),
  verification: adminScreen('EmployersVerification', 'employers:verify'),
  reports: adminScreen('reports', 'employers:verify'),
  report: adminScreen('reports/:id', 'employers:verify', 'reports'),
  externalJobs: adminScreen('external-jobs', 'external-jobs:manage'),
  externalJobCreate: adminScreen('external-jobs/create', 'external-jobs:manage'),
  externalJobEdit: adminScreen('external-jobs/edit/:id', 'external-jobs:manage', 'external-jobs'),
  externalJobShow: adminScreen('external-jobs/show/:id', 'external-jobs:manage', 'external-jobs'),
  externalJobSources: adminScreen('external-jobs/sources', 'external-jobs:manage'),
  externalJobSourceCreate: adminScreen('external-jobs/sources/create', 'external-jobs:manage'),
  externalJobSourceEdit: adminScreen('external-jobs/sources/edit/:id', 'external-jobs:manage', 'external-job-sources'),
  news: adminScreen('news', 'news:manage'),
  newsCreate: adminScreen('news/create', 'news:manage'),
  newsEdit: adminScreen('news/edit/:id', 'news:manage', 'news'),
  newsShow: adminScreen('news/show/:id', 'news:manage', 'news'),
  createLimitedAdmin: adminScreen('create-limited-admin', 'admin-only'),
  adminCvAnalyzer: adminScreen('cv-analyzer', 'admin-only'),
  dataRequests: adminScreen('data-requests', 'admin-only'),
  employer: adminScreen('employers/:id', 'employers:verify', 'employers'),
  finalists: adminScreen('finalists/:id', 'admin-only', 'internships'),
  fixCreatedAt: adminScreen('fix-createdAt', 'admin-only'),
  intern: adminScreen('intern/:id', 'admin-only', 'interns'),
  moderatedInternship: adminScreen('internships/:id', 'dashboard:view', 'internships'),
  adminNotifications: adminScreen('notifications', 'any'),
  announcements: adminScreen('notifications/announcements', 'announcements:manage'),
  announcementCreate: adminScreen('notifications/announcements/create', 'announcements:manage'),
  announcementEdit: adminScreen('notifications/announcements/edit/:id', 'announcements:manage', 'announcements'),
  announcementShow: adminScreen('notifications/announcements/show/:id', 'announcements:manage', 'announcements'),
  audit: adminScreen('audit', 'any'),
} as const satisfies Readonly<Record<string, Screen>>;

/** Returns the address of a screen of the back office. @param id of the record that it shows, if it shows one */
export const backOfficePath = (screen: keyof typeof backOfficeScreens, id = ''): `/${string}` =>
  `/${backOfficeScreens[screen].path.slice(1).replace(':id', id)}`;

/** Every screen of the product with its guard. A path that is not here is not found. */
export const screens: readonly Screen[] = [
  { path: '/', app: 'portal', guard: 'redirect-admin' },
  publicScreen('/About'),
  publicScreen('/Faq'),
  publicScreen('/Imprint'),
  publicScreen('/Privacy'),
  publicScreen('/Terms'),
  publicScreen('/internships'),
  publicScreen('/internships/companies'),
  publicScreen('/internships/companies/:slug'),
  publicScreen('/internships/:id'),
  { ...publicScreen('/news'), byAudience: true },
  { ...publicScreen('/news/:id'), byAudience: true },
  { ...publicScreen('/news/preview/:id'), byAudience: true },
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
  { path: '/settings', app: 'portal', guard: 'auth-middleware' },
  ...settingsSections.map((section): Screen => ({
    path: `/settings/${section}`,
    app: 'portal',
    guard: 'auth-middleware',
  })),
  internScreen('/dashboard/searches'),
  internScreen('/dashboard/revaise'),
  internScreen('/dashboard/revaise/editor'),
  internScreen('/dashboard/intern'),
  internScreen('/dashboard/profile-setup/profile-setup-intern'),
  { path: INBOX_PATH, app: 'portal', guard: 'auth-middleware' },
  ...Object.values(backOfficeScreens),
];

const segments = (path: string): string[] => path.replace(/\/+$/, '').split('/');

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

const wildcards = (path: string): number => path.split(':').length - 1;
const screensByPrecedence = [...screens]
  .sort((a, b) => wildcards(a.path) - wildcards(b.path))
  .map((screen) => ({ screen, pattern: segments(screen.path) }));

/** Returns the path of the record that a screen shows, as the API has it, or undefined for a screen that shows none. */
export function recordPathOf({ path: pattern, resource }: Screen, path: string): string | undefined {
  const id = segments(path)[segments(pattern).indexOf(':id')];
  return resource && id ? `/${resource}/${id}` : undefined;
}

/** Finds the screen at a path, or undefined. A written segment wins over a parameter. */
export const findScreen = (path: string): Screen | undefined => {
  const parts = segments(path);
  return screensByPrecedence.find(({ pattern }) => fits(pattern, parts))?.screen;
};
