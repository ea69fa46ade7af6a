import type { Locale, payUnits } from '@prentice/contract';

const sharedColumns = [
  'candidate',
  'internship',
  'state',
  'submittedAt',
  'responseDueAt',
  'firstResponseAt',
  'overdue',
  'rejection',
  'updatedAt',
] as const;
/** The columns of the table of candidates, in their order, for employers and for administrators. */
// prettier-ignore
export const applicationColumns = {
  row: ['id', ...sharedColumns, 'email', 'phone', 'rating', 'match', 'tags', 'notes', 'interview', 'startDate', 'offerExpires'],
  admin: ['id', ...sharedColumns, 'employer', 'startDate', 'payMin', 'payMax', 'payCurrency', 'payUnit', 'offerExpires'],
} as const;
type ApplicationColumn = (typeof applicationColumns)[keyof typeof applicationColumns][number];

interface ApplicationTableMessages {
  readonly headings: Readonly<Record<ApplicationColumn, string>>;
  readonly payUnit: Readonly<Record<(typeof payUnits)[number], string>>;
  readonly yes: string;
  readonly no: string;
}

/** The words of the table by language. */
export const applicationTableMessages: Readonly<Record<Locale, ApplicationTableMessages>> = {
  en: {
    headings: {
      id: 'ID',
      candidate: 'Candidate',
      internship: 'Internship',
      state: 'Status',
      submittedAt: 'Applied (UTC)',
      responseDueAt: 'Answer due',
      firstResponseAt: 'First answer (UTC)',
      overdue: 'Overdue',
      rejection: 'Reason for rejection',
      updatedAt: 'Changed (UTC)',
      email: 'Email',
      phone: 'Phone',
      rating: 'Rating',
      match: 'CV match',
      tags: 'Tags',
      notes: 'Notes',
      interview: 'Interview (UTC)',
      startDate: 'Start',
      offerExpires: 'Offer expires (UTC)',
      employer: 'Employer',
      payMin: 'Minimum pay',
      payMax: 'Maximum pay',
      payCurrency: 'Currency',
      payUnit: 'Pay per',
    },
    payUnit: { hour: 'Hour', week: 'Week', month: 'Month', total: 'Total' },
    yes: 'Yes',
    no: 'No',
  },
  de: {
    headings: {
      id: 'Kennung',
      candidate: 'Name',
      internship: 'Praktikum',
      state: 'Status',
      submittedAt: 'Beworben (UTC)',
      responseDueAt: 'Antwort fällig',
      firstResponseAt: 'Erste Antwort (UTC)',
      overdue: 'Überfällig',
      rejection: 'Grund der Absage',
      updatedAt: 'Geändert (UTC)',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      rating: 'Bewertung',
      match: 'Lebenslauf-Abgleich',
      tags: 'Schlagwörter',
      notes: 'Notizen',
      interview: 'Gespräch (UTC)',
      startDate: 'Beginn',
      offerExpires: 'Angebot gilt bis (UTC)',
      employer: 'Unternehmen',
      payMin: 'Vergütung von',
      payMax: 'Vergütung bis',
      payCurrency: 'Währung',
      payUnit: 'Vergütung pro',
    },
    payUnit: { hour: 'Stunde', week: 'Woche', month: 'Monat', total: 'Insgesamt' },
    yes: 'Ja',
    no: 'Nein',
  },
};
