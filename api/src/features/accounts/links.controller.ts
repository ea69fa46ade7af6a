import { authOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { ExchangeOf, type Exchange } from '../../platform/http/exchange.decorator.ts';
import { OwnAccount } from './account.service.ts';
import { LinkDesk } from './link-status.service.ts';
import { Recovery } from './recovery.service.ts';

/** What mailed links lead to, and asking for them. */
@Controller()
export class LinksController {
  constructor(
    private readonly links: LinkDesk,
    private readonly recovery: Recovery,
    private readonly account: OwnAccount,
  ) {}

  @Bind(operations.checkLink)
  check(@FromRequest() input: HandlerInput<typeof operations.checkLink>, @ExchangeOf() exchange: Exchange) {
    return this.links.check(input.body.token, exchange.request);
  }

  @Bind(operations.renewLink)
  renew(@FromRequest() input: HandlerInput<typeof operations.renewLink>, @ExchangeOf() exchange: Exchange) {
    return this.links.exchange(input.body.token, exchange.request);
  }

  @Bind(operations.verifyEmail)
  verify(
    @FromRequest() input: HandlerInput<typeof operations.verifyEmail>,
    @CallerOf() caller: Caller,
    @ExchangeOf() exchange: Exchange,
  ) {
    return this.recovery.verify(input.body, caller, exchange.request);
  }

  @Bind(operations.resendVerification)
  resend(@FromRequest() input: HandlerInput<typeof operations.resendVerification>, @ExchangeOf() exchange: Exchange) {
    return this.recovery.ask('verify', input.body.email, exchange.request);
  }

  @Bind(operations.forgotPassword)
  forgot(@FromRequest() input: HandlerInput<typeof operations.forgotPassword>, @ExchangeOf() exchange: Exchange) {
    return this.recovery.ask('reset', input.body.email, exchange.request);
  }

  @Bind(operations.resetPassword)
  reset(@FromRequest() input: HandlerInput<typeof operations.resetPassword>, @ExchangeOf() exchange: Exchange) {
    return this.recovery.reset(input.body.token, input.body.password, exchange.request);
  }

  @Bind(operations.confirmEmail)
  confirmEmail(
    @FromRequest() input: HandlerInput<typeof operations.confirmEmail>,
    @CallerOf() caller: Caller,
    @ExchangeOf() exchange: Exchange,
  ) {
    return this.account.confirmEmail(input.body, caller, exchange.request);
  }
}
