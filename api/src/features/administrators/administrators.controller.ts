import { administratorOperations as operations, authOperations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { CurrentExchange, type HttpExchange } from '../../platform/http/http-exchange.decorator.ts';
import { Administrators } from './administrators.service.ts';
import { FirstAdministratorSetup } from './first-administrator-setup.service.ts';

@Controller()
export class AdministratorsController {
  constructor(
    private readonly administrators: Administrators,
    private readonly setup: FirstAdministratorSetup,
  ) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.administrators.list(caller, input.list('admin'));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.administrators.get(caller, input.params.id);
  }

  @BindOperation(operations.update)
  update(@OperationInput() input: HandlerInput<typeof operations.update>, @CurrentCaller() caller: Caller) {
    return this.administrators.update(caller, input.params.id, input.body, input.version);
  }

  @BindOperation(operations.transition)
  transition(@OperationInput() input: HandlerInput<typeof operations.transition>, @CurrentCaller() caller: Caller) {
    return this.administrators.transition(caller, input.params.id, input.body);
  }

  @BindOperation(authOperations.setupState)
  setupState(@CurrentExchange() { reply }: HttpExchange) {
    void reply.header('Cache-Control', 'no-store');
    return this.setup.state();
  }

  @BindOperation(authOperations.setup)
  makeFirst(
    @OperationInput() input: HandlerInput<typeof authOperations.setup>,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.setup.createAdministrator(input.body, exchange);
  }
}
