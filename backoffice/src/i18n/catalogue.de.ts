import type { MessageKey } from './catalogue.en.ts';
import { administrationDe } from './de/administration.de.ts';
import { announcementsDe } from './de/announcements.de.ts';
import { auditDe } from './de/audit.de.ts';
import { candidatesDe } from './de/candidates.de.ts';
import { companyDe } from './de/company.de.ts';
import { coreDe } from './de/core.de.ts';
import { cvAdministrationDe } from './de/cv-administration.de.ts';
import { cvAnalyzerDe } from './de/cv-analyzer.de.ts';
import { dashboardsDe } from './de/dashboards.de.ts';
import { employersDe } from './de/employers.de.ts';
import { externalJobSourcesDe } from './de/external-job-sources.de.ts';
import { externalJobsDe } from './de/external-jobs.de.ts';
import { inboxDe } from './de/inbox.de.ts';
import { internsDe } from './de/interns.de.ts';
import { internshipsDe } from './de/internships.de.ts';
import { maintenanceDe } from './de/maintenance.de.ts';
import { moderationDe } from './de/moderation.de.ts';
import { newsDe } from './de/news.de.ts';
import { reportsDe } from './de/reports.de.ts';
import { verificationDe } from './de/verification.de.ts';

/** Every text of the back office in German. Screens get theirs by `message-parts.ts`. */
export const catalogueDe: Readonly<Record<MessageKey, string>> = {
  ...coreDe,
  ...administrationDe,
  ...announcementsDe,
  ...auditDe,
  ...candidatesDe,
  ...companyDe,
  ...cvAdministrationDe,
  ...cvAnalyzerDe,
  ...dashboardsDe,
  ...employersDe,
  ...externalJobsDe,
  ...externalJobSourcesDe,
  ...inboxDe,
  ...internsDe,
  ...internshipsDe,
  ...maintenanceDe,
  ...moderationDe,
  ...newsDe,
  ...reportsDe,
  ...verificationDe,
};
