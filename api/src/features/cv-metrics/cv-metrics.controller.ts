import { cvMetricsOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { CvMetricsReader } from './cv-metrics.service.ts';

@OperationsController(operations)
export class CvMetricsController {
  constructor(private readonly metrics: CvMetricsReader) {}

  readonly handlers: Handlers<typeof operations> = {
    get: ({ caller, query }) => this.metrics.get(caller, Number(query.days)),
  };
}
