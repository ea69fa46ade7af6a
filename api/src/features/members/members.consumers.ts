import { defaultLocale } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createToken, tokenDigest } from '../../platform/auth/token.ts';
import { HOUR } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { EventAbout, EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { composeEmail } from '../../platform/email/email.ts';
import type { EmailSample } from '../../platform/email/email-preview.page.ts';
import { EmailSender } from '../../platform/email/email-sender.port.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Accounts } from '../accounts/index.ts';
import { MemberInvitationTransitions } from './invitation.transitions.ts';
import { memberInvitationEmail } from './member-invitation-email.ts';
import { Member, MemberInvitation, type MemberInvitationRow, type MemberRow } from './member.entity.ts';

const sample = { employer: 'Donau Druck GmbH', inviter: 'Ada Berger' };

/** The email of an invitation, for the preview page. */
export const memberEmailSamples: readonly EmailSample[] = [
  ['members: invitation', (locale) => memberInvitationEmail('x'.repeat(43), sample)[locale]],
];

/** Mails invitations, lets them expire, and follows what happens to the accounts of members. */
@Injectable()
export class MemberConsumers implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly scheduler: JobScheduler,
    private readonly emailSender: EmailSender,
    private readonly accounts: Accounts,
    private readonly engine: TransitionEngine,
    private readonly transitions: MemberInvitationTransitions,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.on('members.invitation-mail', { 'member_invitation.sent': (event) => this.invite(event) });
    const copyAccount = (event: EventAbout<'userId'>) => this.copyAccount(event);
    this.events.on('members.accounts', {
      'user.verified': copyAccount,
      'user.suspended': copyAccount,
      'user.reinstated': copyAccount,
      'account.email_changed': copyAccount,
    });
    this.events.on('members.erased', { 'user.erased': (event) => this.forget(event) });
    this.scheduler.schedule('members.invitations-expire', HOUR, (now) => this.expire(now));
  }

  private get members() {
    return this.database.collection<MemberRow>(Member);
  }

  private get invitations() {
    return this.database.collection<MemberInvitationRow>(MemberInvitation);
  }

  /** The secret is made here and stored nowhere; of a mail that is written twice only the last link works. */
  private async invite({ payload }: EventOf<'member_invitation.sent'>): Promise<void> {
    const token = createToken();
    const invitation = await this.invitations.findOneAndUpdate(
      { _id: objectId(payload.invitationId), state: 'pending' },
      { $set: { tokenHash: tokenDigest(token) } },
    );
    if (!invitation) return;
    const inviter = (await this.accounts.summaries([invitation.invitedBy])).get(invitation.invitedBy.toHexString());
    const locale = inviter?.locale ?? defaultLocale;
    const named = { employer: invitation.employerName, inviter: inviter?.name ?? null };
    const frame = { to: invitation.email, locale, publicUrl: this.settings.publicUrl };
    await this.emailSender.send(composeEmail(memberInvitationEmail(token, named)[locale], frame));
  }

  /** Copies what members are searched by. */
  private async copyAccount({ payload }: EventAbout<'userId'>): Promise<void> {
    const userId = objectId(payload.userId);
    const account = (await this.accounts.summaries([userId])).get(userId.toHexString());
    if (!account) return;
    const { email, name, status } = account;
    await this.members.updateOne({ userId }, { $set: { email, name, status } });
  }

  private async forget({ payload }: EventOf<'user.erased'>): Promise<void> {
    await this.members.deleteOne({ userId: objectId(payload.userId) });
  }

  private async expire(now: Date): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const due = await unitOfWork.find(MemberInvitation, { state: 'pending', expiresAt: { $lte: now } });
      for (const invitation of due)
        await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, invitation, { to: 'expired' });
    });
  }
}
