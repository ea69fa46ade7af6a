import {
  notificationTypeTable,
  type Channel,
  type ChannelUse,
  type NotificationType,
  notificationTopics,
  notificationTypesFor,
  type NotificationReader,
  type NotificationTopic,
} from './notification-type-table.ts';
import type { Preferences } from './notification.contract.ts';

/** Returns how a type of notification uses a channel. */
export const channelUse = (type: NotificationType, channel: Channel): ChannelUse =>
  notificationTypeTable[type].channels[channel];

/** Whether somebody receives a type of notification on a channel: what they chose, or else the default of the type. */
export function wantsChannel({ types }: Preferences, type: NotificationType, channel: Channel): boolean {
  const use = channelUse(type, channel);
  if (use === 'always' || use === 'never') return use === 'always';
  return types[type]?.[channel] ?? use === 'on';
}

/** Whether people may choose about a type of notification on a channel. */
export const isChannelChosen = (type: NotificationType, channel: Channel): boolean =>
  ['on', 'opt_in'].includes(channelUse(type, channel));

/** Whether emails of a type reach people of a role in the summary alone. */
export function isInSummaryOnly(type: NotificationType, role: NotificationReader['role']): boolean {
  const row = notificationTypeTable[type];
  return 'summaryFor' in row && row.summaryFor.some((name) => name === role);
}

/** Returns the types of a topic that can reach somebody. */
export const typesOfTopic = (topic: NotificationTopic, reader: NotificationReader): NotificationType[] =>
  notificationTypesFor(reader).filter((type) => notificationTypeTable[type].topic === topic);

/** Returns the topics of which somebody can be notified. */
export const topicsFor = (reader: NotificationReader): NotificationTopic[] =>
  notificationTopics.filter((topic) => typesOfTopic(topic, reader).length > 0);

/** Which notifications of an inbox are about a topic. */
export type InboxTopicFilter = { readonly deadlines: true } | { readonly type: NotificationType[] };

/** Returns the filter of a topic: what has a date by which its reader is still to act is a deadline, too. */
export const inboxTopicFilter = (topic: NotificationTopic, reader: NotificationReader): InboxTopicFilter =>
  topic === 'reminders' ? { deadlines: true } : { type: typesOfTopic(topic, reader) };
