import { notificationTypesFor, type NotificationType } from './notification.contract.ts';
import type { Role } from '../kernel/actor.ts';

/** What notifications are about, in the few words by which people filter and choose. */
const topicTypes = {
  applications: [
    'application.received',
    'application.viewed',
    'application.decision',
    'application.interview',
    'application.offer',
    'application.closed',
    'application.withdrawn',
    'team.mention',
  ],
  reminders: ['response.reminder', 'deadline.near'],
  internships: ['search.match', 'internship.changed', 'internship.moderation'],
  reviews: ['verification', 'review.queue'],
  news: ['news', 'broadcast'],
  account: ['security'],
} as const satisfies Readonly<Record<string, readonly NotificationType[]>>;
export type NotificationTopic = keyof typeof topicTypes;

const isTopic = (name: string): name is NotificationTopic => Object.hasOwn(topicTypes, name);
export const notificationTopics = Object.keys(topicTypes).filter(isTopic);

/** Returns the types of a topic that can reach somebody of a role. */
export function typesOfTopic(topic: NotificationTopic, role: Role): NotificationType[] {
  const reaching = notificationTypesFor(role);
  return topicTypes[topic].filter((type) => reaching.includes(type));
}

/** Returns the topics of which somebody of a role can be notified. */
export const topicsFor = (role: Role): NotificationTopic[] =>
  notificationTopics.filter((topic) => typesOfTopic(topic, role).length > 0);
