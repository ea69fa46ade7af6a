export { CvMetricsCount, cvMetricsCollection, type CvMetricsCountRow } from './cv-metrics.entity.ts';
export { CvMetricsModule } from './cv-metrics.module.ts';
export { cvFailureOf, CvMetricsRecorder, type EndedWork, type MeasuredWork } from './cv-metrics-recorder.service.ts';
export { REVIEW_ALGORITHM } from './cv-metrics.service.ts';
export { bucketOf } from './duration-histogram.ts';
