export { cvTestCollection } from './cv-test.entity.ts';
export { CvTestsModule } from './cv-tests.module.ts';
export { sampleBytes } from './sample-cvs.ts';
