import { Refusal, type InvitationAccept, type LinkStatus, type OpenedSession } from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/authenticator.ts';
import { tokenDigest } from '../../platform/auth/token.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';
import { AccountRegistry, type AccountCard } from '../ports/account-registry.port.ts';
import { assertUsable, emailHint, isOpen, isOver } from '../ports/mailed.invitation.ts';
import { MailedLinks, type LinkSource } from '../ports/mailed-links.port.ts';
import { SessionDesk } from '../ports/session-desk.port.ts';
import { Member, MemberInvitation, type MemberInvitationRow } from './member.entity.ts';
import { Memberships } from './memberships.service.ts';

/** Joining an employer by a mailed invitation. */
@Injectable()
export class Joining implements LinkSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly accounts: AccountRegistry,
    private readonly desk: SessionDesk,
    private readonly links: MailedLinks,
    private readonly memberships: Memberships,
  ) {}

  onModuleInit(): void {
    this.links.register(this);
  }

  private get rows() {
    return this.database.collection<MemberInvitationRow>(MemberInvitation);
  }

  async status(token: string): Promise<LinkStatus | null> {
    const invitation = await this.find(token);
    if (!invitation || !isOpen(invitation)) return null;
    return {
      purpose: 'member_invitation',
      expired: isOver(invitation, this.clock.now()),
      expiresAt: invitation.expiresAt.toISOString(),
      emailHint: emailHint(invitation.email),
      role: 'employer',
      employerName: invitation.employerName,
      hasAccount: (await this.accounts.byEmail(invitation.email)) !== null,
    };
  }

  /** Only an owner can invite again. */
  async renew(): Promise<boolean> {
    return false;
  }

  /**
   * Makes the caller a member and signs them in.
   * @throws Refusal INVITE_INVALID, INVITE_EXPIRED, SAVED_LIMIT; for an address with an account UNAUTHENTICATED to
   * nobody, INVITE_EMAIL_MISMATCH to somebody else, WRONG_ROLE to an intern or administrator
   */
  async accept(caller: Caller, { token, account }: InvitationAccept, exchange: Exchange): Promise<OpenedSession> {
    const invitation = await this.find(token);
    if (!invitation) throw new Refusal('INVITE_INVALID');
    const known = await this.accounts.byEmail(invitation.email);
    if (known) this.assertOneself(caller, known);
    else if (caller.actor.id) throw new Refusal('INVITE_EMAIL_MISMATCH');
    assertUsable(invitation, this.clock.now());
    const userId = known ? objectId(known.id) : await this.newcomer(invitation, token, account);
    if (known) await this.database.transaction((work) => this.join(work, token, userId, known.name));
    return this.desk.open(exchange, userId);
  }

  private async newcomer(
    { email }: MemberInvitationRow,
    token: string,
    account: InvitationAccept['account'],
  ): Promise<ObjectId> {
    if (!account) throw new Refusal('UNAUTHENTICATED');
    const credentials = await this.accounts.credentials(email, account.password, 'account.password');
    const _id = new ObjectId();
    await this.database.transaction(async (work) => {
      await this.accounts.create(work, { _id, email, name: account.name, role: 'employer', credentials });
      await this.join(work, token, _id, account.name);
    });
    return _id;
  }

  private assertOneself({ actor }: Caller, known: AccountCard): void {
    if (!actor.id) throw new Refusal('UNAUTHENTICATED');
    if (actor.id !== known.id) throw new Refusal('INVITE_EMAIL_MISMATCH');
    if (known.role !== 'employer') throw new Refusal('WRONG_ROLE', { role: 'employer' });
  }

  /** Uses the invitation up by one conditional update, in the transaction that makes the member. */
  private async join(work: Work, token: string, userId: ObjectId, name: string | null): Promise<void> {
    const now = this.clock.now();
    const used = await this.rows.findOneAndUpdate(
      { tokenHash: tokenDigest(token), state: 'pending', expiresAt: { $gt: now } },
      { $set: { state: 'accepted', acceptedAt: now, updatedAt: now } },
      this.database.within(work),
    );
    if (!used) throw new Refusal('INVITE_INVALID');
    const { employerId, role, email } = used;
    await this.memberships.lock(work, employerId);
    await this.assertInviterIsOwner(work, used);
    await this.memberships.join(work, { userId, employerId, role, email, name });
    const ids = { invitationId: used._id.toHexString(), employerId: employerId.toHexString() };
    this.events.record(work, 'member_invitation.accepted', { ...ids, userId: userId.toHexString(), role });
  }

  /** An invitation is worth no more than its sender: whoever was removed as a thief must not let in another. */
  private async assertInviterIsOwner(work: Work, { invitedBy, employerId }: MemberInvitationRow): Promise<void> {
    const isOwner = await work.findOne(Member, { userId: invitedBy, employerId, role: 'owner' });
    const isActive = (await this.accounts.read(work, invitedBy.toHexString())).status === 'active';
    if (!isOwner || !isActive) throw new Refusal('INVITE_INVALID');
  }

  private find(token: string): Promise<MemberInvitationRow | null> {
    return this.rows.findOne({ tokenHash: tokenDigest(token) });
  }
}
