import type { OperationShape } from './kernel/operation.ts';
import { healthOperations } from './health/health.contract.ts';
import { applicationOperations } from './applications/application.operations.ts';
import { cvAnalysisOperations } from './cv-analyses/cv-analysis.contract.ts';
import { cvAnalysisLogOperations } from './cv-analyses/cv-analysis-log.contract.ts';
import { cvMetricsOperations } from './cv-analyses/cv-metrics.contract.ts';
import { cvTestOperations } from './cv-analyses/cv-test.contract.ts';
import { applicationNoteOperations } from './applications/note.contract.ts';
import { documentOperations } from './documents/document.contract.ts';
import { bookmarkOperations, internOperations, savedSearchOperations } from './interns/intern.operations.ts';
import { resumeOperations } from './resumes/resume.operations.ts';
import { internshipOperations } from './internships/internship.operations.ts';
import { failedEventOperations } from './notifications/failed-event.contract.ts';
import { deliveryOperations } from './notifications/delivery.contract.ts';
import { pushSubscriptionOperations } from './notifications/push-subscription.contract.ts';
import { notificationOperations } from './notifications/notification.contract.ts';
import { skillOperations } from './skills/skill.contract.ts';
import { authOperations } from './accounts/auth.operations.ts';
import { accountOperations } from './accounts/account.operations.ts';
import { secondFactorOperations } from './accounts/second-factor.operations.ts';
import { externalOperations } from './accounts/external.operations.ts';
import { userOperations } from './accounts/user.operations.ts';
import { consentOperations } from './accounts/consent.contract.ts';
import {
  administratorOperations,
  administratorInvitationOperations,
} from './administrators/administrator.operations.ts';
import { auditOperations } from './audit/audit.contract.ts';
import { dataRequestOperations } from './data-requests/data-request.contract.ts';
import { employerOperations } from './employers/employer.operations.ts';
import { memberInvitationOperations, memberOperations } from './members/member.operations.ts';
import { caseOperations } from './verification/case.operations.ts';
import { reportOperations } from './reports/report.operations.ts';
import { announcementOperations } from './announcements/announcement.operations.ts';
import { newsOperations } from './news/news.operations.ts';
import { externalJobOperations, savedExternalJobOperations } from './external-jobs/external-job.operations.ts';
import { externalJobSourceOperations } from './external-jobs/external-job-source.operations.ts';
import { maintenanceOperations } from './maintenance/maintenance.contract.ts';
import { liveUpdateOperations } from './live-updates/live-update.contract.ts';
import { adminDashboardOperation } from './dashboards/admin-dashboard.contract.ts';
import { employerDashboardOperation } from './dashboards/employer-dashboard.contract.ts';
import { internDashboardOperation } from './dashboards/intern-dashboard.contract.ts';

/** One request per dashboard. */
const dashboardOperations = {
  admin: adminDashboardOperation,
  employer: employerDashboardOperation,
  intern: internDashboardOperation,
};

/** Every operation of the API by feature and name. */
export const operations = {
  internships: internshipOperations,
  applications: applicationOperations,
  applicationNotes: applicationNoteOperations,
  cvAnalyses: cvAnalysisOperations,
  cvAnalysisLog: cvAnalysisLogOperations,
  cvMetrics: cvMetricsOperations,
  cvTests: cvTestOperations,
  documents: documentOperations,
  resumes: resumeOperations,
  interns: internOperations,
  bookmarks: bookmarkOperations,
  savedSearches: savedSearchOperations,
  health: healthOperations,
  notifications: notificationOperations,
  deliveries: deliveryOperations,
  pushSubscriptions: pushSubscriptionOperations,
  failedEvents: failedEventOperations,
  skills: skillOperations,
  auth: authOperations,
  external: externalOperations,
  account: accountOperations,
  secondFactor: secondFactorOperations,
  users: userOperations,
  consents: consentOperations,
  administrators: administratorOperations,
  invitations: administratorInvitationOperations,
  audit: auditOperations,
  dataRequests: dataRequestOperations,
  employers: employerOperations,
  members: memberOperations,
  memberInvitations: memberInvitationOperations,
  verificationCases: caseOperations,
  reports: reportOperations,
  news: newsOperations,
  announcements: announcementOperations,
  externalJobs: externalJobOperations,
  externalJobSources: externalJobSourceOperations,
  savedExternalJobs: savedExternalJobOperations,
  maintenanceRuns: maintenanceOperations,
  dashboards: dashboardOperations,
  liveUpdates: liveUpdateOperations,
} as const;

/** All operations as a flat list with their full names, such as `applications.submit`. */
export const allOperations: readonly { name: string; operation: OperationShape }[] = Object.entries(operations).flatMap(
  ([feature, declared]) =>
    Object.entries<OperationShape>(declared).map(([name, operation]) => ({ name: `${feature}.${name}`, operation })),
);
