import { AppError, type Me, type OpenedSession } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { userIdOf, type Caller } from '../../../platform/access/caller.ts';
import { deviceInfoOf } from '../../../platform/auth/device-info.ts';
import { Sessions } from '../../../platform/auth/sessions.service.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { Events } from '../../../platform/events/events.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { TransitionEngine } from '../../../platform/transitions/transition-engine.service.ts';
import { AccountRecovery } from '../recovery/account-recovery.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { emailRequestReply } from '../emails/account-mailer.service.ts';
import { AccountSecurity } from '../recovery/account-security.service.ts';
import { IdentityProvider } from '../identity/identity-provider.port.ts';
import { AccountLinks } from '../links/account-links.service.ts';
import { CurrentUser } from '../current-user.service.ts';
import { assertNotCommonPassword } from './password.rules.ts';
import { VerificationAndReset } from '../recovery/verification-and-reset.service.ts';
import { BrowserSessions } from '../sessions/browser-sessions.service.ts';
import { PasswordSignIn } from '../sign-in/password-sign-in.service.ts';
import { UnconfirmedAccounts } from '../sign-up/unconfirmed-accounts.service.ts';
import { User, securityVersionOf, type UserRow } from '../user.entity.ts';
import { UserTransitions } from '../user.transitions.ts';

