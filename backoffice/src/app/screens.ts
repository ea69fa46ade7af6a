import { lazyScreen, type LazyScreen, type Resource } from './LazyScreen.tsx';
import type { ScreenName } from './screen-paths.ts';

/** The component of each screen. The contract's `screen-map.ts` says where screens are and who may enter. */
export const screens: Readonly<Record<ScreenName, LazyScreen>> = {
  /* The dashboards of employers and of both kinds of administrators. */
  admin: lazyScreen(['dashboards'], () => import('../features/dashboards/AdminDashboard.tsx')),
  limitedAdmin: lazyScreen(['dashboards'], () => import('../features/dashboards/AdminDashboard.tsx')),
  employerDashboard: lazyScreen(['dashboards'], () => import('../features/dashboards/EmployerDashboard.tsx')),
  /* Candidates: lists of an internship and over all of them, and one candidate within an application. */
  candidates: lazyScreen(['candidates'], () => import('../features/applications/lists/CandidatesPage.tsx')),
  selected: lazyScreen(['candidates'], () => import('../features/applications/lists/SelectedPage.tsx')),
  interested: lazyScreen(['candidates'], () => import('../features/applications/triage/TriagePage.tsx')),
  finalists: lazyScreen(['candidates'], () => import('../features/applications/lists/FinalistsPage.tsx')),
  candidate: lazyScreen(['candidates'], () => import('../features/applications/candidate/CandidatePage.tsx')),
  /* CVs compared with what an internship asks for. */
  employerCvAnalyzer: lazyScreen(
    ['cv-analyzer', 'candidates'],
    () => import('../features/cv-analyzer/CvAnalyzerPage.tsx'),
  ),
  /* Verification of employers: the administrators' queue and its decisions. */
  verification: lazyScreen(
    ['verification', 'audit', 'employers'],
    () => import('../features/verification/VerificationPage.tsx'),
  ),
  /* Internships: an employer's own, and their moderation. */
  employerInternships: lazyScreen(
    ['internships'],
    () => import('../features/internships/my-internships/MyInternshipsPage.tsx'),
  ),
  employerInternshipCreate: lazyScreen(
    ['internships'],
    () => import('../features/internships/my-internships/NewInternshipPage.tsx'),
  ),
  employerInternship: lazyScreen(
    ['internships', 'audit', 'moderation'],
    () => import('../features/internships/my-internships/MyInternshipPage.tsx'),
  ),
  moderation: lazyScreen(['moderation'], () => import('../features/internships/moderation/ModerationList.tsx')),
  moderatedInternship: lazyScreen(
    ['moderation', 'audit', 'candidates'],
    () => import('../features/internships/moderation/ModerationShow.tsx'),
  ),
  /* The own company: profile, documents, members, verification. */
  companySetup: lazyScreen(
    ['company', 'audit', 'verification', 'employers', 'administration'],
    () => import('../features/company/CompanyPage.tsx'),
  ),
  /* Reports of visitors, interns and employers: list and decision. */
  reports: lazyScreen(['reports'], () => import('../features/reports/ReportsList.tsx')),
  report: lazyScreen(['reports', 'audit', 'moderation'], () => import('../features/reports/ReportShow.tsx')),
  /* Employers as administrators see them. */
  allEmployers: lazyScreen(['employers'], () => import('../features/employers/EmployersList.tsx')),
  employer: lazyScreen(['employers', 'audit', 'verification'], () => import('../features/employers/EmployerShow.tsx')),
  /* Interns as administrators see them, and their profiles as far as employers may. */
  allInterns: lazyScreen(['interns'], () => import('../features/interns/InternsList.tsx')),
  intern: lazyScreen(
    ['interns', 'audit', 'candidates', 'administration', 'employers'],
    () => import('../features/interns/InternShow.tsx'),
  ),
  internProfile: lazyScreen(['interns', 'candidates'], () => import('../features/interns/ProfilePage.tsx')),
  /* News for those who manage them: list, create, edit and show. */
  news: lazyScreen(['news'], () => import('../features/news/NewsList.tsx')),
  newsCreate: lazyScreen(['news'], () => import('../features/news/NewsCreate.tsx')),
  newsEdit: lazyScreen(['news', 'audit'], () => import('../features/news/NewsEdit.tsx')),
  newsShow: lazyScreen(['news', 'audit'], () => import('../features/news/NewsShow.tsx')),
  /* Announcements for those who may send them: list, create, edit, and progress with the report. */
  announcements: lazyScreen(['announcements'], () => import('../features/announcements/AnnouncementsList.tsx')),
  announcementCreate: lazyScreen(['announcements'], () => import('../features/announcements/AnnouncementCreate.tsx')),
  announcementEdit: lazyScreen(
    ['announcements', 'audit'],
    () => import('../features/announcements/AnnouncementEdit.tsx'),
  ),
  announcementShow: lazyScreen(
    ['announcements', 'audit', 'inbox'],
    () => import('../features/announcements/AnnouncementShow.tsx'),
  ),
  /* Jobs on other websites. */
  externalJobs: lazyScreen(['external-jobs'], () => import('../features/external-jobs/ExternalJobsList.tsx')),
  externalJobCreate: lazyScreen(['external-jobs'], () => import('../features/external-jobs/ExternalJobCreate.tsx')),
  externalJobEdit: lazyScreen(
    ['external-jobs', 'audit'],
    () => import('../features/external-jobs/ExternalJobEdit.tsx'),
  ),
  externalJobShow: lazyScreen(
    ['external-jobs', 'audit'],
    () => import('../features/external-jobs/ExternalJobShow.tsx'),
  ),
  externalJobSources: lazyScreen(
    ['external-job-sources', 'audit'],
    () => import('../features/external-jobs/sources/SourcesList.tsx'),
  ),
  externalJobSourceCreate: lazyScreen(
    ['external-job-sources', 'external-jobs', 'audit'],
    () => import('../features/external-jobs/sources/SourceCreate.tsx'),
  ),
  externalJobSourceEdit: lazyScreen(
    ['external-job-sources', 'external-jobs', 'audit'],
    () => import('../features/external-jobs/sources/SourceEdit.tsx'),
  ),
  /* How CVs are analysed, for full administrators: figures, a test bench for the reader, and single analyses. */
  adminCvAnalyzer: lazyScreen(
    ['cv-administration', 'cv-analyzer', 'dashboards', 'interns', 'candidates'],
    () => import('../features/cv-administration/CvAdministrationPage.tsx'),
  ),
  /* What people have asked for about their own data, as full administrators see it. */
  dataRequests: lazyScreen(
    ['administration', 'interns'],
    () => import('../features/data-requests/DataRequestsPage.tsx'),
  ),
  /* Administrators and their invitations. */
  createLimitedAdmin: lazyScreen(['administration'], () => import('../features/administrators/AdministratorsPage.tsx')),
  /* Work on all records at once. */
  fixCreatedAt: lazyScreen(['maintenance'], () => import('../features/maintenance/MaintenancePage.tsx')),
  /* The audit log: read by those whom it concerns, written by nobody here. */
  audit: lazyScreen(
    [
      'audit',
      'moderation',
      'verification',
      'reports',
      'candidates',
      'employers',
      'administration',
      'company',
      'internships',
      'news',
      'announcements',
      'interns',
      'external-jobs',
    ],
    () => import('../features/audit/AuditPage.tsx'),
  ),
  /* The inboxes of administrators and of employers. */
  adminNotifications: lazyScreen(['inbox'], () => import('../features/inbox/InboxPage.tsx')),
  employerNotifications: lazyScreen(['inbox'], () => import('../features/inbox/InboxPage.tsx')),
};

