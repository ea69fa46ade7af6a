import { Refusal, type Me, type OpenedSession } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Sessions } from '../../platform/auth/sessions.service.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import { AccountRecovery } from '../ports/account-recovery.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { mailAnswer } from './account.mailer.ts';
import { AccountSecurity } from './account-security.service.ts';
import { IdentityProvider } from './identity/identity.port.ts';
import { AccountLinks } from './links.service.ts';
import { Myself } from './me.service.ts';
import { assertUnguessable } from './password.rule.ts';
import { Recovery } from './recovery.service.ts';
import { Desk } from './session-desk.service.ts';
import { SignIns } from './sign-in.service.ts';
import { UnconfirmedAccounts } from './unconfirmed-accounts.service.ts';
import { User, versionOf, type UserRow } from './user.entity.ts';
import { UserTransitions } from './user.transitions.ts';

/** Security of the own account: password and address. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly identity: IdentityProvider,
    private readonly audit: Audit,
    private readonly signIns: SignIns,
    private readonly mailing: Recovery,
    private readonly recovery: AccountRecovery,
    private readonly security: AccountSecurity,
    private readonly desk: Desk,
    private readonly myself: Myself,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly transitions: UserTransitions,
  ) {}

  /** Ends every session and opens a new one for this browser. @throws Refusal INVALID_CREDENTIALS, RATE_LIMITED */
  async changePassword(
    caller: Caller,
    { current, password }: { current: string; password: string },
    exchange: Exchange,
  ): Promise<OpenedSession> {
    const known = await this.confirmed(caller, current, exchange);
    assertUnguessable(password, { email: known.email, words: [known.name ?? ''] });
    const passwordHash = await this.identity.digest(password);
    const version = await this.recovery.taking(known._id, async (work) => {
      const user = await work.findOneOrFail(User, { _id: known._id });
      assertSame(user, known);
      user.passwordHash = passwordHash;
      await this.security.secure(work, user, 'password_changed', caller);
      const id = known._id.toHexString();
      this.audit.record(work, { caller, action: 'password_changed', resource: 'users', id });
      this.events.record(work, 'account.password_changed', { userId: id, how: 'changed' });
      return versionOf(user);
    });
    await this.identity.apply(known, password);
    /* Until here a provider that keeps passwords took the old one, too. */
    await this.sessions.endAll(known._id);
    return this.desk.open(exchange, known._id, version);
  }

  /** The present address stays until the new one is confirmed. @throws Refusal INVALID_CREDENTIALS, RATE_LIMITED */
  async askForEmail(caller: Caller, { email, password }: { email: string; password: string }, exchange: Exchange) {
    const known = await this.confirmed(caller, password, exchange);
    await this.mailing.spendMail('email_change', `${caller.actor.id}`, exchange.request);
    await this.recovery.taking(known._id, async (work) => {
      const user = await work.findOneOrFail(User, { _id: known._id });
      assertSame(user, known);
      /* A request that waited behind the act of the owner found the account as that act left it. */
      await this.recovery.hold(work, caller);
      const userId = user._id.toHexString();
      Object.assign(user, { pendingEmail: email, pendingEmailAt: this.clock.now() });
      await this.links.void(work, user._id, ['email_change']);
      this.events.record(work, 'account.link_wanted', { userId, purpose: 'email_change' });
      this.events.record(work, 'account.letter_wanted', { userId, letter: 'moving' });
    });
    return mailAnswer;
  }

  async forgetEmail(caller: Caller): Promise<Me> {
    await this.database.transaction(async (work) => {
      const user = await work.findOneOrFail(User, { _id: objectId(caller.actor.id ?? '') });
      Object.assign(user, { pendingEmail: null, pendingEmailAt: null });
      await this.links.void(work, user._id, ['email_change']);
    });
    return this.myself.of(caller.actor.id);
  }

  /**
   * Moves the account. The former address gets a link that takes the change back, if it had been confirmed.
   * @throws Refusal LINK_INVALID, LINK_EXPIRED, PASSWORD_REQUIRED, INVALID_CREDENTIALS, EMAIL_IN_USE when somebody else has
   * taken the address since
   */
  async confirmEmail(
    { token, password }: { token: string; password?: string | undefined },
    caller: Caller,
    request: FastifyRequest,
  ): Promise<{ email: string }> {
    const link = await this.links.usable(token, ['email_change']);
    const before = await this.database.work().findOne(User, { _id: link.userId });
    if (!before || before.pendingEmail !== link.email) throw new Refusal('LINK_INVALID');
    await this.signIns.assertOwner(before, caller, password, request);
    await this.recovery.taking(before._id, async (work) => {
      const { userId, email } = await this.links.consume(work, token, 'email_change');
      const user = await work.findOneOrFail(User, { _id: userId });
      if (user.pendingEmail !== email) throw new Refusal('LINK_INVALID');
      await this.unconfirmed.discard(work, email);
      const { email: previous, emailVerifiedAt: proven, pendingEmailAt: since } = user;
      Object.assign(user, { email, pendingEmail: null, pendingEmailAt: null, emailVerifiedAt: this.clock.now() });
      if (user.status === 'unverified') await this.transitions.apply(work, user, { to: 'active' }, systemActor);
      await this.links.void(work, userId, ['verify']);
      /* A reset that the old address asked for since then takes the account back: the change may be a thief's. */
      await this.links.void(work, userId, ['reset'], { before: since });
      const id = userId.toHexString();
      const changes = [{ field: 'email', before: previous, after: email, personal: true }];
      this.audit.record(work, { caller: null, action: 'email_changed', resource: 'users', id, changes });
      this.events.record(work, 'account.email_changed', { userId: id, email });
      const restore = { userId: id, purpose: 'email_restore', email: previous } as const;
      if (proven) this.events.record(work, 'account.link_wanted', restore);
      else this.events.record(work, 'account.letter_wanted', { userId: id, letter: 'moved', to: previous });
    });
    return { email: link.email };
  }

  async endAllSessions(caller: Caller, exchange: Exchange): Promise<{ ended: number }> {
    const userId = objectId(caller.actor.id ?? '');
    const cancelled = await this.recovery.taking(userId, async (work) => {
      const user = await work.findOneOrFail(User, { _id: userId });
      this.audit.record(work, { caller, action: 'session_ended', resource: 'sessions', id: null });
      return this.security.secure(work, user, 'signed_out_everywhere', caller);
    });
    this.desk.forget(exchange);
    return { ended: cancelled.sessions ?? 0 };
  }

  /** The caller's account, after the password was given once more. Counted like a sign-in. */
  private async confirmed(caller: Caller, password: string, { request }: Exchange): Promise<UserRow> {
    if (!caller.actor.id) throw new Refusal('UNAUTHENTICATED');
    const user = await this.database.work().findOneOrFail(User, { _id: objectId(caller.actor.id) });
    await this.signIns.confirm(user, password, request);
    return user;
  }
}

/** @throws Refusal VERSION_CONFLICT when the password was replaced, or the account taken back, since it was confirmed */
function assertSame(user: UserRow, confirmed: UserRow): void {
  const same = user.passwordHash === confirmed.passwordHash && versionOf(user) === versionOf(confirmed);
  if (!same) throw new Refusal('VERSION_CONFLICT');
}
