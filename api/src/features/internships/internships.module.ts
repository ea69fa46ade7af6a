import { Global, Module } from '@nestjs/common';
import { InternshipDirectory } from '../ports/internship-directory.port.ts';
import { OpenInternships } from '../ports/open-internships.port.ts';
import { ApplicantChecks } from './applicant-checks.ts';
import { BulkApproval } from './moderation/bulk-approval.service.ts';
import { InternshipDirectoryService } from './internship-directory.ts';
import { InternshipExport } from './lists/internship-export.ts';
import { InternshipMetrics } from './dashboard/internship-metrics.ts';
import { InternshipLists } from './lists/internship-lists.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import { InternshipConsumers } from './internships.consumers.ts';
import { InternshipsController } from './internships.controller.ts';
import { InternshipDeadlines } from './deadlines/internship-deadlines.ts';
import { InternshipJobs } from './internships.jobs.ts';
import { Internships } from './internships.service.ts';
import { ModerationAssessment } from './moderation/moderation-assessment.service.ts';
import { Revisions } from './moderation/revisions.service.ts';
import { RecommendationDashboardSource } from './dashboard/recommendation-dashboard-source.ts';
import { OpenInternshipsService } from './lists/open-internships.ts';

@Global()
@Module({
  controllers: [InternshipsController],
  providers: [
    ApplicantChecks,
    Internships,
    InternshipLists,
    InternshipTransitions,
    InternshipExport,
    InternshipDeadlines,
    InternshipJobs,
    InternshipConsumers,
    InternshipMetrics,
    ModerationAssessment,
    Revisions,
    BulkApproval,
    RecommendationDashboardSource,
    InternshipDirectoryService,
    { provide: InternshipDirectory, useExisting: InternshipDirectoryService },
    { provide: OpenInternships, useClass: OpenInternshipsService },
  ],
  exports: [InternshipDirectory, OpenInternships],
})
export class InternshipsModule {}
