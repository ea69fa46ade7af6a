import { pathTo, type Screen } from './screen-paths.ts';

interface RecordScreens {
  readonly list?: Screen;
  readonly create?: Screen;
  readonly edit?: Screen;
  readonly show?: Screen;
}

const employerScreens: Readonly<Record<string, RecordScreens>> = {
  internships: {
    list: 'employerInternships',
    create: 'employerInternshipCreate',
    edit: 'employerInternship',
    show: 'employerInternship',
  },
  applications: { list: 'interested', show: 'candidate', edit: 'candidate' },
  interns: { show: 'internProfile' },
  employers: { show: 'companySetup', edit: 'companySetup' },
};

const administratorScreens: Readonly<Record<string, RecordScreens>> = {
  internships: { list: 'moderation', show: 'moderatedInternship', edit: 'moderatedInternship' },
  employers: { list: 'allEmployers', show: 'employer', edit: 'employer' },
  'verification-cases': { list: 'verification' },
  interns: { list: 'allInterns', show: 'intern', edit: 'intern' },
  invitations: { list: 'createLimitedAdmin' },
  administrators: { list: 'createLimitedAdmin' },
  audit: { list: 'audit' },
  'external-jobs': {
    list: 'externalJobs',
    create: 'externalJobCreate',
    edit: 'externalJobEdit',
    show: 'externalJobShow',
  },
  'external-job-sources': {
    list: 'externalJobSources',
    create: 'externalJobSourceCreate',
    edit: 'externalJobSourceEdit',
  },
  'data-requests': { list: 'dataRequests' },
  reports: { list: 'reports', show: 'report', edit: 'report' },
  announcements: {
    list: 'announcements',
    create: 'announcementCreate',
    edit: 'announcementEdit',
    show: 'announcementShow',
  },
  news: { list: 'news', create: 'newsCreate', edit: 'newsEdit', show: 'newsShow' },
};

const signInPaths: Readonly<Record<string, string>> = {
  '/login': '/auth/login',
  '/access-denied': '/auth/unauthorized?reason=role',
  '/authentication-error': '/auth/unauthorized?reason=role',
};

const CANONICAL = /^\/([\w-]+)(?:\/(create|[0-9a-f]{24})(\/show)?)?$/;

/**
 * React-admin's own address of a list or record (`/internships/{id}/show`) as the address of the screen that shows it to
 * this role. Any other path comes back unchanged.
 */
export function screenPathFor(path: string, role: string): string {
  const [, resource = '', rest, show] = CANONICAL.exec(path) ?? [];
  const screens = (role === 'employer' ? employerScreens : administratorScreens)[resource];
  if (!screens) return signInPaths[path] ?? path;
  const screen =
    rest === undefined ? screens.list : rest === 'create' ? screens.create : show ? screens.show : screens.edit;
  return screen ? pathTo(screen, rest) : path;
}
