import { defaultLocale, brand, invitationLimits, type Locale } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { createToken, tokenDigest } from '../../platform/auth/token.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { composeEmail } from '../../platform/email/compose-email.ts';
import type { Email } from '../../platform/email/email.ts';
import type { EmailSample } from '../../platform/email/email-preview.page.ts';
import { EmailSender } from '../../platform/email/email-sender.port.ts';
import { AdministratorInvitation, type AdministratorInvitationRow } from './administrator-invitation.entity.ts';

/** Invites somebody to become an administrator. */
const administratorInvitationEmail = (token: string): Readonly<Record<Locale, Email>> => ({
  en: {
    subject: `You’re invited to become an administrator of ${brand.name}`,
    paragraphs: [`An administrator of ${brand.name} has invited you. Choose a name and a password to start.`],
    action: { label: 'Accept invitation', path: `/auth/verify#token=${token}` },
    notes: [
      `This link can be used once and expires in ${invitationLimits.hours} hours. Don’t share it.`,
      'If you didn’t expect this, you can ignore this email.',
    ],
  },
  de: {
    subject: `Einladung in die Administration von ${brand.name}`,
    paragraphs: [
      `Die Administration von ${brand.name} hat Sie eingeladen. Legen Sie Namen und Passwort fest, um zu beginnen.`,
    ],
    action: { label: 'Einladung annehmen', path: `/auth/verify#token=${token}` },
    notes: [
      `Der Link kann einmal verwendet werden und ist ${invitationLimits.hours} Stunden gültig. Geben Sie ihn nicht weiter.`,
      'Wenn Sie das nicht erwartet haben, können Sie diese E-Mail ignorieren.',
    ],
  },
});

/** The email of an invitation, for the preview page. */
export const administratorEmailSamples: readonly EmailSample[] = [
  ['administrators: invitation', (locale) => administratorInvitationEmail('x'.repeat(43))[locale]],
];

/** Mails invitations, each time with a new secret that makes the one before useless. */
@Injectable()
export class AdministratorInvitationMailer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly emailSender: EmailSender,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.events.on('administrators.invitation-email', {
      'invitation.sent': ({ payload }) => this.send(payload.invitationId),
    });
  }

  private async send(id: string): Promise<void> {
    const token = createToken();
    const invitation = await this.database
      .collection<AdministratorInvitationRow>(AdministratorInvitation)
      .findOneAndUpdate({ _id: objectId(id), state: 'pending' }, { $set: { tokenHash: tokenDigest(token) } });
    if (!invitation) return;
    const email = administratorInvitationEmail(token)[defaultLocale];
    const { publicUrl, operator } = this.settings;
    const frame = { to: invitation.email, locale: defaultLocale, publicUrl, supportEmail: operator.supportEmail };
    await this.emailSender.send(composeEmail(email, frame));
  }
}
