import { authLimits, brand, type Locale } from '@prentice/contract';
import type { Letter } from '../../../platform/mail/letter.ts';
import { linkPath } from './account.letters.ts';

type Texts = Readonly<Record<Locale, Letter>>;

/** Proves that a new address is the person's. */
export const newAddressLetter = (token: string): Texts => ({
  en: {
    subject: 'Confirm your new email address',
    paragraphs: ['You want to use this address for your account. Confirm it, and it counts from then on.'],
    action: { label: 'Use this address', path: linkPath(token) },
    notes: [
      `The link works once, for ${authLimits.emailChangeLinkHours} hours.`,
      'You may be asked for your password.',
      'If you did not ask for this, ignore this mail.',
    ],
  },
  de: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: ['Sie möchten diese Adresse für Ihr Konto verwenden. Bestätigen Sie sie, ab dann gilt sie.'],
    action: { label: 'Diese Adresse verwenden', path: linkPath(token) },
    notes: [
      `Der Link gilt einmal und ${authLimits.emailChangeLinkHours} Stunden lang.`,
      'Möglicherweise fragen wir Sie nach Ihrem Passwort.',
      'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.',
    ],
  },
});

/** The new address belongs to an account already; its owner learns that, and nobody else. */
export const takenAddressLetter: Texts = {
  en: {
    subject: 'This address already has an account',
    paragraphs: [
      'Someone wanted to move an account to this address. It belongs to an account already, so nothing was changed.',
    ],
    notes: ['If it was not you, there is nothing to do.'],
  },
  de: {
    subject: 'Diese Adresse hat bereits ein Konto',
    paragraphs: [
      'Jemand wollte ein Konto auf diese Adresse umstellen. Sie gehört schon zu einem Konto, daher wurde nichts geändert.',
    ],
    notes: ['Wenn Sie das nicht waren, ist nichts zu tun.'],
  },
};

/** Tells the old address that the account has moved, and takes that back if it was not the owner. */
export const restoreLetter = (token: string): Texts => ({
  en: {
    subject: 'Your email address was changed',
    paragraphs: [
      'Your account now has another email address. This one no longer works for signing in.',
      'If this was not you, recover your account: choose a new password. We will restore this address and sign out all devices.',
    ],
    action: { label: 'This was not me', path: linkPath(token) },
    notes: [
      `The link works once, for ${authLimits.emailRestoreLinkDays} days.`,
      'If you changed the address yourself, there is nothing to do.',
      'Do not forward this email: anyone with the link can take over your account.',
    ],
  },
  de: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser hier ist keine Anmeldung mehr möglich.',
      'Wenn Sie das nicht waren, stellen Sie Ihr Konto wieder her: Wählen Sie ein neues Passwort. Ihr Konto verwendet dann wieder diese Adresse, und alle Geräte werden abgemeldet.',
    ],
    action: { label: 'Das war ich nicht', path: linkPath(token) },
    notes: [
      `Der Link gilt einmal und ${authLimits.emailRestoreLinkDays} Tage lang.`,
      'Wenn Sie die Adresse selbst geändert haben, ist nichts zu tun.',
      'Leiten Sie diese E-Mail nicht weiter: Wer den Link hat, kann Ihr Konto übernehmen.',
    ],
  },
});

/** Tells an old address that was never confirmed that the account has moved. */
export const movedLetter: Texts = {
  en: {
    subject: 'Your email address was changed',
    paragraphs: ['Your account now has another email address. This one no longer works for signing in.'],
    notes: [`If it was not you, write to ${brand.supportEmail} at once.`],
  },
  de: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: ['Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser hier ist keine Anmeldung mehr möglich.'],
    notes: [`Wenn Sie das nicht waren, schreiben Sie sofort an ${brand.supportEmail}.`],
  },
};

/** Tells the old address that somebody wants to move the account. */
export const movingLetter: Texts = {
  en: {
    subject: 'Someone wants to change your email address',
    paragraphs: [
      'You, or someone with your password, asked for another email address. Nothing has changed yet: the new address must be confirmed first.',
    ],
    action: { label: 'See your account', path: '/settings/account' },
    notes: ['If it was not you, change your password now and take the change back there.'],
  },
  de: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    paragraphs: [
      'Sie, oder jemand mit Ihrem Passwort, möchte eine andere E-Mail-Adresse. Noch ist nichts geändert: Die neue Adresse muss erst bestätigt werden.',
    ],
    action: { label: 'Konto ansehen', path: '/settings/account' },
    notes: ['Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und nehmen Sie die Änderung dort zurück.'],
  },
};
