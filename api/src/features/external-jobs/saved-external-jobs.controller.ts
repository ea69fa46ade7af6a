import { operations as declared } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { SavedExternalJobs } from './saved-external-jobs.service.ts';

const operations = declared.savedExternalJobs;

@OperationsController(operations)
export class SavedExternalJobsController {
  constructor(private readonly saved: SavedExternalJobs) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.saved.list(caller, list('own')),
    save: ({ caller, body }) => this.saved.save(caller, body),
    remove: ({ caller, params }) => this.saved.remove(caller, params.id),
  };
}
