import { operations as declared, reportViewFor } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { Reports } from './reports.service.ts';

const operations = declared.reports;

@OperationsController(operations)
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.reports.list(caller, list(reportViewFor(caller.actor))),
    get: ({ caller, params }) => this.reports.get(caller, params.id),
    create: async ({ caller, body }) => {
      await this.reports.create(caller, body);
      return { received: true };
    },
    transition: ({ caller, params, body }) => this.reports.transition(caller, params.id, body),
  };
}
