import { cvAnalysisOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { CvAnalyses } from './cv-analyses.service.ts';
import { CvAnalysisIntake } from './cv-analysis-intake.service.ts';
import { CvAnalysisExport } from './cv-analysis-export.ts';

@OperationsController(operations)
export class CvAnalysesController {
  constructor(
    private readonly analyses: CvAnalyses,
    private readonly intake: CvAnalysisIntake,
    private readonly exports: CvAnalysisExport,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.analyses.list(caller, list('employer')),
    get: ({ caller, params }) => this.analyses.get(caller, params.id),
    start: ({ caller, body }) => this.intake.start(caller, body.internshipId),
    upload: ({ caller, body, file }) => this.intake.upload(caller, body.internshipId, file),
    transition: ({ caller, params, body }) => this.analyses.transition(caller, params.id, body.to),
    cancel: ({ caller, body }) => this.analyses.cancel(caller, body.internshipId),
    remove: ({ caller, params }) => this.analyses.remove(caller, params.id),
    export: ({ caller, query }) => this.exports.csv(caller, query),
  };
}
