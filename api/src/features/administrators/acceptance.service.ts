import { anonymous, Refusal, type InvitationAccept, type LinkStatus, type OpenedSession } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { tokenDigest } from '../../platform/auth/token.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';
import { AccountRegistry, type AccountCard } from '../ports/account-registry.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { assertUsable, emailHint, isOpen, isOver } from '../ports/mailed.invitation.ts';
import { MailedLinks, type LinkSource } from '../ports/mailed-links.port.ts';
import { Roster } from '../ports/roster.port.ts';
import { SessionDesk } from '../ports/session-desk.port.ts';
import { AdminInvitation, type InvitationRow } from './invitation.entity.ts';

/** Accepting an invitation by its mailed link. */
@Injectable()
export class Acceptance implements LinkSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly accounts: AccountRegistry,
    private readonly roster: Roster,
    private readonly desk: SessionDesk,
    private readonly links: MailedLinks,
    private readonly audit: Audit,
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
      const { email, role, permissions } = await this.consume(work, token);
      await this.accounts.create(work, { _id, email, name: account.name, role, permissions, credentials });
      if (role === 'admin') await this.roster.add(work, _id);
      this.note(work, _id, role);
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
      const { role, permissions } = await this.consume(work, token);
      await this.accounts.grant(work, known.id, { role, permissions });
      if (role === 'admin') await this.roster.add(work, _id);
      this.note(work, _id, role);
    });
    return this.desk.open(exchange, _id);
  }

  private note(work: Work, userId: ObjectId, role: 'limited_admin' | 'admin'): void {
    const actor = { ...anonymous, id: userId.toHexString(), role, emailVerified: true };
    this.audit.record(work, {
      caller: { actor },
      action: 'invitation_accepted',
      resource: 'administrators',
      id: actor.id,
    });
    this.events.record(work, 'invitation.accepted', { userId: actor.id, role });
  }

  /** One conditional update; the inviter must still be a full administrator when it counts. */
  private async consume(work: Work, token: string): Promise<InvitationRow> {
    const admins = await this.roster.lock(work);
    const now = this.clock.now();
    const invitation = await this.database
      .collection<InvitationRow>(AdminInvitation)
      .findOneAndUpdate(
        { tokenHash: tokenDigest(token), state: 'pending', expiresAt: { $gt: now } },
        { $set: { state: 'accepted', acceptedAt: now, updatedAt: now }, $inc: { version: 1 } },
        { returnDocument: 'after', ...this.database.within(work) },
      );
    if (!invitation || !admins.some((one) => one.equals(invitation.invitedBy))) throw new Refusal('INVITE_INVALID');
    return invitation;
  }

  private find(token: string): Promise<InvitationRow | null> {
    return this.database.collection(AdminInvitation).findOne<InvitationRow>({ tokenHash: tokenDigest(token) });
  }
}
