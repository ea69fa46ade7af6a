export { accountCollections, AccountsModule } from './accounts.module.ts';
export { type AccountSummary, Accounts } from './accounts.service.ts';
export { ActiveAdminsEntry, activeAdminsCollection, ActiveAdmins } from './active-admins.service.ts';
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
  assertUsable,
  emailHint,
  invitationEffects,
  invitationGuards,
  invitationStateOf,
  isExpired,
  isOpen,
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
export { User, type UserRow } from './user.entity.ts';
export { UserTransitions } from './user.transitions.ts';
