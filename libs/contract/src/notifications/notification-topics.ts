import type { Role } from '../kernel/actor.ts';
import {
  notificationTopics,
  notificationTypesFor,
  notificationTypeTable,
  type NotificationTopic,
  type NotificationType,
} from './notification.contract.ts';

/** Returns the types of a topic that can reach somebody of a role. */
export const typesOfTopic = (topic: NotificationTopic, role: Role): NotificationType[] =>
  notificationTypesFor(role).filter((type) => notificationTypeTable[type].topic === topic);

/** Returns the topics of which somebody of a role can be notified. */
export const topicsFor = (role: Role): NotificationTopic[] =>
  notificationTopics.filter((topic) => typesOfTopic(topic, role).length > 0);
