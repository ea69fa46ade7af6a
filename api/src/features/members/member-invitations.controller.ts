import { operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { CurrentExchange, type HttpExchange } from '../../platform/http/http-exchange.decorator.ts';
import { MemberInvitationAcceptance } from './member-invitation-acceptance.service.ts';
import { MemberInvitations } from './member-invitations.service.ts';

const operations = declared.memberInvitations;

@Controller()
export class MemberInvitationsController {
  constructor(
    private readonly invitations: MemberInvitations,
    private readonly acceptance: MemberInvitationAcceptance,
  ) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.invitations.list(caller, input.list('owner'));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.invitations.get(caller, input.params.id);
  }

  @BindOperation(operations.create)
  create(@OperationInput() input: HandlerInput<typeof operations.create>, @CurrentCaller() caller: Caller) {
    return this.invitations.create(caller, input.body);
  }

  @BindOperation(operations.resend)
  resend(@OperationInput() input: HandlerInput<typeof operations.resend>, @CurrentCaller() caller: Caller) {
    return this.invitations.resend(caller, input.params.id);
  }

  @BindOperation(operations.transition)
  revoke(@OperationInput() input: HandlerInput<typeof operations.transition>, @CurrentCaller() caller: Caller) {
    return this.invitations.revoke(caller, input.params.id, input.body.note);
  }

  @BindOperation(operations.accept)
  accept(
    @OperationInput() input: HandlerInput<typeof operations.accept>,
    @CurrentCaller() caller: Caller,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.acceptance.accept(caller, input.body, exchange);
  }
}
