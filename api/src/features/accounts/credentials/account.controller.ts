import { accountOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { CurrentCaller } from '../../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../../platform/http/bind-operation.decorator.ts';
import { CurrentExchange, type HttpExchange } from '../../../platform/http/http-exchange.decorator.ts';
import { AccountCredentials } from './account-credentials.service.ts';
import { IdTokenSignIn } from '../sign-in/id-token-sign-in.service.ts';
import { SessionList } from '../sessions/session-list.service.ts';

/** Security of the own account. */
@Controller()
export class AccountController {
  constructor(
    private readonly account: AccountCredentials,
    private readonly sessionsOf: SessionList,
    private readonly idTokenSignIn: IdTokenSignIn,
  ) {}

  @BindOperation(operations.changePassword)
  changePassword(
    @OperationInput() input: HandlerInput<typeof operations.changePassword>,
    @CurrentCaller() caller: Caller,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.account.changePassword(caller, input.body, exchange);
  }

  @BindOperation(operations.changeEmail)
  changeEmail(
    @OperationInput() input: HandlerInput<typeof operations.changeEmail>,
    @CurrentCaller() caller: Caller,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.account.requestEmailChange(caller, input.body, exchange);
  }

  @BindOperation(operations.cancelEmailChange)
  cancelEmailChange(@CurrentCaller() caller: Caller) {
    return this.account.cancelEmailChange(caller);
  }

  @BindOperation(operations.linkIdentity)
  linkIdentity(@OperationInput() input: HandlerInput<typeof operations.linkIdentity>, @CurrentCaller() caller: Caller) {
    return this.idTokenSignIn.link(caller, input.body.idToken);
  }

  @BindOperation(operations.sessions)
  sessions(@OperationInput() input: HandlerInput<typeof operations.sessions>, @CurrentCaller() caller: Caller) {
    return this.sessionsOf.list(caller, input.list('own'));
  }

  @BindOperation(operations.endSession)
  endSession(@OperationInput() input: HandlerInput<typeof operations.endSession>, @CurrentCaller() caller: Caller) {
    return this.sessionsOf.end(caller, input.params.id);
  }

  @BindOperation(operations.signOutEverywhere)
  signOutEverywhere(@CurrentCaller() caller: Caller, @CurrentExchange() exchange: HttpExchange) {
    return this.account.endAllSessions(caller, exchange);
  }
}
