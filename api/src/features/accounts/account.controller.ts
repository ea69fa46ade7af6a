import { accountOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { ExchangeOf, type Exchange } from '../../platform/http/exchange.decorator.ts';
import { OwnAccount } from './account.service.ts';
import { ExternalSignIns } from './external-sign-in.service.ts';
import { OwnSessions } from './own-sessions.service.ts';

/** Security of the own account. */
@Controller()
export class AccountController {
  constructor(
    private readonly account: OwnAccount,
    private readonly sessionsOf: OwnSessions,
    private readonly external: ExternalSignIns,
  ) {}

  @Bind(operations.changePassword)
  changePassword(
    @FromRequest() input: HandlerInput<typeof operations.changePassword>,
    @CallerOf() caller: Caller,
    @ExchangeOf() exchange: Exchange,
  ) {
    return this.account.changePassword(caller, input.body, exchange);
  }

  @Bind(operations.changeEmail)
  changeEmail(
    @FromRequest() input: HandlerInput<typeof operations.changeEmail>,
    @CallerOf() caller: Caller,
    @ExchangeOf() exchange: Exchange,
  ) {
    return this.account.askForEmail(caller, input.body, exchange);
  }

  @Bind(operations.cancelEmailChange)
  cancelEmailChange(@CallerOf() caller: Caller) {
    return this.account.forgetEmail(caller);
  }

  @Bind(operations.linkIdentity)
  linkIdentity(@FromRequest() input: HandlerInput<typeof operations.linkIdentity>, @CallerOf() caller: Caller) {
    return this.external.link(caller, input.body.idToken);
  }

  @Bind(operations.sessions)
  sessions(@FromRequest() input: HandlerInput<typeof operations.sessions>, @CallerOf() caller: Caller) {
    return this.sessionsOf.list(caller, input.list('own'));
  }

  @Bind(operations.endSession)
  endSession(@FromRequest() input: HandlerInput<typeof operations.endSession>, @CallerOf() caller: Caller) {
    return this.sessionsOf.end(caller, input.params.id);
  }

  @Bind(operations.signOutEverywhere)
  signOutEverywhere(@CallerOf() caller: Caller, @ExchangeOf() exchange: Exchange) {
    return this.account.endAllSessions(caller, exchange);
  }
}
