import { Module } from '@nestjs/common';
import { CvAnalyses } from './cv-analyses.service.ts';
import { CvAnalysisLog } from './cv-analysis-log.service.ts';
import { CvAnalysisExport } from './cv-analysis-export.service.ts';
import { CvAnalysisIntake } from './cv-analysis-intake.service.ts';
import { CvAnalysisPersonalData } from './cv-analysis-personal-data.service.ts';
import { CvAnalysisJobs } from './cv-analyses.jobs.ts';
import { CvMatching } from './cv-matching.service.ts';
import { cvAnalysisOperations, cvAnalysisLogOperations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';

export { CvAnalysis, cvAnalysisCollection } from './cv-analysis.entity.ts';
export { CvAnalysisPersonalData } from './cv-analysis-personal-data.service.ts';
export { comparableMatch, CvMatching } from './cv-matching.service.ts';
export { rankingOf } from './cv-analysis.transitions.ts';

@OperationsController(cvAnalysisOperations)
class CvAnalysesController {
  constructor(
    private readonly analyses: CvAnalyses,
    private readonly intake: CvAnalysisIntake,
    private readonly exports: CvAnalysisExport,
  ) {}

  readonly handlers: Handlers<typeof cvAnalysisOperations> = {
    list: ({ caller, list }) => this.analyses.list(caller, list('employer')),
    get: ({ caller, params }) => this.analyses.get(caller, params.id),
    start: ({ caller, body }) => this.intake.start(caller, body.internshipId),
    applicants: ({ caller, query }) => this.intake.applicantCounts(caller, query.internshipId),
    upload: ({ caller, body, file }) => this.intake.upload(caller, body.internshipId, file),
    transition: ({ caller, params, body }) => this.analyses.transition(caller, params.id, body.to),
    cancel: ({ caller, body }) => this.analyses.cancel(caller, body.internshipId),
    remove: ({ caller, params }) => this.analyses.remove(caller, params.id),
    export: ({ caller, query }) => this.exports.csv(caller, query),
  };
}

@OperationsController(cvAnalysisLogOperations)
class CvAnalysisLogController {
  constructor(private readonly log: CvAnalysisLog) {}

  readonly handlers: Handlers<typeof cvAnalysisLogOperations> = {
    list: ({ caller, list }) => this.log.list(caller, list('admin')),
    reveal: ({ caller, params, body }) => this.log.reveal(caller, params.id, body),
  };
}

@Module({
  controllers: [CvAnalysesController, CvAnalysisLogController],
  providers: [
    CvAnalyses,
    CvAnalysisExport,
    CvAnalysisIntake,
    CvAnalysisJobs,
    CvAnalysisLog,
    CvAnalysisPersonalData,
    CvMatching,
  ],
  exports: [CvAnalysisPersonalData],
})
export class CvAnalysesModule {}
