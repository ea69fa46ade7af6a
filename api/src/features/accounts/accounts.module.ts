import { Global, Module } from '@nestjs/common';
import { ActorLoader } from '../../platform/access/actor-loader.ts';
import { Accounts } from '../ports/accounts.port.ts';
import { MailedLinks } from '../ports/mailed-links.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { ProfileSummaries } from '../ports/profile-summaries.port.ts';
import { BrowserSessions } from '../ports/browser-sessions.port.ts';
import { AccountRecovery } from '../ports/account-recovery.port.ts';
import { AccountController } from './credentials/account.controller.ts';
import { AccountMailer } from './emails/account-mailer.ts';
import { AccountSecurity } from './recovery/account-security.service.ts';
import { AccountCredentials } from './credentials/account-credentials.service.ts';
import { AccountActorLoader } from './account-actor-loader.service.ts';
import { AuthController } from './sign-in/auth.controller.ts';
import { Consents } from './consents/consents.service.ts';
import { DataRequestsController } from './data-requests/data-requests.controller.ts';
import { DataRequestJobs } from './data-requests/data-requests.jobs.ts';
import { DataRequestTransitions } from './data-requests/data-request.transitions.ts';
import { DataRequests } from './data-requests/data-requests.service.ts';
import { PersonalDataExport } from './data-requests/personal-data-export.service.ts';
import { ExternalAccounts } from './external-sign-in/external-accounts.ts';
import { ExternalSignInController } from './external-sign-in/external-sign-in.controller.ts';
import { ExternalSignIn } from './external-sign-in/external-sign-in.service.ts';
import { openIdClientProvider } from './external-sign-in/openid-client.provider.ts';
import { ExternalFlows } from './external-sign-in/external-flows.service.ts';
import { IdTokenSignIn } from './sign-in/id-token-sign-in.service.ts';
import { PasswordGuessLimiter } from './sign-in/password-guess-limiter.service.ts';
import { IdentitySync } from './identity/identity-sync.consumers.ts';
import { identityProvider } from './identity/identity.provider.ts';
import { KnownSubjects } from './identity/known-subjects.ts';
import { LinkStatusService } from './links/link-status.service.ts';
import { LinksController } from './links/links.controller.ts';
import { AccountLinks } from './links/account-links.service.ts';
import { CurrentUser } from './current-user.service.ts';
import { SessionList } from './sessions/session-list.service.ts';
import { VerificationAndReset } from './recovery/verification-and-reset.service.ts';
import { AccountsService } from './accounts.service.ts';
import { TokenReuseConsumer } from './sessions/token-reuse.consumers.ts';
import { BrowserSessionsService } from './sessions/browser-sessions.service.ts';
import { PasswordSignIn } from './sign-in/password-sign-in.service.ts';
import { SignUpCompletion } from './sign-up/sign-up-completion.consumers.ts';
import { SignUps } from './sign-up/sign-up.service.ts';
import { UnconfirmedAccounts } from './sign-up/unconfirmed-accounts.service.ts';
import { Users } from './users/users.service.ts';
import { UserTransitions } from './user.transitions.ts';
import { UsersController } from './users/users.controller.ts';

/** Accounts, sign-in and sign-out, and account security. */
@Global()
@Module({
  controllers: [
    AuthController,
    ExternalSignInController,
    LinksController,
    AccountController,
    UsersController,
    DataRequestsController,
  ],
  providers: [
    AccountLinks,
    AccountMailer,
    AccountRecovery,
    AccountSecurity,
    Consents,
    DataRequestJobs,
    DataRequestTransitions,
    DataRequests,
    BrowserSessionsService,
    PersonalDataExport,
    ExternalAccounts,
    ExternalSignIn,
    IdTokenSignIn,
    ExternalFlows,
    PasswordGuessLimiter,
    IdentitySync,
    LinkStatusService,
    MailedLinks,
    CurrentUser,
    AccountCredentials,
    SessionList,
    KnownSubjects,
    PersonalData,
    ProfileSummaries,
    VerificationAndReset,
    TokenReuseConsumer,
    PasswordSignIn,
    SignUpCompletion,
    SignUps,
    UnconfirmedAccounts,
    UserTransitions,
    Users,
    { provide: ActorLoader, useClass: AccountActorLoader },
    { provide: Accounts, useClass: AccountsService },
    { provide: BrowserSessions, useExisting: BrowserSessionsService },
    identityProvider,
    openIdClientProvider,
  ],
  exports: [AccountRecovery, ActorLoader, Accounts, MailedLinks, PersonalData, ProfileSummaries, BrowserSessions],
})
export class AccountsModule {}
