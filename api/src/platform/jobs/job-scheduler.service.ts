import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ScheduledJob } from '@prentice/contract';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { type CollectionDefinition, noPersonalData } from '../database/collection-definition.ts';
import { Clock, MINUTE } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { isDuplicateKeyError } from '../database/driver-error.ts';
import { FailedJobs } from './failed-jobs.service.ts';
import { asError, JobQueue, type JobData } from './job-queue.port.ts';

/** Until when a process has a scheduled job, by the job's name. */
export const JobLease = defineEntity({
  name: 'JobLease',
  tableName: 'job-leases',
  properties: {
    _id: p.string().primary(),
    until: p.datetime().$type<Date>(),
    /** When it last ended well. */
    doneAt: p.datetime().$type<Date>().nullable(),
  },
});
type JobLeaseRow = InferEntity<typeof JobLease>;
export const jobLeaseCollection: CollectionDefinition = { entity: JobLease, personal: noPersonalData, indexes: [] };

/** Work that is due because time has passed. It looks at what is due now, so a run after downtime catches up. */
export type Job = (now: Date) => Promise<void>;

interface Registration {
  readonly name: string;
  readonly intervalMs: number;
  readonly run: Job;
}

/**
 * Milliseconds after the start at which each job runs for the first time: those who waited for the start come first.
 */
const FIRST_RUN_DELAY_MS = 1_000;
/**
 * Milliseconds after which a process looks whether a job whose time had come was done by anyone, and else does it
 * itself.
 */
const GRACE_MS = 15_000;
/**
 * How long a process has a job without renewing that, and how often it does. The jobs of a dead process are free after
 * it.
 */
const LEASE_MS = MINUTE;
const RENEWAL_MS = 15_000;
/** Milliseconds that jobs get to end when the process leaves. */
const STOP_MS = 4_000;

/**
 * Runs registered jobs at their intervals, each in one process at a time and, among several processes, once for each
 * time that it is due. The queue says which process does it; who holds the lease in the database decides.
 */
@Injectable()
export class JobScheduler implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly registrations = new Map<string, Registration>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly checks = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly failedJobs: FailedJobs,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Registers a job under the name by which administrators know it. @param every milliseconds between two runs */
  schedule(name: ScheduledJob, every: number, run: Job): void {
    if (this.registrations.has(name)) throw new Error(`Two jobs are called ${name}.`);
    this.registrations.set(name, { name, intervalMs: every, run });
  }

  /** Runs one job now, as its timer would. */
  async run(name: string): Promise<void> {
    const job = this.registrations.get(name);
    if (!job) throw new Error(`No job is called ${name}.`);
    await job.run(this.clock.now());
  }

  onModuleInit(): void {
    this.queue.process('schedules', ({ data }) => this.runFor(data));
  }

  onApplicationBootstrap(): void {
    if (this.settings.NODE_ENV === 'test' || this.settings.ROLE === 'web') return;
    this.queue.start();
    for (const job of this.registrations.values()) {
      /* After a downtime every job looks at what has become due, whenever it last ran. */
      this.timers.set(
        `${job.name} first`,
        setTimeout(() => this.request(job, null), FIRST_RUN_DELAY_MS),
      );
      this.scheduleNextRun(job);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of [...this.timers.values(), ...this.checks]) clearTimeout(timer);
    await Promise.all([this.queue.stop(STOP_MS), Promise.allSettled(this.running)]);
  }

  /** Waits for the next multiple of the interval: processes agree on when a job is due without asking each other. */
  private scheduleNextRun(job: Registration): void {
    const { name, intervalMs } = job;
    const delay = intervalMs - (this.clock.now().getTime() % intervalMs);
    const timer = setTimeout(() => {
      const due = new Date(Math.round(this.clock.now().getTime() / intervalMs) * intervalMs);
      this.request(job, due);
      this.scheduleNextRun(job);
    }, delay);
    this.timers.set(name, timer);
  }

  /** Asks for a run, and looks after a while whether there was one: a queue may lose what it is given. */
  private request(job: Registration, due: Date | null): void {
    const turn = due?.toISOString();
    const data = { job: job.name, ...(turn && { due: turn }) };
    this.queue.add('schedules', data, turn ? { id: `${job.name}@${turn}` } : {});
    if (!due) return;
    const check = setTimeout(() => {
      this.checks.delete(check);
      this.start(job, due);
    }, GRACE_MS);
    this.checks.add(check);
  }

  private start(job: Registration, due: Date): void {
    const run = this.runWithoutQueue(job, due)
      .catch((error: unknown) => this.logger.error({ err: error, job: job.name }))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  private async runWithoutQueue(job: Registration, due: Date): Promise<void> {
    const outcome = { queue: 'schedules', data: { job: job.name }, attempts: 1 } as const;
    try {
      if ((await this.runWithLease(job, due)) !== 'skipped')
        await this.failedJobs.recordOutcome({ ...outcome, error: null });
    } catch (error) {
      await this.failedJobs.recordOutcome({ ...outcome, error: asError(error) });
      throw error;
    }
  }

  private async runFor({ job: name = '', due }: JobData): Promise<void | 'skipped'> {
    const job = this.registrations.get(name);
    /* Another version of the server may know it. */
    if (!job) return 'skipped';
    try {
      return await this.runWithLease(job, due ? new Date(due) : null);
    } catch (error) {
      this.logger.error({ err: error, job: name });
      throw error;
    }
  }

  /**
   * Runs a job unless another process does.
   * @param due not run when it was done since then; null to run it in any case
   */
  private async runWithLease(job: Registration, due: Date | null): Promise<void | 'skipped'> {
    const now = this.clock.now();
    const leases = this.database.collection<JobLeaseRow>(JobLease);
    const isFree = { _id: job.name, until: { $lte: now } };
    const isNotDone = due ? { $or: [{ doneAt: { $lt: due } }, { doneAt: null }] } : {};
    const until = () => new Date(this.clock.now().getTime() + LEASE_MS);
    try {
      await leases.updateOne({ ...isFree, ...isNotDone }, { $set: { until: until() } }, { upsert: true });
    } catch (error) {
      if (isDuplicateKeyError(error)) return 'skipped';
      throw error;
    }
    const renewal = setInterval(() => {
      leases.updateOne({ _id: job.name }, { $set: { until: until() } }).catch(() => undefined);
    }, RENEWAL_MS);
    try {
      await job.run(now);
      await leases.updateOne({ _id: job.name }, { $set: { doneAt: this.clock.now() } });
    } finally {
      clearInterval(renewal);
      await leases.updateOne({ _id: job.name }, { $set: { until: this.clock.now() } });
    }
  }
}
