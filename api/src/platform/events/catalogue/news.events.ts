import { id, instant, newsAudiences } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents, by } from './event-definition.ts';

const payload = z.object({
  newsId: id,
  slug: z.string(),
  title: z.string(),
  audience: z.enum(newsAudiences),
  authorId: id.nullable(),
  by,
  at: instant,
});
const event = { version: 1, record: 'newsId', payload } as const;

/** News items. Readers are notified of `news.published` when `isFirst` is true. */
export const newsEvents = defineEvents({
  'news.created': event,
  'news.scheduled': event,
  'news.schedule_cancelled': event,
  'news.published': { version: 1, record: 'newsId', payload: payload.extend({ isFirst: z.boolean() }) },
  'news.unpublished': event,
  'news.archived': event,
  'news.changed': event,
  'news.removed': event,
});
