import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { failedJobsShown, scheduledJobs, type FailedJob } from '@prentice/contract';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { type CollectionDefinition, noPersonalData } from '../database/collection-definition.ts';
import { Clock, MINUTE } from '../clock/clock.ts';
import { Database } from '../database/database.service.ts';
import { failureText } from '../events/event-dispatcher.ts';
import { JobQueue, type JobOutcome } from './job-queue.port.ts';
import { jobQueues } from './job-queues.ts';

/** A job that failed for good, by its name. */
const FailedJobRecord = defineEntity({
  name: 'FailedJob',
  tableName: 'failed-jobs',
  properties: {
    _id: p.string().primary(),
    attempts: p.integer(),
    failedAt: p.datetime().$type<Date>(),
    lastError: p.string(),
  },
});
type FailedJobRow = InferEntity<typeof FailedJobRecord>;
export const failedJobCollection: CollectionDefinition = {
  entity: FailedJobRecord,
  personal: noPersonalData,
  indexes: [],
};

/**
 * Keeps which jobs failed for good, until they succeed again: in the database, where no restart and no Redis loses it.
 */
@Injectable()
export class FailedJobs implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Jobs');
  /** When this process last said that a job is fine: some end well many times a second. */
  private readonly lastSuccessNotedAt = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  private get rows() {
    return this.database.collection<FailedJobRow>(FailedJobRecord);
  }

  onModuleInit(): void {
    this.queue.onOutcome((outcome) => {
      this.recordOutcome(outcome).catch((error: unknown) => this.logger.error({ err: error }));
    });
  }

  /** Forgets jobs that this version does not have, or calls otherwise: they would never succeed again. */
  async onApplicationBootstrap(): Promise<void> {
    const names = [...Object.keys(scheduledJobs), ...Object.keys(jobQueues)];
    await this.rows.deleteMany({ _id: { $nin: names } });
  }

  /** Returns those that failed, the latest first. */
  async list(): Promise<FailedJob[]> {
    const failedJobs = await this.rows.find().sort({ failedAt: -1 }).limit(failedJobsShown).toArray();
    return failedJobs.map(({ _id: job, attempts, failedAt, lastError }) => {
      return { job, attempts, failedAt: failedAt.toISOString(), lastError };
    });
  }

  /** Returns how many there are. */
  count(): Promise<number> {
    return this.rows.estimatedDocumentCount();
  }

  /**
   * Keeps how a job ended. A queue that only says "look" is known by its name; what it found nothing wrong with any
   * more is fine again.
   */
  async recordOutcome({ queue, data, attempts, error }: JobOutcome): Promise<void> {
    const _id = data['job'] ?? queue;
    const now = this.clock.now();
    if (!error) {
      if (now.getTime() - (this.lastSuccessNotedAt.get(_id) ?? 0) < MINUTE) return;
      this.lastSuccessNotedAt.set(_id, now.getTime());
      await this.rows.deleteOne({ _id });
      return;
    }
    this.lastSuccessNotedAt.delete(_id);
    const failed = { failedAt: now, lastError: failureText(error) };
    await this.rows.updateOne({ _id }, { $set: failed, $inc: { attempts } }, { upsert: true });
  }
}
