import { AppError, type InvitationAccept, type LinkStatus, type OpenedSession } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { Caller } from '../../platform/access/caller.ts';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import { tokenDigest } from '../../platform/auth/token.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { HttpExchange } from '../../platform/http/operations-controller.decorator.ts';
import {
  Accounts,
  type AccountSummary,
  assertInvitationUsable,
  emailHint,
  isPendingOrExpired,
  isInvitationExpired,
  BrowserSessions,
  type LinkSource,
} from '../accounts/index.ts';
import { onBehalfOf } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { MemberInvitationTransitions } from './member-invitation.transitions.ts';
import { Member, MemberInvitation, type MemberInvitationRow } from './member.entity.ts';
import { DatabaseMembership } from './membership.service.ts';

/** Accepts an emailed invitation to an employer. */
@Injectable()
export class MemberInvitationAcceptance implements LinkSource {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accessPolicy: AccessPolicy,
    private readonly engine: TransitionEngine,
    private readonly transitions: MemberInvitationTransitions,
    private readonly accounts: Accounts,
    private readonly browserSessions: BrowserSessions,
    private readonly membership: DatabaseMembership,
  ) {}

  private get rows() {
    return this.database.collection<MemberInvitationRow>(MemberInvitation);
  }

  async status(token: string): Promise<LinkStatus | null> {
    const invitation = await this.find(token);
    if (!invitation || !isPendingOrExpired(invitation)) return null;
    return {
      purpose: 'member_invitation',
      expired: isInvitationExpired(invitation, this.clock.now()),
      expiresAt: invitation.expiresAt.toISOString(),
      emailHint: emailHint(invitation.email),
      role: 'employer',
      employerName: invitation.employerName,
      hasAccount: (await this.accounts.findByEmail(invitation.email)) !== null,
    };
  }

  /** Renews nothing: only an owner can invite somebody again. */
  async renew(): Promise<boolean> {
    return false;
  }

  /**
   * Makes the caller a member and signs them in.
   * @throws AppError INVITE_INVALID, INVITE_EXPIRED, SAVED_LIMIT; for an address with an account UNAUTHENTICATED to
   * nobody, INVITE_EMAIL_MISMATCH to somebody else, WRONG_ROLE to an intern or administrator
   */
  async accept(caller: Caller, { token, account }: InvitationAccept, exchange: HttpExchange): Promise<OpenedSession> {
    const invitation = await this.find(token);
    if (!invitation) throw new AppError('INVITE_INVALID');
    const existing = await this.accounts.findByEmail(invitation.email);
    if (existing) this.assertInvitee(caller, existing);
    else if (caller.actor.id) throw new AppError('INVITE_EMAIL_MISMATCH');
    assertInvitationUsable(invitation, this.clock.now());
    const userId = existing ? objectId(existing.id) : await this.createAccount(invitation, token, account);
    if (existing) await this.database.transaction((unitOfWork) => this.join(unitOfWork, token, userId, existing.name));
    return this.browserSessions.open(exchange, userId);
  }

  private async createAccount(
    { email }: MemberInvitationRow,
    token: string,
    account: InvitationAccept['account'],
  ): Promise<ObjectId> {
    if (!account) throw new AppError('UNAUTHENTICATED');
    const credentials = await this.accounts.createCredentials(email, account.password, 'account.password');
    const _id = new ObjectId();
    await this.database.transaction(async (unitOfWork) => {
      const { name, locale, timeZone } = account;
      await this.accounts.create(unitOfWork, { _id, email, name, locale, timeZone, role: 'employer', credentials });
      await this.join(unitOfWork, token, _id, name);
    });
    return _id;
  }

  private assertInvitee({ actor }: Caller, account: AccountSummary): void {
    if (!actor.id) throw new AppError('UNAUTHENTICATED');
    if (actor.id !== account.id) throw new AppError('INVITE_EMAIL_MISMATCH');
    if (account.role !== 'employer') throw new AppError('WRONG_ROLE', { role: 'employer' });
  }

  /**
   * Uses the invitation up in the transaction that makes the member. Of two at a time, one waits for the lock of the
   * team.
   */
  private async join(unitOfWork: UnitOfWork, token: string, userId: ObjectId, name: string | null): Promise<void> {
    const invitation = await unitOfWork.findOne(MemberInvitation, { tokenHash: tokenDigest(token), state: 'pending' });
    if (!invitation) throw new AppError('INVITE_INVALID');
    const { employerId, role, email } = invitation;
    await this.membership.lock(unitOfWork, employerId);
    await this.assertInviterIsOwner(unitOfWork, invitation);
    const holder = this.accessPolicy.authorizeLinkHolder(invitation);
    const actor = onBehalfOf('system', userId.toHexString());
    await this.engine.apply(unitOfWork, this.transitions.definition, holder, { to: 'accepted' }, actor);
    await this.membership.join(unitOfWork, { userId, employerId, role, email, name });
  }

  /** Refuses an invitation whose sender is no owner any more: an owner who was removed must not let anyone in. */
  private async assertInviterIsOwner(
    unitOfWork: UnitOfWork,
    { invitedBy, employerId }: MemberInvitationRow,
  ): Promise<void> {
    const isOwner = await unitOfWork.findOne(Member, { userId: invitedBy, employerId, role: 'owner' });
    const isActive = (await this.accounts.read(unitOfWork, invitedBy.toHexString())).status === 'active';
    if (!isOwner || !isActive) throw new AppError('INVITE_INVALID');
  }

  private find(token: string): Promise<MemberInvitationRow | null> {
    return this.rows.findOne({ tokenHash: tokenDigest(token) });
  }
}
