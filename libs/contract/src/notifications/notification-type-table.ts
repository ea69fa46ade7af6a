import { decidingMemberRoles, type MemberRole, type Permission, type Role } from '../kernel/actor.ts';

export const channels = ['inapp', 'push', 'email'] as const;
export type Channel = (typeof channels)[number];

/**
 * How a type of notification uses a channel: always, unless people switch it off, only when they switch it on, or
 * never.
 */
export type ChannelUse = 'always' | 'on' | 'opt_in' | 'never';

const uses = <Push extends ChannelUse>(inapp: ChannelUse, push: Push, email: ChannelUse) => ({ inapp, push, email });

/** Notifications that an inbox can show at once: those that are about one thing stand together, so it has no pages. */
export const MAX_NOTIFICATIONS = 500;

/** What notifications are about, in the few words by which people filter and choose. */
export const notificationTopics = ['applications', 'reminders', 'internships', 'reviews', 'news', 'account'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

interface NotificationTypeDescription {
  readonly topic: NotificationTopic;
  /** Who can choose the channels of the type, because it can reach them. */
  readonly roles: readonly Role[];
  /** The members of a company whom it can reach; all of them when absent. */
  readonly memberRoles?: readonly MemberRole[];
  /** What a limited administrator has to be permitted for it to reach them. */
  readonly permission?: Permission;
  readonly channels: Readonly<Record<Channel, ChannelUse>>;
  /** Whom emails of the type reach in the summary alone: without a summary they have it in the inbox. */
  readonly summaryFor?: readonly Role[];
}

const forNobody: readonly Role[] = [];
const forInterns: readonly Role[] = ['intern'];
const forAdmins: readonly Role[] = ['limited_admin', 'admin'];
const forCompanies: readonly Role[] = ['employer'];
const forBothSides: readonly Role[] = [...forInterns, ...forCompanies];
const forEveryone: readonly Role[] = [...forBothSides, ...forAdmins];

const toDeciders = { memberRoles: decidingMemberRoles } as const;
const toOwners: { readonly memberRoles: readonly MemberRole[] } = { memberRoles: ['owner'] };

/**
 * The types of notifications. What people call them is in `notificationTypeTexts` below, the sentences that they say are in
 * `notification.messages.ts`; which event says what to whom is in the triggers of the API.
 */
export const notificationTypeTable = {
  'application.received': {
    topic: 'applications',
    roles: forBothSides,
    ...toDeciders,
    channels: uses('on', 'never', 'on'),
    summaryFor: forCompanies,
  },
  'application.viewed': { topic: 'applications', roles: forInterns, channels: uses('on', 'never', 'never') },
  'application.decision': {
    topic: 'applications',
    roles: forBothSides,
    ...toDeciders,
    channels: uses('always', 'on', 'on'),
  },
  'application.interview': {
    topic: 'applications',
    roles: forBothSides,
    ...toDeciders,
    channels: uses('always', 'on', 'on'),
  },
  'application.offer': {
    topic: 'applications',
    roles: forBothSides,
    ...toDeciders,
    channels: uses('always', 'on', 'on'),
  },
  'application.closed': {
    topic: 'applications',
    roles: forBothSides,
    ...toDeciders,
    channels: uses('always', 'on', 'on'),
  },
  'application.withdrawn': {
    topic: 'applications',
    roles: forCompanies,
    ...toDeciders,
    channels: uses('on', 'never', 'on'),
    summaryFor: forCompanies,
  },
  'team.mention': { topic: 'applications', roles: forCompanies, channels: uses('on', 'on', 'on') },
  'response.reminder': { topic: 'reminders', roles: forCompanies, ...toDeciders, channels: uses('on', 'on', 'on') },
  'response.late': { topic: 'applications', roles: forInterns, channels: uses('on', 'never', 'on') },
  'search.match': { topic: 'internships', roles: forInterns, channels: uses('on', 'opt_in', 'on') },
  'deadline.near': { topic: 'reminders', roles: forInterns, channels: uses('on', 'on', 'never') },
  'internship.moderation': {
    topic: 'internships',
    roles: forCompanies,
    ...toDeciders,
    channels: uses('on', 'never', 'on'),
  },
  'report.decision': { topic: 'internships', roles: forBothSides, channels: uses('on', 'never', 'on') },
  'internship.changed': {
    topic: 'internships',
    roles: forInterns,
    channels: uses('on', 'never', 'on'),
    summaryFor: forInterns,
  },
  'company.suspended': { topic: 'internships', roles: forInterns, channels: uses('always', 'never', 'on') },
  verification: { topic: 'reviews', roles: forCompanies, ...toOwners, channels: uses('on', 'never', 'on') },
  'review.queue': {
    topic: 'reviews',
    roles: forAdmins,
    permission: 'employers:verify',
    channels: uses('on', 'on', 'on'),
  },
  news: { topic: 'news', roles: forEveryone, channels: uses('on', 'opt_in', 'opt_in') },
  broadcast: { topic: 'news', roles: forEveryone, channels: uses('on', 'opt_in', 'opt_in') },
  security: { topic: 'account', roles: forEveryone, channels: uses('always', 'never', 'always') },
  /** A push that people send themselves: nobody chooses about it. */
  test: { topic: 'account', roles: forNobody, channels: uses('never', 'always', 'never') },
} as const satisfies Readonly<Record<string, NotificationTypeDescription>>;
export type NotificationType = keyof typeof notificationTypeTable;

/** The types that are sent as pushes. */
export type PushedType = {
  [Type in NotificationType]: (typeof notificationTypeTable)[Type]['channels']['push'] extends 'never' ? never : Type;
}[NotificationType];

type InBothLanguages = Readonly<Record<'en' | 'de', string>>;

/** How long a push service keeps a push for a browser that is off, and how urgent it is (RFC 8030, 5.3). */
export interface PushUse {
  readonly urgency: 'low' | 'normal' | 'high';
  readonly ttlSeconds: number;
}

const HOUR_SECONDS = 3_600;

/**
 * What people call the types, and the sentence on a lock screen about those that are pushed, which names nobody. It is a
 * table of its own because pages that show none of it load the other one.
 */
export const notificationTypeTexts: {
  readonly [Type in NotificationType]: { readonly name: InBothLanguages } & (Type extends PushedType
    ? { readonly push: InBothLanguages & PushUse }
    : unknown);
} = {
  'application.received': { name: { en: 'New applications', de: 'Neue Bewerbungen' } },
  'application.viewed': { name: { en: 'Opened applications', de: 'Geöffnete Bewerbungen' } },
  'application.decision': {
    name: { en: 'Decisions on applications', de: 'Entscheidungen über Bewerbungen' },
    push: {
      en: 'There is a decision about an application',
      de: 'Es gibt eine Entscheidung zu einer Bewerbung',
      urgency: 'high',
      ttlSeconds: 72 * HOUR_SECONDS,
    },
  },
  'application.interview': {
    name: { en: 'Interviews', de: 'Gespräche' },
    push: {
      en: 'There is news about an interview',
      de: 'Es gibt Neues zu einem Gespräch',
      urgency: 'high',
      ttlSeconds: 72 * HOUR_SECONDS,
    },
  },
  'application.offer': {
    name: { en: 'Offers', de: 'Angebote' },
    push: {
      en: 'There is news about an offer',
      de: 'Es gibt Neues zu einem Angebot',
      urgency: 'high',
      ttlSeconds: 72 * HOUR_SECONDS,
    },
  },
  'application.closed': {
    name: { en: 'Closed applications', de: 'Beendete Bewerbungen' },
    push: {
      en: 'An application was closed',
      de: 'Eine Bewerbung wurde geschlossen',
      urgency: 'normal',
      ttlSeconds: 72 * HOUR_SECONDS,
    },
  },
  'application.withdrawn': { name: { en: 'Withdrawn applications', de: 'Zurückgezogene Bewerbungen' } },
  'team.mention': {
    name: { en: 'Mentions in notes', de: 'Erwähnungen in Notizen' },
    push: {
      en: 'You were mentioned in a note',
      de: 'Sie wurden in einer Notiz erwähnt',
      urgency: 'normal',
      ttlSeconds: 72 * HOUR_SECONDS,
    },
  },
  'response.reminder': {
    name: { en: 'Answers due', de: 'Fällige Antworten' },
    push: {
      en: 'An answer is due',
      de: 'Eine Antwort ist fällig',
      urgency: 'normal',
      ttlSeconds: 24 * HOUR_SECONDS,
    },
  },
  'response.late': { name: { en: 'Late answers', de: 'Verspätete Antworten' } },
  'search.match': {
    name: { en: 'Saved search matches', de: 'Treffer gespeicherter Suchen' },
    push: {
      en: 'New internships match a saved search',
      de: 'Neue Praktika passen zu einer gespeicherten Suche',
      urgency: 'low',
      ttlSeconds: 24 * HOUR_SECONDS,
    },
  },
  'deadline.near': {
    name: { en: 'Upcoming deadlines', de: 'Anstehende Fristen' },
    push: {
      en: 'A deadline is coming up',
      de: 'Eine Frist endet bald',
      urgency: 'normal',
      ttlSeconds: 24 * HOUR_SECONDS,
    },
  },
  'internship.moderation': { name: { en: 'Internship reviews', de: 'Prüfung von Praktika' } },
  'report.decision': { name: { en: 'Your reports', de: 'Ihre Meldungen' } },
  'company.suspended': { name: { en: 'Suspended companies', de: 'Gesperrte Unternehmen' } },
  'internship.changed': { name: { en: 'Changes to internships', de: 'Änderungen an Praktika' } },
  verification: { name: { en: 'Verification decisions', de: 'Entscheidungen zur Verifizierung' } },
  'review.queue': {
    name: { en: 'Pending reviews', de: 'Ausstehende Prüfungen' },
    push: {
      en: 'Reviews are waiting for a decision',
      de: 'Prüfungen warten auf eine Entscheidung',
      urgency: 'normal',
      ttlSeconds: 24 * HOUR_SECONDS,
    },
  },
  news: {
    name: { en: 'News', de: 'Neuigkeiten' },
    push: {
      en: 'There is a new article',
      de: 'Es gibt einen neuen Beitrag',
      urgency: 'low',
      ttlSeconds: 24 * HOUR_SECONDS,
    },
  },
  broadcast: {
    name: { en: 'Announcements', de: 'Ankündigungen' },
    push: {
      en: 'There is an announcement',
      de: 'Es gibt eine Ankündigung',
      urgency: 'low',
      ttlSeconds: 24 * HOUR_SECONDS,
    },
  },
  security: { name: { en: 'Account security', de: 'Kontosicherheit' } },
  test: {
    name: { en: 'Tests', de: 'Tests' },
    push: {
      en: 'This is a test notification',
      de: 'Das ist eine Testbenachrichtigung',
      urgency: 'high',
      ttlSeconds: 300,
    },
  },
};

const isNotificationType = (name: string): name is NotificationType => Object.hasOwn(notificationTypeTable, name);
export const notificationTypes = Object.keys(notificationTypeTable).filter(isNotificationType);

/** The types that are about something else for students than for companies, and have a name of their own for them. */
const typesNamedForStudents = ['application.received'] as const satisfies readonly NotificationType[];
export type TypeNamedForStudents = (typeof typesNamedForStudents)[number];
/** Returns whether students call a type otherwise (`studentTypeNames` has the names). */
export const isNamedForStudents = (type: NotificationType): type is TypeNamedForStudents =>
  typesNamedForStudents.some((named) => named === type);

/** Whom notifications can reach: a person, or everybody of a role where the rest is left out. */
export interface NotificationReader {
  readonly role: Role | 'anonymous';
  readonly memberRole?: MemberRole | null;
  readonly permissions?: readonly Permission[];
}

function canReach(type: NotificationType, { role, memberRole, permissions }: NotificationReader): boolean {
  const { roles, memberRoles, permission }: NotificationTypeDescription = notificationTypeTable[type];
  if (!roles.some((reached) => reached === role)) return false;
  if (role === 'employer' && memberRole && memberRoles) return memberRoles.includes(memberRole);
  if (role === 'limited_admin' && permissions && permission) return permissions.includes(permission);
  return true;
}

/** Returns the types of notifications that can reach somebody. */
export const notificationTypesFor = (reader: NotificationReader): NotificationType[] =>
  notificationTypes.filter((type) => canReach(type, reader));
