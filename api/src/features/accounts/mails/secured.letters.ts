import { authLimits, brand, type Locale } from '@prentice/contract';
import type { PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import { recoveryTable, type RecoveryAct, type RecoveryItem } from '../../ports/account-recovery.port.ts';

const items = Object.keys(recoveryTable) as RecoveryItem[];
/** What an owner's act has cancelled and kept; in the letter, providers have their display names. */
type SecuredAccount = Omit<PayloadOf<'account.secured'>, 'userId'>;

type Sentence = (count: number, account: SecuredAccount) => string;
type Sentences = Readonly<Partial<Record<RecoveryItem, Sentence>>>;

const listed = (account: SecuredAccount): string => account.removed.join(', ');

const words = {
  en: {
    subject: {
      password_reset: 'Your password was reset',
      password_changed: 'Your password was changed',
      signed_out_everywhere: 'You have been signed out on all devices',
    },
    reset: 'To keep your account safe, we also reset what somebody else could have set up:',
    check: 'Please check:',
    nothing: 'Nothing else in your account had to be reset.',
    reminder: 'Your password has not changed. If somebody else knows it, choose a new one.',
    methods: 'Ways to sign in now: ',
    password: 'password',
    action: 'See your account',
    note: `If this was not you, reset your password now and write to ${brand.supportEmail}.`,
    cancelled: {
      sessions: (n, { act }) => {
        const other = act === 'password_reset' ? '' : 'other ';
        return n === 1 ? `1 ${other}device was signed out.` : `${n} ${other}devices were signed out.`;
      },
      pendingEmail: () => 'The pending change of your email address was cancelled. Its links no longer work.',
      resetLinks: () => 'Older reset links no longer work.',
      verifyLinks: () => 'Older links to confirm your email address no longer work.',
      identities: (_, account) =>
        `Ways to sign in that were added later were removed: ${listed(account)}. You can add them again.`,
      invitations: (n) =>
        n === 1
          ? '1 invitation from your account was revoked. You can send it again.'
          : `${n} invitations from your account were revoked. You can send them again.`,
      searchAlerts: (n) =>
        n === 1
          ? 'Email alerts for 1 saved search were switched off.'
          : `Email alerts for ${n} saved searches were switched off.`,
      erasure: () => 'The request to erase your account was cancelled. Your account stays.',
      exports: () => 'Copies of your data that were ready to download were deleted.',
    },
    kept: {
      restoreLinks: () =>
        `The previous email address of your account was sent a link that takes the change back. It works for ${authLimits.emailRestoreLinkDays} days after the change.`,
      joined: (n) =>
        n === 1
          ? 'In the last 30 days, 1 person joined through an invitation from your account. Check that the invitation came from you.'
          : `In the last 30 days, ${n} people joined through invitations from your account. Check that the invitations came from you.`,
      erasure: () =>
        'Your account is still due to be erased, because the request was made with your password. To stop this, choose "Keep my account" in your settings.',
      exports: () =>
        'A copy of your data is still ready to download. Anyone who can sign in to your account can get it.',
    },
  },
  de: {
    subject: {
      password_reset: 'Ihr Passwort wurde zurückgesetzt',
      password_changed: 'Ihr Passwort wurde geändert',
      signed_out_everywhere: 'Sie wurden auf allen Geräten abgemeldet',
    },
    reset: 'Zur Sicherheit Ihres Kontos haben wir zurückgesetzt, was jemand anders eingerichtet haben könnte:',
    check: 'Bitte prüfen Sie:',
    nothing: 'Sonst musste in Ihrem Konto nichts zurückgesetzt werden.',
    reminder: 'Ihr Passwort wurde nicht geändert. Falls jemand anders es kennt, wählen Sie ein neues.',
    methods: 'Wege zur Anmeldung jetzt: ',
    password: 'Passwort',
    action: 'Konto ansehen',
    note: `Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück und schreiben Sie an ${brand.supportEmail}.`,
    cancelled: {
      sessions: (n, { act }) => {
        const isReset = act === 'password_reset';
        if (n === 1) return `1 ${isReset ? '' : 'anderes '}Gerät wurde abgemeldet.`;
        return `${n} ${isReset ? '' : 'andere '}Geräte wurden abgemeldet.`;
      },
      pendingEmail: () =>
        'Die ausstehende Änderung Ihrer E-Mail-Adresse wurde abgebrochen. Die Links dazu gelten nicht mehr.',
      resetLinks: () => 'Ältere Links für ein neues Passwort gelten nicht mehr.',
      verifyLinks: () => 'Ältere Bestätigungslinks gelten nicht mehr.',
      identities: (_, account) =>
        `Später hinzugefügte Wege zur Anmeldung wurden entfernt: ${listed(account)}. Sie können sie wieder hinzufügen.`,
      invitations: (n) =>
        n === 1
          ? '1 Einladung aus Ihrem Konto wurde zurückgezogen. Sie können sie erneut verschicken.'
          : `${n} Einladungen aus Ihrem Konto wurden zurückgezogen. Sie können sie erneut verschicken.`,
      searchAlerts: (n) =>
        n === 1
          ? 'E-Mails für 1 gespeicherte Suche wurden ausgeschaltet.'
          : `E-Mails für ${n} gespeicherte Suchen wurden ausgeschaltet.`,
      erasure: () => 'Der Antrag auf Löschung wurde aufgehoben. Ihr Konto bleibt bestehen.',
      exports: () => 'Kopien Ihrer Daten, die zum Herunterladen bereitlagen, wurden gelöscht.',
    },
    kept: {
      restoreLinks: () =>
        `An die frühere E-Mail-Adresse Ihres Kontos ging ein Link, der die Änderung rückgängig macht. Er gilt ${authLimits.emailRestoreLinkDays} Tage ab der Änderung.`,
      joined: (n) =>
        n === 1
          ? 'In den letzten 30 Tagen ist 1 Person über eine Einladung aus Ihrem Konto beigetreten. Prüfen Sie, ob die Einladung von Ihnen kam.'
          : `In den letzten 30 Tagen sind ${n} Personen über Einladungen aus Ihrem Konto beigetreten. Prüfen Sie, ob die Einladungen von Ihnen kamen.`,
      erasure: () =>
        'Ihr Konto wird weiterhin gelöscht, weil der Antrag mit Ihrem Passwort gestellt wurde. Um das zu verhindern, wählen Sie in den Einstellungen „Mein Konto behalten“.',
      exports: () =>
        'Eine Kopie Ihrer Daten liegt weiterhin zum Herunterladen bereit. Jeder, der sich in Ihrem Konto anmelden kann, kann sie abrufen.',
    },
  },
} as const satisfies Record<Locale, { cancelled: Sentences; kept: Sentences } & Record<string, unknown>>;

function sentences(account: SecuredAccount, found: Readonly<Partial<Record<RecoveryItem, number>>>, say: Sentences) {
  return items.flatMap((item) => {
    const count = found[item];
    const sentence = count === undefined ? undefined : say[item]?.(count, account);
    return sentence ?? [];
  });
}

function letter(account: SecuredAccount, locale: Locale): Letter {
  const say = words[locale];
  const cancelled = sentences(account, account.cancelled, say.cancelled);
  const kept = sentences(account, account.kept, say.kept);
  const found = [
    ...(cancelled.length > 0 ? [say.reset, ...cancelled] : []),
    ...(kept.length > 0 ? [say.check, ...kept] : []),
  ];
  const methods = account.methods.map((method) => (method === 'password' ? say.password : method)).join(', ');
  return {
    subject: say.subject[account.act],
    paragraphs: [
      `${say.subject[account.act]}.`,
      ...(found.length > 0 ? found : [say.nothing]),
      `${say.methods}${methods}`,
      ...(account.act === 'signed_out_everywhere' ? [say.reminder] : []),
    ],
    action: { label: say.action, path: '/settings/account' },
    notes: [say.note],
  };
}

/** Tells an owner what an act has cancelled, and what it has left for them to look at. */
export const securedLetter = (account: SecuredAccount): Readonly<Record<Locale, Letter>> => ({
  en: letter(account, 'en'),
  de: letter(account, 'de'),
});

/** An account in which a thief has left one of everything. */
export function securedSample(act: RecoveryAct): SecuredAccount {
  const all = (treatment: 'cancel' | 'keep') =>
    Object.fromEntries(items.filter((item) => recoveryTable[item][act] === treatment).map((item) => [item, 2]));
  return { act, cancelled: all('cancel'), kept: all('keep'), removed: ['Google'], methods: ['password'] };
}
