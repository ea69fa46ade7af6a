import type { Type } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.ts';
import { accountStored } from './accounts/account.stored.ts';
import { AdministratorsModule } from './administrators/administrators.module.ts';
import { invitationStored } from './administrators/invitation.entity.ts';
import { rosterStored } from './administrators/roster.entity.ts';
import { auditStored } from './audit/audit.entity.ts';
import { applicationsStored } from './applications/application.stored.ts';
import { ApplicationsModule } from './applications/applications.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { DashboardsModule } from './dashboards/dashboards.module.ts';
import { documentStored } from './documents/document.entity.ts';
import { DocumentsModule } from './documents/documents.module.ts';
import { employerStored } from './employers/employer.entity.ts';
import { EmployersModule } from './employers/employers.module.ts';
import { internStored } from './interns/intern.entity.ts';
import { InternsModule } from './interns/interns.module.ts';
import { internshipStored } from './internships/internship.entity.ts';
import { InternshipsModule } from './internships/internships.module.ts';
import { memberStored } from './members/member.entity.ts';
import { MembersModule } from './members/members.module.ts';
import { notificationStored } from './notifications/notification.entity.ts';
import { NotificationsModule } from './notifications/notifications.module.ts';
import { reportStored } from './reports/report.entity.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { SkillsModule } from './skills/skills.module.ts';
import { SearchModule } from './search/search.module.ts';
import { caseStored } from './verification/case.entity.ts';
import { VerificationModule } from './verification/verification.module.ts';
import type { Stored } from '../platform/database/stored.ts';

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
  NotificationsModule,
  ReportsModule,
  SearchModule,
  SkillsModule,
  VerificationModule,
];

/** What all features store. */
export const stored: readonly Stored[] = [
  ...accountStored,
  rosterStored,
  invitationStored,
  ...applicationsStored,
  auditStored,
  employerStored,
  ...internshipStored,
  ...internStored,
  ...documentStored,
  ...memberStored,
  ...notificationStored,
  reportStored,
  caseStored,
];
