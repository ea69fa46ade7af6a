import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { NewsItem, NewsRevision, type NewsRevisionRow, type NewsRow } from './news.entity.ts';
import { newsTransitions } from './news.transitions.ts';

/** Publishes scheduled items when it is time, and exports and erases authors. */
@Injectable()
export class NewsConsumers implements PersonalDataSource, OnModuleInit {
  private readonly logger = new Logger('NewsConsumers');

  constructor(
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly events: Events,
    private readonly scheduler: JobScheduler,
  ) {}

  private get rows() {
    return this.database.collection<NewsRow>(NewsItem);
  }

  onModuleInit(): void {
    this.scheduler.schedule('news.publication', MINUTE, (now) => this.publishDue(now));
    this.events.on('news.erasure', { 'data.erased': ({ payload }) => this.eraseAuthor(objectId(payload.userId)) });
  }

  readonly exportSections = {
    news: (userId: ObjectId) =>
      this.rows.find({ authorId: userId }, { projection: { title: 1, slug: 1, state: 1, publishedAt: 1 } }).toArray(),
  };

  /** Each item in a transaction of its own that looks again. */
  private publishDue(now: Date): Promise<void> {
    const due = this.rows.find({ state: 'scheduled', publishAt: { $lte: now } }, { projection: { _id: 1 } });
    return forEachDocument(
      due,
      ({ _id }) => this.publish(_id, now),
      (error, { _id }) => this.logger.error({ err: error, news: _id.toHexString() }),
    );
  }

  private publish(_id: ObjectId, now: Date): Promise<void> {
    return this.database.transaction(async (unitOfWork) => {
      const item = await unitOfWork.findOne(NewsItem, { _id });
      if (!item || item.state !== 'scheduled' || !item.publishAt || item.publishAt > now) return;
      await this.engine.applyAsSystem(unitOfWork, newsTransitions, item, { to: 'published' });
    });
  }

  /** What was published stays, without who wrote it. */
  async eraseAuthor(userId: ObjectId): Promise<void> {
    await this.rows.updateMany({ authorId: userId }, { $set: { authorId: null } });
    await this.rows.updateMany({ updatedBy: userId }, { $set: { updatedBy: null } });
    await this.database.collection<NewsRevisionRow>(NewsRevision).updateMany({ by: userId }, { $set: { by: null } });
  }
}
