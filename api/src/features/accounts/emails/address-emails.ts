import { authLimits, type Locale } from '@prentice/contract';
import { SUPPORT_EMAIL, type Email } from '../../../platform/email/email.ts';
import { linkPath } from './account-emails.ts';

type Texts = Readonly<Record<Locale, Email>>;

/** Proves that a new address is the person's. */
export const confirmAddressEmail = (token: string): Texts => ({
  en: {
    subject: 'Confirm your new email address',
    paragraphs: ['Confirm that you want to use this address for your account.'],
    action: { label: 'Use this address', path: linkPath(token) },
    notes: [
      `This link can be used once and expires in ${authLimits.emailChangeLinkHours} hours.`,
      'You may be asked for your password.',
      'If you didn’t ask for this, you can ignore this email.',
    ],
  },
  de: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: ['Bestätigen Sie, dass Sie diese Adresse für Ihr Konto verwenden möchten.'],
    action: { label: 'Diese Adresse verwenden', path: linkPath(token) },
    notes: [
      `Der Link kann einmal verwendet werden und ist ${authLimits.emailChangeLinkHours} Stunden gültig.`,
      'Möglicherweise fragen wir Sie nach Ihrem Passwort.',
      'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    ],
  },
});

/** The new address belongs to an account already; its owner learns that, and nobody else. */
export const addressTakenEmail: Texts = {
  en: {
    subject: 'This address already has an account',
    paragraphs: ['Someone tried to use this address for another account. Nothing has changed.'],
    notes: [
      'If this was you, use another address, or sign in with this one.',
      'If this wasn’t you, you can ignore this email.',
    ],
  },
  de: {
    subject: 'Diese Adresse hat bereits ein Konto',
    paragraphs: ['Jemand wollte diese Adresse für ein anderes Konto verwenden. Es hat sich nichts geändert.'],
    notes: [
      'Wenn Sie das waren, verwenden Sie eine andere Adresse oder melden Sie sich mit dieser an.',
      'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    ],
  },
};

/** Informs the old address that the account's address was changed, with a link that undoes the change. */
export const restoreAddressEmail = (token: string): Texts => ({
  en: {
    subject: 'Your email address was changed',
    paragraphs: [
      'Your account now has another email address. This one no longer works for signing in.',
      'If this wasn’t you, recover your account: choose a new password. We will restore this address and sign out all devices.',
    ],
    action: { label: 'This wasn’t me', path: linkPath(token) },
    notes: [
      `This link can be used once and expires in ${authLimits.emailRestoreLinkDays} days.`,
      'If you changed the address yourself, you can ignore this email.',
      'Don’t forward this email: anyone with the link can take over your account.',
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
      `Der Link kann einmal verwendet werden und ist ${authLimits.emailRestoreLinkDays} Tage gültig.`,
      'Wenn Sie die Adresse selbst geändert haben, können Sie diese E-Mail ignorieren.',
      'Leiten Sie diese E-Mail nicht weiter: Wer den Link hat, kann Ihr Konto übernehmen.',
    ],
  },
});

/** Informs an old address that was never confirmed that the account's address was changed. */
export const addressChangedEmail: Texts = {
  en: {
    subject: 'Your email address was changed',
    paragraphs: ['Your account now has another email address. This one no longer works for signing in.'],
    notes: [`If this wasn’t you, write to ${SUPPORT_EMAIL} immediately.`],
  },
  de: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: ['Ihr Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser hier ist keine Anmeldung mehr möglich.'],
    notes: [`Wenn Sie das nicht waren, schreiben Sie sofort an ${SUPPORT_EMAIL}.`],
  },
};

/** Informs the old address that somebody has requested a change of address. */
export const addressChangeRequestedEmail: Texts = {
  en: {
    subject: 'Someone wants to change your email address',
    paragraphs: [
      'You, or someone with your password, asked to change the email address of your account. Nothing has changed yet. The new address must be confirmed first.',
    ],
    action: { label: 'Go to your account', path: '/settings/account' },
    notes: ['If this wasn’t you, change your password now, then choose “Keep the old address” in your settings.'],
  },
  de: {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    paragraphs: [
      'Sie oder jemand mit Ihrem Passwort hat eine andere E-Mail-Adresse für Ihr Konto beantragt. Noch hat sich nichts geändert. Die neue Adresse muss erst bestätigt werden.',
    ],
    action: { label: 'Zum Konto', path: '/settings/account' },
    notes: [
      'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und wählen Sie dann in den Einstellungen „Alte Adresse behalten“.',
    ],
  },
};
