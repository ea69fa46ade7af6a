import type { Type } from '@nestjs/common';
import { AccountsModule, accountCollections, accountEmailSamples, activeAdminsCollection } from './accounts/index.ts';
import {
  AdministratorsModule,
  administratorEmailSamples,
  administratorInvitationCollection,
} from './administrators/index.ts';
import { announcementCollections, AnnouncementsModule } from './announcements/index.ts';
import { applicationCollections, ApplicationsModule } from './applications/index.ts';
import { AuditLogModule } from './audit-log/index.ts';
import { ContributionsModule } from './contributions.module.ts';
import { CvAnalysesModule, cvAnalysisCollection } from './cv-analyses/index.ts';
import { cvMetricsCollection, CvMetricsModule } from './cv-metrics/index.ts';
import { cvTestCollection, CvTestsModule } from './cv-tests/index.ts';
import { DataRequestsModule, dataRequestCollection } from './data-requests/index.ts';
import { DashboardsModule } from './dashboards/index.ts';
import { documentCollections, DocumentsModule, resumeCollections } from './documents/index.ts';
import { employerCollection, EmployersModule } from './employers/index.ts';
import { externalJobCollections, externalJobSourceCollections, ExternalJobsModule } from './external-jobs/index.ts';
import { internCollections, InternsModule } from './interns/index.ts';
import { internshipCollections, InternshipsModule } from './internships/index.ts';
import { LiveUpdatesModule } from './live-updates/index.ts';
import { MailedLinksModule } from './mailed-links/index.ts';
import { maintenanceCollections, MaintenanceModule } from './maintenance/index.ts';
import { memberCollections, memberEmailSamples, MembersModule } from './members/index.ts';
import { newsCollections, NewsModule } from './news/index.ts';
import {
  emailReachesEmail,
  notificationEmailSamples,
  notificationCollections,
  NotificationsModule,
} from './notifications/index.ts';
import { reportCollection, ReportsModule } from './reports/index.ts';
import { SkillsModule } from './skills/index.ts';
import { SearchModule } from './search/index.ts';
import { caseCollection, VerificationModule } from './verification/index.ts';
import type { EmailSample } from '../platform/email/email-preview.page.ts';
import type { CollectionDefinition } from '../platform/database/collection-definition.ts';

/** The modules of all features. */
export const features: readonly Type[] = [
  AccountsModule,
  AdministratorsModule,
  AnnouncementsModule,
  ApplicationsModule,
  AuditLogModule,
  ContributionsModule,
  CvAnalysesModule,
  CvMetricsModule,
  CvTestsModule,
  DashboardsModule,
  DataRequestsModule,
  EmployersModule,
  ExternalJobsModule,
  InternshipsModule,
  InternsModule,
  DocumentsModule,
  LiveUpdatesModule,
  MailedLinksModule,
  MaintenanceModule,
  MembersModule,
  NewsModule,
  NotificationsModule,
  ReportsModule,
  SearchModule,
  SkillsModule,
  VerificationModule,
];

/** What all features store. */
export const collections: readonly CollectionDefinition[] = [
  ...accountCollections,
  dataRequestCollection,
  activeAdminsCollection,
  administratorInvitationCollection,
  ...announcementCollections,
  ...applicationCollections,
  cvAnalysisCollection,
  cvMetricsCollection,
  cvTestCollection,
  employerCollection,
  ...externalJobCollections,
  ...externalJobSourceCollections,
  ...internshipCollections,
  ...internCollections,
  ...documentCollections,
  ...resumeCollections,
  ...maintenanceCollections,
  ...memberCollections,
  ...newsCollections,
  ...notificationCollections,
  reportCollection,
  caseCollection,
];

/** A sample of every kind of email, for the preview page. */
export const emailSamples: readonly EmailSample[] = [
  ...accountEmailSamples,
  ...administratorEmailSamples,
  ...memberEmailSamples,
  ...notificationEmailSamples,
  ['confirm-email', (locale) => emailReachesEmail('/api/confirm-email/sample')[locale]],
];
