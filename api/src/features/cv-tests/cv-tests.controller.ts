import { cvTestOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { CvTests } from './cv-tests.service.ts';

@OperationsController(operations)
export class CvTestsController {
  constructor(private readonly tests: CvTests) {}

  readonly handlers: Handlers<typeof operations> = {
    upload: ({ caller, file }) => this.tests.upload(caller, file),
    sample: ({ caller, body }) => this.tests.runSample(caller, body.sample),
    get: ({ caller, params }) => this.tests.get(caller, params.id),
    match: ({ caller, params, query }) => this.tests.match(caller, params.id, query.internshipId),
    remove: ({ caller, params }) => this.tests.remove(caller, params.id),
  };
}
