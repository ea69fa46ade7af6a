import { authLimits, type Locale } from '@prentice/contract';
import type { PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { SUPPORT_EMAIL, type Email } from '../../../platform/email/email.ts';
import {
  recoveryItems,
  recoveryTable,
  type RecoveryAct,
  type RecoveryItem,
} from '../recovery/account-recovery.service.ts';

/** What an owner's act has cancelled and kept; in the email, providers have their display names. */
type SecuredAccount = Omit<PayloadOf<'account.secured'>, 'userId'>;

type SentenceTemplate = (count: number, account: SecuredAccount) => string | undefined;
type SentenceTemplates = Readonly<Partial<Record<RecoveryItem, SentenceTemplate>>>;

const providerNames = ({ removed }: SecuredAccount, locale: Locale): string =>
  new Intl.ListFormat(locale).format(removed);

const messages = {
  en: {
    subject: {
      password_reset: 'Your password was reset',
      password_changed: 'Your password was changed',
      signed_out_everywhere: 'You have been signed out on all devices',
    },
    restored: {
      subject: 'Your account was restored',
      sentence: 'Your account uses this email address again.',
    },
    reset: 'What we did to protect your account',
    check: 'What to check yourself',
    nothing: 'Nothing else in your account changed.',
    reminder: 'Your password has not changed. If someone else knows it, choose a new one.',
    methods: 'You can now sign in with: ',
    password: 'email and password',
    action: 'Go to your account',
    note: `If this wasn’t you, choose “Forgot your password?” on the sign-in page, then write to ${SUPPORT_EMAIL}.`,
    cancelled: {
      sessions: (n, { act }) => {
        if (act === 'signed_out_everywhere') return undefined;
        if (act === 'password_reset') return 'All devices were signed out.';
        return n === 1 ? '1 other device was signed out.' : `${n} other devices were signed out.`;
      },
      pendingEmail: () => 'The pending change of your email address was cancelled. Its links no longer work.',
      resetLinks: () => 'Older links to reset your password no longer work.',
      verifyLinks: () => 'Older links to confirm your email address no longer work.',
      identities: (_, account) =>
        account.removed.length === 1
          ? `We removed ${providerNames(account, 'en')} as a sign-in method because it was added after you created your account. You can add it again.`
          : `We removed ${providerNames(account, 'en')} as sign-in methods because they were added after you created your account. You can add them again.`,
      invitations: (n) =>
        n === 1
          ? '1 invitation from your account was revoked. You can send it again.'
          : `${n} invitations from your account were revoked. You can send them again.`,
      searchAlerts: (n) =>
        n === 1
          ? 'Email alerts for 1 saved search were turned off.'
          : `Email alerts for ${n} saved searches were turned off.`,
      erasure: () => 'Your account will not be deleted: we cancelled the request.',
      exports: () => 'Copies of your data that were ready to download were deleted.',
    },
    kept: {
      secondFactor: () => `Two-factor authentication stays on. If you didn’t turn it on, write to ${SUPPORT_EMAIL}.`,
      restoreLinks: () =>
        `The link we sent to your previous address can undo the change for ${authLimits.emailRestoreLinkDays} days. If you didn’t make this change, write to ${SUPPORT_EMAIL}.`,
      joined: (n) =>
        n === 1
          ? 'In the last 30 days, 1 person joined through an invitation from your account. Remove anyone you didn’t invite under Members.'
          : `In the last 30 days, ${n} people joined through invitations from your account. Remove anyone you didn’t invite under Members.`,
      erasure: () =>
        'Your account will still be deleted, because the request was made with your password. To keep it, choose “Keep my account” in your settings.',
      exports: () =>
        'A copy of your data is still ready to download. Anyone who can sign in to your account can download it.',
    },
  },
  de: {
    subject: {
      password_reset: 'Ihr Passwort wurde zurückgesetzt',
      password_changed: 'Ihr Passwort wurde geändert',
      signed_out_everywhere: 'Sie wurden auf allen Geräten abgemeldet',
    },
    restored: {
      subject: 'Ihr Konto ist wiederhergestellt',
      sentence: 'Ihr Konto verwendet wieder diese E-Mail-Adresse.',
    },
    reset: 'Was wir zum Schutz Ihres Kontos veranlasst haben',
    check: 'Was Sie selbst prüfen sollten',
    nothing: 'Sonst hat sich in Ihrem Konto nichts geändert.',
    reminder: 'Ihr Passwort wurde nicht geändert. Falls jemand anderes es kennt, wählen Sie ein neues.',
    methods: 'Sie können sich jetzt anmelden mit: ',
    password: 'E-Mail und Passwort',
    action: 'Zum Konto',
    note: `Wenn Sie das nicht waren, wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und schreiben Sie uns an ${SUPPORT_EMAIL}.`,
    cancelled: {
      sessions: (n, { act }) => {
        if (act === 'signed_out_everywhere') return undefined;
        if (act === 'password_reset') return 'Alle Geräte wurden abgemeldet.';
        return n === 1 ? '1 anderes Gerät wurde abgemeldet.' : `${n} andere Geräte wurden abgemeldet.`;
      },
      pendingEmail: () =>
        'Die ausstehende Änderung Ihrer E-Mail-Adresse wurde abgebrochen. Der Link zur Bestätigung gilt nicht mehr.',
      resetLinks: () => 'Ältere Links für ein neues Passwort gelten nicht mehr.',
      verifyLinks: () => 'Ältere Bestätigungslinks gelten nicht mehr.',
      identities: (_, account) =>
        `Die Anmeldung mit ${providerNames(account, 'de')} haben wir entfernt, weil sie nachträglich hinzugefügt wurde. Sie können sie wieder einrichten.`,
      invitations: (n) =>
        n === 1
          ? '1 Einladung aus Ihrem Konto wurde widerrufen. Sie können sie erneut senden.'
          : `${n} Einladungen aus Ihrem Konto wurden widerrufen. Sie können sie erneut senden.`,
      searchAlerts: (n) =>
        n === 1
          ? 'E-Mails für 1 gespeicherte Suche wurden ausgeschaltet.'
          : `E-Mails für ${n} gespeicherte Suchen wurden ausgeschaltet.`,
      erasure: () => 'Die Löschung Ihres Kontos wurde abgebrochen. Ihr Konto bleibt bestehen.',
      exports: () => 'Kopien Ihrer Daten, die zum Herunterladen bereitlagen, wurden gelöscht.',
    },
    kept: {
      secondFactor: () =>
        `Die Zwei-Faktor-Authentifizierung bleibt eingeschaltet. Wenn Sie sie nicht eingeschaltet haben, schreiben Sie an ${SUPPORT_EMAIL}.`,
      restoreLinks: () =>
        `Der Link an Ihre frühere Adresse kann die Änderung ${authLimits.emailRestoreLinkDays} Tage lang rückgängig machen. Wenn Sie die Adresse nicht geändert haben, schreiben Sie an ${SUPPORT_EMAIL}.`,
      joined: (n) =>
        n === 1
          ? 'In den letzten 30 Tagen ist 1 Person über eine Einladung aus Ihrem Konto beigetreten. Entfernen Sie unter „Mitglieder“ alle, die Sie nicht eingeladen haben.'
          : `In den letzten 30 Tagen sind ${n} Personen über Einladungen aus Ihrem Konto beigetreten. Entfernen Sie unter „Mitglieder“ alle, die Sie nicht eingeladen haben.`,
      erasure: () =>
        'Ihr Konto wird trotzdem gelöscht, weil die Löschung mit Ihrem Passwort beantragt wurde. Wenn Sie es behalten möchten, wählen Sie in den Einstellungen „Mein Konto behalten“.',
      exports: () =>
        'Eine Kopie Ihrer Daten liegt weiterhin zum Herunterladen bereit. Wer sich bei Ihrem Konto anmelden kann, kann sie herunterladen.',
    },
  },
} as const satisfies Record<Locale, Record<'cancelled' | 'kept', SentenceTemplates> & Record<string, unknown>>;

function sentencesFor(
  account: SecuredAccount,
  change: Readonly<Partial<Record<RecoveryItem, number>>>,
  templates: SentenceTemplates,
) {
  return recoveryItems.flatMap((item) => {
    const count = change[item];
    const sentence = count === undefined ? undefined : templates[item]?.(count, account);
    return sentence ?? [];
  });
}

function composeSecuredEmail(account: SecuredAccount, locale: Locale): Email {
  const texts = messages[locale];
  const cancelled = sentencesFor(account, account.cancelled, texts.cancelled);
  const remainingSentences = sentencesFor(account, account.kept, texts.kept);
  const sections = [
    { heading: texts.reset, lines: cancelled.map((text) => ({ text })) },
    { heading: texts.check, lines: remainingSentences.map((text) => ({ text })) },
  ].filter(({ lines }) => lines.length > 0);
  const methods = account.methods.map((method) => (method === 'password' ? texts.password : method)).join(', ');
  return {
    subject: account.restored ? texts.restored.subject : texts.subject[account.act],
    paragraphs: [
      ...(account.restored ? [texts.restored.sentence, `${texts.subject[account.act]}.`] : []),
      ...(sections.length > 0 ? [] : [texts.nothing]),
      `${texts.methods}${methods}`,
      ...(account.act === 'signed_out_everywhere' ? [texts.reminder] : []),
    ],
    sections,
    action: { label: texts.action, path: '/settings/account' },
    notes: [texts.note],
  };
}

/** Returns an email that lists for an owner what an act has cancelled, and what they should check themselves. */
export const accountSecuredEmail = (account: SecuredAccount): Readonly<Record<Locale, Email>> => ({
  en: composeSecuredEmail(account, 'en'),
  de: composeSecuredEmail(account, 'de'),
});

/** Returns a sample of an account in which a thief has left one of everything. */
export function accountSecuredSample(act: RecoveryAct): SecuredAccount {
  const all = (treatment: 'cancel' | 'keep') =>
    Object.fromEntries(recoveryItems.filter((item) => recoveryTable[item][act] === treatment).map((item) => [item, 2]));
  return { act, cancelled: all('cancel'), kept: all('keep'), removed: ['Google'], methods: ['password'] };
}
