import { authOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { CurrentCaller } from '../../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../../platform/http/bind-operation.decorator.ts';
import { CurrentExchange, type HttpExchange } from '../../../platform/http/http-exchange.decorator.ts';
import { AccountCredentials } from '../credentials/account-credentials.service.ts';
import { VerificationAndReset } from '../recovery/verification-and-reset.service.ts';

/** What the links of accounts lead to, and asking for them. */
@Controller()
export class LinksController {
  constructor(
    private readonly recovery: VerificationAndReset,
    private readonly account: AccountCredentials,
  ) {}

  @BindOperation(operations.verifyEmail)
  verify(
    @OperationInput() input: HandlerInput<typeof operations.verifyEmail>,
    @CurrentCaller() caller: Caller,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.recovery.verify(input.body, caller, exchange.request);
  }

  @BindOperation(operations.resendVerification)
  resend(
    @OperationInput() input: HandlerInput<typeof operations.resendVerification>,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.recovery.requestLink('verify', input.body.email, exchange.request);
  }

  @BindOperation(operations.forgotPassword)
  forgot(
    @OperationInput() input: HandlerInput<typeof operations.forgotPassword>,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.recovery.requestLink('reset', input.body.email, exchange.request);
  }

  @BindOperation(operations.resetPassword)
  reset(
    @OperationInput() input: HandlerInput<typeof operations.resetPassword>,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.recovery.reset(input.body.token, input.body.password, exchange.request);
  }

  @BindOperation(operations.confirmEmail)
  confirmEmail(
    @OperationInput() input: HandlerInput<typeof operations.confirmEmail>,
    @CurrentCaller() caller: Caller,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.account.confirmEmail(input.body, caller, exchange.request);
  }
}
