import { AppError } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/access/caller.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { SECRETS, type Secrets } from '../../../platform/auth/secrets.ts';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import { AttemptLimiter } from '../../../platform/auth/attempt-limiter.ts';
import { attemptAddressOf, deviceInfoOf } from '../../../platform/auth/device-info.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { Events } from '../../../platform/events/events.service.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { AccountRecovery } from './account-recovery.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { AccountSecurity } from './account-security.service.ts';
import { emailRequestReply } from '../emails/account-mailer.service.ts';
import { attemptLimits } from '../sign-in/attempt-limits.ts';
import { PasswordGuessLimiter } from '../sign-in/password-guess-limiter.service.ts';
import { IdentityProvider } from '../identity/identity-provider.port.ts';
import type { LinkPurpose, AccountLinkRow } from '../links/account-link.entity.ts';
import { AccountLinks } from '../links/account-links.service.ts';
import { assertNotCommonPassword } from '../credentials/password.rules.ts';
import { signInPageOfRole, PasswordSignIn } from '../sign-in/password-sign-in.service.ts';
import { withPasswordIdentity } from '../sign-in/sign-in-methods.ts';
import { isSignUpBrowser } from '../sign-up/sign-up.entity.ts';
import { UnconfirmedAccounts } from '../sign-up/unconfirmed-accounts.service.ts';
import { securityVersionOf, User, type UserRow } from '../user.entity.ts';
import { UserTransitions } from '../user.transitions.ts';

/** Confirms addresses and replaces forgotten passwords, by mailed links. */
@Injectable()
export class VerificationAndReset {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly attemptLimiter: AttemptLimiter,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly identity: IdentityProvider,
    private readonly audit: Audit,
    private readonly guessLimiter: PasswordGuessLimiter,
    private readonly recovery: AccountRecovery,
    private readonly security: AccountSecurity,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly engine: TransitionEngine,
    private readonly transitions: UserTransitions,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Accepts a request for a mailed link. Whether the address has an account is looked up after the reply. */
  async requestLink(purpose: 'verify' | 'reset', email: string, request: FastifyRequest) {
    await this.consumeEmailLimit(purpose, email, request);
    await this.database.transaction(async (unitOfWork) =>
      this.events.record(unitOfWork, { 'account.address_link_requested': { purpose, email } }),
    );
    return emailRequestReply;
  }

  /** Counts a mail against the limit. @throws AppError RATE_LIMITED */
  async consumeEmailLimit(purpose: string, email: string, request: FastifyRequest): Promise<void> {
    await this.attemptLimiter.consume(attemptLimits.emailPerIpAddress, attemptAddressOf(request.ip));
    await this.attemptLimiter.consume(attemptLimits.emailPerMinute, `${purpose}:${email}`);
    await this.attemptLimiter.consume(attemptLimits.emailPerDay, `${purpose}:${email}`);
  }

  /**
   * Confirms an address.
   * @returns also whose session may be opened: where the account's password is given, or was at the sign-up in this
   * browser; and the page that the person wanted when they signed up
   * @throws AppError LINK_INVALID, LINK_EXPIRED, PASSWORD_REQUIRED, INVALID_CREDENTIALS
   */
  async verify(
    { token, password }: { token: string; password?: string | undefined },
    caller: Caller,
    request: FastifyRequest,
  ) {
    const owner = await this.ownerOf(this.database.unitOfWork(), await this.links.requireUsable(token, ['verify']));
    const cookie = { secret: this.secrets.accessToken, publicUrl: this.settings.publicUrl };
    const signedUpHere = isSignUpBrowser(request, owner._id.toHexString(), cookie);
    if (!signedUpHere) await this.passwordSignIn.assertOwner(owner, caller, password, request);
    /* The person signed in to the account was not asked for it, and needs no other session. */
    const hasShownPassword = signedUpHere || caller.actor.id !== owner._id.toHexString();
    return this.database.transaction(async (unitOfWork) => {
      const link = await this.links.consume(unitOfWork, token, 'verify');
      const user = await this.ownerOf(unitOfWork, link);
      await this.markVerified(unitOfWork, user);
      /* Who has a second factor signs in with it. */
      const mayEnter = hasShownPassword && user.status === 'active' && !user.secondFactorAt;
      const proven = mayEnter ? { id: user._id, version: securityVersionOf(owner) } : null;
      const next = user.signUpNext ?? null;
      user.signUpNext = null;
      return { email: user.email, signInPage: signInPageOfRole(user.role), proven, next };
    });
  }

