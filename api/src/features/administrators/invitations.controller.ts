import { invitationOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { ExchangeOf, type Exchange } from '../../platform/http/exchange.decorator.ts';
import { Acceptance } from './acceptance.service.ts';
import { Invitations } from './invitations.service.ts';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly acceptance: Acceptance,
  ) {}

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.invitations.list(caller, input.list('admin'));
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.invitations.get(caller, input.params.id);
  }

  @Bind(operations.create)
  create(@FromRequest() input: HandlerInput<typeof operations.create>, @CallerOf() caller: Caller) {
    return this.invitations.create(caller, input.body);
  }

  @Bind(operations.resend)
  resend(@FromRequest() input: HandlerInput<typeof operations.resend>, @CallerOf() caller: Caller) {
    return this.invitations.resend(caller, input.params.id);
  }

  @Bind(operations.transition)
  revoke(@FromRequest() input: HandlerInput<typeof operations.transition>, @CallerOf() caller: Caller) {
    return this.invitations.revoke(caller, input.params.id, input.body.note);
  }

  @Bind(operations.accept)
  accept(
    @FromRequest() input: HandlerInput<typeof operations.accept>,
    @CallerOf() caller: Caller,
    @ExchangeOf() exchange: Exchange,
  ) {
    return this.acceptance.accept(caller, input.body, exchange);
  }
}
