import { id, instant, type announcementEventNames } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents, defineTransitionEvents, actingUserId } from './event-definition.ts';

/** Inboxes. */
export const notificationEvents = defineEvents({
  /** Something was put into the inboxes of these people, or they have read or removed something. */
  'notifications.changed': { version: 1, record: null, payload: z.object({ userIds: z.array(id).readonly() }) },
});

const payload = z.object({
  announcementId: id,
  title: z.string(),
  /** People whom it is for; null for a draft. */
  recipients: z.int().nullable(),
  by: actingUserId,
  at: instant,
});
const event = { version: 1, record: 'announcementId', payload } as const;

/** Announcements. What their recipients get is not an event: the fan-out writes it in batches. */
export const announcementEvents = defineTransitionEvents<typeof announcementEventNames>()({
  'announcement.created': event,
  'announcement.changed': event,
  'announcement.removed': event,
  'announcement.scheduled': event,
  'announcement.schedule_cancelled': event,
  'announcement.started': event,
  /** Another batch of recipients was reached. */
  'announcement.progressed': event,
  'announcement.sent': event,
  'announcement.cancelled': event,
});

/** Saved searches. */
export const searchEvents = defineEvents({
  'search.matched': {
    version: 1,
    record: 'userId',
    payload: z.object({ searchId: id, userId: id, title: z.string(), count: z.int() }),
  },
});