  /**
   * Ends every session. A link that was mailed to a former address gives the account that address back.
   * @throws AppError LINK_INVALID, LINK_EXPIRED, EMAIL_IN_USE, VALIDATION_FAILED for a common password
   */
  async reset(token: string, password: string, request: FastifyRequest) {
    assertNotCommonPassword(password, {});
    await this.attemptLimiter.consume(attemptLimits.mailedLinkPerIpAddress, attemptAddressOf(request.ip));
    const link = await this.links.requireUsable(token, ['reset', 'email_restore']);
    const owner = await this.database.unitOfWork().findOne(User, { _id: link.userId });
    if (!owner) throw new AppError('LINK_INVALID');
    assertNotCommonPassword(password, { email: link.email, personalWords: [owner.name ?? ''] });
    const passwordHash = await this.identity.hashPassword(password);
    const user = await this.recovery.runExclusive(owner._id, (unitOfWork) =>
      this.consumeLink(unitOfWork, token, link.purpose, passwordHash, deviceInfoOf(request).device),
    );
    await this.identity.applyPassword(user, password);
    /* Until here a provider that keeps passwords took the old one, too. */
    await this.sessions.endAll(user._id);
    await this.guessLimiter.reset(user.email, user, request);
    return { signInPage: signInPageOfRole(user.role) };
  }

  private async consumeLink(
    unitOfWork: UnitOfWork,
    token: string,
    purpose: LinkPurpose,
    passwordHash: string | null,
    device: string,
  ): Promise<UserRow> {
    const link = await this.links.consume(unitOfWork, token, purpose);
    const { user, restored } = await this.restoreAddress(unitOfWork, link);
    user.passwordHash = passwordHash;
    user.identities = withPasswordIdentity(user.identities);
    await this.markVerified(unitOfWork, user);
    await this.security.secure(unitOfWork, user, 'password_reset', { sessionId: null, restored, device });
    const id = user._id.toHexString();
    this.audit.record(unitOfWork, { caller: null, action: 'password_reset', resource: 'users', id });
    this.events.record(unitOfWork, { 'account.password_changed': { userId: id, how: 'reset' } });
    return user;
  }

  /** Returns the owner of a link. It was mailed to the account's present address, or it proves nothing. */
  private async ownerOf(unitOfWork: UnitOfWork, link: { userId: UserRow['_id']; email: string }): Promise<UserRow> {
    const user = await unitOfWork.findOne(User, { _id: link.userId });
    if (!user || user.status === 'erased' || user.email !== link.email) throw new AppError('LINK_INVALID');
    return user;
  }

  /**
   * Returns the owner of a link, and gives the account back the address that the link was mailed to where it has
   * changed since: the change may be a thief's. Only two links outlive such a change: of a reset that was asked for
   * while it was pending, and of the email that tells the former address. An unconfirmed account that somebody has made
   * for that address since is discarded.
   * @throws AppError LINK_INVALID
   */
  private async restoreAddress(
    unitOfWork: UnitOfWork,
    { userId, email }: AccountLinkRow,
  ): Promise<{ user: UserRow; restored: boolean }> {
    const user = await unitOfWork.findOne(User, { _id: userId });
    if (!user || user.status === 'erased') throw new AppError('LINK_INVALID');
    if (user.email === email) return { user, restored: false };
    await this.unconfirmed.discard(unitOfWork, email);
    const changes = [{ field: 'email', before: user.email, after: email, personal: true }];
    const id = userId.toHexString();
    /* The link may have been a thief's: the person who loses the account hears of it, but not of the owner's device. */
    this.events.record(unitOfWork, {
      'account.email_requested': { userId: id, template: 'address_changed', to: user.email },
    });
    user.email = email;
    this.audit.record(unitOfWork, { caller: null, action: 'email_changed', resource: 'users', id, changes });
    this.events.record(unitOfWork, { 'account.email_changed': { userId: id, email } });
    return { user, restored: true };
  }

  private async markVerified(unitOfWork: UnitOfWork, user: UserRow): Promise<void> {
    if (user.emailVerifiedAt) return;
    user.emailVerifiedAt = this.clock.now();
    await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, user, {
      kind: 'verification',
      to: 'active',
    });
  }
}
