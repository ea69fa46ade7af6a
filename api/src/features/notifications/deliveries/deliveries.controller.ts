import { AppError, deliveryOperations as operations } from '@prentice/contract';
import type { Caller } from '../../../platform/access/caller.ts';
import { OperationsController, type Handlers } from '../../../platform/http/operations-controller.decorator.ts';
import { AddressConfirmation } from '../bounces/address-confirmation.service.ts';
import { Deliveries } from './deliveries.service.ts';
import { FailedNotifications } from './failed-notifications.service.ts';

const callerId = ({ actor }: Caller): string => {
  if (!actor.id) throw new AppError('UNAUTHENTICATED');
  return actor.id;
};

@OperationsController(operations)
export class DeliveriesController {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly failures: FailedNotifications,
    private readonly confirmation: AddressConfirmation,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.deliveries.list(caller, list('own')),
    emailStatus: ({ caller }) => this.confirmation.statusOf(callerId(caller)),
    confirmEmail: ({ caller }) => this.confirmation.request(callerId(caller)),
    failed: () => this.failures.list(),
    retry: async ({ caller, params }) => {
      await this.failures.retry(caller, params.id);
    },
  };
}
