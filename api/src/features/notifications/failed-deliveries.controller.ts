import { operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { FailedDeliveries } from './failed-deliveries.service.ts';

const operations = declared.failedDeliveries;

@Controller()
export class FailedDeliveriesController {
  constructor(private readonly failed: FailedDeliveries) {}

  @Bind(operations.list)
  list() {
    return this.failed.list();
  }

  @Bind(operations.retry)
  async retry(@FromRequest() input: HandlerInput<typeof operations.retry>, @CallerOf() caller: Caller) {
    await this.failed.retry(caller, input.params.id);
  }

  @Bind(operations.setAside)
  async setAside(@FromRequest() input: HandlerInput<typeof operations.setAside>, @CallerOf() caller: Caller) {
    await this.failed.setAside(caller, input.params.id);
  }
}
