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
import { randomUUID } from 'node:crypto';
import { type CollectionDefinition, noPersonalData } from '../database/collection-definition.ts';
import { Clock, MINUTE } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { isDuplicateKeyError } from '../database/driver-error.ts';
import { FailedJobs } from './failed-jobs.service.ts';
import { asError, JobQueue } from './job-queue.port.ts';
import type { JobDataOf } from './job-queues.ts';

/** Until when a process has a scheduled job, by the job's name. All times are the database's: the clocks of processes differ. */
export const JobLease = defineEntity({
  name: 'JobLease',
  tableName: 'job-leases',
  properties: {
    _id: p.string().primary(),
    until: p.datetime().$type<Date>(),
    /** The run that has it: one that stood still for too long must not renew or end the lease of the next. */
    runId: p.string().nullable(),
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
const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
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
  /** Milliseconds by which the database's clock was ahead of this process's when it was last asked. */
  private clockOffsetMs = 0;
  private isStopping = false;

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

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.NODE_ENV === 'test' || this.settings.ROLE === 'web') return;
    this.queue.start();
    const now = await this.estimateSharedTime();
    for (const job of this.registrations.values()) {
      /* After a downtime every job looks at what has become due, whenever it last ran. */
      this.timers.set(
        `${job.name} first`,
        setTimeout(() => this.request(job, null), FIRST_RUN_DELAY_MS),
      );
      this.scheduleNextRun(job, now);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    for (const timer of [...this.timers.values(), ...this.checks]) clearTimeout(timer);
    await Promise.all([this.queue.stop(STOP_MS), Promise.allSettled(this.running)]);
  }

  /** Returns the time that the processes of a database have in common. */
  private async sharedTime(): Promise<Date> {
    const time = await this.database.process.time(this.database.db);
    this.clockOffsetMs = time.getTime() - this.clock.now().getTime();
    return time;
  }

  /** Returns that time, or what it must be while the database is away. */
  private async estimateSharedTime(): Promise<Date> {
    return this.sharedTime().catch(() => new Date(this.clock.now().getTime() + this.clockOffsetMs));
  }

  /** Waits for the next multiple of the interval: processes agree on when a job is due without asking each other. */
  private scheduleNextRun(job: Registration, now: Date): void {
    const delay = job.intervalMs - (now.getTime() % job.intervalMs);
    this.timers.set(
      job.name,
      setTimeout(() => void this.requestDueRun(job), delay),
    );
  }

  private async requestDueRun(job: Registration): Promise<void> {
    const now = await this.estimateSharedTime();
    if (this.isStopping) return;
    this.request(job, new Date(Math.round(now.getTime() / job.intervalMs) * job.intervalMs));
    this.scheduleNextRun(job, now);
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

  private async runFor({ job: name, due }: JobDataOf<'schedules'>): Promise<void | 'skipped'> {
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
    const leases = this.database.collection<JobLeaseRow>(JobLease);
    const runId = randomUUID();
    if (!(await this.takeLease(job, due, runId))) return 'skipped';
    const lease = { _id: job.name, runId };
    const renew = async () => leases.updateOne(lease, { $set: { until: leaseEnd(await this.sharedTime()) } });
    const renewal = setInterval(() => void renew().catch(() => undefined), RENEWAL_MS);
    try {
      await job.run(this.clock.now());
      await leases.updateOne(lease, { $set: { doneAt: await this.sharedTime() } });
    } finally {
      clearInterval(renewal);
      await leases.updateOne(lease, { $set: { until: await this.sharedTime() } });
    }
  }

  /** Returns whether the job is free, and was not done since it was due. */
  private async takeLease({ name }: Registration, due: Date | null, runId: string): Promise<boolean> {
    const now = await this.sharedTime();
    const isFree = { _id: name, until: { $lte: now } };
    const isNotDone = due ? { $or: [{ doneAt: { $lt: due } }, { doneAt: null }] } : {};
    try {
      await this.database
        .collection<JobLeaseRow>(JobLease)
        .updateOne({ ...isFree, ...isNotDone }, { $set: { until: leaseEnd(now), runId } }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKeyError(error)) return false;
      throw error;
    }
  }
}
