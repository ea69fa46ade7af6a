import type { Locale, UserStatus } from '@prentice/contract';

interface InternTableMessages {
  readonly headings: Readonly<Record<string, string>>;
  /** What the screens call the states of an account. */
  readonly status: Readonly<Record<UserStatus, string>>;
}

/** The words of the table of students by language. */
export const internTableMessages: Readonly<Record<Locale, InternTableMessages>> = {
  en: {
    headings: {
      id: 'ID',
      maskedName: 'Name',
      status: 'Account status',
      completeness: 'Profile complete (%)',
      applicationCount: 'Applications',
      createdAt: 'Joined (UTC)',
    },
    status: { unverified: 'Email not confirmed', active: 'Active', suspended: 'Suspended', erased: 'Deleted' },
  },
  de: {
    headings: {
      id: 'Kennung',
      maskedName: 'Name',
      status: 'Status des Kontos',
      completeness: 'Profil vollständig (%)',
      applicationCount: 'Bewerbungen',
      createdAt: 'Registriert (UTC)',
    },
    status: { unverified: 'E-Mail nicht bestätigt', active: 'Aktiv', suspended: 'Gesperrt', erased: 'Gelöscht' },
  },
};
