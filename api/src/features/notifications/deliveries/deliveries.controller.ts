import { deliveryOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { CurrentCaller } from '../../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../../platform/http/bind-operation.decorator.ts';
import { Deliveries } from './deliveries.service.ts';
import { FailedNotifications } from './failed-notifications.service.ts';

@Controller()
export class DeliveriesController {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly failures: FailedNotifications,
  ) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.deliveries.list(caller, input.list('own'));
  }

  @BindOperation(operations.failed)
  failed() {
    return this.failures.list();
  }

  @BindOperation(operations.retry)
  async retry(@OperationInput() input: HandlerInput<typeof operations.retry>, @CurrentCaller() caller: Caller) {
    await this.failures.retry(caller, input.params.id);
  }
}
