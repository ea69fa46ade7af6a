import type { JobQueueName } from './job-queues.ts';

/** What a job says: few, short texts; never a person's data, since it may leave this server. */
export type JobData = Readonly<Record<string, string>>;

/** A job that is being worked on. */
export interface RunningJob {
  readonly id: string;
  readonly data: JobData;
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** Says how much is done, from 0 to 100. Nobody waits for it. */
  readonly reportProgress: (percent: number) => void;
}

/**
 * Does what a job says. May run more than once for one job, also at the same time: it must come out the same. Returns
 * 'skipped' when it left the job to somebody else, so that nothing is known of how that went.
 */
export type JobHandler = (job: RunningJob) => Promise<void | 'skipped'>;

export interface JobOptions {
  /** Of several jobs with one id only one waits or is worked on at a time. */
  readonly id?: string;
}

/** What becomes of a job in the end: null as the reason when it was done. */
export interface JobOutcome {
  readonly queue: JobQueueName;
  readonly data: JobData;
  readonly attempts: number;
  readonly error: Error | null;
}

/**
 * Brings work to a process that has time for it. It is never the only place where something is written down, and may
 * lose and repeat what it is given.
 */
export abstract class JobQueue {
  private readonly listeners: ((outcome: JobOutcome) => void)[] = [];

  /** Registers who works on the jobs of a queue. */
  abstract process(queue: JobQueueName, handler: JobHandler): void;

  /** Adds a job. Returns at once, waits for nothing and never throws. */
  abstract add(queue: JobQueueName, data?: JobData, options?: JobOptions): void;

  /** Returns what a job with an id of its own has last reported; null when it is done or not known. */
  abstract progressOf(queue: JobQueueName, id: string): Promise<number | null>;

  /** Starts working on jobs. */
  abstract start(): void;

  /** Takes no more jobs, and returns when those that run have ended or the time is over. @param limit milliseconds */
  abstract stop(limit: number): Promise<void>;

  /** Calls back when a job is done, or has failed for the last time; not when it was skipped. */
  onOutcome(listener: (outcome: JobOutcome) => void): void {
    this.listeners.push(listener);
  }

  protected settle(outcome: JobOutcome): void {
    for (const listener of this.listeners) listener(outcome);
  }
}

/** Returns an error for whatever was thrown. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
