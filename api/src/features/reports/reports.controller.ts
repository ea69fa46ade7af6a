import { operations as declared, reportAudience } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Reports } from './reports.service.ts';

const operations = declared.reports;

@Controller()
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.reports.list(caller, input.list(reportAudience(caller.actor)));
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.reports.get(caller, input.params.id);
  }

  @Bind(operations.create)
  async create(@FromRequest() input: HandlerInput<typeof operations.create>, @CallerOf() caller: Caller) {
    await this.reports.create(caller, input.body);
    return { received: true };
  }

  @Bind(operations.transition)
  transition(@FromRequest() input: HandlerInput<typeof operations.transition>, @CallerOf() caller: Caller) {
    return this.reports.transition(caller, input.params.id, input.body);
  }
}
