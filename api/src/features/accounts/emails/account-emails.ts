import { authLimits, brand, type Locale } from '@prentice/contract';
import { SUPPORT_EMAIL, type Email } from '../../../platform/email/email.ts';

/**
 * Returns the path to which a mailed link leads. The secret is in the fragment: browsers do not send it to any server.
 */
export const linkPath = (token: string): `/${string}` => `/auth/verify#token=${token}`;

type Texts = Readonly<Record<Locale, Email>>;
const minutes = authLimits.resetLinkMinutes;

/** Confirms the address of a new account. */
export const verificationEmail = (token: string): Texts => ({
  en: {
    subject: 'Confirm your email address',
    paragraphs: [`Welcome to ${brand.name}.`, 'Confirm your email address to start using your account.'],
    action: { label: 'Confirm email address', path: linkPath(token) },
    notes: [
      `This link can be used once and expires in ${authLimits.verifyLinkHours} hours.`,
      'You may be asked for the password that you chose when you signed up.',
      'If you didn’t sign up, you can ignore this email.',
    ],
  },
  de: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [`Willkommen bei ${brand.name}.`, 'Bestätigen Sie Ihre E-Mail-Adresse, um Ihr Konto zu nutzen.'],
    action: { label: 'E-Mail-Adresse bestätigen', path: linkPath(token) },
    notes: [
      `Der Link kann einmal verwendet werden und ist ${authLimits.verifyLinkHours} Stunden gültig.`,
      'Möglicherweise fragen wir Sie nach dem Passwort, das Sie beim Anlegen Ihres Kontos gewählt haben.',
      'Wenn Sie kein Konto angelegt haben, können Sie diese E-Mail ignorieren.',
    ],
  },
});

/** Somebody signed up with an address that has an account. */
export const accountExistsEmail: Texts = {
  en: {
    subject: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to sign up with this address, but it already has an account.',
      'Sign in, or reset your password if you have forgotten it.',
    ],
    action: { label: 'Sign in', path: '/auth/login' },
    notes: ['If this wasn’t you, you can ignore this email. Your account is safe.'],
  },
  de: {
    subject: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto anlegen, aber es gibt schon eines.',
      'Melden Sie sich an, oder setzen Sie Ihr Passwort zurück, wenn Sie es vergessen haben.',
    ],
    action: { label: 'Anmelden', path: '/auth/login' },
    notes: ['Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Konto ist sicher.'],
  },
};

/**
 * Tells that an account can now be signed in to with an external provider.
 * @param provider its name; null when unknown
 */
export const signInMethodAddedEmail = (provider: string | null): Texts => ({
  en: {
    subject: 'A new sign-in method was added',
    paragraphs: [
      `You can now also sign in to your account with ${provider ?? 'another service that uses this email address'}.`,
    ],
    action: { label: 'Go to your account', path: '/settings/account' },
    notes: [
      `If this wasn’t you, remove this sign-in method in your settings, change your password, sign out everywhere and write to ${SUPPORT_EMAIL}.`,
    ],
  },
  de: {
    subject: 'Eine neue Anmeldemethode wurde hinzugefügt',
    paragraphs: [
      `Sie können sich jetzt auch mit ${provider ?? 'einem anderen Dienst, der diese E-Mail-Adresse verwendet,'} bei Ihrem Konto anmelden.`,
    ],
    action: { label: 'Zum Konto', path: '/settings/account' },
    notes: [
      `Wenn Sie das nicht waren, entfernen Sie diese Anmeldemethode in den Einstellungen, ändern Sie Ihr Passwort, melden Sie sich überall ab und schreiben Sie an ${SUPPORT_EMAIL}.`,
    ],
  },
});

/** Lets a person who forgot the password choose a new one. */
export const passwordResetEmail = (token: string): Texts => ({
  en: {
    subject: 'Reset your password',
    paragraphs: [`Someone asked for a new password for your ${brand.name} account. If that was you, choose one now.`],
    action: { label: 'Choose a new password', path: linkPath(token) },
    notes: [
      `You can use the link once, within ${minutes} minutes. You’ll then be signed out on all your devices.`,
      'If this wasn’t you, ignore this email. Your password stays the same.',
    ],
  },
  de: {
    subject: 'Passwort zurücksetzen',
    paragraphs: [
      `Für Ihr Konto bei ${brand.name} wurde ein neues Passwort angefordert. Wenn Sie das waren, wählen Sie jetzt eines.`,
    ],
    action: { label: 'Neues Passwort wählen', path: linkPath(token) },
    notes: [
      `Der Link gilt einmal und ${minutes} Minuten lang. Danach werden Sie auf allen Geräten abgemeldet.`,
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
    ],
  },
});
