import { screens, settingsSections, type Permission } from '@prentice/contract';

/** Every kind of user that the rules tell apart. Limited administrators go by their one permission. */
export const userKinds = [
  'visitor',
  'unverified',
  'intern',
  'owner',
  'recruiter',
  'reviewer',
  'admin',
  'dashboard:view',
  'employers:verify',
  'external-jobs:manage',
  'news:manage',
  'announcements:manage',
] as const;
export type UserKind = (typeof userKinds)[number];

const id = 'a'.repeat(24);
const interns: readonly UserKind[] = ['unverified', 'intern'];
const members: readonly UserKind[] = ['owner', 'recruiter', 'reviewer'];
const limited: readonly (UserKind & Permission)[] = [
  'dashboard:view',
  'employers:verify',
  'external-jobs:manage',
  'news:manage',
  'announcements:manage',
];
const administrators: readonly UserKind[] = ['admin', ...limited];

/** A screen by hand: who enters, what the page answers to them, and where those with the wrong rights are sent. */
export interface ScreenAccess {
  readonly path: string;
  readonly allowedKinds: readonly UserKind[];
  readonly status: number;
  /** Why a signed-in person is refused, as the address of the refusal says it. */
  readonly reason?: string;
}

/** There is no record of that id. */
const statusOf = (path: string): number => (path.includes(id) ? 404 : 200);
const everybody = (path: string, status = 200): ScreenAccess => ({ path, allowedKinds: userKinds, status });
const only = (allowedKinds: readonly UserKind[], paths: readonly string[]): ScreenAccess[] =>
  paths.map((path) => ({ path, allowedKinds, status: statusOf(path), reason: 'role' }));
const admin = (holder: Permission | null, paths: readonly string[]): ScreenAccess[] =>
  paths.map((path) => ({
    path: `/dashboard/admin/${path}`,
    allowedKinds: holder ? ['admin', holder] : ['admin'],
    status: statusOf(path),
    reason: holder ?? 'admin',
  }));

/** Written from the table of guards, not from the map of screens: that the two agree is what is tested. */
export const screenAccessTable: readonly ScreenAccess[] = [
  { path: '/', allowedKinds: userKinds.filter((kind) => !administrators.includes(kind)), status: 200 },
  ...[
    '/About',
    '/Faq',
    '/Imprint',
    '/Privacy',
    '/Terms',
    '/internships',
    '/internships/companies',
    '/news',
    '/external-jobs',
  ].map((path) => everybody(path)),
  everybody('/test-notifications'),
  everybody('/offline'),
  everybody('/internships/companies/nobody-of-that-name', 404),
  everybody(`/internships/${id}`, 404),
  everybody(`/news/${id}`, 404),
  everybody(`/news/preview/${id}`, 404),
  everybody(`/external-jobs/${id}`, 404),
  everybody('/setup-admins', 404),
  ...['login', 'studentAuth', 'employerauth', 'admin-login', 'forgot-password', 'verify-email', 'verify'].map((path) =>
    everybody(`/auth/${path}`),
  ),
  everybody('/auth/unauthorized', 403),
  ...only(
    userKinds.filter((kind) => kind !== 'visitor'),
    ['/settings', ...settingsSections.map((section) => `/settings/${section}`)],
  ),
  ...only(interns, [
    '/dashboard/intern',
    '/dashboard/notifications',
    '/dashboard/searches',
    '/dashboard/revaise',
    '/dashboard/revaise/editor',
    '/dashboard/profile-setup/profile-setup-intern',
  ]),
  ...only(members, [
    '/dashboard/employer',
    '/dashboard/employer/notifications',
    '/dashboard/interested',
    `/dashboard/intern-profile/${id}`,
    '/dashboard/hr/employercvanalyzer',
    '/dashboard/profile-setup/profile-setup-employer',
    '/internships/employer/internships',
    '/internships/employer/internships/create',
    `/internships/employer/${id}`,
    `/internships/employer/${id}/all`,
    `/internships/employer/selected/${id}`,
    `/internships/employer/intern/${id}`,
  ]),
  ...only(administrators, ['/dashboard/admin/notifications', '/dashboard/admin/audit']),
  ...admin('dashboard:view', [
    'admin',
    'limited-admin',
    'allEmployers',
    'allintern',
    'internships/internships',
    `internships/${id}`,
  ]),
  ...admin('employers:verify', ['EmployersVerification', `employers/${id}`, 'reports', `reports/${id}`]),
  ...admin('external-jobs:manage', [
    'external-jobs',
    'external-jobs/create',
    `external-jobs/edit/${id}`,
    `external-jobs/show/${id}`,
  ]),
  ...admin('external-jobs:manage', [
    'external-jobs/sources',
    'external-jobs/sources/create',
    `external-jobs/sources/edit/${id}`,
  ]),
  ...admin('news:manage', ['news', 'news/create', `news/edit/${id}`, `news/show/${id}`]),
  ...admin('announcements:manage', [
    'notifications/announcements',
    'notifications/announcements/create',
    `notifications/announcements/edit/${id}`,
    `notifications/announcements/show/${id}`,
  ]),
  ...admin(null, [
    'create-limited-admin',
    'cv-analyzer',
    'data-requests',
    `finalists/${id}`,
    'fix-createdAt',
    `intern/${id}`,
  ]),
];

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path) &&
  !screens.some((other) => other.path === path && other.path !== pattern);

