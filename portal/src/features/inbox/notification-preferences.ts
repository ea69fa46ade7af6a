import {
  channelUse,
  isChannelChosen,
  topicsFor,
  typesOfTopic,
  wantsChannel,
  type Channel,
  type NotificationTopic,
  type NotificationType,
  type Preferences,
  type Role,
} from '@prentice/contract';
import type { MessageKey, Translate } from '../../i18n/translate.ts';

/* For students these two types are about something else than for companies. */
const studentLabels: Partial<Record<NotificationType, MessageKey>> = {
  'application.received': 'inbox.type.receipts',
  'internship.moderation': 'inbox.type.reports',
};

/** Returns what somebody of a role calls a type of notification. */
export const notificationTypeLabel = (type: NotificationType, role: Role, t: Translate): string =>
  t((role === 'intern' ? studentLabels[type] : undefined) ?? `notification.${type}`);

/** Returns on which channels somebody receives a type of notification: what they chose, or the defaults of the type. */
export const channelPreferences = (preferences: Preferences, type: NotificationType) => ({
  inapp: wantsChannel(preferences, type, 'inapp'),
  push: wantsChannel(preferences, type, 'push'),
  email: wantsChannel(preferences, type, 'email'),
});

/** The preferences with one box changed. */
export function withChannelPreference(
  preferences: Preferences,
  type: NotificationType,
  channel: Channel,
  isChosen: boolean,
): Preferences {
  if (!isChannelChosen(type, channel)) return preferences;
  const types = { ...preferences.types, [type]: { ...channelPreferences(preferences, type), [channel]: isChosen } };
  return { ...preferences, types };
}

/** Returns the types of a topic of which somebody of a role chooses whether they are emailed. */
export const emailTypes = (topic: NotificationTopic, role: Role): NotificationType[] =>
  typesOfTopic(topic, role).filter((type) => isChannelChosen(type, 'email'));

/** Returns the topics of which somebody of a role can be emailed. */
export const emailTopics = (role: Role): NotificationTopic[] =>
  topicsFor(role).filter((topic) => emailTypes(topic, role).length > 0);

/** Returns the topics of which somebody of a role is always emailed. */
export const alwaysEmailedTopics = (role: Role): NotificationTopic[] =>
  topicsFor(role).filter((topic) => typesOfTopic(topic, role).every((type) => channelUse(type, 'email') === 'always'));

/** Returns whether somebody is emailed about a topic: about all of it, some of it, or nothing. */
export function emailsAbout(preferences: Preferences, topic: NotificationTopic, role: Role): 'all' | 'some' | 'none' {
  const types = emailTypes(topic, role);
  const chosenTypes = types.filter((type) => wantsChannel(preferences, type, 'email'));
  if (chosenTypes.length === 0) return 'none';
  return chosenTypes.length === types.length ? 'all' : 'some';
}

/** The preferences with all emails about a topic wanted or not. */
export const withTopicEmail = (
  preferences: Preferences,
  topic: NotificationTopic,
  role: Role,
  isChosen: boolean,
): Preferences =>
  emailTypes(topic, role).reduce((next, type) => withChannelPreference(next, type, 'email', isChosen), preferences);
