import {
  codeNamesDe,
  errorsDe,
  internshipFieldsDe,
  notificationTopicMessages,
  notificationTypeMessages,
  scheduledJobMessages,
} from '@prentice/contract';
import type { MessageKey } from './catalogue.en.ts';
import { administrationDe } from './de/administration.de.ts';
import { announcementsDe } from './de/announcements.de.ts';
import { auditDe } from './de/audit.de.ts';
import { candidatesDe } from './de/candidates.de.ts';
import { checksDe } from './de/checks.de.ts';
import { companyDe } from './de/company.de.ts';
import { cvAdministrationDe } from './de/cv-administration.de.ts';
import { cvAnalyzerDe } from './de/cv-analyzer.de.ts';
import { dashboardsDe } from './de/dashboards.de.ts';
import { employersDe } from './de/employers.de.ts';
import { eventsDe } from './de/events.de.ts';
import { externalJobSourcesDe } from './de/external-job-sources.de.ts';
import { externalJobsDe } from './de/external-jobs.de.ts';
import { internsDe } from './de/interns.de.ts';
import { internshipsDe } from './de/internships.de.ts';
import { maintenanceDe } from './de/maintenance.de.ts';
import { moderationDe } from './de/moderation.de.ts';
import { outcomeDe } from './de/outcome.de.ts';
import { eventConsumersDe } from './de/event-consumers.de.ts';
import { newsDe, reactAdminDe } from './de/news.de.ts';
import { reportsDe } from './de/reports.de.ts';
import { postingDe } from './de/posting.de.ts';
import { shellDe } from './de/shell.de.ts';
import { verificationDe } from './de/verification.de.ts';
import { errorMessages } from './messages.hook.ts';

/** Every text of the back office in German. */
export const catalogueDe: Readonly<Record<MessageKey, string>> = {
  ...codeNamesDe,
  ...internshipFieldsDe,
  ...notificationTopicMessages('de'),
  ...notificationTypeMessages('de'),
  ...scheduledJobMessages('de'),
  ...shellDe,
  ...administrationDe,
  ...announcementsDe,
  ...auditDe,
  ...candidatesDe,
  ...checksDe,
  ...companyDe,
  ...cvAdministrationDe,
  ...cvAnalyzerDe,
  ...dashboardsDe,
  ...employersDe,
  ...eventsDe,
  ...externalJobsDe,
  ...externalJobSourcesDe,
  ...internsDe,
  ...internshipsDe,
  ...maintenanceDe,
  ...moderationDe,
  ...outcomeDe,
  ...eventConsumersDe,
  ...newsDe,
  ...reactAdminDe,
  ...postingDe,
  ...reportsDe,
  ...verificationDe,
};

/** The errors of the API in German. */
export const errorMessagesDe = errorMessages(errorsDe);
