import { SECOND } from '../clock/clock.ts';

/** How the jobs of a queue are worked on. */
export interface JobQueueDefinition {
  /** Jobs at a time, in each process. */
  readonly concurrency: number;
  /** How often a job is tried before it counts as failed. */
  readonly attempts: number;
  /** Milliseconds before the second try; each later wait is twice the one before. */
  readonly backoffMs: number;
}

/**
 * Every queue. A job only says that there may be something to do: its handler looks in the database what that is, and
 * claims it there. A job that is lost costs time, and one that runs twice does nothing twice.
 */
export const jobQueues = {
  /** Events were saved that the relay may dispatch. */
  outbox: { concurrency: 1, attempts: 1, backoffMs: SECOND },
  /** Deliveries of notifications may be due. */
  deliveries: { concurrency: 1, attempts: 3, backoffMs: 2 * SECOND },
  /** An announcement may have recipients who have not been reached. */
  announcements: { concurrency: 1, attempts: 3, backoffMs: 5 * SECOND },
  /** A CV may not have been read yet; the job carries the id of its document. */
  'cv-readings': { concurrency: 1, attempts: 3, backoffMs: 5 * SECOND },
  /** An application may have no match yet; the job carries its id. */
  matches: { concurrency: 1, attempts: 3, backoffMs: 5 * SECOND },
  /** A CV waits for its analysis; the job carries its id. */
  'cv-analyses': { concurrency: 2, attempts: 3, backoffMs: 2 * SECOND },
  /** An administrator's test of the reader of CVs waits; the job carries its id. */
  'cv-tests': { concurrency: 1, attempts: 1, backoffMs: SECOND },
  /** A run of maintenance may wait, or may have to be undone. */
  maintenance: { concurrency: 1, attempts: 3, backoffMs: 5 * SECOND },
  /** The time of a scheduled job has come; the job carries its name. */
  schedules: { concurrency: 4, attempts: 3, backoffMs: 5 * SECOND },
} as const satisfies Record<string, JobQueueDefinition>;

export type JobQueueName = keyof typeof jobQueues;

/**
 * What the jobs of each queue say: few, short texts; never a person's data, since it may leave this server. Jobs of a queue
 * that is not named say nothing.
 */
interface JobsWithData {
  /** The id of a document. */
  readonly 'cv-readings': { readonly documentId: string };
  readonly matches: { readonly applicationId: string };
  /** The id of an analysis. */
  readonly 'cv-analyses': { readonly analysis: string };
  /** The id of a test. */
  readonly 'cv-tests': { readonly test: string };
  /** The name of a scheduled job, and the instant that it is due at; without one, it runs because somebody asked. */
  readonly schedules: { readonly job: string; readonly due?: string };
}
export type JobDataOf<Queue extends JobQueueName> = Queue extends keyof JobsWithData
  ? JobsWithData[Queue]
  : Readonly<Record<string, never>>;

export const jobQueueNames = Object.keys(jobQueues) as JobQueueName[];
