import type { Role } from '../kernel/actor.ts';
import {
  notificationTopics,
  notificationTypes,
  notificationTypeTexts,
  type NotificationTopic,
  type NotificationType,
} from './notification-type-table.ts';

/** What students call types that are about something else for companies. */
const studentTypeNames: Readonly<Record<'en' | 'de', Readonly<Partial<Record<NotificationType, string>>>>> = {
  en: { 'application.received': 'Submitted applications' },
  de: { 'application.received': 'Abgeschickte Bewerbungen' },
};

/** Returns what somebody of a role calls a type of notification. */
export const notificationTypeName = (type: NotificationType, role: Role, language: 'en' | 'de'): string =>
  (role === 'intern' ? studentTypeNames[language][type] : undefined) ?? notificationTypeTexts[type].name[language];

/** Returns the names of the types as messages of a catalogue, under `notification.<type>`. */
export const notificationTypeMessages = (language: 'en' | 'de') =>
  Object.fromEntries(
    notificationTypes.map((type) => [`notification.${type}`, notificationTypeTexts[type].name[language]]),
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
