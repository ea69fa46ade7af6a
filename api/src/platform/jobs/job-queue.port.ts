import { currentTrace, traced } from '../tracing/tracing.ts';
import type { JobDataOf, JobQueueName } from './job-queues.ts';

/** What a job of any queue says, as it is stored; {@link JobDataOf} has what those of one queue say. */
export type JobData = Readonly<Record<string, string>>;

/** A job that is being worked on. */
export interface RunningJob<Data extends JobData = JobData> {
  readonly id: string;
  readonly data: Data;
  /** Which try this is, from 1. */
  readonly attempt: number;
  /** Says how much is done, from 0 to 100. Nobody waits for it. */
  readonly reportProgress: (percent: number) => void;
}

/**
 * Does what a job says. May run more than once for one job, also at the same time: it must come out the same. Returns
 * 'skipped' when it left the job to somebody else, so that nothing is known of how that went.
 */
export type JobHandler<Data extends JobData = JobData> = (job: RunningJob<Data>) => Promise<void | 'skipped'>;

export interface JobOptions {
  /** Of several jobs with one id only one waits or is worked on at a time. */
  readonly id?: string;
}

/** What is added to a queue: what the job says, where those of the queue say something, and options. */
type JobArguments<Queue extends JobQueueName> = Queue extends JobQueueName
  ? Readonly<Record<string, never>> extends JobDataOf<Queue>
    ? [data?: JobDataOf<Queue>, options?: JobOptions]
    : [data: JobDataOf<Queue>, options?: JobOptions]
  : never;

/** What becomes of a job in the end: null as the reason when it was done. */
export interface JobOutcome {
  readonly queue: JobQueueName;
  readonly data: JobData;
  readonly attempts: number;
  readonly error: Error | null;
}

/** Takes apart what a job says and which trace it belongs to. */
const splitTrace = ({ traceparent, ...data }: JobData): { traceparent: string | undefined; data: JobData } => ({
  traceparent,
  data,
});

/**
 * Brings work to a process that has time for it. It is never the only place where something is written down, and may
 * lose and repeat what it is given.
 */
export abstract class JobQueue {
  private readonly listeners: ((outcome: JobOutcome) => void)[] = [];

  /** Registers who works on the jobs of a queue. */
  abstract process<Queue extends JobQueueName>(queue: Queue, handler: JobHandler<JobDataOf<Queue>>): void;

  /** Adds a job. Returns at once, waits for nothing and never throws. */
  abstract add<Queue extends JobQueueName>(queue: Queue, ...job: JobArguments<Queue>): void;

  /** Returns what a job with an id of its own has last reported; null when it is done or not known. */
  abstract progressOf(queue: JobQueueName, id: string): Promise<number | null>;

  /**
   * Returns how many jobs of a queue wait, run, or wait for their next try: of all processes that share the queue, or of
   * this one alone while it cannot reach the others.
   */
  abstract depthOf(queue: JobQueueName): Promise<number>;

  /** Starts working on jobs. */
  abstract start(): void;

  /** Takes no more jobs, and returns when those that run have ended or the time is over. @param limit milliseconds */
  abstract stop(limit: number): Promise<void>;

  /** Calls back when a job is done, or has failed for the last time; not when it was skipped. */
  onOutcome(listener: (outcome: JobOutcome) => void): void {
    this.listeners.push(listener);
  }

  /** Adds to what a job says which trace it belongs to, while traces are sent. */
  protected withTrace(data: JobData): JobData {
    const traceparent = currentTrace();
    return traceparent ? { ...data, traceparent } : data;
  }

  /** Lets a handler do what a job says, as part of the trace in it. */
  protected run(queue: JobQueueName, handler: JobHandler, job: RunningJob): ReturnType<JobHandler> {
    const { traceparent, data } = splitTrace(job.data);
    const attributes = { 'messaging.destination.name': queue, 'job.attempt': job.attempt };
    return traced({ name: `job ${queue}`, attributes, cause: traceparent }, () => handler({ ...job, data }));
  }

  protected settle(outcome: JobOutcome): void {
    const { data } = splitTrace(outcome.data);
    for (const listener of this.listeners) listener({ ...outcome, data });
  }
}

/** Returns an error for whatever was thrown. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
