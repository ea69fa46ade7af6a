import { operations as declared, reportViewFor } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { Reports } from './reports.service.ts';

const operations = declared.reports;

@Controller()
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.reports.list(caller, input.list(reportViewFor(caller.actor)));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.reports.get(caller, input.params.id);
  }

  @BindOperation(operations.create)
  async create(@OperationInput() input: HandlerInput<typeof operations.create>, @CurrentCaller() caller: Caller) {
    await this.reports.create(caller, input.body);
    return { received: true };
  }

  @BindOperation(operations.transition)
  transition(@OperationInput() input: HandlerInput<typeof operations.transition>, @CurrentCaller() caller: Caller) {
    return this.reports.transition(caller, input.params.id, input.body);
  }
}
