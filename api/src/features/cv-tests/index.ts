import { Module } from '@nestjs/common';
import { CvTests } from './cv-tests.service.ts';
import { CvTestJobs } from './cv-tests.jobs.ts';
import { cvTestOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';

export { cvTestCollection } from './cv-test.entity.ts';
export { sampleBytes } from './cv-tests.service.ts';

@OperationsController(operations)
class CvTestsController {
  constructor(private readonly tests: CvTests) {}

  readonly handlers: Handlers<typeof operations> = {
    upload: ({ caller, file }) => this.tests.upload(caller, file),
    sample: ({ caller, body }) => this.tests.runSample(caller, body.sample),
    get: ({ caller, params }) => this.tests.get(caller, params.id),
    match: ({ caller, params, query }) => this.tests.match(caller, params.id, query.internshipId),
    remove: ({ caller, params }) => this.tests.remove(caller, params.id),
  };
}

@Module({ controllers: [CvTestsController], providers: [CvTests, CvTestJobs] })
export class CvTestsModule {}
