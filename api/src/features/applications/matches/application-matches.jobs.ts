import { MATCH_ALGORITHM } from '@prentice/cv/match';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { MINUTE } from '../../../platform/clock/clock.ts';
import { objectId } from '../../../platform/database/ids.ts';
import { JobQueue } from '../../../platform/jobs/job-queue.port.ts';
import { JobScheduler } from '../../../platform/jobs/job-scheduler.service.ts';
import { ApplicationMatches } from './application-matches.service.ts';

/** Applications that are computed before progress is reported, and in one run of the scheduled job. */
const BATCH = 100;
const LIMIT = 2_000;

/** Computes the matches of applications: of each one that is sent, and of those that have none of this version. */
@Injectable()
export class ApplicationMatchJobs implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('ApplicationMatches');
  private stopped = false;

  constructor(
    private readonly queue: JobQueue,
    private readonly scheduler: JobScheduler,
    private readonly matches: ApplicationMatches,
  ) {}

  onModuleInit(): void {
    this.queue.process('matches', ({ data }) => this.matches.compute(objectId(data.applicationId)));
    this.scheduler.schedule('applications.matches', 10 * MINUTE, () => this.computeOutdated());
  }

  /** Ends after the application that is under way; what is left is found by the next run. */
  onModuleDestroy(): void {
    this.stopped = true;
  }

  private async computeOutdated(): Promise<void> {
    let done = 0;
    for await (const ids of this.matches.outdatedBatches(BATCH)) {
      for (const id of ids) await this.computeSafely(id);
      done += ids.length;
      this.logger.log({ ...(await this.matches.progress()), version: MATCH_ALGORITHM });
      if (this.stopped || done >= LIMIT) return;
    }
  }

  private async computeSafely(id: ObjectId): Promise<void> {
    if (this.stopped) return;
    await this.matches
      .compute(id)
      .catch((error: unknown) => this.logger.error({ err: error, application: id.toHexString() }));
  }
}
