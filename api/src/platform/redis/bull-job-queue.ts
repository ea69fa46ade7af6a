import type { Job, Queue } from 'bull';
import { Logger } from '@nestjs/common';
import { settlesBefore } from '../database/serial-queue.ts';
import { InProcessJobQueue } from '../jobs/in-process-job-queue.ts';
import { asError, JobQueue, type JobData, type JobHandler, type JobOptions } from '../jobs/job-queue.port.ts';
import { jobQueues, type JobDataOf, type JobQueueDefinition, type JobQueueName } from '../jobs/job-queues.ts';
import type { RedisConnections } from './redis-connections.ts';

/** Jobs that are on their way to Redis at most; what comes beyond them stays in this process. */
const MAX_UNCONFIRMED = 500;

/**
 * Brings jobs to whichever process is free, through Bull. What Redis does not take at once, this process works on
 * itself, if it works on jobs at all; what Redis loses, the next look at the database finds.
 */
export class BullJobQueue extends JobQueue {
  private readonly logger = new Logger('JobQueue');
  private readonly local: InProcessJobQueue;
  private readonly handlers = new Map<JobQueueName, JobHandler>();
  /** Jobs that run here, or whose end Redis has not been told yet. */
  private readonly running = new Set<string>();
  private allReported: () => void = () => undefined;
  private onTheWay = 0;
  private stopped = false;

  constructor(
    private readonly redis: RedisConnections,
    private readonly queues: ReadonlyMap<JobQueueName, Queue<JobData>>,
    private readonly definitions: Readonly<Record<JobQueueName, JobQueueDefinition>> = jobQueues,
  ) {
    super();
    this.local = new InProcessJobQueue(definitions);
    this.local.onOutcome((outcome) => this.settle(outcome));
    for (const [name, queue] of queues) {
      queue.on('error', () => undefined);
      queue.on('completed', (job) => this.reported(name, job));
      queue.on('failed', (job) => this.reported(name, job));
    }
  }

  process<Queue extends JobQueueName>(queue: Queue, handler: JobHandler<JobDataOf<Queue>>): void {
    this.local.process(queue, handler);
    /* A queue is given only what its own jobs say. */
    this.handlers.set(queue, handler as JobHandler);
  }

  add(queue: JobQueueName, data: JobData = {}, options: JobOptions = {}): void {
    if (this.stopped) return;
    if (!this.redis.isAvailable || this.onTheWay >= MAX_UNCONFIRMED) return this.local.add(queue, data, options);
    this.onTheWay++;
    this.addToRedis(queue, data, options)
      .catch((error: unknown) => {
        this.redis.noteFailure(error);
        this.local.add(queue, data, options);
      })
      .finally(() => this.onTheWay--);
  }

  async progressOf(queue: JobQueueName, id: string): Promise<number | null> {
    const local = await this.local.progressOf(queue, id);
    if (local !== null || !this.redis.isAvailable) return local;
    const job = await this.queue(queue)
      .getJob(id)
      .catch(() => null);
    return job ? Number(job.progress()) : null;
  }

  async depthOf(queue: JobQueueName): Promise<number> {
    const local = await this.local.depthOf(queue);
    if (!this.redis.isAvailable) return local;
    const { waiting, active, delayed } = await this.queue(queue).getJobCounts();
    return local + waiting + active + delayed;
  }

  start(): void {
    this.local.start();
    for (const [name, handler] of this.handlers) {
      const work = (job: Job<JobData>) => this.work(name, handler, job);
      this.queue(name)
        .process(this.definitions[name].concurrency, work)
        .catch((error: unknown) => {
          if (!this.stopped) this.logger.error({ err: error, queue: name });
        });
    }
  }

  /**
   * Stops the queues. Bull takes no more jobs once it closes; its own wait for those that run would not end before
   * Redis answers. Jobs whose end Redis does not learn are worked on again by another process.
   */
  async stop(limit: number): Promise<void> {
    this.stopped = true;
    const until = performance.now() + limit;
    const ended = new Promise<void>((resolve) => (this.allReported = resolve));
    if (this.running.size === 0) this.allReported();
    const closing = [...this.queues.values()].map((queue) => queue.close(true));
    await Promise.all([
      this.local.stop(limit),
      settlesBefore(Promise.allSettled(closing), until),
      settlesBefore(ended, until),
    ]);
  }

  private reported(queue: JobQueueName, { id }: Job<JobData>): void {
    if (this.running.delete(`${queue}:${id}`) && this.running.size === 0) this.allReported();
  }

  private queue(name: JobQueueName): Queue<JobData> {
    const queue = this.queues.get(name);
    if (!queue) throw new Error(`No queue is called ${name}.`);
    return queue;
  }

  private async addToRedis(name: JobQueueName, data: JobData, { id }: JobOptions): Promise<void> {
    const { attempts, backoffMs } = this.definitions[name];
    await this.queue(name).add(this.withTrace(data), {
      attempts,
      backoff: { type: 'exponential', delay: backoffMs },
      /* What failed is kept in the database, where administrators see it and no flush reaches it. */
      removeOnComplete: true,
      removeOnFail: true,
      ...(id !== undefined && { jobId: id }),
    });
  }

  private async work(queue: JobQueueName, handler: JobHandler, job: Job<JobData>): Promise<void> {
    const { data, opts } = job;
    this.running.add(`${queue}:${job.id}`);
    const attempt = job.attemptsMade + 1;
    const reportProgress = (percent: number): void => {
      void Promise.resolve(job.progress(percent)).catch(() => undefined);
    };
    try {
      const result = await this.run(queue, handler, { id: String(job.id), data, attempt, reportProgress });
      if (result !== 'skipped') this.settle({ queue, data, attempts: attempt, error: null });
    } catch (thrown) {
      const error = asError(thrown);
      if (attempt >= (opts.attempts ?? 1)) this.settle({ queue, data, attempts: attempt, error });
      throw error;
    }
  }
}
