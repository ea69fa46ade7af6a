import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { MINUTE } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { forEachDocument } from '../../platform/database/document-batches.ts';
import { JobScheduler } from '../../platform/jobs/job-scheduler.service.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { NewsItem, type NewsRow } from './news.entity.ts';
import { newsTransitions } from './news.transitions.ts';

/** Publishes scheduled items when it is time. */
@Injectable()
export class NewsJobs implements OnModuleInit {
  private readonly logger = new Logger('NewsJobs');

  constructor(
    private readonly database: Database,
    private readonly engine: TransitionEngine,
    private readonly scheduler: JobScheduler,
  ) {}

  onModuleInit(): void {
    this.scheduler.schedule('news.publication', MINUTE, (now) => this.publishDue(now));
  }

  /** Publishes each item in a transaction of its own that looks again. */
  private publishDue(now: Date): Promise<void> {
    const due = this.database
      .collection<NewsRow>(NewsItem)
      .find({ state: 'scheduled', publishAt: { $lte: now } }, { projection: { _id: 1 } });
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
}
