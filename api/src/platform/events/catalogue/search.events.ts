import { id } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents } from './event-definition.ts';

/** Saved searches. */
export const searchEvents = defineEvents({
  'search.matched': {
    version: 1,
    record: 'userId',
    payload: z.object({ searchId: id, userId: id, title: z.string(), count: z.int() }),
  },
});
