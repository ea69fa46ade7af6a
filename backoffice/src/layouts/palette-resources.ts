import type { Subject } from '@prentice/contract';
import type { RaRecord } from 'ra-core';
import { resources } from '../app/screens.ts';
import type { ScreenName } from '../app/screen-paths.ts';
import type { MessageKey } from '../i18n/messages.hook.ts';

/** Names a value of a lifecycle, such as a state, in the reader's language. */
type ValueLabel = (prefix: string, value: string) => string;

/** A kind of record that the palette finds. */
export interface SearchedResource {
  readonly resource: string;
  readonly subject: Subject;
  readonly group: MessageKey;
  /** Employers see their own company and the students who apply to them elsewhere. */
  readonly roles: readonly string[];
  /** The screen of its list, where a record has none of its own. */
  readonly opensList?: ScreenName;
  /** What narrows that list to the record, as the query of an address. */
  readonly narrow?: (record: RaRecord) => string;
  /** What a record is called, where it is not what its resource says. */
  readonly labelOf?: (record: RaRecord) => string;
  /** What tells it from others of its name; parts that it lacks are left out. */
  readonly detailOf?: (record: RaRecord, valueLabel: ValueLabel) => readonly unknown[];
  /** What else is searched in it, which does not show. */
  readonly textsOf?: (record: RaRecord) => readonly string[];
}

/** Whose internship it is, for those who see those of all; then where it is and how far. */
const internshipDetail: SearchedResource['detailOf'] = ({ employer, locations, state }, valueLabel) => [
  employer?.name,
  locations?.[0]?.city,
  state && valueLabel('internshipState', state),
];

export const searchedResources = {
  candidates: {
    resource: 'applications',
    subject: 'Application',
    group: 'palette.candidates',
    roles: ['employer'],
    detailOf: ({ internship, state }, valueLabel) => [
      internship?.title,
      state && valueLabel('applicationState', state),
    ],
  },
  ownInternships: {
    resource: 'internships',
    subject: 'Internship',
    group: 'palette.internships',
    roles: ['employer'],
    detailOf: (record, valueLabel) => internshipDetail({ ...record, employer: undefined }, valueLabel),
  },
  internships: {
    resource: 'internships',
    subject: 'Internship',
    group: 'palette.internships',
    roles: ['admin', 'limited_admin'],
    detailOf: internshipDetail,
  },
  employers: {
    resource: 'employers',
    subject: 'Employer',
    group: 'palette.employers',
    roles: ['admin', 'limited_admin'],
    detailOf: ({ city, verification }, valueLabel) => [
      city,
      verification && valueLabel('verificationState', verification.state),
    ],
  },
  interns: {
    resource: 'interns',
    subject: 'InternProfile',
    group: 'palette.interns',
    roles: ['admin'],
    labelOf: ({ firstName, lastName, maskedName }) => [firstName, lastName].filter(Boolean).join(' ') || maskedName,
    detailOf: ({ education }) => [education?.[0]?.field, education?.[0]?.institution],
  },
  news: {
    resource: 'news',
    subject: 'NewsItem',
    group: 'menu.news',
    roles: ['admin', 'limited_admin'],
    textsOf: ({ summary, tags }) => [summary, ...tags],
  },
  externalJobs: {
    resource: 'external-jobs',
    subject: 'ExternalJob',
    group: 'menu.externalJobs',
    roles: ['admin', 'limited_admin'],
    detailOf: ({ organisation }) => [organisation],
  },
  announcements: {
    resource: 'announcements',
    subject: 'Announcement',
    group: 'menu.announcements',
    roles: ['admin', 'limited_admin'],
  },
  administrators: {
    resource: 'administrators',
    subject: 'AdminInvitation',
    group: 'menu.administrators',
    roles: ['admin'],
    opensList: 'createLimitedAdmin',
    narrow: ({ email }) => `?filter=${encodeURIComponent(JSON.stringify({ q: email }))}#administrators`,
    labelOf: ({ name, email }) => name || email,
    detailOf: ({ name, email }) => [name && email],
  },
} satisfies Record<string, SearchedResource>;

/** What else people call a screen, in both languages: many type the words of another one than they read. */
export const screenSynonyms: Readonly<Partial<Record<ScreenName, string>>> = {
  employerDashboard: 'overview dashboard home start Übersicht Startseite',
  admin: 'overview dashboard home start queues figures Übersicht Startseite Warteschlangen Zahlen',
  limitedAdmin: 'overview dashboard home start queues figures Übersicht Startseite Warteschlangen Zahlen',
  interested:
    'candidates applications applicants triage queue pending Bewerbungen Bewerber Sichtung Warteschlange offen',
  employerCvAnalyzer: 'cv analyzer resume score match Lebenslauf Analyse',
  verification:
    'verification queue pending waiting cases verify approve companies Verifizierung Warteschlange wartend Fälle',
  employerInternships: 'internships postings jobs drafts Praktika Ausschreibungen Stellen Entwürfe',
  moderation:
    'moderation queue pending waiting review approve internships postings Moderation Warteschlange wartend Prüfung genehmigen Praktika',
  companySetup: 'company profile members team settings Unternehmen Profil Mitglieder Team Einstellungen',
  reports: 'reports complaints abuse queue pending flagged Meldungen Beschwerden Missbrauch Warteschlange wartend',
  allEmployers: 'employers companies organisations Unternehmen Firmen Arbeitgeber',
  allInterns: 'students interns people users accounts Studierende Personen Konten Nutzer',
  news: 'news articles posts blog Neuigkeiten Artikel Beiträge',
  announcements: 'announcements messages broadcast mail Ankündigungen Nachrichten Rundschreiben',
  externalJobs: 'external jobs listings links Stellen extern Links',
  adminCvAnalyzer: 'cv analyzer resume test bench Lebenslauf Analyse Prüfstand',
  dataRequests: 'data requests privacy gdpr erasure export Datenanfragen Datenschutz DSGVO Löschung Auskunft',
  createLimitedAdmin: 'administrators staff team permissions rights invite Administration Rechte Team einladen',
  fixCreatedAt: 'maintenance jobs system repair dates Wartung System Reparatur',
  audit: 'audit log history activity protocol Protokoll Verlauf Aktivität',
  adminNotifications: 'notifications inbox messages Benachrichtigungen Posteingang',
  employerNotifications: 'notifications inbox messages Benachrichtigungen Posteingang',
};

/** Returns what a record is called. */
export const recordLabel = ({ resource, labelOf }: SearchedResource, record: RaRecord): string =>
  labelOf ? labelOf(record) : String(record[resources[resource]?.title ?? 'id'] ?? record.id);

/** Returns what tells a record from others of its name; nothing where it has nothing. */
export const recordDetail = ({ detailOf }: SearchedResource, record: RaRecord, valueLabel: ValueLabel): string =>
  (detailOf?.(record, valueLabel) ?? []).filter(Boolean).join(' · ');
