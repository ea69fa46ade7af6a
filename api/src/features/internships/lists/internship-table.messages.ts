import type { ExportedColumn, internshipFields, Locale, payUnits } from '@prentice/contract';

interface InternshipTableMessages {
  readonly headings: Readonly<Record<ExportedColumn<typeof internshipFields>, string>>;
  readonly payUnit: Readonly<Record<(typeof payUnits)[number], string>>;
}

/** The words of the table of internships by language; those of categories and other choices are the contract's. */
export const internshipTableMessages: Readonly<Record<Locale, InternshipTableMessages>> = {
  en: {
    headings: {
      id: 'ID',
      title: 'Title',
      employer: 'Employer',
      state: 'Status',
      risk: 'Risk',
      category: 'Category',
      workMode: 'On site or remote',
      payMin: 'Minimum pay',
      payMax: 'Maximum pay',
      payCurrency: 'Currency',
      payUnit: 'Pay per',
      payType: 'Type of pay',
      submittedAt: 'Submitted (UTC)',
      deadline: 'Deadline for applications',
      responseDays: 'Response promise (days)',
      applications: 'Candidates',
      overdue: 'Overdue',
      createdAt: 'Created (UTC)',
      updatedAt: 'Changed (UTC)',
    },
    payUnit: { hour: 'Hour', week: 'Week', month: 'Month', total: 'Total' },
  },
  de: {
    headings: {
      id: 'Kennung',
      title: 'Titel',
      employer: 'Unternehmen',
      state: 'Status',
      risk: 'Risiko',
      category: 'Fachgebiet',
      workMode: 'Vor Ort oder im Homeoffice',
      payMin: 'Vergütung von',
      payMax: 'Vergütung bis',
      payCurrency: 'Währung',
      payUnit: 'Vergütung pro',
      payType: 'Art der Vergütung',
      submittedAt: 'Eingereicht (UTC)',
      deadline: 'Bewerbungsfrist',
      responseDays: 'Antwort innerhalb von (Tage)',
      applications: 'Bewerbungen',
      overdue: 'Überfällig',
      createdAt: 'Erstellt (UTC)',
      updatedAt: 'Geändert (UTC)',
    },
    payUnit: { hour: 'Stunde', week: 'Woche', month: 'Monat', total: 'Insgesamt' },
  },
};
