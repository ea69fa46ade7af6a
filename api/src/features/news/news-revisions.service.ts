import { AppError, newsLimits } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, MINUTE } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { Accounts } from '../accounts/index.ts';
import { NewsItem, NewsRevision, type NewsRevisionRow, type NewsRow } from './news.entity.ts';

const SHOWN = 50;

/** Keeps the texts of news items, and the events that they are about, as they were saved. */
@Injectable()
export class NewsRevisions {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** Lists the earlier texts, newest first. @throws AppError NOT_FOUND */
  async list(caller: Caller, id: string) {
    const item = await this.database.collection<NewsRow>(NewsItem).findOne({ _id: objectId(id) });
    const { _id } = this.accessPolicy.authorize(caller.ability, 'update', 'NewsItem', item);
    const rows = await this.database
      .collection<NewsRevisionRow>(NewsRevision)
      .find({ newsId: _id })
      .sort({ revision: -1 })
      .limit(SHOWN)
      .toArray();
    const people = await this.accounts.summaries(rows.flatMap(({ by }) => (by ? [by] : [])));
    return rows.map(({ revision, at, by, title, summary, body, event }) => ({
      revision,
      at: at.toISOString(),
      by: hex(by),
      byName: people.get(hex(by) ?? '')?.name ?? null,
      title,
      summary,
      body,
      event,
    }));
  }

  /** @throws AppError NOT_FOUND */
  async find(unitOfWork: UnitOfWork, newsId: ObjectId, revision: number): Promise<NewsRevisionRow> {
    const newsRevision = await unitOfWork.findOne(NewsRevision, { newsId, revision });
    if (!newsRevision) throw new AppError('NOT_FOUND');
    return newsRevision;
  }

  /** Keeps the text of an item. Quick saves of a draft by one person are one revision: the last text of them counts. */
  async append(unitOfWork: UnitOfWork, item: NewsRow, by: string | null): Promise<void> {
    const last = await unitOfWork.findOne(NewsRevision, { newsId: item._id, revision: item.revision });
    const since = this.clock.now().getTime() - newsLimits.revisionMinutes * MINUTE;
    if (last && item.state === 'draft' && hex(last.by) === by && last.createdAt.getTime() > since) {
      const { title, summary, body, event = null } = item;
      Object.assign(last, { title, summary, body, event, at: this.clock.now() });
      return;
    }
    await this.appendAnew(unitOfWork, item, by);
  }

  /** Keeps the text of an item beside that of earlier saves, however short ago they were. */
  async appendAnew(unitOfWork: UnitOfWork, item: NewsRow, by: string | null): Promise<void> {
    item.revision += 1;
    await this.save(unitOfWork, item, by);
  }

  /** Keeps the text of an item under its present number. */
  async save(unitOfWork: UnitOfWork, item: NewsRow, by: string | null): Promise<void> {
    const now = this.clock.now();
    const { title, summary, body, revision, event = null } = item;
    const newRevision = {
      newsId: item._id,
      revision,
      at: now,
      by: by === null ? null : objectId(by),
      title,
      summary,
      body,
      event,
    };
    unitOfWork.persist(
      unitOfWork.create(NewsRevision, { _id: new ObjectId(), createdAt: now, updatedAt: now, ...newRevision }),
    );
  }

  async removeAll(unitOfWork: UnitOfWork, newsId: ObjectId): Promise<void> {
    await unitOfWork.nativeDelete(NewsRevision, { newsId });
  }
}
