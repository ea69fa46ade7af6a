/** Addresses of the back office's screens. `:id` is a record id; everything else belongs to the portal. */
export const screenPaths = {
  employerDashboard: '/dashboard/employer',
  employerInternships: '/internships/employer/internships',
  employerInternshipCreate: '/internships/employer/internships/create',
  employerInternship: '/internships/employer/:id',
  candidates: '/internships/employer/:id/all',
  interested: '/dashboard/interested',
  selected: '/internships/employer/selected/:id',
  candidate: '/internships/employer/intern/:id',
  internProfile: '/dashboard/intern-profile/:id',
  employerCvAnalyzer: '/dashboard/hr/employercvanalyzer',
  companySetup: '/dashboard/profile-setup/profile-setup-employer',
  admin: '/dashboard/admin/admin',
  limitedAdmin: '/dashboard/admin/limited-admin',
  createLimitedAdmin: '/dashboard/admin/create-limited-admin',
  allEmployers: '/dashboard/admin/allEmployers',
  employer: '/dashboard/admin/employers/:id',
  verification: '/dashboard/admin/EmployersVerification',
  allInterns: '/dashboard/admin/allintern',
  intern: '/dashboard/admin/intern/:id',
  moderation: '/dashboard/admin/internships/internships',
  moderatedInternship: '/dashboard/admin/internships/:id',
  finalists: '/dashboard/admin/finalists/:id',
  externalJobs: '/dashboard/admin/external-jobs',
  externalJobCreate: '/dashboard/admin/external-jobs/create',
  externalJobEdit: '/dashboard/admin/external-jobs/edit/:id',
  externalJobShow: '/dashboard/admin/external-jobs/show/:id',
  externalJobSources: '/dashboard/admin/external-jobs/sources',
  externalJobSourceCreate: '/dashboard/admin/external-jobs/sources/create',
  externalJobSourceEdit: '/dashboard/admin/external-jobs/sources/edit/:id',
  news: '/dashboard/admin/news',
  newsCreate: '/dashboard/admin/news/create',
  newsEdit: '/dashboard/admin/news/edit/:id',
  newsShow: '/dashboard/admin/news/show/:id',
  reports: '/dashboard/admin/reports',
  report: '/dashboard/admin/reports/:id',
  dataRequests: '/dashboard/admin/data-requests',
  adminNotifications: '/dashboard/admin/notifications',
  announcements: '/dashboard/admin/notifications/announcements',
  announcementCreate: '/dashboard/admin/notifications/announcements/create',
  announcementEdit: '/dashboard/admin/notifications/announcements/edit/:id',
  announcementShow: '/dashboard/admin/notifications/announcements/show/:id',
  adminCvAnalyzer: '/dashboard/admin/cv-analyzer',
  audit: '/dashboard/admin/audit',
  fixCreatedAt: '/dashboard/admin/fix-createdAt',
} as const;
export type Screen = keyof typeof screenPaths;

/** The address of a screen, with a record's id where it has one. */
export const pathTo = (screen: Screen, id?: string | number): string =>
  screenPaths[screen].replace(':id', encodeURIComponent(String(id ?? '')));

const roots = [
  '/dashboard/admin',
  '/dashboard/employer',
  '/dashboard/interested',
  '/dashboard/intern-profile',
  '/dashboard/hr',
  '/dashboard/profile-setup/profile-setup-employer',
  '/internships/employer',
];

/** Whether a path is one of the back office's, known or not; others are the portal's and need a full navigation. */
export const belongsToBackOffice = (path: string): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));
