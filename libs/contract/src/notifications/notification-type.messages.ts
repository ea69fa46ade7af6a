import type { Role } from '../kernel/actor.ts';
import { brand } from '../kernel/brand.ts';
import {
  notificationTopics,
  isNamedForStudents,
  notificationTypes,
  notificationTypeTable,
  notificationTypeTexts,
  type NotificationReader,
  type NotificationTopic,
  type NotificationType,
  type PushedType,
  type TypeNamedForStudents,
} from './notification-type-table.ts';

/** What students call types that are about something else for companies. */
const studentTypeNames: Readonly<Record<'en' | 'de', Readonly<Record<TypeNamedForStudents, string>>>> = {
  en: { 'application.received': 'Submitted applications' },
  de: { 'application.received': 'Abgeschickte Bewerbungen' },
};

/** Returns what somebody of a role calls a type of notification. */
export const notificationTypeName = (type: NotificationType, role: Role, language: 'en' | 'de'): string =>
  role === 'intern' && isNamedForStudents(type)
    ? studentTypeNames[language][type]
    : notificationTypeTexts[type].name[language];

/** Returns the names of the types as messages of a catalogue, under `notification.<type>`. */
export const notificationTypeMessages = (language: 'en' | 'de') =>
  Object.fromEntries(
    notificationTypes.map((type) => [`notification.${type}`, notificationTypeTexts[type].name[language]]),
  ) as Record<`notification.${NotificationType}`, string>;

/** Returns the names that only students have for types as messages of a catalogue, under `notification.student.<type>`. */
export const studentNotificationTypeMessages = (language: 'en' | 'de') =>
  Object.fromEntries(
    Object.entries(studentTypeNames[language]).map(([type, name]) => [`notification.student.${type}`, name]),
  ) as Record<`notification.student.${TypeNamedForStudents}`, string>;

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

/** What companies call the topic of reviews: of all of them, they are notified of their own verification alone. */
const companyVerification = { en: 'Company verification', de: 'Verifizierung des Unternehmens' } as const;

type TopicMessageKey = `inbox.topic.${NotificationTopic | 'company'}`;

/** Returns the key of what somebody of a role calls a topic. */
export const notificationTopicKey = (topic: NotificationTopic, role: NotificationReader['role']): TopicMessageKey =>
  `inbox.topic.${topic === 'reviews' && role === 'employer' ? 'company' : topic}`;

/** Returns the names of the topics as messages of a catalogue, under the keys of `notificationTopicKey`. */
export const notificationTopicMessages = (language: 'en' | 'de') =>
  Object.fromEntries([
    ...notificationTopics.map((topic) => [`inbox.topic.${topic}`, notificationTopicNames[language][topic]]),
    ['inbox.topic.company', companyVerification[language]],
  ]) as Record<TopicMessageKey, string>;

/** What a push consists of. It passes through the browser's push service and lies on a lock screen: it names nobody. */
export interface PushMessage {
  readonly id: string;
  readonly type: PushedType;
  /** An internal path. */
  readonly link: string;
  readonly title: string;
  readonly body: string;
  readonly lang: 'en' | 'de';
}

const bodies = { en: `Open ${brand.name} to read it.`, de: `Öffnen Sie ${brand.name}, um sie zu lesen.` } as const;

/** Returns whether notifications of a type are sent as pushes. */
export const isPushedType = (type: NotificationType): type is PushedType =>
  notificationTypeTable[type].channels.push !== 'never';

/** Returns what is sent as a push about a notification, in a language; nothing of it depends on a person. */
export function pushMessage(id: string, type: PushedType, link: string, locale: string): PushMessage {
  const lang = locale.startsWith('de') ? 'de' : 'en';
  return { id, type, link, title: notificationTypeTexts[type].push[lang], body: bodies[lang], lang };
}
