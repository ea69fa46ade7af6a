import {
  id,
  instant,
  newsAudiences,
  externalJobState,
  type externalJobEventNames,
  type newsEventNames,
} from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents, actingUserId } from './event-definition.ts';

const newsItem = z.object({
  newsId: id,
  slug: z.string(),
  title: z.string(),
  audience: z.enum(newsAudiences),
  authorId: id.nullable(),
  by: actingUserId,
  at: instant,
});
const newsEvent = { version: 1, record: 'newsId', payload: newsItem } as const;

/** News items. Readers are notified of `news.published` when `isFirst` is true. */
export const newsEvents = defineTransitionEvents<typeof newsEventNames>()({
  'news.created': newsEvent,
  'news.scheduled': newsEvent,
  'news.schedule_cancelled': newsEvent,
  'news.published': { version: 1, record: 'newsId', payload: newsItem.extend({ isFirst: z.boolean() }) },
  'news.unpublished': newsEvent,
  'news.archived': newsEvent,
  'news.changed': newsEvent,
  'news.removed': newsEvent,
});

const externalJob = z.object({
  externalJobId: id,
  title: z.string(),
  organisation: z.string(),
  state: externalJobState,
  by: actingUserId,
  at: instant,
});
const externalJobEvent = { version: 1, record: 'externalJobId', payload: externalJob } as const;

/** Listings of jobs on other websites. */
export const externalJobEvents = defineTransitionEvents<typeof externalJobEventNames>()({
  'external_job.created': externalJobEvent,
  'external_job.scheduled': externalJobEvent,
  'external_job.schedule_cancelled': externalJobEvent,
  'external_job.published': externalJobEvent,
  'external_job.flagged': externalJobEvent,
  'external_job.restored': externalJobEvent,
  'external_job.expired': externalJobEvent,
  'external_job.archived': externalJobEvent,
  'external_job.changed': externalJobEvent,
  /** Flagged for a week without anybody confirming the link. */
  'external_job.hidden': externalJobEvent,
  'external_job.removed': externalJobEvent,
});
