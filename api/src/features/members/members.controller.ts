import { memberViewFor, operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { Members } from './members.service.ts';

const operations = declared.members;

@Controller()
export class MembersController {
  constructor(private readonly members: Members) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.members.list(caller, input.list(memberViewFor(caller.actor)));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.members.get(caller, input.params.id);
  }

  @BindOperation(operations.update)
  update(@OperationInput() input: HandlerInput<typeof operations.update>, @CurrentCaller() caller: Caller) {
    return this.members.update(caller, input.params.id, input.body, input.version);
  }

  @BindOperation(operations.remove)
  remove(@OperationInput() input: HandlerInput<typeof operations.remove>, @CurrentCaller() caller: Caller) {
    return this.members.remove(caller, input.params.id);
  }
}
