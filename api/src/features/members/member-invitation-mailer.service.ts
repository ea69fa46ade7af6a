import { brand, defaultLocale, invitationLimits, type Locale } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createToken, tokenDigest } from '../../platform/auth/token.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import { composeEmail } from '../../platform/email/compose-email.ts';
import type { Email } from '../../platform/email/email.ts';
import type { EmailSample } from '../../platform/email/email-preview.page.ts';
import { EmailSender } from '../../platform/email/email-sender.port.ts';
import { Accounts } from '../accounts/index.ts';
import { MemberInvitation, type MemberInvitationRow } from './member.entity.ts';

/** Invites somebody to join an employer. The secret is in the fragment, which browsers send to no server. */
const memberInvitationEmail = (
  token: string,
  { employer, inviter }: { employer: string; inviter: string | null },
): Readonly<Record<Locale, Email>> => ({
  en: {
    subject: `Join ${employer} on ${brand.name}`,
    paragraphs: [
      `${inviter ?? 'A colleague'} has invited you to manage ${employer}’s internships on ${brand.name}.`,
      'Accept the invitation and set a password, or sign in if you already have an account.',
    ],
    action: { label: 'Accept invitation', path: `/auth/verify#token=${token}` },
    notes: [
      `This link can be used once and expires in ${invitationLimits.hours} hours.`,
      'If you don’t know this company, you can ignore this email.',
    ],
  },
  de: {
    subject: `Einladung zu ${employer} auf ${brand.name}`,
    paragraphs: [
      `${inviter ?? 'Jemand aus dem Team'} hat Sie eingeladen, die Praktika von ${employer} auf ${brand.name} gemeinsam zu verwalten.`,
      'Nehmen Sie die Einladung an und legen Sie ein Passwort fest, oder melden Sie sich an, wenn Sie schon ein Konto haben.',
    ],
    action: { label: 'Einladung annehmen', path: `/auth/verify#token=${token}` },
    notes: [
      `Der Link kann einmal verwendet werden und ist ${invitationLimits.hours} Stunden gültig.`,
      'Wenn Sie dieses Unternehmen nicht kennen, können Sie diese E-Mail ignorieren.',
    ],
  },
});

const sample = { employer: 'Donau Druck GmbH', inviter: 'Ada Berger' };

/** The email of an invitation, for the preview page. */
export const memberEmailSamples: readonly EmailSample[] = [
  ['members: invitation', (locale) => memberInvitationEmail('x'.repeat(43), sample)[locale]],
];

/** Mails invitations to join an employer. */
@Injectable()
export class MemberInvitationMailer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly emailSender: EmailSender,
    private readonly accounts: Accounts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.on('members.invitation-email', { 'member_invitation.sent': (event) => this.send(event) });
  }

  /**
   * Sends the link. The secret is made here and stored nowhere; of a mail that is written twice only the last link
   * works.
   */
  private async send({ payload }: EventOf<'member_invitation.sent'>): Promise<void> {
    const token = createToken();
    const invitation = await this.database
      .collection<MemberInvitationRow>(MemberInvitation)
      .findOneAndUpdate(
        { _id: objectId(payload.invitationId), state: 'pending' },
        { $set: { tokenHash: tokenDigest(token) } },
      );
    if (!invitation) return;
    const inviter = (await this.accounts.summaries([invitation.invitedBy])).get(invitation.invitedBy.toHexString());
    const locale = inviter?.locale ?? defaultLocale;
    const named = { employer: invitation.employerName, inviter: inviter?.name ?? null };
    const { publicUrl, operator } = this.settings;
    const frame = { to: invitation.email, locale, publicUrl, supportEmail: operator.supportEmail };
    await this.emailSender.send(composeEmail(memberInvitationEmail(token, named)[locale], frame));
  }
}
