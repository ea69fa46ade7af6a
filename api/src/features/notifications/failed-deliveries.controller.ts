import { operations as declared } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { FailedDeliveries } from './failed-deliveries.service.ts';

const operations = declared.failedDeliveries;

@OperationsController(operations)
export class FailedDeliveriesController {
  constructor(private readonly failed: FailedDeliveries) {}

  readonly handlers: Handlers<typeof operations> = {
    list: () => this.failed.list(),
    retry: async ({ caller, params }) => {
      await this.failed.retry(caller, params.id);
    },
    setAside: async ({ caller, params }) => {
      await this.failed.setAside(caller, params.id);
    },
  };
}
