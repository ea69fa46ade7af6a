import { settlesBy } from '../database/serial-queue.ts';
import { asError, JobQueue, type JobData, type JobHandler, type JobOptions } from './job-queue.port.ts';
import { jobQueues, type JobQueueDefinition, type JobQueueName } from './job-queues.ts';

interface QueuedJob {
  readonly id: string;
  readonly data: JobData;
  attempt: number;
  progress: number;
}

/** The jobs of one queue. */
class Lane {
  readonly waiting: QueuedJob[] = [];
  /** Jobs that wait, run, or wait for their next try, by id. */
  readonly known = new Map<string, QueuedJob>();
  readonly running = new Set<Promise<void>>();
  handler: JobHandler | undefined;

  constructor(readonly definition: JobQueueDefinition) {}
}

/** Jobs that wait at most; what comes beyond them is dropped, as the next look at the database finds it too. */
const MOST_WAITING = 10_000;

/** Works on jobs in the process that adds them. What waits is lost when the process ends. */
export class InProcessJobQueue extends JobQueue {
  private readonly lanes: ReadonlyMap<JobQueueName, Lane>;
  private readonly retries = new Set<NodeJS.Timeout>();
  private started = false;
  private stopped = false;
  private count = 0;

  constructor(definitions: Readonly<Record<JobQueueName, JobQueueDefinition>> = jobQueues) {
    super();
    const names = Object.keys(definitions) as JobQueueName[];
    this.lanes = new Map(names.map((name) => [name, new Lane(definitions[name])]));
  }

  process(queue: JobQueueName, handler: JobHandler): void {
    const lane = this.lane(queue);
    if (lane.handler) throw new Error(`Two work on the queue ${queue}.`);
    lane.handler = handler;
  }

  add(queue: JobQueueName, data: JobData = {}, { id }: JobOptions = {}): void {
    const lane = this.lane(queue);
    const jobId = id ?? String(++this.count);
    /* Without a handler here, and no way to other processes, they find the work by themselves. */
    if (this.stopped || !lane.handler || lane.known.has(jobId) || lane.waiting.length >= MOST_WAITING) return;
    const job = { id: jobId, data, attempt: 1, progress: 0 };
    lane.known.set(jobId, job);
    lane.waiting.push(job);
    this.fill(queue, lane);
  }

  async progressOf(queue: JobQueueName, id: string): Promise<number | null> {
    return this.lane(queue).known.get(id)?.progress ?? null;
  }

  start(): void {
    this.started = true;
    for (const [queue, lane] of this.lanes) this.fill(queue, lane);
  }

  async stop(limit: number): Promise<void> {
    this.stopped = true;
    for (const timer of this.retries) clearTimeout(timer);
    const running = [...this.lanes.values()].flatMap((lane) => [...lane.running]);
    if (running.length > 0) await settlesBy(Promise.allSettled(running), performance.now() + limit);
  }

  private lane(queue: JobQueueName): Lane {
    const lane = this.lanes.get(queue);
    if (!lane) throw new Error(`No queue is called ${queue}.`);
    return lane;
  }

  private fill(queue: JobQueueName, lane: Lane): void {
    if (!this.started || this.stopped || !lane.handler) return;
    while (lane.running.size < lane.definition.concurrency) {
      const job = lane.waiting.shift();
      if (!job) return;
      const run: Promise<void> = this.work(queue, lane, lane.handler, job).finally(() => {
        lane.running.delete(run);
        this.fill(queue, lane);
      });
      lane.running.add(run);
    }
  }

  private async work(queue: JobQueueName, lane: Lane, handler: JobHandler, job: QueuedJob): Promise<void> {
    const { id, data, attempt } = job;
    const reportProgress = (percent: number): void => void (job.progress = percent);
    try {
      /* Whoever adds a job has returned before it runs. */
      await Promise.resolve();
      const result = await handler({ id, data, attempt, reportProgress });
      lane.known.delete(id);
      if (result !== 'skipped') this.settle({ queue, data, attempts: attempt, error: null });
    } catch (thrown) {
      this.fail(queue, lane, job, asError(thrown));
    }
  }

  private fail(queue: JobQueueName, lane: Lane, job: QueuedJob, error: Error): void {
    const { attempts, backoffMs } = lane.definition;
    if (job.attempt >= attempts) {
      lane.known.delete(job.id);
      this.settle({ queue, data: job.data, attempts: job.attempt, error });
      return;
    }
    if (this.stopped) return;
    const timer = setTimeout(
      () => {
        this.retries.delete(timer);
        lane.waiting.push(job);
        this.fill(queue, lane);
      },
      backoffMs * 2 ** (job.attempt++ - 1),
    ).unref();
    this.retries.add(timer);
  }
}
