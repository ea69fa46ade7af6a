import { brand, invitationLimits, type Locale } from '@prentice/contract';
import type { Email } from '../../platform/email/email.ts';

/** Invites somebody to become an administrator. */
export const administratorInvitationEmail = (token: string): Readonly<Record<Locale, Email>> => ({
  en: {
    subject: `You’re invited to become an administrator of ${brand.name}`,
    paragraphs: [`An administrator of ${brand.name} has invited you. Choose a name and a password to start.`],
    action: { label: 'Accept invitation', path: `/auth/verify#token=${token}` },
    notes: [
      `This link can be used once and expires in ${invitationLimits.hours} hours. Don’t share it.`,
      'If you did not expect this, you can ignore this email.',
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
