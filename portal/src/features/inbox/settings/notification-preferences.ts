import {
  channelUse,
  isChannelChosen,
  isInSummaryOnly,
  isNamedForStudents,
  topicsFor,
  typesOfTopic,
  wantsChannel,
  type Channel,
  type NotificationReader,
  type NotificationTopic,
  type NotificationType,
  type Preferences,
} from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';

/** Returns what somebody calls a type of notification. */
export const notificationTypeLabel = (type: NotificationType, reader: NotificationReader, t: Translate): string =>
  t(reader.role === 'intern' && isNamedForStudents(type) ? `notification.student.${type}` : `notification.${type}`);

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

/** Returns whether emails of a type come in the summary alone, which somebody does not want: they get none of it then. */
export function isLeftToInbox(type: NotificationType, { role }: NotificationReader, preferences: Preferences): boolean {
  const isAtOnce = type === 'application.received' && preferences.applicationsAtOnce;
  return preferences.digest === 'off' && !isAtOnce && isInSummaryOnly(type, role);
}

/** Returns the types of a topic of which somebody chooses whether they are emailed. */
export const emailTypes = (
  topic: NotificationTopic,
  reader: NotificationReader,
  preferences: Preferences,
): NotificationType[] =>
  typesOfTopic(topic, reader).filter(
    (type) => isChannelChosen(type, 'email') && !isLeftToInbox(type, reader, preferences),
  );

/** Returns the topics of which somebody can be emailed. */
export const emailTopics = (reader: NotificationReader): NotificationTopic[] =>
  topicsFor(reader).filter((topic) => typesOfTopic(topic, reader).some((type) => isChannelChosen(type, 'email')));

/** Returns the topics of which somebody is always emailed. */
export const alwaysEmailedTopics = (reader: NotificationReader): NotificationTopic[] =>
  topicsFor(reader).filter((topic) =>
    typesOfTopic(topic, reader).every((type) => channelUse(type, 'email') === 'always'),
  );

/** Returns whether somebody is emailed about a topic: about all of it, some of it, or nothing. */
export function emailsAbout(
  preferences: Preferences,
  topic: NotificationTopic,
  reader: NotificationReader,
): 'all' | 'some' | 'none' {
  const types = emailTypes(topic, reader, preferences);
  const chosenTypes = types.filter((type) => wantsChannel(preferences, type, 'email'));
  if (chosenTypes.length === 0) return 'none';
  return chosenTypes.length === types.length ? 'all' : 'some';
}

/** The preferences with all emails about a topic wanted or not. */
export const withTopicEmail = (
  preferences: Preferences,
  topic: NotificationTopic,
  reader: NotificationReader,
  isChosen: boolean,
): Preferences =>
  emailTypes(topic, reader, preferences).reduce(
    (next, type) => withChannelPreference(next, type, 'email', isChosen),
    preferences,
  );
