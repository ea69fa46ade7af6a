import { id, instant } from '@prentice/contract';
import { z } from 'zod';
import { by, defineEvents } from './event-definition.ts';

const payload = z.object({
  announcementId: id,
  title: z.string(),
  /** People whom it is for; null for a draft. */
  recipients: z.int().nullable(),
  by,
  at: instant,
});
const event = { version: 1, record: 'announcementId', payload } as const;

/** Announcements. What their recipients get is not an event: the fan-out writes it in batches. */
export const announcementEvents = defineEvents({
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
