import { Global, Module } from '@nestjs/common';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { AdminApplicationMetrics } from './statistics/admin-application-metrics.ts';
import { ApplicantRecipients } from './applicant-recipients.ts';
import { ApplicationConsumers } from './application.consumers.ts';
import { ApplicationLookupService } from './application-lookup.service.ts';
import { ApplicationErasure } from './personal-data/application-erasure.ts';
import { ApplicationExport } from './application-export.ts';
import { ApplicationStatistics } from './statistics/application-statistics.ts';
import { ApplicationJobs } from './application.jobs.ts';
import { ApplicationTransitions } from './application.transitions.ts';
import { ApplicationsController } from './applications.controller.ts';
import { Applications } from './applications.service.ts';
import { DecisionsController } from './decisions/decisions.controller.ts';
import { DueOrderUpgrade } from './due-order-upgrade.ts';
import { EmployerApplicationMetrics } from './statistics/employer-application-metrics.ts';
import { InternDashboardController } from './student-dashboard/intern-dashboard.controller.ts';
import { InternDashboards } from './student-dashboard/intern-dashboard.service.ts';
import { InterviewEmailAttachments } from './interviews/interview-email-attachments.ts';
import { ApplicationDocuments } from './application-documents.service.ts';
import { OpeningReservations } from './placement/opening-reservations.service.ts';
import { ApplicationReadiness } from './submission/readiness.service.ts';
import { ApplicationSubmission } from './submission/submission.service.ts';
import { TeamNotes } from './team/team-notes.service.ts';
import { ApplicationDecisions } from './decisions/application-decisions.service.ts';
import { DecisionUndo } from './decisions/decision-undo.service.ts';
import { ApplicationPersonalData } from './personal-data/personal-data.ts';

@Global()
@Module({
  controllers: [ApplicationsController, DecisionsController, InternDashboardController],
  providers: [
    ApplicationPersonalData,
    Applications,
    ApplicantRecipients,
    ApplicationConsumers,
    ApplicationErasure,
    ApplicationExport,
    ApplicationStatistics,
    ApplicationJobs,
    ApplicationTransitions,
    AdminApplicationMetrics,
    DueOrderUpgrade,
    EmployerApplicationMetrics,
    InternDashboards,
    InterviewEmailAttachments,
    ApplicationDocuments,
    OpeningReservations,
    ApplicationReadiness,
    ApplicationSubmission,
    TeamNotes,
    ApplicationDecisions,
    DecisionUndo,
    ApplicationLookupService,
    { provide: ApplicationLookup, useExisting: ApplicationLookupService },
  ],
  exports: [
    AdminApplicationMetrics,
    ApplicantRecipients,
    ApplicationLookup,
    ApplicationPersonalData,
    EmployerApplicationMetrics,
    InterviewEmailAttachments,
  ],
})
export class ApplicationsModule {}
