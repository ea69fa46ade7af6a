import { defineEntity, p } from '@mikro-orm/core';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Clock, MINUTE } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { isDuplicateKeyError } from '../database/driver-error.ts';
import type { CollectionDefinition } from '../database/collection-definition.ts';

export const JobLease = defineEntity({
  name: 'JobLease',
  tableName: 'job-leases',
  properties: { _id: p.string().primary(), until: p.datetime().$type<Date>() },
});
export const jobLeaseCollection: CollectionDefinition = { entity: JobLease, indexes: [] };

/** Work that is due because time has passed. It looks at what is due now, so a run after downtime catches up. */
export type Job = (now: Date) => Promise<void>;

interface Registration {
  readonly name: string;
  readonly every: number;
  readonly run: Job;
}

/** Runs registered jobs at their intervals, each in one process at a time. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly registrations = new Map<string, Registration>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Registers a job. @param every milliseconds between two runs */
  schedule(name: string, every: number, run: Job): void {
    if (this.registrations.has(name)) throw new Error(`Two jobs are called ${name}.`);
    this.registrations.set(name, { name, every, run });
  }

  /** Runs one job now, as its timer would. */
  async run(name: string): Promise<void> {
    const job = this.registrations.get(name);
    if (!job) throw new Error(`No job is called ${name}.`);
    await job.run(this.clock.now());
  }

  onApplicationBootstrap(): void {
    if (this.settings.NODE_ENV === 'test' || this.settings.ROLE === 'web') return;
    for (const job of this.registrations.values()) {
      this.timers.push(setInterval(() => this.start(job), job.every));
      this.start(job);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.allSettled(this.running);
  }

  private start(job: Registration): void {
    const run = this.runWithLease(job)
      .catch((error: unknown) => this.logger.error({ err: error, job: job.name }))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  private async runWithLease(job: Registration): Promise<void> {
    const now = this.clock.now();
    const leases = this.database.collection<{ _id: string; until: Date }>(JobLease);
    try {
      const until = new Date(now.getTime() + Math.max(job.every, MINUTE));
      await leases.updateOne({ _id: job.name, until: { $lte: now } }, { $set: { until } }, { upsert: true });
    } catch (error) {
      if (isDuplicateKeyError(error)) return;
      throw error;
    }
    await job.run(now);
    await leases.updateOne({ _id: job.name }, { $set: { until: this.clock.now() } });
  }
}
