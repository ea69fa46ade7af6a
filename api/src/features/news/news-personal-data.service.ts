import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { NewsItem, NewsRevision, type NewsRevisionRow, type NewsRow } from './news.entity.ts';

/** Exports the items that somebody wrote, and erases authors. */
@Injectable()
export class NewsPersonalData implements PersonalDataSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  private get rows() {
    return this.database.collection<NewsRow>(NewsItem);
  }

  onModuleInit(): void {
    this.events.on('news.erasure', { 'data.erased': ({ payload }) => this.eraseAuthor(objectId(payload.userId)) });
  }

  readonly exportSections = {
    news: (userId: ObjectId) =>
      this.rows.find({ authorId: userId }, { projection: { title: 1, slug: 1, state: 1, publishedAt: 1 } }).toArray(),
  };

  /** Forgets the author: what was published stays, without who wrote it. */
  async eraseAuthor(userId: ObjectId): Promise<void> {
    await this.rows.updateMany({ authorId: userId }, { $set: { authorId: null } });
    await this.rows.updateMany({ updatedBy: userId }, { $set: { updatedBy: null } });
    await this.database.collection<NewsRevisionRow>(NewsRevision).updateMany({ by: userId }, { $set: { by: null } });
  }
}
