import { settlesBefore } from '../database/serial-queue.ts';
import { asError, JobQueue, type JobData, type JobHandler, type JobOptions } from './job-queue.port.ts';
import { jobQueueNames, jobQueues, type JobDataOf, type JobQueueDefinition, type JobQueueName } from './job-queues.ts';

interface QueuedJob {
  readonly id: string;
  readonly data: JobData;
  attempt: number;
  progress: number;
}

/** Holds the jobs of one queue, and who works on them. */
class QueueState {
  readonly waiting: QueuedJob[] = [];
  /** Jobs that wait, run, or wait for their next try, by id. */
  readonly jobs = new Map<string, QueuedJob>();
  readonly running = new Set<Promise<void>>();
  handler: JobHandler | undefined;

  constructor(readonly definition: JobQueueDefinition) {}
}

/** Jobs that wait at most; what comes beyond them is dropped, as the next look at the database finds it too. */
const MAX_WAITING = 10_000;

/** Works on jobs in the process that adds them. What waits is lost when the process ends. */
export class InProcessJobQueue extends JobQueue {
  private readonly queues: ReadonlyMap<JobQueueName, QueueState>;
  private readonly retries = new Set<NodeJS.Timeout>();
  private started = false;
  private stopped = false;
  private count = 0;

  constructor(definitions: Readonly<Record<JobQueueName, JobQueueDefinition>> = jobQueues) {
    super();
    this.queues = new Map(jobQueueNames.map((name) => [name, new QueueState(definitions[name])]));
  }

  process<Queue extends JobQueueName>(queue: Queue, handler: JobHandler<JobDataOf<Queue>>): void {
    const state = this.stateOf(queue);
    if (state.handler) throw new Error(`Two work on the queue ${queue}.`);
    /* A queue is given only what its own jobs say. */
    state.handler = handler as JobHandler;
  }

  add(queue: JobQueueName, data: JobData = {}, { id }: JobOptions = {}): void {
    const state = this.stateOf(queue);
    const jobId = id ?? String(++this.count);
    /* Without a handler here, and no way to other processes, they find the work by themselves. */
    if (this.stopped || !state.handler || state.jobs.has(jobId) || state.waiting.length >= MAX_WAITING) return;
    const job = { id: jobId, data: this.withTrace(data), attempt: 1, progress: 0 };
    state.jobs.set(jobId, job);
    state.waiting.push(job);
    this.fill(queue, state);
  }

  async progressOf(queue: JobQueueName, id: string): Promise<number | null> {
    return this.stateOf(queue).jobs.get(id)?.progress ?? null;
  }

  async depthOf(queue: JobQueueName): Promise<number> {
    return this.stateOf(queue).jobs.size;
  }

  start(): void {
    this.started = true;
    for (const [queue, state] of this.queues) this.fill(queue, state);
  }

  async stop(limit: number): Promise<void> {
    this.stopped = true;
    for (const timer of this.retries) clearTimeout(timer);
    const running = [...this.queues.values()].flatMap((state) => [...state.running]);
    if (running.length > 0) await settlesBefore(Promise.allSettled(running), performance.now() + limit);
  }

  private stateOf(queue: JobQueueName): QueueState {
    const state = this.queues.get(queue);
    if (!state) throw new Error(`No queue is called ${queue}.`);
    return state;
  }

  private fill(queue: JobQueueName, state: QueueState): void {
    if (!this.started || this.stopped || !state.handler) return;
    while (state.running.size < state.definition.concurrency) {
      const job = state.waiting.shift();
      if (!job) return;
      const run: Promise<void> = this.work(queue, state, state.handler, job).finally(() => {
        state.running.delete(run);
        this.fill(queue, state);
      });
      state.running.add(run);
    }
  }

  private async work(queue: JobQueueName, state: QueueState, handler: JobHandler, job: QueuedJob): Promise<void> {
    const { id, data, attempt } = job;
    const reportProgress = (percent: number): void => void (job.progress = percent);
    try {
      /* The caller that adds a job has returned before it runs. */
      await Promise.resolve();
      const result = await this.run(queue, handler, { id, data, attempt, reportProgress });
      state.jobs.delete(id);
      if (result !== 'skipped') this.settle({ queue, data, attempts: attempt, error: null });
    } catch (thrown) {
      this.fail(queue, state, job, asError(thrown));
    }
  }

  private fail(queue: JobQueueName, state: QueueState, job: QueuedJob, error: Error): void {
    const { attempts, backoffMs } = state.definition;
    if (job.attempt >= attempts) {
      state.jobs.delete(job.id);
      this.settle({ queue, data: job.data, attempts: job.attempt, error });
      return;
    }
    if (this.stopped) return;
    const timer = setTimeout(
      () => {
        this.retries.delete(timer);
        state.waiting.push(job);
        this.fill(queue, state);
      },
      backoffMs * 2 ** (job.attempt++ - 1),
    ).unref();
    this.retries.add(timer);
  }
}
