import { administrationEn } from './en/administration.en.ts';
import { announcementsEn } from './en/announcements.en.ts';
import { auditEn } from './en/audit.en.ts';
import { candidatesEn } from './en/candidates.en.ts';
import { companyEn } from './en/company.en.ts';
import { coreEn } from './en/core.en.ts';
import { cvAdministrationEn } from './en/cv-administration.en.ts';
import { cvAnalyzerEn } from './en/cv-analyzer.en.ts';
import { dashboardsEn } from './en/dashboards.en.ts';
import { employersEn } from './en/employers.en.ts';
import { externalJobSourcesEn } from './en/external-job-sources.en.ts';
import { externalJobsEn } from './en/external-jobs.en.ts';
import { inboxEn } from './en/inbox.en.ts';
import { internsEn } from './en/interns.en.ts';
import { internshipsEn } from './en/internships.en.ts';
import { maintenanceEn } from './en/maintenance.en.ts';
import { moderationEn } from './en/moderation.en.ts';
import { newsEn } from './en/news.en.ts';
import { reportsEn } from './en/reports.en.ts';
import { verificationEn } from './en/verification.en.ts';

/** Every text of the back office in English; the other languages have the same keys. Screens get theirs by `message-parts.ts`. */
export const catalogueEn = {
  ...coreEn,
  ...administrationEn,
  ...announcementsEn,
  ...auditEn,
  ...candidatesEn,
  ...companyEn,
  ...cvAdministrationEn,
  ...cvAnalyzerEn,
  ...dashboardsEn,
  ...employersEn,
  ...externalJobsEn,
  ...externalJobSourcesEn,
  ...inboxEn,
  ...internsEn,
  ...internshipsEn,
  ...maintenanceEn,
  ...moderationEn,
  ...newsEn,
  ...reportsEn,
  ...verificationEn,
} as const;

export type MessageKey = keyof typeof catalogueEn;
