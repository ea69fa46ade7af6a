import { newsImagePath, suggestSlug, type NewsCover } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { NewsImage, NewsItem, NewsRevision, type NewsImageRow } from '../features/news/index.ts';
import { DAY } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.service.ts';
import covers from './data/demo-news-covers.json' with { type: 'json' };
import type { SeedSink } from './demo-data.ts';
import { demoNews, type DemoNews } from './content/demo-news.ts';
import type { SeedAccount, SeedContext } from './seed-people.ts';

/* As large as `api/demo/draw-news-covers.mjs` has drawn them. */
const COVER = { width: 960, height: 640 };
const coverFiles = new Map(Object.entries(covers));

/** Keeps the cover of an item as if it had been uploaded: what is smaller than a size is not enlarged for it. */
async function keepCover({ random, now }: SeedContext, row: ReturnType<typeof newsRow>, { file }: SeedSink) {
  const drawn = coverFiles.get(row.title);
  if (!drawn) return [];
  const [small, large] = [Buffer.from(drawn.small, 'base64'), Buffer.from(drawn.large, 'base64')];
  const image: NewsImageRow = {
    _id: new ObjectId(random.id()),
    newsId: row._id,
    keys: { '480': await file(small), '960': await file(large), '1600': await file(large) },
    createdAt: now,
  };
  row.cover = { image: newsImagePath({ id: image._id.toHexString(), ...COVER }), alt: drawn.alt };
  return [image];
}

function newsRow({ random, now }: SeedContext, authorId: ObjectId | null, item: DemoNews, pinSlot: number | null) {
  const { title, summary, body, tags, daysAgo, state = 'published', correctedAfter } = item;
  const publishedAt = new Date(now.getTime() - daysAgo * DAY);
  const isPublished = state === 'published';
  const slug = suggestSlug(title);
  const corrected = correctedAfter ? new Date(publishedAt.getTime() + correctedAfter * DAY) : null;
  return {
    _id: new ObjectId(random.id()),
    byline: item.byline ?? null,
    event: item.event?.(now) ?? null,
    title,
    summary,
    body,
    cover: null as NewsCover | null,
    tags: [...tags],
    slug,
    slugs: [slug],
    authorId,
    updatedBy: authorId,
    language: item.language ?? 'en',
    audience: item.audience ?? 'all',
    state,
    pinned: pinSlot !== null,
    pinSlot,
    publishAt: state === 'scheduled' ? publishedAt : null,
    publishedAt: isPublished ? publishedAt : null,
    correctedAt: corrected,
    revision: 1,
    views: isPublished ? random.whole(40, 900) : 0,
    version: 1,
    createdAt: isPublished ? new Date(publishedAt.getTime() - DAY) : now,
    updatedAt: corrected ?? (isPublished ? publishedAt : now),
  };
}

/** Fills the news of the demo, written by the first administrator. */
export async function seedNews(
  database: Database,
  context: SeedContext,
  users: readonly SeedAccount[],
  sink: SeedSink,
): Promise<void> {
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
  const images = [];
  for (const row of rows) images.push(...(await keepCover(context, row, sink)));
  await database.collection(NewsImage).insertMany(images);
  await database.collection(NewsItem).insertMany(rows);
  await database.collection(NewsRevision).insertMany(revisions);
}
