import { accountOperations, externalOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { CurrentCaller } from '../../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../../platform/http/bind-operation.decorator.ts';
import { CurrentExchange, type HttpExchange } from '../../../platform/http/http-exchange.decorator.ts';
import { ExternalAccounts } from './external-accounts.ts';
import { ExternalSignIn } from './external-sign-in.service.ts';

/** Sign-in with an external provider. */
@Controller()
export class ExternalSignInController {
  constructor(
    private readonly externalSignIn: ExternalSignIn,
    private readonly accounts: ExternalAccounts,
  ) {}

  @BindOperation(operations.start)
  start(@OperationInput() input: HandlerInput<typeof operations.start>, @CurrentExchange() exchange: HttpExchange) {
    return this.externalSignIn.start(input.body, exchange);
  }

  @BindOperation(operations.finish)
  finish(@OperationInput() input: HandlerInput<typeof operations.finish>, @CurrentExchange() exchange: HttpExchange) {
    return this.externalSignIn.finish(input.body, exchange);
  }

  @BindOperation(operations.signUp)
  signUp(@OperationInput() input: HandlerInput<typeof operations.signUp>, @CurrentExchange() exchange: HttpExchange) {
    return this.externalSignIn.signUp(input.body, exchange);
  }

  @BindOperation(accountOperations.unlinkIdentity)
  unlink(
    @OperationInput() input: HandlerInput<typeof accountOperations.unlinkIdentity>,
    @CurrentCaller() caller: Caller,
  ) {
    return this.accounts.unlink(caller, input.params.provider);
  }
}
