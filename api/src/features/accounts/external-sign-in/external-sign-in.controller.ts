import { accountOperations, externalOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { ExternalAccounts } from './external-accounts.service.ts';
import { ExternalSignIn } from './external-sign-in.service.ts';

const operations = { ...externalOperations, ...pickOperations(accountOperations, 'unlinkIdentity') };

/** Sign-in with an external provider. */
@OperationsController(operations)
export class ExternalSignInController {
  constructor(
    private readonly externalSignIn: ExternalSignIn,
    private readonly accounts: ExternalAccounts,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    start: ({ body, exchange }) => this.externalSignIn.start(body, exchange),
    finish: ({ body, exchange }) => this.externalSignIn.finish(body, exchange),
    signUp: ({ body, exchange }) => this.externalSignIn.signUp(body, exchange),
    unlinkIdentity: ({ caller, params }) => this.accounts.unlink(caller, params.provider),
  };
}
