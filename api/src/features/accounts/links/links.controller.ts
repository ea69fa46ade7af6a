import { authOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { AccountCredentials } from '../credentials/account-credentials.service.ts';
import { BrowserSessions } from '../sessions/browser-sessions.service.ts';
import { VerificationAndReset } from '../recovery/verification-and-reset.service.ts';

const operations = pickOperations(
  authOperations,
  'verifyEmail',
  'resendVerification',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
);

/** Serves the links mailed to accounts, and requests for them. */
@OperationsController(operations)
export class LinksController {
  constructor(
    private readonly recovery: VerificationAndReset,
    private readonly account: AccountCredentials,
    private readonly sessions: BrowserSessions,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    verifyEmail: async ({ caller, body, exchange }) => {
      const { proven, ...confirmed } = await this.recovery.verify(body, caller, exchange.request);
      const session = proven && (await this.sessions.open(exchange, proven.id, proven.version));
      return { ...confirmed, session };
    },
    resendVerification: ({ body, exchange }) => this.recovery.requestLink('verify', body.email, exchange.request),
    forgotPassword: ({ body, exchange }) => this.recovery.requestLink('reset', body.email, exchange.request),
    resetPassword: ({ body, exchange }) => this.recovery.reset(body.token, body.password, exchange.request),
    confirmEmail: ({ caller, body, exchange }) => this.account.confirmEmail(body, caller, exchange.request),
  };
}