/** Changes the password and the address of the own account. */
@Injectable()
export class AccountCredentials {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly identity: IdentityProvider,
    private readonly audit: Audit,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly verificationAndReset: VerificationAndReset,
    private readonly recovery: AccountRecovery,
    private readonly security: AccountSecurity,
    private readonly browserSessions: BrowserSessions,
    private readonly currentUser: CurrentUser,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly engine: TransitionEngine,
    private readonly transitions: UserTransitions,
  ) {}

  /** Ends every session and opens a new one for this browser. @throws AppError INVALID_CREDENTIALS, RATE_LIMITED */
  async changePassword(
    caller: Caller,
    { current, password }: { current: string; password: string },
    exchange: HttpExchange,
  ): Promise<OpenedSession> {
    const confirmed = await this.confirmPassword(caller, current, exchange);
    assertNotCommonPassword(password, { email: confirmed.email, personalWords: [confirmed.name ?? ''] });
    const passwordHash = await this.identity.hashPassword(password);
    const version = await this.recovery.runExclusive(confirmed._id, async (unitOfWork) => {
      const user = await unitOfWork.findOneOrFail(User, { _id: confirmed._id });
      assertUnchanged(user, confirmed);
      user.passwordHash = passwordHash;
      const { device } = deviceInfoOf(exchange.request);
      await this.security.secure(unitOfWork, user, 'password_changed', { sessionId: caller.sessionId, device });
      const id = confirmed._id.toHexString();
      this.audit.record(unitOfWork, { caller, action: 'password_changed', resource: 'users', id });
      this.events.record(unitOfWork, { 'account.password_changed': { userId: id, how: 'changed' } });
      return securityVersionOf(user);
    });
    await this.identity.applyPassword(confirmed, password);
    /* Until here a provider that keeps passwords took the old one, too. */
    await this.sessions.endAll(confirmed._id);
    return this.browserSessions.open(exchange, confirmed._id, version);
  }

  /**
   * Asks for a change of address: the present address stays until the new one is confirmed.
   * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED
   */
  async requestEmailChange(
    caller: Caller,
    { email, password }: { email: string; password: string },
    exchange: HttpExchange,
  ) {
    const confirmed = await this.confirmPassword(caller, password, exchange);
    await this.verificationAndReset.consumeEmailLimit('email_change', `${caller.actor.id}`, exchange.request);
    await this.recovery.runExclusive(confirmed._id, async (unitOfWork) => {
      const user = await unitOfWork.findOneOrFail(User, { _id: confirmed._id });
      assertUnchanged(user, confirmed);
      /* A request that waited behind the act of the owner found the account as that act left it. */
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
      const userId = user._id.toHexString();
      Object.assign(user, { pendingEmail: email, pendingEmailAt: this.clock.now() });
      await this.links.void(unitOfWork, user._id, ['email_change']);
      this.events.record(unitOfWork, { 'account.link_requested': { userId, purpose: 'email_change' } });
      const { device } = deviceInfoOf(exchange.request);
      this.events.record(unitOfWork, {
        'account.email_requested': { userId, template: 'address_change_requested', device },
      });
    });
    return emailRequestReply;
  }

  async cancelEmailChange(caller: Caller): Promise<Me> {
    await this.database.transaction(async (unitOfWork) => {
      const user = await unitOfWork.findOneOrFail(User, { _id: userIdOf(caller.actor) });
      Object.assign(user, { pendingEmail: null, pendingEmailAt: null });
      await this.links.void(unitOfWork, user._id, ['email_change']);
    });
    return this.currentUser.get(caller.actor.id);
  }

  /**
   * Puts a new address in the place of the former one, which gets a link that takes the change back for seven days, if
   * it had been confirmed and the change does not itself take one of the last seven days back. Later it is the
   * account's own, whatever the account used before: an old mailbox that somebody else has got hold of must not take
   * the account from it for good.
   * @throws AppError LINK_INVALID, LINK_EXPIRED, PASSWORD_REQUIRED, INVALID_CREDENTIALS, EMAIL_IN_USE when somebody
   *   else has taken the address since
   */
  async confirmEmail(
    { token, password }: { token: string; password?: string | undefined },
    caller: Caller,
    request: FastifyRequest,
  ): Promise<{ email: string }> {
    const link = await this.links.requireUsable(token, ['email_change']);
    const before = await this.database.unitOfWork().findOne(User, { _id: link.userId });
    if (!before || before.pendingEmail !== link.email) throw new AppError('LINK_INVALID');
    await this.passwordSignIn.assertOwner(before, caller, password, request);
    await this.recovery.runExclusive(before._id, async (unitOfWork) => {
      const { userId, email } = await this.links.consume(unitOfWork, token, 'email_change');
      const user = await unitOfWork.findOneOrFail(User, { _id: userId });
      if (user.pendingEmail !== email) throw new AppError('LINK_INVALID');
      await this.unconfirmed.discard(unitOfWork, email);
      const { email: previous, emailVerifiedAt: proven, pendingEmailAt: since } = user;
      Object.assign(user, { email, pendingEmail: null, pendingEmailAt: null, emailVerifiedAt: this.clock.now() });
      await this.engine.applyIfPossible(unitOfWork, this.transitions.definition, user, {
        kind: 'verification',
        to: 'active',
      });
      await this.links.void(unitOfWork, userId, ['verify']);
      /* A reset that the old address asked for since then takes the account back: the change may be a thief's. */
      await this.links.void(unitOfWork, userId, ['reset'], { before: since });
      const id = userId.toHexString();
      const changes = [{ field: 'email', before: previous, after: email, personal: true }];
      this.audit.record(unitOfWork, { caller: null, action: 'email_changed', resource: 'users', id, changes });
      this.events.record(unitOfWork, { 'account.email_changed': { userId: id, email } });
      const { device } = deviceInfoOf(request);
      const restore = { userId: id, purpose: 'email_restore', email: previous, device } as const;
      /* Who returns to a former address may be the owner: the one that they leave is then the thief's, and gets no way
         back. */
      const isReturn = await this.links.useRestoreLink(unitOfWork, userId, email);
      if (proven && !isReturn) this.events.record(unitOfWork, { 'account.link_requested': restore });
      else
        this.events.record(unitOfWork, {
          'account.email_requested': { userId: id, template: 'address_changed', to: previous, device },
        });
    });
    return { email: link.email };
  }

  async endAllSessions(caller: Caller, exchange: HttpExchange): Promise<{ ended: number }> {
    const userId = userIdOf(caller.actor);
    const cancelled = await this.recovery.runExclusive(userId, async (unitOfWork) => {
      const user = await unitOfWork.findOneOrFail(User, { _id: userId });
      this.audit.record(unitOfWork, { caller, action: 'session_ended', resource: 'sessions', id: null });
      const { device } = deviceInfoOf(exchange.request);
      return this.security.secure(unitOfWork, user, 'signed_out_everywhere', { sessionId: caller.sessionId, device });
    });
    this.browserSessions.clearCookies(exchange);
    return { ended: cancelled.sessions ?? 0 };
  }

  /** Returns the caller's account, after the password was given once more. Counted like a sign-in. */
  private async confirmPassword(caller: Caller, password: string, { request }: HttpExchange): Promise<UserRow> {
    if (!caller.actor.id) throw new AppError('UNAUTHENTICATED');
    const user = await this.database.unitOfWork().findOneOrFail(User, { _id: objectId(caller.actor.id) });
    await this.passwordSignIn.confirmPassword(user, password, request);
    return user;
  }
}

/**
 * @throws AppError VERSION_CONFLICT when the password was replaced, or the account taken back, since it was confirmed
 */
function assertUnchanged(user: UserRow, confirmed: UserRow): void {
  const same = user.passwordHash === confirmed.passwordHash && securityVersionOf(user) === securityVersionOf(confirmed);
  if (!same) throw new AppError('VERSION_CONFLICT');
}
