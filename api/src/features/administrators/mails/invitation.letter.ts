import { brand, invitationLimits, type Locale } from '@prentice/contract';
import type { Letter } from '../../../platform/mail/letter.ts';

/** Invites somebody to become an administrator. */
export const invitationLetter = (token: string): Readonly<Record<Locale, Letter>> => ({
  en: {
    subject: `You are invited to administer ${brand.name}`,
    paragraphs: [`An administrator of ${brand.name} invites you to help. Choose a name and a password to begin.`],
    action: { label: 'Accept the invitation', path: `/auth/verify#token=${token}` },
    notes: [
      `The link works once, for ${invitationLimits.hours} hours. Do not pass it on.`,
      'If you did not expect this, ignore this mail.',
    ],
  },
  de: {
    subject: `Sie sind eingeladen, ${brand.name} zu verwalten`,
    paragraphs: [
      `Eine Administratorin oder ein Administrator von ${brand.name} bittet Sie um Mithilfe. Wählen Sie zum Beginnen Namen und Passwort.`,
    ],
    action: { label: 'Einladung annehmen', path: `/auth/verify#token=${token}` },
    notes: [
      `Der Link gilt einmal und ${invitationLimits.hours} Stunden lang. Geben Sie ihn nicht weiter.`,
      'Wenn Sie das nicht erwartet haben, ignorieren Sie diese Nachricht.',
    ],
  },
});
