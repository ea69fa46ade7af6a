import { brand, invitationLimits, type Locale } from '@prentice/contract';
import type { Email } from '../../platform/email/email.ts';

/** Invites somebody to join an employer. The secret stands in the fragment, which browsers send to no server. */
export const memberInvitationEmail = (
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
      'If you do not know this company, you can ignore this email.',
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
