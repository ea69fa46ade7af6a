import { authLimits, brand, type Locale } from '@prentice/contract';
import type { Letter } from '../../../platform/mail/letter.ts';

/** Where every mailed link leads. The secret stands in the fragment: browsers do not send it to any server. */
export const linkPath = (token: string): `/${string}` => `/auth/verify#token=${token}`;

type Texts = Readonly<Record<Locale, Letter>>;
const minutes = authLimits.resetLinkMinutes;

/** Confirms the address of a new account. */
export const verifyLetter = (token: string): Texts => ({
  en: {
    subject: 'Confirm your email address',
    paragraphs: [`Welcome to ${brand.name}.`, 'Confirm that this address is yours, and your account is ready.'],
    action: { label: 'Confirm the address', path: linkPath(token) },
    notes: [
      `The link works once, for ${authLimits.verifyLinkHours} hours.`,
      'You may be asked for the password that you chose when you signed up.',
      'If you did not sign up, ignore this mail: without the confirmation nothing happens.',
    ],
  },
  de: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      `Willkommen bei ${brand.name}.`,
      'Bestätigen Sie, dass diese Adresse Ihnen gehört, dann ist Ihr Konto bereit.',
    ],
    action: { label: 'Adresse bestätigen', path: linkPath(token) },
    notes: [
      `Der Link gilt einmal und ${authLimits.verifyLinkHours} Stunden lang.`,
      'Möglicherweise fragen wir Sie nach dem Passwort, das Sie beim Anlegen Ihres Kontos gewählt haben.',
      'Wenn Sie kein Konto angelegt haben, ignorieren Sie diese Nachricht: Ohne Bestätigung geschieht nichts.',
    ],
  },
});

/** Somebody signed up with an address that has an account. */
export const knownLetter: Texts = {
  en: {
    subject: 'You already have an account',
    paragraphs: [
      'Someone, probably you, wanted to create an account with this address. There is one already.',
      'Sign in with it, or choose a new password if you forgot yours.',
    ],
    action: { label: 'Sign in', path: '/auth/login' },
    notes: ['If it was not you, there is nothing to do: nobody got into your account.'],
  },
  de: {
    subject: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines.',
      'Melden Sie sich damit an, oder wählen Sie ein neues Passwort, falls Sie Ihres vergessen haben.',
    ],
    action: { label: 'Anmelden', path: '/auth/login' },
    notes: ['Wenn Sie das nicht waren, ist nichts zu tun: Niemand ist in Ihr Konto gelangt.'],
  },
};

/** An external provider has become another way into the account. */
export const linkedLetter: Texts = {
  en: {
    subject: 'Another way to sign in was added',
    paragraphs: [
      'You signed in by way of another service that knows this address. It is a way into your account from now on, besides your password.',
    ],
    action: { label: 'Look at the account', path: '/settings/account' },
    notes: ['If it was not you, remove it there, choose a new password, end all sessions, and write to us.'],
  },
  de: {
    subject: 'Eine weitere Anmeldung wurde hinzugefügt',
    paragraphs: [
      'Sie haben sich über einen anderen Dienst angemeldet, der diese Adresse kennt. Von nun an führt er in Ihr Konto, neben Ihrem Passwort.',
    ],
    action: { label: 'Konto ansehen', path: '/settings/account' },
    notes: [
      'Wenn Sie das nicht waren, entfernen Sie ihn dort, wählen ein neues Passwort, beenden alle Sitzungen und schreiben uns.',
    ],
  },
};

/** Lets a person who forgot the password choose a new one. */
export const resetLetter = (token: string): Texts => ({
  en: {
    subject: 'Choose a new password',
    paragraphs: ['You asked for a new password. Choose it here.'],
    action: { label: 'Choose a new password', path: linkPath(token) },
    notes: [
      `The link works once, for ${minutes} minutes. Afterwards all your devices are signed out.`,
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  },
  de: {
    subject: 'Wählen Sie ein neues Passwort',
    paragraphs: ['Sie haben ein neues Passwort angefordert. Wählen Sie es hier.'],
    action: { label: 'Neues Passwort wählen', path: linkPath(token) },
    notes: [
      `Der Link gilt einmal und ${minutes} Minuten lang. Danach sind alle Ihre Geräte abgemeldet.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
    ],
  },
});
