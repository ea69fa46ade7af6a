import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { PublicSearch } from '../search/index.ts';
import { SavedSearch } from './intern.entity.ts';

interface DueSearch {
  readonly _id: ObjectId;
  readonly userId: ObjectId;
  readonly query: string;
  /** When the student was last notified of its matches, or saved it. */
  readonly notifiedAt: Date;
}

/**
 * Notifies students of new internships that match a saved search: within the hour, and at most once a day per search.
 */
@Injectable()
export class SavedSearchAlerts implements OnModuleInit {
  private readonly logger = new Logger('SavedSearchAlerts');

  constructor(
    private readonly database: Database,
    private readonly scheduler: JobScheduler,
    private readonly events: Events,
    private readonly search: PublicSearch,
  ) {}

  private get rows() {
    return this.database.collection<DueSearch & { notify: boolean }>(SavedSearch);
  }

  onModuleInit(): void {
    this.scheduler.schedule('interns.search-matches', HOUR, (now) => this.checkAll(now));
  }

  private async checkAll(now: Date): Promise<void> {
    const due = { notify: true, notifiedAt: { $lte: new Date(now.getTime() - DAY) } };
    await forEachDocument(
      this.rows.find(due),
      (saved) => this.checkOne(saved, now),
      (error, { _id }) => this.logger.error({ err: error, search: _id.toHexString() }),
    );
  }

  private async checkOne(saved: DueSearch, now: Date): Promise<void> {
    const newest = await this.search.findNewest(saved.query);
    const newPostings = newest.filter(({ publishedAt }) => publishedAt >= saved.notifiedAt && publishedAt < now);
    if (newPostings[0]) await this.recordMatch(saved, newPostings[0].title, newPostings.length, now);
  }

  /* The words of a search may be personal, so no event carries them. */
  private async recordMatch(
    { _id, userId, notifiedAt }: DueSearch,
    title: string,
    count: number,
    now: Date,
  ): Promise<void> {
    await this.database.transaction(async (unitOfWork) => {
      const options = this.database.sessionOptions(unitOfWork);
      const claimed = await this.rows.updateOne(
        { _id, notifiedAt, notify: true },
        { $set: { notifiedAt: now } },
        options,
      );
      if (claimed.modifiedCount === 0) return;
      const ids = { searchId: _id.toHexString(), userId: userId.toHexString() };
      this.events.record(unitOfWork, { 'search.matched': { ...ids, title, count } });
    });
  }
}
