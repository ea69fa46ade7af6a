import type { ExternalJobType, LinkOutcome, Locale, payUnits, workModes } from '@prentice/contract';

/** The columns of the table of external jobs, in their order. Those that an import reads have its names. */
// prettier-ignore
export const tableColumns = [
  'title', 'organisation', 'url', 'state', 'type', 'workMode', 'city', 'country', 'payMin', 'payMax', 'payCurrency', 'payUnit',
  'summary', 'closesAt', 'publishAt', 'publishedAt', 'listed', 'checkOutcome', 'checkedAt', 'clicks', 'createdAt', 'updatedAt',
] as const;
type TableColumn = (typeof tableColumns)[number];

interface TableMessages {
  readonly headings: Readonly<Record<TableColumn, string>>;
  readonly type: Readonly<Record<ExternalJobType, string>>;
  readonly workMode: Readonly<Record<(typeof workModes)[number], string>>;
  readonly payUnit: Readonly<Record<(typeof payUnits)[number], string>>;
  readonly checkOutcome: Readonly<Record<LinkOutcome, string>>;
  readonly yes: string;
  readonly no: string;
}

/** The words of the table by language. */
export const tableMessages: Readonly<Record<Locale, TableMessages>> = {
  en: {
    headings: {
      title: 'Job title',
      organisation: 'Organisation',
      url: 'Link',
      state: 'Status',
      type: 'Type',
      workMode: 'Work mode',
      city: 'Town',
      country: 'Country',
      payMin: 'Minimum pay',
      payMax: 'Maximum pay',
      payCurrency: 'Currency',
      payUnit: 'Pay per',
      summary: 'Summary',
      closesAt: 'Closing date',
      publishAt: 'Publish at (UTC)',
      publishedAt: 'Published (UTC)',
      listed: 'Visible to the public',
      checkOutcome: 'Link check',
      checkedAt: 'Link checked (UTC)',
      clicks: 'Clicks',
      createdAt: 'Created (UTC)',
      updatedAt: 'Changed (UTC)',
    },
    type: {
      internship: 'Internship',
      working_student: 'Student job',
      thesis: 'Thesis',
      trainee: 'Trainee programme',
      part_time: 'Part-time job',
      full_time: 'Full-time job',
      volunteering: 'Volunteering',
    },
    workMode: { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' },
    payUnit: { hour: 'Hour', week: 'Week', month: 'Month', total: 'Total' },
    checkOutcome: {
      ok: 'Works',
      gone: 'Page not found',
      error: 'Error',
      unreachable: 'Not reachable',
      insecure: 'Invalid certificate',
      robots: 'Checks not allowed',
      later: 'To be checked again',
    },
    yes: 'Yes',
    no: 'No',
  },
  de: {
    headings: {
      title: 'Stellentitel',
      organisation: 'Organisation',
      url: 'Link',
      state: 'Status',
      type: 'Art',
      workMode: 'Arbeitsmodell',
      city: 'Ort',
      country: 'Land',
      payMin: 'Vergütung von',
      payMax: 'Vergütung bis',
      payCurrency: 'Währung',
      payUnit: 'Vergütung pro',
      summary: 'Zusammenfassung',
      closesAt: 'Bewerbungsschluss',
      publishAt: 'Veröffentlichen am (UTC)',
      publishedAt: 'Veröffentlicht (UTC)',
      listed: 'Öffentlich sichtbar',
      checkOutcome: 'Linkprüfung',
      checkedAt: 'Link geprüft (UTC)',
      clicks: 'Klicks',
      createdAt: 'Angelegt (UTC)',
      updatedAt: 'Geändert (UTC)',
    },
    type: {
      internship: 'Praktikum',
      working_student: 'Studentenjob',
      thesis: 'Abschlussarbeit',
      trainee: 'Traineeprogramm',
      part_time: 'Teilzeitstelle',
      full_time: 'Vollzeitstelle',
      volunteering: 'Ehrenamt',
    },
    workMode: { onsite: 'Vor Ort', hybrid: 'Hybrid', remote: 'Remote' },
    payUnit: { hour: 'Stunde', week: 'Woche', month: 'Monat', total: 'Gesamt' },
    checkOutcome: {
      ok: 'Funktioniert',
      gone: 'Seite nicht gefunden',
      error: 'Fehler',
      unreachable: 'Nicht erreichbar',
      insecure: 'Ungültiges Zertifikat',
      robots: 'Prüfung nicht erlaubt',
      later: 'Wird erneut geprüft',
    },
    yes: 'Ja',
    no: 'Nein',
  },
};
