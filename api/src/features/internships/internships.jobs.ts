import { internshipLimits as limits, type InternshipState } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import { DAY, MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { Jobs } from '../../platform/jobs/jobs.service.ts';
import { Internship, type InternshipEntity, type InternshipRow } from './internship.entity.ts';
import { InternshipMoves } from './internship.moves.ts';

/** Moves of one kind in one run; the next run takes the rest. */
const BATCH = 500;

interface Due {
  readonly filter: Filter<Document>;
  readonly to: InternshipState;
  readonly closeReason?: InternshipEntity['closeReason'];
}

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
    filter: { state: { $in: ['closed', 'filled'] }, closedAt: { $lt: before(now, limits.archiveDays) } },
    to: 'archived',
  },
  {
    filter: { state: { $in: ['draft', 'rejected'] }, updatedAt: { $lt: before(now, limits.archiveDays) } },
    to: 'archived',
  },
];

/** Publishes, closes and archives when it is time. */
@Injectable()
export class InternshipJobs implements OnModuleInit {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Database) private readonly database: Database,
    @Inject(InternshipMoves) private readonly moves: InternshipMoves,
  ) {}

  onModuleInit(): void {
    this.jobs.every('internships.clock', MINUTE, (now) => this.run(now));
  }

  private async run(now: Date): Promise<void> {
    for (const one of due(now)) await this.moveAll(one);
  }

  private async moveAll({ filter, to, closeReason }: Due): Promise<void> {
    const rows = await this.database
      .collection<InternshipRow>(Internship)
      .find(filter as Filter<InternshipRow>, { projection: { _id: 1, counts: 1, state: 1 } })
      .limit(BATCH)
      .toArray();
    for (const { _id, counts, state } of rows) {
      const busy = counts.interested + counts.submitted + counts.inReview + counts.selected > 0;
      if (to === 'archived' && busy) continue;
      await this.database.transaction(async (work) => {
        const internship = await work.findOne(Internship, { _id, state });
        if (internship)
          await this.moves.move(work, internship, { to }, { party: 'system', actorId: null, closeReason });
      });
    }
  }
}
