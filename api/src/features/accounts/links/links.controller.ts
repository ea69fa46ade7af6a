import { authOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { AccountCredentials } from '../credentials/account-credentials.service.ts';
import { LinkStatusService } from './link-status.service.ts';
import { VerificationAndReset } from '../recovery/verification-and-reset.service.ts';

const operations = pickOperations(
  authOperations,
  'checkLink',
  'renewLink',
  'verifyEmail',
  'resendVerification',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
);

/** What mailed links lead to, and asking for them. */
@OperationsController(operations)
export class LinksController {
  constructor(
    private readonly links: LinkStatusService,
    private readonly recovery: VerificationAndReset,
    private readonly account: AccountCredentials,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    checkLink: ({ body, exchange }) => this.links.check(body.token, exchange.request),
    renewLink: ({ body, exchange }) => this.links.exchange(body.token, exchange.request),
    verifyEmail: ({ caller, body, exchange }) => this.recovery.verify(body, caller, exchange.request),
    resendVerification: ({ body, exchange }) => this.recovery.requestLink('verify', body.email, exchange.request),
    forgotPassword: ({ body, exchange }) => this.recovery.requestLink('reset', body.email, exchange.request),
    resetPassword: ({ body, exchange }) => this.recovery.reset(body.token, body.password, exchange.request),
    confirmEmail: ({ caller, body, exchange }) => this.account.confirmEmail(body, caller, exchange.request),
  };
}
