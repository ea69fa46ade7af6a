import { dataRequestLimits, type Locale } from '@prentice/contract';
import type { Email } from '../../../platform/email/email.ts';

const days = dataRequestLimits.eraseGraceDays;

/** Announces the erasure of an account while it can still be cancelled. */
export const erasureScheduledEmail: Readonly<Record<Locale, Email>> = {
  en: {
    subject: `Your account will be deleted in ${days} days`,
    paragraphs: [
      `You, or someone with your password, asked us to delete your account. In ${days} days, the account and all its data will be deleted, and active applications will end.`,
      'Until then you can sign in as usual and choose “Keep my account”.',
    ],
    action: { label: 'Go to your account', path: '/settings/account' },
    notes: ['If this wasn’t you, change your password now, then choose “Keep my account” in your settings.'],
  },
  de: {
    subject: `Ihr Konto wird in ${days} Tagen gelöscht`,
    paragraphs: [
      `Sie oder jemand mit Ihrem Passwort hat die Löschung Ihres Kontos beantragt. In ${days} Tagen werden das Konto und alle Daten darin gelöscht, und laufende Bewerbungen enden.`,
      'Bis dahin können Sie sich wie gewohnt anmelden und „Mein Konto behalten“ wählen.',
    ],
    action: { label: 'Zum Konto', path: '/settings/account' },
    notes: [
      'Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und wählen Sie dann in den Einstellungen „Mein Konto behalten“.',
    ],
  },
};
