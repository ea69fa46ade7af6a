import { Injectable } from '@nestjs/common';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import { NewsItem, type NewsRow } from './news.entity.ts';

/** Counts views of published items. Only a number is kept: nothing about who read, or when. */
@Injectable()
export class NewsViewCounts {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
  ) {}

  /** @throws AppError NOT_FOUND for what the caller may not read */
  async count({ ability }: Caller, id: string): Promise<void> {
    const rows = this.database.collection<NewsRow>(NewsItem);
    const found = await rows.findOne({ _id: objectId(id) });
    const { _id } = this.accessPolicy.authorize(ability, 'read', 'NewsItem', found);
    await rows.updateOne({ _id, state: 'published' }, { $inc: { views: 1 } });
  }
}
