import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

/** The conditions of the table. Each is the function of its name in `announcement.transitions.ts` of the API. */
export const announcementGuardNames = guardNames({
  /** It has all that is required. */
  complete: 'complete',
  /** The time of sending is ahead, and not too far. */
  sendAtAhead: 'sendAtAhead',
  /** The sender has confirmed how many it reaches now. */
  audienceConfirmed: 'audienceConfirmed',
  /** A place is free in the week in which it is sent. */
  belowWeeklyLimit: 'belowWeeklyLimit',
  /** The time of sending has come. */
  due: 'due',
});
const guard = announcementGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const announcementEventNames = eventNames({
  'announcement.created': 'announcement.created',
  'announcement.scheduled': 'announcement.scheduled',
  'announcement.schedule_cancelled': 'announcement.schedule_cancelled',
  'announcement.started': 'announcement.started',
  'announcement.sent': 'announcement.sent',
  'announcement.cancelled': 'announcement.cancelled',
});
const event = announcementEventNames;

/**
 * The life of an announcement. It is sent to thousands one batch after the other: `sending` is while that lasts, and
 * what is cancelled then has reached some.
 */
export const announcementLifecycle = lifecycle(
  ['draft', 'scheduled', 'sending', 'sent', 'cancelled'],
  [
    { from: [null], to: 'draft', by: ['admin'], event: event['announcement.created'] },
    {
      from: ['draft'],
      to: 'scheduled',
      by: ['admin'],
      guards: [guard.complete, guard.sendAtAhead, guard.audienceConfirmed, guard.belowWeeklyLimit],
      event: event['announcement.scheduled'],
    },
    { from: ['scheduled'], to: 'draft', by: ['admin'], event: event['announcement.schedule_cancelled'] },
    {
      from: ['draft'],
      to: 'sending',
      by: ['admin'],
      guards: [guard.complete, guard.audienceConfirmed, guard.belowWeeklyLimit],
      event: event['announcement.started'],
    },
    { from: ['scheduled'], to: 'sending', by: ['system'], guards: [guard.due], event: event['announcement.started'] },
    { from: ['sending'], to: 'sent', by: ['system'], event: event['announcement.sent'] },
    { from: ['scheduled', 'sending'], to: 'cancelled', by: ['admin'], event: event['announcement.cancelled'] },
  ],
);
export type AnnouncementState = (typeof announcementLifecycle.states)[number];

export const announcementLimits = {
  title: { min: 8, max: 100 },
  body: { min: 20, max: 1_000 },
  link: 300,
  /** Announcements that can be sent or planned in a calendar week, which begins on Monday, 00:00 in Vienna. */
  perWeek: 2,
  /** Days ahead for which one can be scheduled. */
  scheduleDays: 90,
} as const;

/** The languages that an announcement can be written in. */
export const announcementLanguages = ['en', 'de'] as const;
export type AnnouncementLanguage = (typeof announcementLanguages)[number];

interface WrittenText {
  readonly title: string;
  readonly body: string;
}

/** Returns whether there is anything in an announcement's text of one language. */
export const isAnnouncementWritten = ({ title, body }: WrittenText): boolean =>
  title.trim() !== '' || body.trim() !== '';

/** Returns the languages in which something is written, English first. */
export const writtenLanguages = (texts: Readonly<Record<AnnouncementLanguage, WrittenText>>) =>
  announcementLanguages.filter((language) => isAnnouncementWritten(texts[language]));
