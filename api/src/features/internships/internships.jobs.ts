import { internshipLimits as limits, Refusal, type InternshipState } from '@prentice/contract';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Document, Filter, ObjectId } from 'mongodb';
import { DAY, HOUR, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { Jobs } from '../../platform/jobs/jobs.service.ts';
import { Internship, type InternshipEntity, type InternshipRow } from './internship.entity.ts';
import { InternshipMoves } from './internship.moves.ts';
import { shinglesOf, sketchOf } from './near-duplicates.ts';

/** Internships of one query. */
const BATCH = 200;

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
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Database) private readonly database: Database,
    @Inject(InternshipMoves) private readonly moves: InternshipMoves,
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

  /** Each in a transaction of its own that looks again; one that cannot be moved is reported and stops no other. */
  private async moveAll(due: Due): Promise<void> {
    let last: ObjectId | null = null;
    for (;;) {
      const page: { _id: ObjectId }[] = await this.page(due.filter, last);
      for (const { _id } of page)
        await this.moveOne(_id, due).catch((error: unknown) => {
          if (!waits(error)) this.logger.error({ err: error, internship: _id.toHexString(), to: due.to });
        });
      last = page.at(-1)?._id ?? null;
      if (page.length < BATCH) return;
    }
  }

  private page(due: Filter<Document>, after: ObjectId | null): Promise<{ _id: ObjectId }[]> {
    const filter: Filter<Document> = after ? { $and: [due, { _id: { $gt: after } }] } : due;
    return this.database
      .collection<Document>(Internship)
      .find<{ _id: ObjectId }>(filter, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
  }

  private moveOne(_id: ObjectId, { filter, to, closeReason }: Due): Promise<void> {
    return this.database.transaction(async (work) => {
      const internship = await work.findOne(Internship, { _id });
      const session = this.database.session(work);
      const still: Filter<Document> = { $and: [{ _id }, filter] };
      const due = await this.database.collection<Document>(Internship).findOne(still, session ? { session } : {});
      if (internship && due)
        await this.moves.move(work, internship, { to }, { party: 'system', actorId: null, closeReason });
    });
  }
}
