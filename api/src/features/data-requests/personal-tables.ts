/** What export and erasure do with one collection. */
export interface PersonalTable {
  /**
   * The section of the export with it; null when it has nothing about a person that is not in another section or a
   * secret.
   */
  readonly export: string | null;
  /**
   * `delete` and `blank` (all that says who it was) at the erasure, `expire` by a time limit of hours or days, `none`
   * where nothing is about a person; everything else with its reason.
   */
  readonly erasure: 'delete' | 'blank' | 'expire' | 'none';
  readonly why?: string;
}

const nothing = { export: null, erasure: 'none' } as const;

/**
 * Every collection, by name. A test compares this with what the application stores, so that the author of a new
 * collection must say what happens to the people in it. The reasons are those of docs/decisions/0020.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: { export: 'account', erasure: 'blank', why: 'Other records name the account by its id.' },
  sessions: { export: 'sessions', erasure: 'delete' },
  consents: {
    export: 'consents',
    erasure: 'blank',
    why: 'That there was consent, and to which version, must be shown afterwards; it names an id only.',
  },
  'account-links': { export: null, erasure: 'delete', why: 'Secrets.' },
  'second-factors': { export: 'passkeys', erasure: 'delete', why: 'The rest is secret.' },
  'sign-in-challenges': { export: null, erasure: 'delete', why: 'Digests of secrets, for minutes.' },
  'sign-ups': { export: null, erasure: 'expire', why: 'Deleted when the address is confirmed, or after its time.' },
  'external-visits': { export: null, erasure: 'expire', why: 'Secrets that expire within minutes.' },
  'data-requests': { export: null, erasure: 'blank', why: 'That an erasure was asked for and done must be shown.' },
  attempts: { export: null, erasure: 'expire', why: 'Digests of addresses, for hours.' },
  idempotency: { export: null, erasure: 'delete', why: 'Copies of replies, for a day.' },
  outbox: { export: null, erasure: 'expire', why: 'Ids and states, for days.' },
  'outbox-claims': { export: null, erasure: 'expire', why: 'Ids of records that are being worked on, for seconds.' },
  notifications: { export: 'notifications', erasure: 'delete' },
  'notification-deliveries': { export: 'notificationDeliveries', erasure: 'delete' },
  'push-subscriptions': { export: 'pushSubscriptions', erasure: 'delete' },
  'push-server-keys': nothing,
  'server-secrets': nothing,
  'suppressed-addresses': { export: 'emailStatus', erasure: 'delete' },
  'response-reminders': { export: null, erasure: 'delete', why: 'Up to which morning somebody was reminded; a time.' },
  'notification-preferences': { export: 'notificationPreferences', erasure: 'delete' },
  interns: { export: 'profile', erasure: 'delete' },
  bookmarks: { export: 'bookmarks', erasure: 'delete' },
  'saved-searches': { export: 'savedSearches', erasure: 'delete' },
  documents: { export: 'documents', erasure: 'delete' },
  resumes: { export: 'resumes', erasure: 'delete' },
  'document-accesses': { export: 'documentAccesses', erasure: 'delete' },
  applications: {
    export: 'applications',
    erasure: 'blank',
    why: 'The company must show when it answered; states, times and codes stay, without the person.',
  },
  'application-drafts': { export: 'applicationDrafts', erasure: 'delete' },
  'application-notes': { export: 'assessments', erasure: 'delete' },
  'cv-analyses': { export: 'cvAnalyses', erasure: 'delete' },
  'cv-metrics': nothing,
  'cv-tests': { export: null, erasure: 'expire', why: 'What administrators test the reader of CVs with, for an hour.' },
  announcements: {
    export: 'announcements',
    erasure: 'blank',
    why: 'What was announced to others stays, without who sent it.',
  },
  news: {
    export: 'news',
    erasure: 'blank',
    why: 'What was published stays, without who wrote it.',
  },
  'news-images': nothing,
  'news-revisions': {
    export: null,
    erasure: 'blank',
    why: 'Earlier texts of what was published, without who wrote them.',
  },
  'external-jobs': nothing,
  'external-job-clicks': nothing,
  'external-job-sources': nothing,
  'external-job-imports': nothing,
  'saved-external-jobs': { export: 'savedExternalJobs', erasure: 'delete' },
  reports: {
    export: 'reports',
    erasure: 'blank',
    why: 'What was reported and what came of it concerns others; who reported, and all words, are removed.',
  },
  audit: {
    export: null,
    erasure: 'blank',
    why: 'Who acted on what and when is kept for 36 months; reasons, labels and personal values are removed.',
  },
  members: { export: 'membership', erasure: 'delete' },
  teams: nothing,
  'member-invitations': { export: null, erasure: 'delete', why: 'Of the company, found by the address.' },
  'admin-invitations': { export: null, erasure: 'delete', why: 'Of the operator, found by the address.' },
  roster: { export: null, erasure: 'delete', why: 'Ids of administrators.' },
  'verification-cases': { export: null, erasure: 'blank', why: 'Of the company; people stand there by id.' },
  employers: { export: null, erasure: 'none', why: 'Of the company, whose owner answers for its contact data.' },
  internships: nothing,
  'internship-revisions': nothing,
  'application-places': nothing,
  'maintenance-runs': { export: null, erasure: 'none', why: 'The id of the administrator who started it.' },
  'maintenance-findings': nothing,
  'job-leases': nothing,
  'failed-jobs': nothing,
  turns: nothing,
};
