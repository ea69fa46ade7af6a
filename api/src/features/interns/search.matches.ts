import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { walk } from '../../platform/database/walk.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Jobs } from '../../platform/jobs/jobs.service.ts';
import { OpenSearch } from '../ports/open-search.port.ts';
import { SavedSearch } from './intern.entity.ts';

interface Waiting {
  readonly _id: ObjectId;
  readonly userId: ObjectId;
  readonly query: string;
  readonly toldAt: Date;
}

/** Tells students of new internships that a saved search finds: within the hour, and at most once a day for each search. */
@Injectable()
export class SearchMatches implements OnModuleInit {
  private readonly logger = new Logger('SearchMatches');

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly events: Events,
    private readonly search: OpenSearch,
  ) {}

  private get rows() {
    return this.database.collection<Waiting & { notify: boolean }>(SavedSearch);
  }

  onModuleInit(): void {
    this.jobs.every('interns.search-matches', HOUR, (now) => this.look(now));
  }

  private async look(now: Date): Promise<void> {
    const due = { notify: true, toldAt: { $lte: new Date(now.getTime() - DAY) } };
    await walk(
      this.rows.find(due),
      (saved) => this.one(saved, now),
      (error, { _id }) => this.logger.error({ err: error, search: _id.toHexString() }),
    );
  }

  private async one(saved: Waiting, now: Date): Promise<void> {
    const found = await this.search.newest(saved.query);
    const fresh = found.filter(({ publishedAt }) => publishedAt >= saved.toldAt && publishedAt < now);
    if (fresh[0]) await this.tell(saved, fresh[0].title, fresh.length, now);
  }

  /* The words of a search may be personal, so no event carries them. */
  private async tell({ _id, userId, toldAt }: Waiting, title: string, count: number, now: Date): Promise<void> {
    await this.database.transaction(async (work) => {
      const options = this.database.within(work);
      const claimed = await this.rows.updateOne({ _id, toldAt, notify: true }, { $set: { toldAt: now } }, options);
      if (claimed.modifiedCount === 0) return;
      const ids = { searchId: _id.toHexString(), userId: userId.toHexString() };
      this.events.record(work, 'search.matched', { ...ids, title, count });
    });
  }
}
