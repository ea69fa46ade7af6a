import { Global, Module } from '@nestjs/common';
import { InternshipLookup } from './internship-lookup.service.ts';
import { OpenInternships } from './lists/open-internships.service.ts';
import { ApplicantChecks } from './applicant-checks.service.ts';
import { BulkApproval } from './moderation/bulk-approval.service.ts';
import { InternshipExport } from './lists/internship-export.service.ts';
import { InternshipMetrics } from './dashboard/internship-metrics.service.ts';
import { InternshipLists } from './lists/internship-lists.service.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import { InternshipConsumers } from './internships.consumers.ts';
import { InternshipsController } from './internships.controller.ts';
import { InternshipDeadlines } from './internship-deadlines.jobs.ts';
import { InternshipJobs } from './internships.jobs.ts';
import { Internships } from './internships.service.ts';
import { ModerationAssessment } from './moderation/moderation-assessment.service.ts';
import { Revisions } from './moderation/revisions.service.ts';
import { RecommendationDashboardSource } from './dashboard/recommendation-dashboard-source.service.ts';

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
    InternshipLookup,
    OpenInternships,
  ],
  exports: [InternshipLookup, InternshipMetrics, OpenInternships, RecommendationDashboardSource],
})
export class InternshipsModule {}
