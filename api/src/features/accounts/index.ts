import { Global, Module } from '@nestjs/common';
import { ActorLoader } from '../../platform/access/caller.ts';
import { Accounts } from './accounts.service.ts';
import { BrowserSessions } from './sessions/browser-sessions.service.ts';
import { TokenReuseConsumer } from './sessions/token-reuse.consumers.ts';
import { AccountRecovery } from './recovery/account-recovery.service.ts';
import { AccountController } from './credentials/account.controller.ts';
import { AccountMailer } from './emails/account-mailer.service.ts';
import { AccountSecurity } from './recovery/account-security.service.ts';
import { AccountCredentials } from './credentials/account-credentials.service.ts';
import { AccountActorLoader } from './account-actor-loader.service.ts';
import { AuthController, ExternalSignInController } from './sign-in/auth.controller.ts';
import { Consents } from './consents/consents.service.ts';
import { ExternalAccounts } from './external-sign-in/external-accounts.service.ts';
import { ExternalSignIn } from './external-sign-in/external-sign-in.service.ts';
import { openIdClientProvider } from './external-sign-in/openid-client.ts';
import { externalFlowCollection } from './external-sign-in/external-flow.entity.ts';
import { ExternalFlows } from './external-sign-in/external-flows.service.ts';
import { IdTokenSignIn } from './sign-in/id-token-sign-in.service.ts';
import { PasswordGuessLimiter } from './sign-in/password-guess-limiter.service.ts';
import { IdentitySync } from './identity/identity-sync.consumers.ts';
import { IdentityProvider } from './identity/identity-provider.port.ts';
import { identityProvider } from './identity/identity.provider.ts';
import { KnownSubjects } from './identity/known-subjects.service.ts';
import { LinksController } from './links/links.controller.ts';
import { AccountLinks } from './links/account-links.service.ts';
import { CurrentUser } from './current-user.service.ts';
import { KeyCipher } from './second-factor/key-cipher.service.ts';
import { PasskeyVerifier } from './second-factor/passkey-verifier.service.ts';
import { SecondFactorCodes } from './second-factor/second-factor-codes.service.ts';
import { SecondFactorSignIn } from './second-factor/second-factor-sign-in.service.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { secondFactorCollection, signInChallengeCollection } from './second-factor/second-factor.entity.ts';
import { SecondFactors } from './second-factor/second-factors.service.ts';
import { SignInChallenges } from './second-factor/sign-in-challenges.service.ts';
import { SessionList } from './sessions/session-list.service.ts';
import { VerificationAndReset } from './recovery/verification-and-reset.service.ts';
import { PasswordSignIn } from './sign-in/password-sign-in.service.ts';
import { SignUpCompletion } from './sign-up/sign-up-completion.consumers.ts';
import { SignUps } from './sign-up/sign-up.service.ts';
import { UnconfirmedAccounts } from './sign-up/unconfirmed-accounts.service.ts';
import { Users } from './users/users.service.ts';
import { UserTransitions } from './user.transitions.ts';
import { UsersController } from './users/users.controller.ts';
import { AccountLinkSource } from './links/account-link-source.service.ts';
import { AccountPersonalData } from './personal-data/account-personal-data.service.ts';
import { AccountRecoveryItems } from './recovery/account-recovery-items.service.ts';
import { ActiveAdmins } from './active-admins.service.ts';
import type { CollectionDefinition } from '../../platform/database/collection-definition.ts';
import { consentCollection } from './consents/consent.entity.ts';
import { accountLinkCollection } from './links/account-link.entity.ts';
import { signUpCollection } from './sign-up/sign-up.entity.ts';
import { userCollection } from './user.entity.ts';

export { type AccountSummary, Accounts } from './accounts.service.ts';
export { ActiveAdmins, activeAdminsCollection, ActiveAdminsEntry } from './active-admins.service.ts';
export { Consent } from './consents/consent.entity.ts';
export { Consents } from './consents/consents.service.ts';
export { accountEmailSamples } from './emails/account-email-samples.ts';
export { emailRequestReply } from './emails/account-mailer.service.ts';
export { IdentityProvider } from './identity/identity-provider.port.ts';
export { AccountLinkSource, type LinkSource } from './links/account-link-source.service.ts';
export { AccountLinks } from './links/account-links.service.ts';
export {
  type InvitationContext,
  type InvitationRequest,
  assertInvitationUsable,
  emailHint,
  invitationEffects,
  invitationGuards,
  invitationStateOf,
  isInvitationExpired,
  isPendingOrExpired,
  newInvitationFields,
} from './mailed-invitation.ts';
export { AccountPersonalData, type PersonalDataSource } from './personal-data/account-personal-data.service.ts';
export { type ProfileSource, ProfileSummaries } from './profile-summaries.ts';
export { AccountRecoveryItems } from './recovery/account-recovery-items.service.ts';
export {
  AccountRecovery,
  JOINED_WITHIN_MS,
  RecoveryExecutor,
  type RecoverySource,
  type RecoveryTask,
} from './recovery/account-recovery.service.ts';
export { BrowserSessions } from './sessions/browser-sessions.service.ts';
export { attemptLimits } from './sign-in/attempt-limits.ts';
export { IdTokenSignIn } from './sign-in/id-token-sign-in.service.ts';
export { PasswordSignIn } from './sign-in/password-sign-in.service.ts';
export { SecondFactors } from './second-factor/second-factors.service.ts';
export { User, type UserRow } from './user.entity.ts';
export { UserTransitions } from './user.transitions.ts';

/** Assembles accounts, sign-in and sign-out, and account security. */
@Global()
@Module({
  controllers: [
    AuthController,
    ExternalSignInController,
    LinksController,
    AccountController,
    SecondFactorController,
    UsersController,
  ],
  providers: [
    AccountLinkSource,
    AccountPersonalData,
    AccountRecoveryItems,
    ActiveAdmins,
    AccountLinks,
    AccountMailer,
    AccountRecovery,
    AccountSecurity,
    Consents,
    BrowserSessions,
    ExternalAccounts,
    ExternalSignIn,
    IdTokenSignIn,
    ExternalFlows,
    PasswordGuessLimiter,
    IdentitySync,
    CurrentUser,
    AccountCredentials,
    SessionList,
    KeyCipher,
    PasskeyVerifier,
    SecondFactorCodes,
    SecondFactorSignIn,
    SecondFactors,
    SignInChallenges,
    KnownSubjects,
    VerificationAndReset,
    TokenReuseConsumer,
    PasswordSignIn,
    SignUpCompletion,
    SignUps,
    UnconfirmedAccounts,
    UserTransitions,
    Users,
    { provide: ActorLoader, useClass: AccountActorLoader },
    Accounts,
    identityProvider,
    openIdClientProvider,
  ],
  exports: [
    AccountLinkSource,
    AccountLinks,
    AccountPersonalData,
    AccountRecovery,
    AccountRecoveryItems,
    Accounts,
    ActiveAdmins,
    ActorLoader,
    BrowserSessions,
    Consents,
    IdTokenSignIn,
    IdentityProvider,
    PasswordSignIn,
    SecondFactors,
    UserTransitions,
  ],
})
export class AccountsModule {}

/** What accounts store. */
export const accountCollections: readonly CollectionDefinition[] = [
  userCollection,
  accountLinkCollection,
  externalFlowCollection,
  consentCollection,
  signUpCollection,
  secondFactorCollection,
  signInChallengeCollection,
];
