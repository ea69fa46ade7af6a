import type { Role } from '../kernel/actor.ts';
import {
  notificationTopics,
  notificationTypes,
  type NotificationTopic,
  type NotificationType,
} from './notification-type-table.ts';

/** What people call the types of notifications. */
export const notificationTypeNames: Readonly<Record<'en' | 'de', Readonly<Record<NotificationType, string>>>> = {
  en: {
    'application.received': 'New applications',
    'application.viewed': 'Opened applications',
    'application.decision': 'Decisions on applications',
    'application.interview': 'Interviews',
    'application.offer': 'Offers',
    'application.closed': 'Closed applications',
    'application.withdrawn': 'Withdrawn applications',
    'team.mention': 'Mentions in notes',
    'response.reminder': 'Responses due',
    'search.match': 'Saved search matches',
    'deadline.near': 'Upcoming deadlines',
    'internship.moderation': 'Internship reviews',
    'report.decision': 'Your reports',
    'internship.changed': 'Changes to internships',
    verification: 'Verification',
    'review.queue': 'Pending reviews',
    news: 'News',
    broadcast: 'Announcements',
    security: 'Account security',
    test: 'Tests',
  },
  de: {
    'application.received': 'Neue Bewerbungen',
    'application.viewed': 'Geöffnete Bewerbungen',
    'application.decision': 'Entscheidungen über Bewerbungen',
    'application.interview': 'Gespräche',
    'application.offer': 'Angebote',
    'application.closed': 'Beendete Bewerbungen',
    'application.withdrawn': 'Zurückgezogene Bewerbungen',
    'team.mention': 'Erwähnungen in Notizen',
    'response.reminder': 'Fällige Antworten',
    'search.match': 'Treffer gespeicherter Suchen',
    'deadline.near': 'Anstehende Fristen',
    'internship.moderation': 'Prüfung von Praktika',
    'report.decision': 'Ihre Meldungen',
    'internship.changed': 'Änderungen an Praktika',
    verification: 'Verifizierung von Unternehmen',
    'review.queue': 'Ausstehende Prüfungen',
    news: 'Neuigkeiten',
    broadcast: 'Ankündigungen',
    security: 'Kontosicherheit',
    test: 'Tests',
  },
};

/** What students call types that are about something else for companies. */
const studentTypeNames: Readonly<Record<'en' | 'de', Readonly<Partial<Record<NotificationType, string>>>>> = {
  en: { 'application.received': 'Submitted applications' },
  de: { 'application.received': 'Abgeschickte Bewerbungen' },
};

/** Returns what somebody of a role calls a type of notification. */
export const notificationTypeName = (type: NotificationType, role: Role, language: 'en' | 'de'): string =>
  (role === 'intern' ? studentTypeNames[language][type] : undefined) ?? notificationTypeNames[language][type];

/** Returns the names of the types as messages of a catalogue, under `notification.<type>`. */
export const notificationTypeMessages = (language: 'en' | 'de') =>
  Object.fromEntries(
    notificationTypes.map((type) => [`notification.${type}`, notificationTypeNames[language][type]]),
  ) as Record<`notification.${NotificationType}`, string>;

/** What people call the topics of notifications, by which they filter and choose. */
const notificationTopicNames: Readonly<Record<'en' | 'de', Readonly<Record<NotificationTopic, string>>>> = {
  en: {
    applications: 'Applications',
    reminders: 'Deadlines',
    internships: 'Internships',
    reviews: 'Reviews and verification',
    news: 'News and announcements',
    account: 'Account and security',
  },
  de: {
    applications: 'Bewerbungen',
    reminders: 'Fristen',
    internships: 'Praktika',
    reviews: 'Prüfungen und Verifizierung',
    news: 'Neuigkeiten und Ankündigungen',
    account: 'Konto und Sicherheit',
  },
};

/** Returns the names of the topics as messages of a catalogue, under `inbox.topic.<topic>`. */
export const notificationTopicMessages = (language: 'en' | 'de') =>
  Object.fromEntries(
    notificationTopics.map((topic) => [`inbox.topic.${topic}`, notificationTopicNames[language][topic]]),
  ) as Record<`inbox.topic.${NotificationTopic}`, string>;
