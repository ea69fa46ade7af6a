import { administratorOperations as operations, authOperations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { ExchangeOf, type Exchange } from '../../platform/http/exchange.decorator.ts';
import { Administrators } from './administrators.service.ts';
import { Setup } from './setup.service.ts';

@Controller()
export class AdministratorsController {
  constructor(
    private readonly administrators: Administrators,
    private readonly setup: Setup,
  ) {}

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.administrators.list(caller, input.list('admin'));
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.administrators.get(caller, input.params.id);
  }

  @Bind(operations.update)
  update(@FromRequest() input: HandlerInput<typeof operations.update>, @CallerOf() caller: Caller) {
    return this.administrators.update(caller, input.params.id, input.body, input.version);
  }

  @Bind(operations.transition)
  transition(@FromRequest() input: HandlerInput<typeof operations.transition>, @CallerOf() caller: Caller) {
    return this.administrators.transition(caller, input.params.id, input.body);
  }

  @Bind(authOperations.setupState)
  setupState(@ExchangeOf() { reply }: Exchange) {
    void reply.header('Cache-Control', 'no-store');
    return this.setup.state();
  }

  @Bind(authOperations.setup)
  makeFirst(@FromRequest() input: HandlerInput<typeof authOperations.setup>, @ExchangeOf() exchange: Exchange) {
    return this.setup.make(input.body, exchange);
  }
}
