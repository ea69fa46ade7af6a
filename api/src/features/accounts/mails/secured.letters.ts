import { brand, type Locale } from '@prentice/contract';
import { z } from 'zod';
import type { Letter } from '../../../platform/mail/letter.ts';
import { recoveryActs, recoveryTable, type RecoveryAct, type RecoveryItem } from '../../ports/account-recovery.port.ts';

const items = Object.keys(recoveryTable) as RecoveryItem[];
const counts = z.partialRecord(z.enum(items), z.int().positive());

/** What an owner's act has cancelled and kept, as its event tells it. */
export const securedAccount = z.object({
  act: z.enum(recoveryActs),
  cancelled: counts,
  kept: counts,
  /** External sign-in methods that were removed, and all that are left. */
  removed: z.array(z.string()),
  methods: z.array(z.string()),
});
type SecuredAccount = z.infer<typeof securedAccount>;

type Sentence = (count: number, account: SecuredAccount) => string;
type Sentences = Readonly<Partial<Record<RecoveryItem, Sentence>>>;

const listed = (account: SecuredAccount): string => account.removed.join(', ');

const words = {
  en: {
    subject: {
      password_reset: 'Your password was reset',
      password_changed: 'Your password was changed',
      signed_out_everywhere: 'You were signed out everywhere',
    },
    nothing: 'There was nothing else that somebody with your password could have left behind.',
    reminder: 'Your password is still the same. If somebody else knows it, choose a new one.',
    methods: 'You can still sign in with: ',
    password: 'password',
    action: 'See your account',
    note: `If it was not you, reset your password now and write to ${brand.supportEmail}.`,
    cancelled: {
      sessions: (n) => (n === 1 ? '1 device was signed out.' : `${n} devices were signed out.`),
      pendingEmail: () => 'The change to another email address was cancelled. The links for it no longer work.',
      resetLinks: () => 'Older links to choose a password no longer work.',
      verifyLinks: () => 'Older links to confirm your email address no longer work.',
      identities: (_, account) =>
        `Sign-in methods that had been added to your account were removed: ${listed(account)}. You can add them again.`,
      invitations: (n) =>
        n === 1
          ? '1 invitation from your account was revoked. You can invite again.'
          : `${n} invitations from your account were revoked. You can invite again.`,
      searchAlerts: (n) =>
        n === 1
          ? 'Email alerts of 1 saved search were switched off. You can switch them on again.'
          : `Email alerts of ${n} saved searches were switched off. You can switch them on again.`,
      erasure: () => 'The request to erase your account was cancelled. It will no longer be erased.',
      exports: () => 'Copies of your data that were ready to download were deleted.',
    },
    kept: {
      joined: (n) =>
        n === 1
          ? '1 person joined by an invitation from your account in the last 30 days. Check that you invited them.'
          : `${n} people joined by invitations from your account in the last 30 days. Check that you invited them.`,
      erasure: () =>
        'Your account will still be erased, as was asked for with your password. You can keep it in your settings.',
      exports: () => 'A copy of your data can still be downloaded by whoever signs in to your account.',
    },
  },
  de: {
    subject: {
      password_reset: 'Ihr Passwort wurde neu gesetzt',
      password_changed: 'Ihr Passwort wurde geändert',
      signed_out_everywhere: 'Sie wurden überall abgemeldet',
    },
    nothing: 'Sonst gab es nichts, was jemand mit Ihrem Passwort hätte hinterlassen können.',
    reminder: 'Ihr Passwort ist unverändert. Wenn es jemand anders kennt, wählen Sie ein neues.',
    methods: 'Anmelden können Sie sich weiterhin mit: ',
    password: 'Passwort',
    action: 'Konto ansehen',
    note: `Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort neu und schreiben Sie an ${brand.supportEmail}.`,
    cancelled: {
      sessions: (n) => (n === 1 ? '1 Gerät wurde abgemeldet.' : `${n} Geräte wurden abgemeldet.`),
      pendingEmail: () => 'Die Änderung der E-Mail-Adresse wurde abgebrochen. Die Links dafür gelten nicht mehr.',
      resetLinks: () => 'Ältere Links zum Wählen eines Passworts gelten nicht mehr.',
      verifyLinks: () => 'Ältere Links zum Bestätigen Ihrer E-Mail-Adresse gelten nicht mehr.',
      identities: (_, account) =>
        `Nachträglich hinzugefügte Anmeldewege wurden entfernt: ${listed(account)}. Sie können sie wieder hinzufügen.`,
      invitations: (n) =>
        n === 1
          ? '1 Einladung aus Ihrem Konto wurde zurückgezogen. Sie können neu einladen.'
          : `${n} Einladungen aus Ihrem Konto wurden zurückgezogen. Sie können neu einladen.`,
      searchAlerts: (n) =>
        n === 1
          ? 'Die E-Mails zu 1 gespeicherten Suche sind ausgeschaltet. Sie können sie wieder einschalten.'
          : `Die E-Mails zu ${n} gespeicherten Suchen sind ausgeschaltet. Sie können sie wieder einschalten.`,
      erasure: () => 'Der Antrag auf Löschung Ihres Kontos ist aufgehoben. Es wird nicht mehr gelöscht.',
      exports: () => 'Kopien Ihrer Daten, die zum Herunterladen bereitlagen, wurden gelöscht.',
    },
    kept: {
      joined: (n) =>
        n === 1
          ? '1 Person ist in den letzten 30 Tagen über eine Einladung aus Ihrem Konto beigetreten. Prüfen Sie, ob Sie sie eingeladen haben.'
          : `${n} Personen sind in den letzten 30 Tagen über Einladungen aus Ihrem Konto beigetreten. Prüfen Sie, ob Sie sie eingeladen haben.`,
      erasure: () =>
        'Ihr Konto wird weiterhin gelöscht, wie es mit Ihrem Passwort beantragt wurde. In den Einstellungen können Sie es behalten.',
      exports: () => 'Eine Kopie Ihrer Daten kann weiterhin herunterladen, wer sich in Ihrem Konto anmeldet.',
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
  const found = [
    ...sentences(account, account.cancelled, say.cancelled),
    ...sentences(account, account.kept, say.kept),
  ];
  const methods = account.methods.map((method) => (method === 'password' ? say.password : method)).join(', ');
  return {
    subject: say.subject[account.act],
    paragraphs: [
      `${say.subject[account.act]}.`,
      ...(found.length > 0 ? found : [say.nothing]),
      `${say.methods}${methods}.`,
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
  return { act, cancelled: all('cancel'), kept: all('keep'), removed: ['google.com'], methods: ['password'] };
}
