import type { ExportedColumn, internshipFields, InternshipState, Locale, payUnits } from '@prentice/contract';

interface InternshipTableMessages {
  readonly headings: Readonly<Record<ExportedColumn<typeof internshipFields>, string>>;
  /** What the screens call the states. */
  readonly state: Readonly<Record<InternshipState, string>>;
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
    state: {
      draft: 'Draft',
      pending_review: 'In review',
      changes_requested: 'Changes requested',
      rejected: 'Rejected',
      scheduled: 'Scheduled',
      open: 'Open',
      paused: 'Paused',
      closed: 'Closed',
      filled: 'Filled',
      archived: 'Archived',
      removed: 'Removed',
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
      payUnit: 'Vergütung je',
      payType: 'Art der Vergütung',
      submittedAt: 'Eingereicht (UTC)',
      deadline: 'Bewerbungsfrist',
      responseDays: 'Antwort innerhalb von (Tage)',
      applications: 'Bewerbungen',
      overdue: 'Überfällig',
      createdAt: 'Erstellt (UTC)',
      updatedAt: 'Geändert (UTC)',
    },
    state: {
      draft: 'Entwurf',
      pending_review: 'In Prüfung',
      changes_requested: 'Änderungen angefordert',
      rejected: 'Abgelehnt',
      scheduled: 'Geplant',
      open: 'Offen',
      paused: 'Pausiert',
      closed: 'Geschlossen',
      filled: 'Besetzt',
      archived: 'Archiviert',
      removed: 'Entfernt',
    },
    payUnit: { hour: 'Stunde', week: 'Woche', month: 'Monat', total: 'Insgesamt' },
  },
};
