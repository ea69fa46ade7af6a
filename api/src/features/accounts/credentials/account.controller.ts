import { accountOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { AccountCredentials } from './account-credentials.service.ts';
import { IdTokenSignIn } from '../sign-in/id-token-sign-in.service.ts';
import { SessionList } from '../sessions/session-list.service.ts';

const operations = pickOperations(
  accountOperations,
  'changePassword',
  'changeEmail',
  'cancelEmailChange',
  'linkIdentity',
  'sessions',
  'endSession',
  'signOutEverywhere',
);

/** Serves the security of the own account. */
@OperationsController(operations)
export class AccountController {
  constructor(
    private readonly account: AccountCredentials,
    private readonly sessionsOf: SessionList,
    private readonly idTokenSignIn: IdTokenSignIn,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    changePassword: ({ caller, body, exchange }) => this.account.changePassword(caller, body, exchange),
    changeEmail: ({ caller, body, exchange }) => this.account.requestEmailChange(caller, body, exchange),
    cancelEmailChange: ({ caller }) => this.account.cancelEmailChange(caller),
    linkIdentity: ({ caller, body }) => this.idTokenSignIn.link(caller, body.idToken),
    sessions: ({ caller, list }) => this.sessionsOf.list(caller, list('own')),
    endSession: ({ caller, params }) => this.sessionsOf.end(caller, params.id),
    signOutEverywhere: ({ caller, exchange }) => this.account.endAllSessions(caller, exchange),
  };
}
