import { dataRequestLimits, type Locale } from '@prentice/contract';
import type { Letter } from '../../../platform/mail/letter.ts';

const days = dataRequestLimits.eraseGraceDays;

/** Tells that the account is to be erased, while it can still be kept. */
export const erasingLetter: Readonly<Record<Locale, Letter>> = {
  en: {
    subject: `Your account will be erased in ${days} days`,
    paragraphs: [
      `You, or someone with your password, asked us to erase your account. In ${days} days it is erased with everything in it, and applications under way end.`,
      'Until then you can sign in as ever, and keep the account with one click.',
    ],
    action: { label: 'See or keep your account', path: '/settings/account' },
    notes: ['If it was not you, change your password now and keep the account there.'],
  },
  de: {
    subject: `Ihr Konto wird in ${days} Tagen gelöscht`,
    paragraphs: [
      `Sie, oder jemand mit Ihrem Passwort, möchten Ihr Konto löschen. In ${days} Tagen wird es mit allem darin gelöscht, und laufende Bewerbungen enden.`,
      'Bis dahin können Sie sich anmelden wie immer und das Konto mit einem Klick behalten.',
    ],
    action: { label: 'Konto ansehen oder behalten', path: '/settings/account' },
    notes: ['Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und behalten Sie das Konto dort.'],
  },
};
