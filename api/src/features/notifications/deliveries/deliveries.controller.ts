import { deliveryOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../../platform/http/operations-controller.decorator.ts';
import { Deliveries } from './deliveries.service.ts';
import { FailedNotifications } from './failed-notifications.service.ts';

@OperationsController(operations)
export class DeliveriesController {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly failures: FailedNotifications,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.deliveries.list(caller, list('own')),
    failed: () => this.failures.list(),
    retry: async ({ caller, params }) => {
      await this.failures.retry(caller, params.id);
    },
  };
}