/** The resources of react-admin, with the screens that show their records. */
export const resources: Readonly<Record<string, Resource>> = {
  applications: { title: 'displayName', employer: { list: 'interested', show: 'candidate', edit: 'candidate' } },
  'cv-analyses': { title: 'name', employer: { list: 'employerCvAnalyzer' } },
  'verification-cases': { title: 'employerName', administrator: { list: 'verification' } },
  internships: {
    title: 'title',
    employer: {
      list: 'employerInternships',
      create: 'employerInternshipCreate',
      edit: 'employerInternship',
      show: 'employerInternship',
    },
    administrator: { list: 'moderation', show: 'moderatedInternship', edit: 'moderatedInternship' },
  },
  reports: { title: 'targetLabel', administrator: { list: 'reports', show: 'report', edit: 'report' } },
  employers: {
    title: 'name',
    employer: { show: 'companySetup', edit: 'companySetup' },
    administrator: { list: 'allEmployers', show: 'employer', edit: 'employer' },
  },
  interns: {
    title: 'maskedName',
    employer: { show: 'internProfile' },
    administrator: { list: 'allInterns', show: 'intern', edit: 'intern' },
  },
  consents: { title: 'policy' },
  news: { title: 'title', administrator: { list: 'news', create: 'newsCreate', edit: 'newsEdit', show: 'newsShow' } },
  announcements: {
    title: 'title',
    administrator: {
      list: 'announcements',
      create: 'announcementCreate',
      edit: 'announcementEdit',
      show: 'announcementShow',
    },
  },
  'external-jobs': {
    title: 'title',
    administrator: {
      list: 'externalJobs',
      create: 'externalJobCreate',
      edit: 'externalJobEdit',
      show: 'externalJobShow',
    },
  },
  'external-job-sources': {
    title: 'name',
    administrator: { list: 'externalJobSources', create: 'externalJobSourceCreate', edit: 'externalJobSourceEdit' },
  },
  'cv-analysis-log': { title: 'internshipTitle', administrator: { list: 'adminCvAnalyzer' } },
  'data-requests': { title: 'kind', administrator: { list: 'dataRequests' } },
  administrators: { title: 'email', administrator: { list: 'createLimitedAdmin' } },
  invitations: { title: 'email', administrator: { list: 'createLimitedAdmin' } },
  'maintenance-runs': { title: 'kind', administrator: { list: 'fixCreatedAt' } },
  audit: { title: 'action', administrator: { list: 'audit' } },
  notifications: { title: 'titleKey' },
};
