import { authOperations, policyVersions, accountOperations, externalOperations } from '@prentice/contract';
import { Inject } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { sentEmailsPath } from '../../../platform/email/email-preview.page.ts';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { ExternalSignIn } from '../external-sign-in/external-sign-in.service.ts';
import { IdTokenSignIn } from './id-token-sign-in.service.ts';
import { IdentityProvider } from '../identity/identity-provider.port.ts';
import { CurrentUser } from '../current-user.service.ts';
import { BrowserSessions } from '../sessions/browser-sessions.service.ts';
import { PasswordSignIn } from './password-sign-in.service.ts';
import { SignUps } from '../sign-up/sign-up.service.ts';
import { ExternalAccounts } from '../external-sign-in/external-accounts.service.ts';

const operations = pickOperations(
  authOperations,
  'options',
  'signUpIntern',
  'signUpEmployer',
  'signIn',
  'signInWithToken',
  'refresh',
  'signOut',
  'me',
  'updateMe',
);

/** Serves sign-up, sign-in, sign-out and the current user. */
@OperationsController(operations)
export class AuthController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly identity: IdentityProvider,
    private readonly signUps: SignUps,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly idTokenSignIn: IdTokenSignIn,
    private readonly externalSignIn: ExternalSignIn,
    private readonly browserSessions: BrowserSessions,
    private readonly currentUser: CurrentUser,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    options: () => ({
      ...this.identity.options(),
      externalProviders: this.externalSignIn.providers(),
      policies: policyVersions,
      sentEmails: sentEmailsPath(this.settings),
    }),
    signUpIntern: ({ body, exchange }) => this.signUps.intern(body, exchange),
    signUpEmployer: ({ body, exchange }) => this.signUps.employer(body, exchange),
    signIn: ({ body, exchange }) => this.passwordSignIn.signIn(body, exchange),
    signInWithToken: ({ body, exchange }) => this.idTokenSignIn.signIn(body, exchange),
    refresh: ({ exchange }) => this.browserSessions.renew(exchange),
    signOut: ({ exchange }) => this.browserSessions.end(exchange),
    me: ({ caller }) => this.currentUser.get(caller.actor.id),
    updateMe: ({ caller, body, version }) => this.currentUser.update(caller, version, body),
  };
}

const externalSignInOperations = { ...externalOperations, ...pickOperations(accountOperations, 'unlinkIdentity') };

/** Serves sign-in with an external provider. */
@OperationsController(externalSignInOperations)
export class ExternalSignInController {
  constructor(
    private readonly externalSignIn: ExternalSignIn,
    private readonly accounts: ExternalAccounts,
  ) {}

  readonly handlers: Handlers<typeof externalSignInOperations> = {
    start: ({ body, exchange }) => this.externalSignIn.start(body, exchange),
    finish: ({ body, exchange }) => this.externalSignIn.finish(body, exchange),
    signUp: ({ body, exchange }) => this.externalSignIn.signUp(body, exchange),
    unlinkIdentity: ({ caller, params }) => this.accounts.unlink(caller, params.provider),
  };
}