/** Screens of the map that nobody has written down here, and the other way round. */
export const uncoveredScreens = (): { missing: string[]; extra: string[] } => ({
  missing: screens
    .filter((screen) => !screenAccessTable.some(({ path }) => fits(screen.path, path)))
    .map(({ path }) => path),
  extra: screenAccessTable
    .filter(({ path }) => !screens.some((screen) => fits(screen.path, path)))
    .map(({ path }) => path),
});

const homes: Readonly<Partial<Record<UserKind, string>>> = {
  admin: '/dashboard/admin/admin',
  'dashboard:view': '/dashboard/admin/limited-admin',
  'employers:verify': '/dashboard/admin/EmployersVerification',
  'external-jobs:manage': '/dashboard/admin/external-jobs',
  'news:manage': '/dashboard/admin/news',
  'announcements:manage': '/dashboard/admin/notifications/announcements',
};

/** Where somebody of the back office belongs after signing in. */
export const homeOfKind = (kind: UserKind): string =>
  members.includes(kind) ? '/dashboard/employer' : (homes[kind] ?? '/dashboard/admin/notifications');

/** Where somebody who may not enter a screen lands. */
export function redirectTargetOf({ path, reason = 'role' }: ScreenAccess, kind: UserKind): string {
  const area = path.startsWith('/dashboard/admin/');
  if (path === '/') return homeOfKind(kind);
  if (kind === 'visitor') return `/auth/${area ? 'admin-login' : 'login'}?next=${encodeURIComponent(path)}`;
  const administrator = administrators.includes(kind);
  if (path === '/dashboard/notifications') return `/dashboard/${administrator ? 'admin' : 'employer'}/notifications`;
  return `/auth/unauthorized?reason=${area && administrator ? reason : 'role'}`;
}

/** The dashboard's frame around a screen of the back office. */
export const layoutOf = (kind: UserKind): string => {
  if (members.includes(kind)) return 'employer-dashboard';
  return kind === 'admin' ? 'admin-dashboard' : 'limited-admin-dashboard';
};

/** Kinds who have a home in the back office. */
export const backOfficeKinds: readonly UserKind[] = [...members, ...administrators];

/** Whether a screen belongs to the back office, where the browser decides at each step. */
export const isBackOfficePath = (path: string): boolean =>
  screens.some((screen) => screen.app === 'backoffice' && fits(screen.path, path));
