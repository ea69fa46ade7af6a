import {
  type channels,
  mandatoryTypes,
  notificationTypes,
  type NotificationType,
  type Preferences,
  type Role,
} from '@prentice/contract';

export type Channel = (typeof channels)[number];

/** The channels that can be chosen. The API knows push, digests and quiet hours already, but nothing is sent by them yet. */
export const offeredChannels = ['inapp', 'email'] as const satisfies readonly Channel[];

const forInterns: readonly NotificationType[] = [
  'application.viewed', 'application.decision', 'application.interview', 'application.offer', 'application.closed',
  'search.match', 'deadline.near', 'internship.changed', 'news', 'broadcast', 'security',
]; // prettier-ignore

/** The types of notification that can reach somebody of a role. */
export const notificationTypesFor = (role: Role): readonly NotificationType[] =>
  role === 'intern'
    ? forInterns
    : notificationTypes.filter(
        (type) =>
          (role !== 'employer' || type !== 'review.queue') && (!forInterns.includes(type) || commonTypes.has(type)),
      );
const commonTypes = new Set<NotificationType>(['news', 'broadcast', 'security']);

/** The default channels: in the application always, by email for mandatory types, never by push. */
const defaultChannels = (type: NotificationType) => ({
  inapp: true,
  push: false,
  email: mandatoryTypes.includes(type),
});

/** Returns the chosen channels of a notification type, or the defaults. */
export const channelPreferences = (preferences: Preferences, type: NotificationType) =>
  preferences.types[type] ?? defaultChannels(type);

/** Decisions and security notices always arrive in the application. */
export const isMandatoryChannel = (type: NotificationType, channel: Channel): boolean =>
  channel === 'inapp' && mandatoryTypes.includes(type);

/** The preferences with one box changed. */
export function withChannelPreference(
  preferences: Preferences,
  type: NotificationType,
  channel: Channel,
  wanted: boolean,
): Preferences {
  if (isMandatoryChannel(type, channel)) return preferences;
  const types = { ...preferences.types, [type]: { ...channelPreferences(preferences, type), [channel]: wanted } };
  return { ...preferences, types };
}
