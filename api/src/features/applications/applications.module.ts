import { Global, Module } from '@nestjs/common';
import { ApplicationLookup } from '../ports/application-lookup.port.ts';
import { AdminApplicationMetrics } from './metrics/admin-application-metrics.service.ts';
import { ApplicantCvs } from './documents/applicant-cvs.service.ts';
import { ApplicantRecipients } from './lookup/applicant-recipients.service.ts';
import { CandidateNames } from './lookup/candidate-names.service.ts';
import { NoteAuthors } from './lookup/note-authors.service.ts';
import { ApplicationConsumers } from './applications.consumers.ts';
import { DatabaseApplicationLookup } from './lookup/application-lookup.service.ts';
import { ApplicationErasure } from './personal-data/application-erasure.service.ts';
import { ApplicationExport } from './lists/application-export.service.ts';
import { ApplicationMetrics } from './metrics/application-metrics.service.ts';
import { ApplicationJobs } from './applications.jobs.ts';
import { ApplicationTransitions } from './application.transitions.ts';
import { ApplicationsController } from './applications.controller.ts';
import { Applications } from './applications.service.ts';
import { InterviewsController } from './interviews/interviews.controller.ts';
import { DecisionsController } from './decisions/decisions.controller.ts';
import { DueResponses } from './response-deadlines/due-responses.service.ts';
import { EmployerApplicationMetrics } from './metrics/employer-application-metrics.service.ts';
import { InternDashboardController } from './student-dashboard/intern-dashboard.controller.ts';
import { InternDashboards } from './student-dashboard/intern-dashboard.service.ts';
import { InterviewAnswers } from './interviews/interview-answers.service.ts';
import { ApplicationEmailContent } from './emails/application-email-content.service.ts';
import { ApplicationDocuments } from './documents/application-documents.service.ts';
import { OpeningReservations } from './placement/opening-reservations.service.ts';
import { ApplicationMatchJobs } from './matches/application-matches.jobs.ts';
import { ApplicationMatches } from './matches/application-matches.service.ts';
import { InternshipFit } from './matches/internship-fit.service.ts';
import { ApplicationReadiness } from './submission/application-readiness.service.ts';
import { ApplicationSubmission } from './submission/application-submission.service.ts';
import { TeamController } from './team/team.controller.ts';
import { TeamNotes } from './team/team-notes.service.ts';
import { ApplicationDecisions } from './decisions/application-decisions.service.ts';
import { DecisionUndo } from './decisions/decision-undo.service.ts';
import { WithdrawalUndo } from './decisions/withdrawal-undo.service.ts';
import { ApplicationPersonalData } from './personal-data/application-personal-data.service.ts';

@Global()
@Module({
  controllers: [
    ApplicationsController,
    DecisionsController,
    InterviewsController,
    TeamController,
    InternDashboardController,
  ],
  providers: [
    ApplicationPersonalData,
    Applications,
    ApplicantCvs,
    ApplicantRecipients,
    CandidateNames,
    NoteAuthors,
    ApplicationConsumers,
    ApplicationErasure,
    ApplicationExport,
    ApplicationMetrics,
    ApplicationJobs,
    ApplicationTransitions,
    AdminApplicationMetrics,
    DueResponses,
    EmployerApplicationMetrics,
    InternDashboards,
    ApplicationEmailContent,
    InterviewAnswers,
    ApplicationDocuments,
    OpeningReservations,
    ApplicationMatches,
    ApplicationMatchJobs,
    InternshipFit,
    ApplicationReadiness,
    ApplicationSubmission,
    TeamNotes,
    ApplicationDecisions,
    DecisionUndo,
    WithdrawalUndo,
    DatabaseApplicationLookup,
    { provide: ApplicationLookup, useExisting: DatabaseApplicationLookup },
  ],
  exports: [
    AdminApplicationMetrics,
    ApplicantCvs,
    ApplicantRecipients,
    CandidateNames,
    NoteAuthors,
    ApplicationLookup,
    ApplicationMatches,
    ApplicationPersonalData,
    DueResponses,
    EmployerApplicationMetrics,
    ApplicationEmailContent,
  ],
})
export class ApplicationsModule {}
