import { consentViewFor, consentOperations, userOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { CurrentCaller } from '../../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../../platform/http/bind-operation.decorator.ts';
import { Consents } from '../consents/consents.service.ts';
import { Users } from './users.service.ts';

/** Accounts for administrators, and everybody's consents. */
@Controller()
export class UsersController {
  constructor(
    private readonly users: Users,
    private readonly consents: Consents,
  ) {}

  @BindOperation(operations.export)
  export(@OperationInput() input: HandlerInput<typeof operations.export>, @CurrentCaller() caller: Caller) {
    return this.users.export(caller, input.query);
  }

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.users.list(caller, input.list('admin'));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.users.get(caller, input.params.id);
  }

  @BindOperation(operations.transition)
  transition(@OperationInput() input: HandlerInput<typeof operations.transition>, @CurrentCaller() caller: Caller) {
    return this.users.transition(caller, input.params.id, input.body);
  }

  @BindOperation(operations.transitionMany)
  transitionMany(
    @OperationInput() input: HandlerInput<typeof operations.transitionMany>,
    @CurrentCaller() caller: Caller,
  ) {
    return this.users.transitionMany(caller, input.body.ids, input.body.transition);
  }

  @BindOperation(consentOperations.list)
  listConsents(@OperationInput() input: HandlerInput<typeof consentOperations.list>, @CurrentCaller() caller: Caller) {
    return this.consents.list(caller, input.list(consentViewFor(caller.actor)));
  }

  @BindOperation(consentOperations.create)
  createConsent(
    @OperationInput() input: HandlerInput<typeof consentOperations.create>,
    @CurrentCaller() caller: Caller,
  ) {
    return this.consents.create(caller, input.body);
  }
}
