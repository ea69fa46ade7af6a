import {
  isChannelChosen,
  notificationTypes,
  wantsChannel,
  type Channel,
  type NotificationType,
  type Preferences,
  type Role,
} from '@prentice/contract';

/** The channels that can be chosen. The API knows push already, but nothing is sent by it yet. */
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
  wanted: boolean,
): Preferences {
  if (!isChannelChosen(type, channel)) return preferences;
  const types = { ...preferences.types, [type]: { ...channelPreferences(preferences, type), [channel]: wanted } };
  return { ...preferences, types };
}
