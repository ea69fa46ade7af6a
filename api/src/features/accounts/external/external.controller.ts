import { accountOperations, externalOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/authenticator.ts';
import { CallerOf } from '../../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../../platform/http/bind.decorator.ts';
import { ExchangeOf, type Exchange } from '../../../platform/http/exchange.decorator.ts';
import { ExternalAccounts } from './external.accounts.ts';
import { ExternalDesk } from './external.service.ts';

/** Ways in by an external provider. */
@Controller()
export class ExternalController {
  constructor(
    private readonly desk: ExternalDesk,
    private readonly accounts: ExternalAccounts,
  ) {}

  @Bind(operations.start)
  start(@FromRequest() input: HandlerInput<typeof operations.start>, @ExchangeOf() exchange: Exchange) {
    return this.desk.start(input.body, exchange);
  }

  @Bind(operations.finish)
  finish(@FromRequest() input: HandlerInput<typeof operations.finish>, @ExchangeOf() exchange: Exchange) {
    return this.desk.finish(input.body, exchange);
  }

  @Bind(operations.signUp)
  signUp(@FromRequest() input: HandlerInput<typeof operations.signUp>, @ExchangeOf() exchange: Exchange) {
    return this.desk.signUp(input.body, exchange);
  }

  @Bind(accountOperations.unlinkIdentity)
  unlink(@FromRequest() input: HandlerInput<typeof accountOperations.unlinkIdentity>, @CallerOf() caller: Caller) {
    return this.accounts.unlink(caller, input.params.provider);
  }
}
