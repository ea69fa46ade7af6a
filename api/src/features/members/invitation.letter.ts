import { brand, invitationLimits, type Locale } from '@prentice/contract';
import type { Letter } from '../../platform/mail/letter.ts';

/** Invites somebody to join an employer. The secret stands in the fragment, which browsers send to no server. */
export const invitationLetter = (
  token: string,
  { employer, inviter }: { employer: string; inviter: string | null },
): Readonly<Record<Locale, Letter>> => ({
  en: {
    subject: `Join ${employer} on ${brand.name}`,
    paragraphs: [
      `${inviter ?? 'A colleague'} invites you to work with the internships of ${employer} on ${brand.name}.`,
      'Accept the invitation to choose a password, or sign in if you have an account.',
    ],
    action: { label: 'Accept the invitation', path: `/auth/verify#token=${token}` },
    notes: [
      `The link works once, for ${invitationLimits.hours} hours.`,
      'If you do not know this company, ignore this mail: nothing happens.',
    ],
  },
  de: {
    subject: `Einladung zu ${employer} auf ${brand.name}`,
    paragraphs: [
      `${inviter ?? 'Jemand aus dem Team'} lädt Sie ein, auf ${brand.name} an den Praktika von ${employer} mitzuarbeiten.`,
      'Nehmen Sie die Einladung an und wählen Sie ein Passwort, oder melden Sie sich mit Ihrem Konto an.',
    ],
    action: { label: 'Einladung annehmen', path: `/auth/verify#token=${token}` },
    notes: [
      `Der Link gilt einmal und ${invitationLimits.hours} Stunden lang.`,
      'Wenn Sie dieses Unternehmen nicht kennen, ignorieren Sie diese Nachricht: Es geschieht nichts.',
    ],
  },
});
