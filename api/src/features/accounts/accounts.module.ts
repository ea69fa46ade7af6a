import { Global, Module } from '@nestjs/common';
import { ActorSource } from '../../platform/access/actor-source.ts';
import { AccountRegistry } from '../ports/account-registry.port.ts';
import { MailedLinks } from '../ports/mailed-links.port.ts';
import { PersonalData } from '../ports/personal-data.port.ts';
import { ProfileSummaries } from '../ports/profile-summaries.port.ts';
import { SessionDesk } from '../ports/session-desk.port.ts';
import { AccountRecovery } from '../ports/account-recovery.port.ts';
import { AccountController } from './account.controller.ts';
import { AccountMailer } from './account.mailer.ts';
import { AccountSecurity } from './account-security.service.ts';
import { OwnAccount } from './account.service.ts';
import { Actors } from './actors.service.ts';
import { AuthController } from './auth.controller.ts';
import { Consents } from './consents.service.ts';
import { DataRequestsController } from './data-requests/data-requests.controller.ts';
import { DataRequestJobs } from './data-requests/data-requests.jobs.ts';
import { DataRequestTransitions } from './data-requests/data-request.transitions.ts';
import { DataRequests } from './data-requests/data-requests.service.ts';
import { Exporting } from './data-requests/exporting.service.ts';
import { ExternalAccounts } from './external/external.accounts.ts';
import { ExternalController } from './external/external.controller.ts';
import { ExternalDesk } from './external/external.service.ts';
import { openIdProvider } from './external/openid.provider.ts';
import { ExternalVisits } from './external/visits.service.ts';
import { ExternalSignIns } from './external-sign-in.service.ts';
import { Guessing } from './guessing.service.ts';
import { IdentityFollower } from './identity/follow.consumer.ts';
import { identityProvider } from './identity/identity.provider.ts';
import { OwnSubjects } from './identity/own.subjects.ts';
import { LinkDesk } from './link-status.service.ts';
import { LinksController } from './links.controller.ts';
import { AccountLinks } from './links.service.ts';
import { Myself } from './me.service.ts';
import { OwnSessions } from './own-sessions.service.ts';
import { Recovery } from './recovery.service.ts';
import { Registry } from './registry.service.ts';
import { ReuseConsumer } from './reuse.consumer.ts';
import { Desk } from './session-desk.service.ts';
import { SignIns } from './sign-in.service.ts';
import { SignUpConsumer } from './sign-up.consumer.ts';
import { SignUps } from './sign-up.service.ts';
import { UnconfirmedAccounts } from './unconfirmed-accounts.service.ts';
import { Users } from './users.service.ts';
import { UserTransitions } from './user.transitions.ts';
import { UsersController } from './users.controller.ts';

/** Accounts: who there is, ways in and out, and the security of each account. */
@Global()
@Module({
  controllers: [
    AuthController,
    ExternalController,
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
    Desk,
    Exporting,
    ExternalAccounts,
    ExternalDesk,
    ExternalSignIns,
    ExternalVisits,
    Guessing,
    IdentityFollower,
    LinkDesk,
    MailedLinks,
    Myself,
    OwnAccount,
    OwnSessions,
    OwnSubjects,
    PersonalData,
    ProfileSummaries,
    Recovery,
    ReuseConsumer,
    SignIns,
    SignUpConsumer,
    SignUps,
    UnconfirmedAccounts,
    UserTransitions,
    Users,
    { provide: ActorSource, useClass: Actors },
    { provide: AccountRegistry, useClass: Registry },
    { provide: SessionDesk, useExisting: Desk },
    identityProvider,
    openIdProvider,
  ],
  exports: [AccountRecovery, ActorSource, AccountRegistry, MailedLinks, PersonalData, ProfileSummaries, SessionDesk],
})
export class AccountsModule {}
