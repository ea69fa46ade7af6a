import { id } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents } from './event-definition.ts';

/** Inboxes. */
export const notificationEvents = defineEvents({
  /** Something was put into the inboxes of these people, or they have read or removed something. */
  'notifications.changed': { version: 1, record: null, payload: z.object({ userIds: z.array(id).readonly() }) },
});
