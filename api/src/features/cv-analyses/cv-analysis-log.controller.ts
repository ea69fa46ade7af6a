import { cvAnalysisLogOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { CvAnalysisLog } from './cv-analysis-log.service.ts';

@OperationsController(operations)
export class CvAnalysisLogController {
  constructor(private readonly log: CvAnalysisLog) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.log.list(caller, list('admin')),
    reveal: ({ caller, params, body }) => this.log.reveal(caller, params.id, body),
  };
}
