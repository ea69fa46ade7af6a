import { internshipLimits as limits, Refusal, type InternshipState } from '@prentice/contract';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import { DAY, HOUR, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { walk } from '../../platform/database/walk.ts';
import { Jobs } from '../../platform/jobs/jobs.service.ts';
import { systemActor } from '../../platform/transitions/define-transitions.ts';
import { Internship, type InternshipEntity, type InternshipRow } from './internship.entity.ts';
import { InternshipTransitions } from './internship.transitions.ts';
import { shinglesOf, sketchOf } from './near-duplicates.ts';

interface Due {
  readonly filter: Filter<Document>;
  readonly to: InternshipState;
  readonly closeReason?: InternshipEntity['closeReason'];
}

/** What nobody waits for any more. */
const idle = { 'counts.interested': 0, 'counts.submitted': 0, 'counts.inReview': 0, 'counts.selected': 0 };
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** What the passing of time asks for. It looks at what is due now, so a run after downtime does it all, once. */
const due = (now: Date): readonly Due[] => [
  { filter: { state: 'scheduled', employerLive: true, publishAt: { $lte: now.toISOString() } }, to: 'open' },
  {
    filter: { state: 'open', deadline: { $lt: now.toISOString().slice(0, 10) } },
    to: 'closed',
    closeReason: 'deadline',
  },
  {
    filter: { state: 'paused', pausedAt: { $lt: before(now, limits.pausedDays) } },
    to: 'closed',
    closeReason: 'paused_too_long',
  },
  {
    filter: { state: { $in: ['closed', 'filled'] }, closedAt: { $lt: before(now, limits.archiveDays) }, ...idle },
    to: 'archived',
  },
  {
    filter: { state: { $in: ['draft', 'rejected'] }, updatedAt: { $lt: before(now, limits.archiveDays) }, ...idle },
    to: 'archived',
  },
];

/** Whether something must happen first: it is looked at again with the next run. */
const waits = (error: unknown): boolean => error instanceof Refusal && error.code === 'EMPLOYER_NOT_VERIFIED';

/** Publishes, closes and archives when it is time. */
@Injectable()
export class InternshipJobs implements OnModuleInit {
  private readonly logger = new Logger('InternshipJobs');

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly transitions: InternshipTransitions,
  ) {}

  onModuleInit(): void {
    this.jobs.every('internships.clock', MINUTE, (now) => this.run(now));
    this.jobs.every('internships.sketches', HOUR, () => this.sketch());
  }

  private async run(now: Date): Promise<void> {
    for (const one of due(now)) await this.moveAll(one);
  }

  /** Internships that were stored without a sketch, such as imported ones, get theirs. */
  private async sketch(): Promise<void> {
    const rows = this.database.collection<InternshipRow>(Internship);
    const fields = { title: 1, description: 1, tasks: 1, locations: 1, employer: 1 };
    const bare = rows.find({ sketch: null, state: { $nin: ['draft', 'archived'] } }, { projection: fields });
    for await (const row of bare)
      await rows.updateOne({ _id: row._id, sketch: null }, { $set: { sketch: sketchOf(shinglesOf(row)) } });
  }

  /** Each in a transaction of its own that looks again. */
  private moveAll(due: Due): Promise<void> {
    const rows = this.database.collection<Document>(Internship);
    const found = rows.find<{ _id: ObjectId }>(due.filter, { projection: { _id: 1 } });
    return walk(
      found,
      ({ _id }) => this.moveOne(_id, due),
      (error, { _id }) => {
        if (!waits(error)) this.logger.error({ err: error, internship: _id.toHexString(), to: due.to });
      },
    );
  }

  private moveOne(_id: ObjectId, { filter, to, closeReason }: Due): Promise<void> {
    return this.database.transaction(async (work) => {
      const internship = await work.findOne(Internship, { _id });
      const still: Filter<Document> = { $and: [{ _id }, filter] };
      const due = await this.database.collection<Document>(Internship).findOne(still, this.database.within(work));
      if (internship && due) await this.transitions.apply(work, internship, { to, closeReason }, systemActor);
    });
  }
}
