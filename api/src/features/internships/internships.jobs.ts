import { internshipLimits as limits, AppError, type InternshipState, utcDay } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import { DAY, HOUR, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Internship, type InternshipEntity, type InternshipRow } from './internship.entity.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import { shinglesOf, minHashSketch } from './moderation/near-duplicates.ts';

interface DueTransition {
  readonly filter: Filter<Document>;
  readonly to: InternshipState;
  readonly closeReason?: InternshipEntity['closeReason'];
}

/** What nobody waits for any more. */
const noneWaiting = { 'counts.interested': 0, 'counts.submitted': 0, 'counts.inReview': 0, 'counts.selected': 0 };
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Lists what the passing of time asks for. It looks at what is due now, so a run after downtime does it all, once. */
const dueTransitions = (now: Date): readonly DueTransition[] => [
  { filter: { state: 'scheduled', employerLive: true, publishAt: { $lte: now.toISOString() } }, to: 'open' },
  {
    filter: { state: 'open', deadline: { $lt: utcDay(now) } },
    to: 'closed',
    closeReason: 'deadline',
  },
  {
    filter: { state: 'paused', pausedAt: { $lt: before(now, limits.pausedDays) } },
    to: 'closed',
    closeReason: 'paused_too_long',
  },
  {
    filter: {
      state: { $in: ['closed', 'filled'] },
      closedAt: { $lt: before(now, limits.archiveDays) },
      ...noneWaiting,
    },
    to: 'archived',
  },
  {
    filter: {
      state: { $in: ['draft', 'rejected'] },
      updatedAt: { $lt: before(now, limits.archiveDays) },
      ...noneWaiting,
    },
    to: 'archived',
  },
];

/** Returns whether something must happen first: it is looked at again with the next run. */
const isRetryable = (error: unknown): boolean => error instanceof AppError && error.code === 'EMPLOYER_NOT_VERIFIED';

/** Publishes, closes and archives when it is time. */
@Injectable()
export class InternshipJobs implements OnModuleInit {
  private readonly logger = new Logger('InternshipJobs');

  constructor(
    private readonly scheduler: JobScheduler,
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly transitions: InternshipTransitions,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('internships.publication', MINUTE, (now) => this.run(now));
    this.scheduler.schedule('internships.duplicate-sketches', HOUR, () => this.fillMissingSketches());
  }

  private async run(now: Date): Promise<void> {
    for (const transition of dueTransitions(now)) await this.transitionAll(transition);
  }

  /** Gives a sketch to internships that were stored without one, such as imported ones. */
  private async fillMissingSketches(): Promise<void> {
    const rows = this.database.collection<InternshipRow>(Internship);
    const fields = { title: 1, description: 1, tasks: 1, locations: 1, employer: 1 };
    const bare = rows.find({ sketch: null, state: { $nin: ['draft', 'archived'] } }, { projection: fields });
    for await (const row of bare)
      await rows.updateOne({ _id: row._id, sketch: null }, { $set: { sketch: minHashSketch(shinglesOf(row)) } });
  }

  /** Transitions each in a transaction of its own that looks again. */
  private transitionAll(due: DueTransition): Promise<void> {
    const rows = this.database.collection<Document>(Internship);
    const dueInternships = rows.find<{ _id: ObjectId }>(due.filter, { projection: { _id: 1 } });
    return forEachDocument(
      dueInternships,
      ({ _id }) => this.transitionOne(_id, due),
      (error, { _id }) => {
        if (!isRetryable(error)) this.logger.error({ err: error, internship: _id.toHexString(), to: due.to });
      },
    );
  }

  private transitionOne(_id: ObjectId, { filter, to, closeReason }: DueTransition): Promise<void> {
    return this.database.transaction(async (unitOfWork) => {
      const internship = await unitOfWork.findOne(Internship, { _id });
      const still: Filter<Document> = { $and: [{ _id }, filter] };
      const due = await this.database
        .collection<Document>(Internship)
        .findOne(still, this.database.sessionOptions(unitOfWork));
      if (internship && due)
        await this.engine.applyAsSystem(unitOfWork, this.transitions.definition, internship, {
          kind: 'consequence',
          to,
          closeReason,
        });
    });
  }
}
