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
export const typesFor = (role: Role): readonly NotificationType[] =>
  role === 'intern' ? forInterns : notificationTypes.filter((type) => !forInterns.includes(type) || common.has(type));
const common = new Set<NotificationType>(['news', 'broadcast', 'security']);

/** What applies where nothing was chosen: in the application yes, by mail what must not be missed, by push nothing. */
const usual = (type: NotificationType) => ({ inapp: true, push: false, email: mandatoryTypes.includes(type) });

/** What is chosen for a type, with the usual where nothing was chosen. */
export const choiceFor = (preferences: Preferences, type: NotificationType) => preferences.types[type] ?? usual(type);

/** Decisions and security notices always arrive in the application. */
export const isFixed = (type: NotificationType, channel: Channel): boolean =>
  channel === 'inapp' && mandatoryTypes.includes(type);

/** The preferences with one box changed. */
export function withChoice(
  preferences: Preferences,
  type: NotificationType,
  channel: Channel,
  wanted: boolean,
): Preferences {
  if (isFixed(type, channel)) return preferences;
  const types = { ...preferences.types, [type]: { ...choiceFor(preferences, type), [channel]: wanted } };
  return { ...preferences, types };
}
