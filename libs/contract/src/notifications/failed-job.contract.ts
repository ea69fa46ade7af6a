import { z } from 'zod';
import { instant } from '../kernel/text.ts';

/** How many are shown. */
export const failedJobsShown = 50;

/** Work in the background that failed however often it was tried, and has not succeeded since. */
export const failedJob = z.object({
  /** A name of `scheduledJobs`, or of the queue that it belongs to. */
  job: z.string(),
  /** Tries since it last succeeded. */
  attempts: z.int(),
  failedAt: instant,
  /** What the last try failed with, without addresses. */
  lastError: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;
