import type { Channel, NotificationType, Preferences } from './notification.contract.ts';

/**
 * How a type of notification uses a channel: always, unless people switch it off, only when they switch it on, or never.
 */
export type ChannelUse = 'always' | 'on' | 'opt_in' | 'never';

const uses = (inapp: ChannelUse, push: ChannelUse, email: ChannelUse): Readonly<Record<Channel, ChannelUse>> => ({
  inapp,
  push,
  email,
});

/** The channels of each type (specification, table of notifications). */
export const channelUses: Readonly<Record<NotificationType, Readonly<Record<Channel, ChannelUse>>>> = {
  'application.received': uses('on', 'never', 'on'),
  'application.viewed': uses('on', 'never', 'never'),
  'application.decision': uses('always', 'on', 'on'),
  'application.interview': uses('always', 'on', 'on'),
  'application.offer': uses('always', 'on', 'on'),
  'application.closed': uses('always', 'on', 'on'),
  'application.withdrawn': uses('on', 'never', 'on'),
  'response.reminder': uses('on', 'on', 'on'),
  'search.match': uses('on', 'opt_in', 'on'),
  'deadline.near': uses('on', 'on', 'never'),
  'internship.moderation': uses('on', 'never', 'on'),
  'internship.changed': uses('on', 'never', 'on'),
  verification: uses('on', 'never', 'on'),
  'review.queue': uses('on', 'never', 'never'),
  news: uses('on', 'opt_in', 'opt_in'),
  broadcast: uses('on', 'opt_in', 'opt_in'),
  security: uses('always', 'never', 'on'),
};

/** Whether somebody receives a type of notification on a channel: what they chose, or else the default of the type. */
export function wantsChannel({ types }: Preferences, type: NotificationType, channel: Channel): boolean {
  const use = channelUses[type][channel];
  if (use === 'always' || use === 'never') return use === 'always';
  return types[type]?.[channel] ?? use === 'on';
}

/** Whether people may choose about a type of notification on a channel. */
export const isChannelChosen = (type: NotificationType, channel: Channel): boolean =>
  ['on', 'opt_in'].includes(channelUses[type][channel]);

/** What people call the types of notifications. */
export const notificationTypeNames: Readonly<Record<'en' | 'de', Readonly<Record<NotificationType, string>>>> = {
  en: {
    'application.received': 'New applications',
    'application.viewed': 'Opened applications',
    'application.decision': 'Decisions about applications',
    'application.interview': 'Interviews',
    'application.offer': 'Offers',
    'application.closed': 'Closed applications',
    'application.withdrawn': 'Withdrawn applications',
    'response.reminder': 'Responses due',
    'search.match': 'Saved search matches',
    'deadline.near': 'Upcoming deadlines',
    'internship.moderation': 'Internship reviews',
    'internship.changed': 'Changes to internships',
    verification: 'Verification',
    'review.queue': 'Pending reviews',
    news: 'News',
    broadcast: 'Announcements',
    security: 'Account security',
  },
  de: {
    'application.received': 'Neue Bewerbungen',
    'application.viewed': 'Geöffnete Bewerbungen',
    'application.decision': 'Entscheidungen über Bewerbungen',
    'application.interview': 'Gespräche',
    'application.offer': 'Angebote',
    'application.closed': 'Beendete Bewerbungen',
    'application.withdrawn': 'Zurückgezogene Bewerbungen',
    'response.reminder': 'Fällige Antworten',
    'search.match': 'Treffer gespeicherter Suchen',
    'deadline.near': 'Bald endende Fristen',
    'internship.moderation': 'Prüfung von Praktika',
    'internship.changed': 'Änderungen an Praktika',
    verification: 'Verifizierung von Unternehmen',
    'review.queue': 'Ausstehende Prüfungen',
    news: 'Neuigkeiten',
    broadcast: 'Ankündigungen',
    security: 'Kontosicherheit',
  },
};
