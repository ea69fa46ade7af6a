import { Global, Module } from '@nestjs/common';
import { CvMetricsReader } from './cv-metrics.service.ts';
import { CvMetricsRecorder } from './cv-metrics-recorder.service.ts';
import { cvMetricsOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';

export { CvMetricsCount, cvMetricsCollection, type CvMetricsCountRow } from './cv-metrics.entity.ts';
export { cvFailureOf, CvMetricsRecorder, type EndedWork, type MeasuredWork } from './cv-metrics-recorder.service.ts';
export { REVIEW_ALGORITHM } from './cv-metrics.service.ts';
export { bucketOf } from './duration-histogram.ts';

@OperationsController(operations)
class CvMetricsController {
  constructor(private readonly metrics: CvMetricsReader) {}

  readonly handlers: Handlers<typeof operations> = {
    get: ({ caller, query }) => this.metrics.get(caller, Number(query.days)),
  };
}

@Global()
@Module({
  controllers: [CvMetricsController],
  providers: [CvMetricsReader, CvMetricsRecorder],
  exports: [CvMetricsRecorder],
})
export class CvMetricsModule {}
