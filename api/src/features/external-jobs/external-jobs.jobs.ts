import { externalJobLimits, type ExternalJobState } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Filter } from 'mongodb';
import { Audit } from '../../platform/audit/audit.service.ts';
import { DAY, MINUTE } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { ExternalJob, type ExternalJobRow } from './external-job.entity.ts';
import { externalJobPayload, externalJobTransitions } from './external-job.transitions.ts';

/** Publishes, expires and hides listings when it is time. */
@Injectable()
export class ExternalJobJobs implements OnModuleInit {
  private readonly logger = new Logger('ExternalJobJobs');

  constructor(
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly scheduler: JobScheduler,
  ) {}

  private get rows() {
    return this.database.collection<ExternalJobRow>(ExternalJob);
  }

  onModuleInit(): void {
    this.scheduler.schedule('external-jobs.publication', MINUTE, (now) => this.followTime(now));
  }

  private async followTime(now: Date): Promise<void> {
    const isClosed = ({ closesAt }: ExternalJobRow) => closesAt instanceof Date && closesAt <= now;
    const isDue = ({ state, publishAt }: ExternalJobRow) => state === 'scheduled' && !!publishAt && publishAt <= now;
    const since = new Date(now.getTime() - externalJobLimits.flaggedDays * DAY);
    const isStale = ({ state, listed, flaggedAt }: ExternalJobRow) =>
      state === 'flagged' && listed && !!flaggedAt && flaggedAt <= since;
    await this.forEach({ state: 'scheduled', publishAt: { $lte: now } }, isDue, this.transitionTo('published'));
    for (const state of ['published', 'flagged'] as const)
      await this.forEach({ state, closesAt: { $lte: now } }, isClosed, this.transitionTo('expired'));
    await this.forEach(
      { state: 'flagged', listed: true, flaggedAt: { $lte: since } },
      isStale,
      async (unitOfWork, job) => {
        job.listed = false;
        this.audit.record(unitOfWork, {
          caller: null,
          action: 'updated',
          resource: 'external-jobs',
          id: job._id.toHexString(),
          label: job.title,
          changes: [{ field: 'listed', before: true, after: false }],
        });
        this.events.record(unitOfWork, { 'external_job.hidden': externalJobPayload(job, null, now) });
      },
    );
  }

  private readonly transitionTo =
    (to: ExternalJobState) =>
    async (unitOfWork: UnitOfWork, job: ExternalJobRow): Promise<void> => {
      await this.engine.applyAsSystem(unitOfWork, externalJobTransitions, job, { to });
    };

  /** Does something to each listing in a transaction of its own that looks again. */
  private forEach(
    filter: Filter<ExternalJobRow>,
    isStill: (job: ExternalJobRow) => boolean,
    act: (unitOfWork: UnitOfWork, job: ExternalJobRow) => Promise<void>,
  ): Promise<void> {
    return forEachDocument(
      this.rows.find(filter, { projection: { _id: 1 } }),
      ({ _id }) =>
        this.database.transaction(async (unitOfWork) => {
          const job = await unitOfWork.findOne(ExternalJob, { _id });
          if (job && isStill(job)) await act(unitOfWork, job);
        }),
      (error, { _id }) => this.logger.error({ err: error, externalJob: _id.toHexString() }),
    );
  }
}
