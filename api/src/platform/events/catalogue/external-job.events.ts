import { externalJobState, id, instant } from '@prentice/contract';
import { z } from 'zod';
import { by, defineEvents } from './event-definition.ts';

const payload = z.object({
  externalJobId: id,
  title: z.string(),
  organisation: z.string(),
  state: externalJobState,
  by,
  at: instant,
});
const event = { version: 1, record: 'externalJobId', payload } as const;

/** Listings of jobs on other websites. */
export const externalJobEvents = defineEvents({
  'external_job.created': event,
  'external_job.scheduled': event,
  'external_job.schedule_cancelled': event,
  'external_job.published': event,
  'external_job.flagged': event,
  'external_job.restored': event,
  'external_job.expired': event,
  'external_job.archived': event,
  'external_job.changed': event,
  /** Flagged for a week without anybody confirming the link. */
  'external_job.hidden': event,
  'external_job.removed': event,
});
