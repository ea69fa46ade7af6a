import type { Type } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.ts';
import { accountCollections } from './accounts/account-collections.ts';
import { AdministratorsModule } from './administrators/administrators.module.ts';
import { administratorInvitationCollection } from './administrators/administrator-invitation.entity.ts';
import { activeAdminsCollection } from './administrators/active-admins.entity.ts';
import { auditCollection } from './audit/audit.entity.ts';
import { applicationCollections } from './applications/application-collections.ts';
import { ApplicationsModule } from './applications/applications.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { DashboardsModule } from './dashboards/dashboards.module.ts';
import { documentCollections } from './documents/document.entity.ts';
import { DocumentsModule } from './documents/documents.module.ts';
import { employerCollection } from './employers/employer.entity.ts';
import { EmployersModule } from './employers/employers.module.ts';
import { internCollections } from './interns/intern.entity.ts';
import { InternsModule } from './interns/interns.module.ts';
import { internshipCollections } from './internships/internship.entity.ts';
import { InternshipsModule } from './internships/internships.module.ts';
import { memberCollections } from './members/member.entity.ts';
import { MembersModule } from './members/members.module.ts';
import { notificationCollections } from './notifications/notification.entity.ts';
import { newsCollections, NewsModule } from './news/index.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { reportCollection } from './reports/report.entity.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { SkillsModule } from './skills/skills.module.ts';
import { SearchModule } from './search/search.module.ts';
import { caseCollection } from './verification/case.entity.ts';
import { VerificationModule } from './verification/verification.module.ts';
import type { CollectionDefinition } from '../platform/database/collection-definition.ts';

/** The modules of all features. */
export const features: readonly Type[] = [
  AccountsModule,
  AdministratorsModule,
  ApplicationsModule,
  AuditModule,
  DashboardsModule,
  EmployersModule,
  InternshipsModule,
  InternsModule,
  DocumentsModule,
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
  activeAdminsCollection,
  administratorInvitationCollection,
  ...applicationCollections,
  auditCollection,
  employerCollection,
  ...internshipCollections,
  ...internCollections,
  ...documentCollections,
  ...memberCollections,
  ...newsCollections,
  ...notificationCollections,
  reportCollection,
  caseCollection,
];
