import { lifecycle } from '../kernel/lifecycle.ts';

/**
 * The life of an announcement. It is sent to thousands one batch after the other: `sending` is while that lasts, and
 * what is cancelled then has reached some.
 */
export const announcementLifecycle = lifecycle(
  ['draft', 'scheduled', 'sending', 'sent', 'cancelled'],
  [
    { from: [null], to: 'draft', by: ['admin'], event: 'announcement.created' },
    {
      from: ['draft'],
      to: 'scheduled',
      by: ['admin'],
      guards: ['complete', 'sendAtAhead', 'audienceConfirmed', 'belowWeeklyLimit'],
      event: 'announcement.scheduled',
    },
    { from: ['scheduled'], to: 'draft', by: ['admin'], event: 'announcement.schedule_cancelled' },
    {
      from: ['draft'],
      to: 'sending',
      by: ['admin'],
      guards: ['complete', 'audienceConfirmed', 'belowWeeklyLimit'],
      event: 'announcement.started',
    },
    { from: ['scheduled'], to: 'sending', by: ['system'], guards: ['due'], event: 'announcement.started' },
    { from: ['sending'], to: 'sent', by: ['system'], event: 'announcement.sent' },
    { from: ['scheduled', 'sending'], to: 'cancelled', by: ['admin'], event: 'announcement.cancelled' },
  ],
);
export type AnnouncementState = (typeof announcementLifecycle.states)[number];
