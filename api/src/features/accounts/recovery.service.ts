import { Refusal } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Sessions } from '../../platform/auth/sessions.service.ts';
import { Throttle } from '../../platform/auth/throttle.ts';
import { originOf } from '../../platform/auth/whereabouts.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import { AccountRecovery } from '../ports/account-recovery.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { AccountSecurity } from './account-security.service.ts';
import { mailAnswer } from './account.mailer.ts';
import { allowances } from './allowances.ts';
import { Guessing } from './guessing.service.ts';
import { IdentityProvider } from './identity/identity.port.ts';
import type { LinkPurpose, LinkRow } from './link.entity.ts';
import { AccountLinks } from './links.service.ts';
import { assertUnguessable } from './password.rule.ts';
import { doorOfRole, SignIns } from './sign-in.service.ts';
import { withPassword } from './sign-in.methods.ts';
import { UnconfirmedAccounts } from './unconfirmed-accounts.service.ts';
import { User, type UserRow } from './user.entity.ts';
import { UserTransitions } from './user.transitions.ts';

/** Confirms addresses and replaces forgotten passwords, by mailed links. */
@Injectable()
export class Recovery {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
    private readonly sessions: Sessions,
    private readonly links: AccountLinks,
    private readonly identity: IdentityProvider,
    private readonly audit: Audit,
    private readonly guessing: Guessing,
    private readonly recovery: AccountRecovery,
    private readonly security: AccountSecurity,
    private readonly signIns: SignIns,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly transitions: UserTransitions,
  ) {}

  /** Accepts the wish for a mail. Whether there is an account is looked up after the answer. */
  async ask(purpose: 'verify' | 'reset', email: string, request: FastifyRequest) {
    await this.spendMail(purpose, email, request);
    await this.database.transaction(async (work) => this.events.record(work, 'account.mail_asked', { purpose, email }));
    return mailAnswer;
  }

  /** Counts a mail. @throws Refusal RATE_LIMITED */
  async spendMail(purpose: string, email: string, request: FastifyRequest): Promise<void> {
    await this.throttle.spend(allowances.mailPerAddress, originOf(request.ip));
    await this.throttle.spend(allowances.mailPerMinute, `${purpose}:${email}`);
    await this.throttle.spend(allowances.mailPerDay, `${purpose}:${email}`);
  }

  /** @throws Refusal LINK_INVALID, LINK_EXPIRED, PASSWORD_REQUIRED, INVALID_CREDENTIALS */
  async verify(
    { token, password }: { token: string; password?: string | undefined },
    caller: Caller,
    request: FastifyRequest,
  ) {
    const known = await this.ownerOf(this.database.work(), await this.links.usable(token, ['verify']));
    await this.signIns.assertOwner(known, caller, password, request);
    return this.database.transaction(async (work) => {
      const link = await this.links.consume(work, token, 'verify');
      const user = await this.ownerOf(work, link);
      await this.prove(work, user);
      return { email: user.email, door: doorOfRole(user.role) };
    });
  }

  /**
   * Ends every session. A link that was mailed to a former address gives the account that address back.
   * @throws Refusal LINK_INVALID, LINK_EXPIRED, EMAIL_IN_USE, VALIDATION_FAILED for a common password
   */
  async reset(token: string, password: string, request: FastifyRequest) {
    await this.throttle.spend(allowances.linkPerAddress, originOf(request.ip));
    assertUnguessable(password, {});
    const link = await this.links.usable(token, ['reset', 'email_restore']);
    const known = await this.database.work().findOne(User, { _id: link.userId });
    if (!known) throw new Refusal('LINK_INVALID');
    assertUnguessable(password, { email: link.email, words: [known.name ?? ''] });
    const passwordHash = await this.identity.digest(password);
    const user = await this.recovery.taking(known._id, (work) => this.replace(work, token, link.purpose, passwordHash));
    await this.identity.apply(user, password);
    /* Until here a provider that keeps passwords took the old one, too. */
    await this.sessions.endAll(user._id);
    await this.guessing.forgive(user.email, user, request);
    return { door: doorOfRole(user.role) };
  }

  private async replace(
    work: Work,
    token: string,
    purpose: LinkPurpose,
    passwordHash: string | null,
  ): Promise<UserRow> {
    const link = await this.links.consume(work, token, purpose);
    const { user, restored } = await this.formerOwnerOf(work, link);
    user.passwordHash = passwordHash;
    user.identities = withPassword(user.identities);
    await this.prove(work, user);
    await this.security.secure(work, user, 'password_reset', { sessionId: null, restored });
    const id = user._id.toHexString();
    this.audit.record(work, { caller: null, action: 'password_reset', resource: 'users', id });
    this.events.record(work, 'account.password_changed', { userId: id, how: 'reset' });
    return user;
  }

  /** The link was mailed to the account's present address, or it proves nothing. */
  private async ownerOf(work: Work, link: { userId: UserRow['_id']; email: string }): Promise<UserRow> {
    const user = await work.findOne(User, { _id: link.userId });
    if (!user || user.status === 'erased' || user.email !== link.email) throw new Refusal('LINK_INVALID');
    return user;
  }

  /**
   * Only a reset that was asked for while a change of address was pending, and the link that tells the former address of
   * the change, outlive that change. The account gets the address back that the link was mailed to: the change may be the
   * thief's. So may be an account that somebody has made for the address since, as long as nobody has confirmed it.
   */
  private async formerOwnerOf(work: Work, { userId, email }: LinkRow): Promise<{ user: UserRow; restored: boolean }> {
    const user = await work.findOne(User, { _id: userId });
    if (!user || user.status === 'erased') throw new Refusal('LINK_INVALID');
    if (user.email === email) return { user, restored: false };
    await this.unconfirmed.discard(work, email);
    const changes = [{ field: 'email', before: user.email, after: email, personal: true }];
    user.email = email;
    const id = userId.toHexString();
    this.audit.record(work, { caller: null, action: 'email_changed', resource: 'users', id, changes });
    this.events.record(work, 'account.email_changed', { userId: id, email });
    return { user, restored: true };
  }

  private async prove(work: Work, user: UserRow): Promise<void> {
    if (user.emailVerifiedAt) return;
    user.emailVerifiedAt = this.clock.now();
    if (user.status === 'unverified') await this.transitions.apply(work, user, { to: 'active' }, systemActor);
  }
}
