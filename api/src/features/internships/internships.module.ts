import { Global, Module } from '@nestjs/common';
import { InternshipDirectory } from './internship-directory.ts';
import { OpenInternships } from './lists/open-internships.ts';
import { ApplicantChecks } from './applicant-checks.ts';
import { BulkApproval } from './moderation/bulk-approval.service.ts';
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
    InternshipDirectory,
    OpenInternships,
  ],
  exports: [InternshipDirectory, InternshipMetrics, OpenInternships, RecommendationDashboardSource],
})
export class InternshipsModule {}
