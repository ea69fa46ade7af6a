import { suggestSlug } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { NewsItem, NewsRevision } from '../features/news/index.ts';
import { DAY } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.service.ts';
import { demoNews, type DemoNews } from './demo-news.ts';
import type { SeedAccount, SeedContext } from './seed-people.ts';

function newsRow({ random, now }: SeedContext, authorId: ObjectId | null, item: DemoNews, pinSlot: number | null) {
  const { title, summary, body, tags, daysAgo, state = 'published', correctedAfter } = item;
  const at = new Date(now.getTime() - daysAgo * DAY);
  const isPublished = state === 'published';
  const slug = suggestSlug(title);
  const corrected = correctedAfter ? new Date(at.getTime() + correctedAfter * DAY) : null;
  return {
    _id: new ObjectId(random.id()),
    byline: item.byline ?? null, event: item.event?.(now) ?? null,
    title, summary, body, cover: null, tags: [...tags], slug, slugs: [slug], authorId, updatedBy: authorId,
    language: item.language ?? 'en', audience: item.audience ?? 'all', state,
    pinned: pinSlot !== null, pinSlot,
    publishAt: state === 'scheduled' ? at : null,
    publishedAt: isPublished ? at : null,
    correctedAt: corrected,
    revision: 1,
    views: isPublished ? random.whole(40, 900) : 0,
    version: 1,
    createdAt: isPublished ? new Date(at.getTime() - DAY) : now,
    updatedAt: corrected ?? (isPublished ? at : now),
  }; // prettier-ignore
}

/** Fills the news of the demo, written by the first administrator. */
export async function seedNews(database: Database, context: SeedContext, users: readonly SeedAccount[]): Promise<void> {
  const authorId = users.find(({ role }) => role === 'admin')?._id ?? null;
  const pinned = demoNews.filter((item) => item.pinned);
  const rows = demoNews.map((item) => newsRow(context, authorId, item, item.pinned ? pinned.indexOf(item) + 1 : null));
  const revisions = rows.map(({ _id, title, summary, body, createdAt }) => ({
    _id: new ObjectId(context.random.id()),
    newsId: _id,
    revision: 1,
    at: createdAt,
    by: authorId,
    title,
    summary,
    body,
    createdAt,
    updatedAt: createdAt,
  }));
  await database.collection(NewsItem).insertMany(rows);
  await database.collection(NewsRevision).insertMany(revisions);
}
