import {
  codeNamesEn,
  internshipFieldsEn,
  notificationTopicMessages,
  notificationTypeMessages,
  scheduledJobMessages,
} from '@prentice/contract';
import { administrationEn } from './en/administration.en.ts';
import { announcementsEn } from './en/announcements.en.ts';
import { auditEn } from './en/audit.en.ts';
import { candidatesEn } from './en/candidates.en.ts';
import { checksEn } from './en/checks.en.ts';
import { companyEn } from './en/company.en.ts';
import { cvAdministrationEn } from './en/cv-administration.en.ts';
import { cvAnalyzerEn } from './en/cv-analyzer.en.ts';
import { dashboardsEn } from './en/dashboards.en.ts';
import { employersEn } from './en/employers.en.ts';
import { eventsEn } from './en/events.en.ts';
import { externalJobSourcesEn } from './en/external-job-sources.en.ts';
import { externalJobsEn } from './en/external-jobs.en.ts';
import { internsEn } from './en/interns.en.ts';
import { internshipsEn } from './en/internships.en.ts';
import { maintenanceEn } from './en/maintenance.en.ts';
import { moderationEn } from './en/moderation.en.ts';
import { outcomeEn } from './en/outcome.en.ts';
import { eventConsumersEn } from './en/event-consumers.en.ts';
import { newsEn } from './en/news.en.ts';
import { reportsEn } from './en/reports.en.ts';
import { postingEn } from './en/posting.en.ts';
import { shellEn } from './en/shell.en.ts';
import { verificationEn } from './en/verification.en.ts';

/** Every text of the back office in English; the other languages have the same keys. */
export const catalogueEn = {
  ...codeNamesEn,
  ...internshipFieldsEn,
  ...notificationTopicMessages('en'),
  ...notificationTypeMessages('en'),
  ...scheduledJobMessages('en'),
  ...shellEn,
  ...administrationEn,
  ...announcementsEn,
  ...auditEn,
  ...candidatesEn,
  ...checksEn,
  ...companyEn,
  ...cvAdministrationEn,
  ...cvAnalyzerEn,
  ...dashboardsEn,
  ...employersEn,
  ...eventsEn,
  ...externalJobsEn,
  ...externalJobSourcesEn,
  ...internsEn,
  ...internshipsEn,
  ...maintenanceEn,
  ...moderationEn,
  ...outcomeEn,
  ...eventConsumersEn,
  ...newsEn,
  ...reportsEn,
  ...postingEn,
  ...verificationEn,
} as const;

export type MessageKey = keyof typeof catalogueEn;
