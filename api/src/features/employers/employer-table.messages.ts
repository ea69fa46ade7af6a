import type { employerFields, ExportedColumn, Locale } from '@prentice/contract';

interface EmployerTableMessages {
  readonly headings: Readonly<Record<ExportedColumn<typeof employerFields>, string>>;
  readonly yes: string;
  readonly no: string;
}

/** The words of the table of employers by language; those of industries and kinds of employers are the contract's. */
export const employerTableMessages: Readonly<Record<Locale, EmployerTableMessages>> = {
  en: {
    headings: {
      id: 'ID',
      name: 'Name',
      legalName: 'Legal name',
      website: 'Website',
      industry: 'Industry',
      sizeBand: 'Employees',
      type: 'Type of employer',
      country: 'Country',
      city: 'City',
      address: 'Address',
      registrationNumber: 'Registration number',
      contactEmail: 'Contact email',
      phone: 'Phone',
      state: 'Status',
      level: 'Verification level',
      verifiedAt: 'Verified on',
      expiresAt: 'Verified until',
      openInternships: 'Open internships',
      overdueApplications: 'Overdue applications',
      medianDays: 'Days to the first response (median)',
      withinPromise: 'Responses within the promise (%)',
      answers: 'Responses counted',
      publishBlocked: 'Blocked from publishing',
      completeness: 'Profile complete (%)',
      openReports: 'Open reports',
      upheldReports: 'Upheld reports',
      createdAt: 'Joined on',
    },
    yes: 'Yes',
    no: 'No',
  },
  de: {
    headings: {
      id: 'Kennung',
      name: 'Name',
      legalName: 'Firmenname',
      website: 'Website',
      industry: 'Branche',
      sizeBand: 'Beschäftigte',
      type: 'Art des Unternehmens',
      country: 'Land',
      city: 'Ort',
      address: 'Adresse',
      registrationNumber: 'Registernummer',
      contactEmail: 'Kontakt-E-Mail',
      phone: 'Telefon',
      state: 'Status',
      level: 'Verifizierungsstufe',
      verifiedAt: 'Verifiziert am',
      expiresAt: 'Verifiziert bis',
      openInternships: 'Offene Praktika',
      overdueApplications: 'Überfällige Bewerbungen',
      medianDays: 'Tage bis zur ersten Antwort (Median)',
      withinPromise: 'Antworten innerhalb der Zusage (%)',
      answers: 'Gezählte Antworten',
      publishBlocked: 'Veröffentlichen blockiert',
      completeness: 'Profil vollständig (%)',
      openReports: 'Offene Meldungen',
      upheldReports: 'Bestätigte Meldungen',
      createdAt: 'Registriert am',
    },
    yes: 'Ja',
    no: 'Nein',
  },
};
