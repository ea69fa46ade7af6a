import { Global, Module } from '@nestjs/common';
import { InternshipDirectory } from '../ports/internship-directory.port.ts';
import { OpenInternships } from '../ports/open-internships.port.ts';
import { Applicants } from './applicants.ts';
import { Approvals } from './approvals.service.ts';
import { InternshipDirectoryService } from './internship.directory.ts';
import { InternshipExport } from './internship.export.ts';
import { InternshipFigures } from './internship.figures.ts';
import { InternshipLists } from './internship.lists.ts';
import { InternshipRecords } from './internship.records.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import { InternshipConsumers } from './internships.consumers.ts';
import { InternshipsController } from './internships.controller.ts';
import { InternshipDeadlines } from './internship.deadlines.ts';
import { InternshipJobs } from './internships.jobs.ts';
import { Internships } from './internships.service.ts';
import { Moderation } from './moderation.service.ts';
import { Revisions } from './revisions.service.ts';
import { RecommendationDesk } from './recommendation.desk.ts';
import { OpenInternshipsService } from './open-internships.ts';

@Global()
@Module({
  controllers: [InternshipsController],
  providers: [
    Applicants,
    Internships,
    InternshipLists,
    InternshipTransitions,
    InternshipExport,
    InternshipDeadlines,
    InternshipJobs,
    InternshipConsumers,
    InternshipFigures,
    InternshipRecords,
    Moderation,
    Revisions,
    Approvals,
    RecommendationDesk,
    InternshipDirectoryService,
    { provide: InternshipDirectory, useExisting: InternshipDirectoryService },
    { provide: OpenInternships, useClass: OpenInternshipsService },
  ],
  exports: [InternshipDirectory, OpenInternships],
})
export class InternshipsModule {}
