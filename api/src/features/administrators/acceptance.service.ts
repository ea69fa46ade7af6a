import { anonymous, Refusal, type InvitationAccept, type LinkStatus, type OpenedSession } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { tokenDigest } from '../../platform/auth/token.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { AccountRegistry, type AccountCard } from '../ports/account-registry.port.ts';
import { assertUsable, emailHint, isOpen, isOver } from '../ports/mailed.invitation.ts';
import { MailedLinks, type LinkSource } from '../ports/mailed-links.port.ts';
import { Roster } from '../ports/roster.port.ts';
import { SessionDesk } from '../ports/session-desk.port.ts';
import { AdminInvitation, type InvitationRow } from './invitation.entity.ts';
import { invitationTransitions } from './invitation.transitions.ts';

/** Accepting an invitation by its mailed link. */
@Injectable()
export class Acceptance implements LinkSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly accounts: AccountRegistry,
    private readonly roster: Roster,
    private readonly desk: SessionDesk,
    private readonly links: MailedLinks,
  ) {}

  onModuleInit(): void {
    this.links.register(this);
  }

  async status(token: string): Promise<LinkStatus | null> {
    const invitation = await this.find(token);
    if (!invitation || !isOpen(invitation)) return null;
    return {
      purpose: 'invitation',
      expired: isOver(invitation, this.clock.now()),
      expiresAt: invitation.expiresAt.toISOString(),
      emailHint: emailHint(invitation.email),
      role: invitation.role,
      employerName: null,
      hasAccount: (await this.accounts.byEmail(invitation.email)) !== null,
    };
  }

  /** Only who invited can invite again. */
  async renew(): Promise<boolean> {
    return false;
  }

  /**
   * Makes the administrator and signs them in.
   * @throws Refusal INVITE_INVALID, INVITE_EXPIRED; for an address with an account UNAUTHENTICATED to nobody,
   * INVITE_EMAIL_MISMATCH to somebody else, and EMAIL_IN_USE to its owner unless that is an administrator
   */
  async accept(caller: Caller, { token, account }: InvitationAccept, exchange: Exchange): Promise<OpenedSession> {
    const invitation = await this.find(token);
    if (!invitation) throw new Refusal('INVITE_INVALID');
    assertUsable(invitation, this.clock.now());
    const known = await this.accounts.byEmail(invitation.email);
    if (known) return this.asOneself(caller, known, token, exchange);
    if (!account) throw new Refusal(caller.actor.id ? 'INVITE_EMAIL_MISMATCH' : 'UNAUTHENTICATED');
    const credentials = await this.accounts.credentials(invitation.email, account.password, 'account.password');
    const _id = new ObjectId();
    await this.database.transaction(async (work) => {
      const used = await this.usable(work, token);
      const { email, role, permissions } = used;
      await this.accounts.create(work, { _id, email, name: account.name, role, permissions, credentials });
      if (role === 'admin') await this.roster.add(work, _id);
      await this.use(work, used, _id);
    });
    return this.desk.open(exchange, _id);
  }

  /** An administrator takes over the role and permissions of an invitation that came before the account. */
  private async asOneself(
    caller: Caller,
    known: AccountCard,
    token: string,
    exchange: Exchange,
  ): Promise<OpenedSession> {
    if (!caller.actor.id) throw new Refusal('UNAUTHENTICATED');
    if (caller.actor.id !== known.id) throw new Refusal('INVITE_EMAIL_MISMATCH');
    if (known.role !== 'limited_admin') throw new Refusal('EMAIL_IN_USE');
    const _id = new ObjectId(known.id);
    await this.database.transaction(async (work) => {
      const used = await this.usable(work, token);
      const { role, permissions } = used;
      await this.accounts.grant(work, known.id, { role, permissions });
      if (role === 'admin') await this.roster.add(work, _id);
      await this.use(work, used, _id);
    });
    return this.desk.open(exchange, _id);
  }

  private use(work: Work, invitation: InvitationRow, userId: ObjectId): Promise<void> {
    const actorId = userId.toHexString();
    const actor = { ...anonymous, id: actorId, role: invitation.role, emailVerified: true };
    const accepting = { party: 'system', actorId, caller: { actor } } as const;
    return this.engine.apply(work, invitationTransitions, invitation, { to: 'accepted' }, accepting);
  }

  /** Looked at again while the roster is locked; the inviter must still be a full administrator when it counts. */
  private async usable(work: Work, token: string): Promise<InvitationRow> {
    const admins = await this.roster.lock(work);
    const open = { tokenHash: tokenDigest(token), state: 'pending' as const };
    const invitation = await work.findOne(AdminInvitation, open);
    if (!invitation || !admins.some((one) => one.equals(invitation.invitedBy))) throw new Refusal('INVITE_INVALID');
    return invitation;
  }

  private find(token: string): Promise<InvitationRow | null> {
    return this.database.collection(AdminInvitation).findOne<InvitationRow>({ tokenHash: tokenDigest(token) });
  }
}
