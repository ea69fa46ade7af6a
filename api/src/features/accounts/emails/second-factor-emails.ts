import type { Locale } from '@prentice/contract';
import { SUPPORT_EMAIL, type Email } from '../../../platform/email/email.ts';

type Texts = Readonly<Record<Locale, Email>>;

const action = {
  en: { label: 'Go to your account', path: '/settings/account' },
  de: { label: 'Zum Konto', path: '/settings/account' },
} as const;

/** What to do when it was somebody else: they know the password, too. */
const notMe = {
  en: `If this wasn’t you, change your password now, sign out everywhere and write to ${SUPPORT_EMAIL}.`,
  de: `Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort, melden Sie sich überall ab und schreiben Sie an ${SUPPORT_EMAIL}.`,
} as const;

const textsOf = (
  en: Pick<Email, 'subject' | 'paragraphs'>,
  de: Pick<Email, 'subject' | 'paragraphs'>,
  notes: Readonly<Record<Locale, string>> = notMe,
): Texts => ({
  en: { ...en, action: action.en, notes: [notes.en] },
  de: { ...de, action: action.de, notes: [notes.de] },
});

/** Emails about changes of the second factor. */
export const secondFactorEmails = {
  second_factor_on: textsOf(
    {
      subject: 'Two-factor authentication is on',
      paragraphs: [
        'From now on you sign in with your password and a code from your authenticator app.',
        'Keep your recovery codes in a safe place. You need one if you lose your phone.',
      ],
    },
    {
      subject: 'Die Zwei-Faktor-Authentifizierung ist eingeschaltet',
      paragraphs: [
        'Ab jetzt melden Sie sich mit Ihrem Passwort und einem Code aus Ihrer Authenticator-App an.',
        'Bewahren Sie Ihre Wiederherstellungscodes sicher auf. Sie brauchen einen, wenn Sie Ihr Telefon verlieren.',
      ],
    },
  ),
  second_factor_off: textsOf(
    {
      subject: 'Two-factor authentication was turned off',
      paragraphs: ['You now sign in without a code. Your recovery codes no longer work.'],
    },
    {
      subject: 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet',
      paragraphs: ['Sie melden sich jetzt ohne Code an. Ihre Wiederherstellungscodes gelten nicht mehr.'],
    },
  ),
  second_factor_reset: textsOf(
    {
      subject: 'Two-factor authentication was reset',
      paragraphs: [
        'An administrator has turned off two-factor authentication for your account. You now sign in without a code.',
        'We recommend setting it up again.',
      ],
    },
    {
      subject: 'Die Zwei-Faktor-Authentifizierung wurde zurückgesetzt',
      paragraphs: [
        'Die Administration hat die Zwei-Faktor-Authentifizierung Ihres Kontos ausgeschaltet. Sie melden sich jetzt ohne Code an.',
        'Wir empfehlen Ihnen, sie wieder einzurichten.',
      ],
    },
    {
      en: `If you didn’t ask for this, write to ${SUPPORT_EMAIL}.`,
      de: `Wenn Sie nicht darum gebeten haben, schreiben Sie an ${SUPPORT_EMAIL}.`,
    },
  ),
  recovery_codes_renewed: textsOf(
    {
      subject: 'You have new recovery codes',
      paragraphs: ['New recovery codes were created for your account. The previous ones no longer work.'],
    },
    {
      subject: 'Sie haben neue Wiederherstellungscodes',
      paragraphs: ['Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.'],
    },
  ),
  passkey_added: textsOf(
    {
      subject: 'You have a new passkey',
      paragraphs: ['A passkey was added to your account. It can be used in place of a code when you sign in.'],
    },
    {
      subject: 'Sie haben einen neuen Passkey',
      paragraphs: [
        'Ihrem Konto wurde ein Passkey hinzugefügt. Er kann bei der Anmeldung anstelle eines Codes verwendet werden.',
      ],
    },
  ),
  passkey_removed: textsOf(
    {
      subject: 'A passkey was removed',
      paragraphs: ['A passkey was removed from your account. It can no longer be used to sign in.'],
    },
    {
      subject: 'Ein Passkey wurde entfernt',
      paragraphs: ['Ein Passkey wurde aus Ihrem Konto entfernt. Mit ihm ist keine Anmeldung mehr möglich.'],
    },
  ),
  code_guessing: textsOf(
    {
      subject: 'Someone may know your password',
      paragraphs: [
        'Someone entered your password and then several wrong codes. They didn’t get in.',
        'If this wasn’t you, change your password now.',
      ],
    },
    {
      subject: 'Jemand kennt möglicherweise Ihr Passwort',
      paragraphs: [
        'Jemand hat Ihr Passwort und danach mehrere falsche Codes eingegeben. Die Anmeldung ist nicht gelungen.',
        'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort.',
      ],
    },
    {
      en: `If you have lost your phone and your recovery codes, write to ${SUPPORT_EMAIL}.`,
      de: `Wenn Sie Ihr Telefon und Ihre Wiederherstellungscodes verloren haben, schreiben Sie an ${SUPPORT_EMAIL}.`,
    },
  ),
} as const;

/** Tells that somebody signed in with a recovery code, and how many are left. */
export const recoveryCodeUsedEmail = (codesLeft: number): Texts =>
  textsOf(
    {
      subject: 'A recovery code was used to sign in',
      paragraphs: [
        'Someone, probably you, signed in to your account with a recovery code.',
        codesLeft === 1 ? 'You have 1 recovery code left.' : `You have ${codesLeft} recovery codes left.`,
        ...(codesLeft <= 3 ? ['Create new recovery codes in your settings.'] : []),
      ],
    },
    {
      subject: 'Anmeldung mit einem Wiederherstellungscode',
      paragraphs: [
        'Jemand, vermutlich Sie, hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet.',
        codesLeft === 1
          ? 'Sie haben noch 1 Wiederherstellungscode.'
          : `Sie haben noch ${codesLeft} Wiederherstellungscodes.`,
        ...(codesLeft <= 3 ? ['Erstellen Sie in den Einstellungen neue Wiederherstellungscodes.'] : []),
      ],
    },
  );
