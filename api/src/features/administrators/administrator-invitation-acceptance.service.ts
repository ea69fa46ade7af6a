import { anonymous, AppError, type InvitationAccept, type LinkStatus, type OpenedSession } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { tokenDigest } from '../../platform/auth/token.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import type { HttpExchange } from '../../platform/http/operations-controller.decorator.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import {
  Accounts,
  type AccountSummary,
  assertInvitationUsable,
  emailHint,
  isPendingOrExpired,
  isInvitationExpired,
  ActiveAdmins,
  BrowserSessions,
  type LinkSource,
} from '../accounts/index.ts';
import { AdministratorInvitation, type AdministratorInvitationRow } from './administrator-invitation.entity.ts';
import { invitationTransitions } from './administrator-invitation.transitions.ts';

/** Accepts an invitation by its mailed link. */
@Injectable()
export class AdministratorInvitationAcceptance implements LinkSource {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accessPolicy: AccessPolicy,
    private readonly engine: TransitionEngine,
    private readonly accounts: Accounts,
    private readonly activeAdmins: ActiveAdmins,
    private readonly browserSessions: BrowserSessions,
  ) {}

  async status(token: string): Promise<LinkStatus | null> {
    const invitation = await this.find(token);
    if (!invitation || !isPendingOrExpired(invitation)) return null;
    return {
      purpose: 'invitation',
      expired: isInvitationExpired(invitation, this.clock.now()),
      expiresAt: invitation.expiresAt.toISOString(),
      emailHint: emailHint(invitation.email),
      role: invitation.role,
      employerName: null,
      hasAccount: (await this.accounts.findByEmail(invitation.email)) !== null,
    };
  }

  /** Renews nothing: only the administrator who sent an invitation can send it again. */
  async renew(): Promise<boolean> {
    return false;
  }

  /**
   * Makes the administrator and signs them in.
   * @throws AppError INVITE_INVALID, INVITE_EXPIRED; for an address with an account UNAUTHENTICATED to nobody,
   * INVITE_EMAIL_MISMATCH to somebody else, and EMAIL_IN_USE to its owner unless that is an administrator
   */
  async accept(caller: Caller, { token, account }: InvitationAccept, exchange: HttpExchange): Promise<OpenedSession> {
    const invitation = await this.find(token);
    if (!invitation) throw new AppError('INVITE_INVALID');
    assertInvitationUsable(invitation, this.clock.now());
    const existing = await this.accounts.findByEmail(invitation.email);
    if (existing) return this.acceptAsExisting(caller, existing, token, exchange);
    if (!account) throw new AppError(caller.actor.id ? 'INVITE_EMAIL_MISMATCH' : 'UNAUTHENTICATED');
    const credentials = await this.accounts.createCredentials(invitation.email, account.password, 'account.password');
    const _id = new ObjectId();
    await this.database.transaction(async (unitOfWork) => {
      const used = await this.usable(unitOfWork, token);
      const { email, role, permissions } = used;
      const { name, locale, timeZone } = account;
      const person = { _id, email, name, locale, timeZone, role, permissions, credentials };
      await this.accounts.create(unitOfWork, person);
      if (role === 'admin') await this.activeAdmins.add(unitOfWork, _id);
      await this.use(unitOfWork, used, _id);
    });
    return this.browserSessions.open(exchange, _id);
  }

  /**
   * Accepts an invitation for an account that exists: an administrator gets the role and permissions of the invitation.
   */
  private async acceptAsExisting(
    caller: Caller,
    account: AccountSummary,
    token: string,
    exchange: HttpExchange,
  ): Promise<OpenedSession> {
    if (!caller.actor.id) throw new AppError('UNAUTHENTICATED');
    if (caller.actor.id !== account.id) throw new AppError('INVITE_EMAIL_MISMATCH');
    if (account.role !== 'limited_admin') throw new AppError('EMAIL_IN_USE');
    const _id = new ObjectId(account.id);
    await this.database.transaction(async (unitOfWork) => {
      const used = await this.usable(unitOfWork, token);
      const { role, permissions } = used;
      await this.accounts.grant(unitOfWork, account.id, { role, permissions });
      if (role === 'admin') await this.activeAdmins.add(unitOfWork, _id);
      await this.use(unitOfWork, used, _id);
    });
    return this.browserSessions.open(exchange, _id);
  }

  private use(unitOfWork: UnitOfWork, invitation: AdministratorInvitationRow, userId: ObjectId): Promise<void> {
    const actor = { ...anonymous, id: userId.toHexString(), role: invitation.role, emailVerified: true };
    const authorized = this.accessPolicy.authorizeLinkHolder(invitation);
    const invitee = personActor({ actor }, 'system');
    return this.engine.apply(unitOfWork, invitationTransitions, authorized, { to: 'accepted' }, invitee);
  }

  /**
   * Returns an invitation that can still be accepted: it is looked at again while the list of administrators is locked;
   * the inviter must still be a full administrator when it counts.
   */
  private async usable(unitOfWork: UnitOfWork, token: string): Promise<AdministratorInvitationRow> {
    const admins = await this.activeAdmins.lock(unitOfWork);
    const open = { tokenHash: tokenDigest(token), state: 'pending' as const };
    const invitation = await unitOfWork.findOne(AdministratorInvitation, open);
    if (!invitation || !admins.some((admin) => admin.equals(invitation.invitedBy)))
      throw new AppError('INVITE_INVALID');
    return invitation;
  }

  private find(token: string): Promise<AdministratorInvitationRow | null> {
    return this.database
      .collection(AdministratorInvitation)
      .findOne<AdministratorInvitationRow>({ tokenHash: tokenDigest(token) });
  }
}
