import { Global, Module } from '@nestjs/common';
import { CvMetricsController } from './cv-metrics.controller.ts';
import { CvMetricsReader } from './cv-metrics.service.ts';
import { CvMetricsRecorder } from './cv-metrics-recorder.service.ts';

@Global()
@Module({
  controllers: [CvMetricsController],
  providers: [CvMetricsReader, CvMetricsRecorder],
  exports: [CvMetricsRecorder],
})
export class CvMetricsModule {}
