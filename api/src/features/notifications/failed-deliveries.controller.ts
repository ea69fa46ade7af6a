import { operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { FailedDeliveries } from './failed-deliveries.service.ts';

const operations = declared.failedDeliveries;

@Controller()
export class FailedDeliveriesController {
  constructor(private readonly failed: FailedDeliveries) {}

  @BindOperation(operations.list)
  list() {
    return this.failed.list();
  }

  @BindOperation(operations.retry)
  async retry(@OperationInput() input: HandlerInput<typeof operations.retry>, @CurrentCaller() caller: Caller) {
    await this.failed.retry(caller, input.params.id);
  }

  @BindOperation(operations.setAside)
  async setAside(@OperationInput() input: HandlerInput<typeof operations.setAside>, @CurrentCaller() caller: Caller) {
    await this.failed.setAside(caller, input.params.id);
  }
}
