import { operations as declared } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../../platform/http/operations-controller.decorator.ts';
import { ExternalJobSources } from './external-job-sources.service.ts';

const operations = declared.externalJobSources;

@OperationsController(operations)
export class ExternalJobSourcesController {
  constructor(private readonly sources: ExternalJobSources) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.sources.list(caller, list('manager')),
    get: ({ caller, params }) => this.sources.get(caller, params.id),
    create: ({ caller, body }) => this.sources.create(caller, body),
    update: ({ caller, params, body }) => this.sources.update(caller, params.id, body),
    remove: ({ caller, params }) => this.sources.remove(caller, params.id),
    run: ({ caller, params }) => this.sources.run(caller, params.id),
  };
}
