import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  newsCreate,
  newsImageEdges,
  type NewsAudience,
  type NewsCover,
  type NewsEvent,
  type NewsImageEdge,
  type NewsState,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import {
  editedProperties,
  recordProperties,
  type CollectionDefinition,
  noPersonalData,
} from '../../platform/database/collection-definition.ts';
import { storedUndo, type StoredUndo } from '../../platform/records/stored-undo.ts';

/** The fields that a change of state sets: what is restored when it is undone. */
interface StateFields {
  readonly state: NewsState;
  readonly publishAt: Date | null;
  readonly publishedAt: Date | null;
  readonly pinned: boolean;
  readonly pinSlot: number | null;
}

export const NewsItem = defineEntity({
  name: 'NewsItem',
  tableName: 'news',
  properties: {
    ...editedProperties,
    title: p.string(),
    slug: p.string(),
    /** The address and all former ones: none of them ever leads to another item. */
    slugs: p.json().$type<string[]>(),
    summary: p.string(),
    body: p.string(),
    cover: p.json().$type<NewsCover>().nullable(),
    language: p.string().$type<'en' | 'de'>(),
    tags: p.json().$type<string[]>(),
    audience: p.string().$type<NewsAudience>(),
    byline: p.string().nullable(),
    event: p.json().$type<NewsEvent>().nullable(),
    /** How often time or place of the event were changed; null is never. */
    eventSequence: p.integer().nullable(),
    authorId: p.type(ObjectId).nullable(),
    /** Who saved it last, or changed its state; null when that was the schedule, or somebody who was erased. */
    updatedBy: p.type(ObjectId).nullable(),
    publishAt: p.datetime().$type<Date>().nullable(),
    pinned: p.boolean(),
    /** 1 to 3 for a pinned item, each once; null for all others. */
    pinSlot: p.integer().nullable(),
    state: p.string().$type<NewsState>(),
    publishedAt: p.datetime().$type<Date>().nullable(),
    correctedAt: p.datetime().$type<Date>().nullable(),
    revision: p.integer(),
    views: p.integer(),
    undo: p.json().$type<StoredUndo<StateFields>>().nullable(),
  },
});
/** A news item as it is stored. */
export type NewsRow = InferEntity<typeof NewsItem>;

/** Returns what is to be stored of an item whose state changes now. */
export const undoOfItem = (item: NewsRow, now: Date): StoredUndo<StateFields> =>
  storedUndo(
    item,
    {
      state: item.state,
      publishAt: item.publishAt ?? null,
      publishedAt: item.publishedAt ?? null,
      pinned: item.pinned,
      pinSlot: item.pinSlot ?? null,
    },
    now,
  );

export const NewsRevision = defineEntity({
  name: 'NewsRevision',
  tableName: 'news-revisions',
  properties: {
    ...recordProperties,
    newsId: p.type(ObjectId),
    revision: p.integer(),
    at: p.datetime().$type<Date>(),
    by: p.type(ObjectId).nullable(),
    title: p.string(),
    summary: p.string(),
    body: p.string(),
    /** Null where there was none; missing in revisions that are older than events. */
    event: p.json().$type<NewsEvent | null>().nullable(),
  },
});
/** The text of a news item as it was saved once. */
export type NewsRevisionRow = InferEntity<typeof NewsRevision>;

export const NewsImage = defineEntity({
  name: 'NewsImage',
  tableName: 'news-images',
  properties: {
    _id: p.type(ObjectId).primary(),
    newsId: p.type(ObjectId),
    /** Where the bytes of each size lie; never sent to anybody. */
    keys: p.json().$type<Record<NewsImageEdge, string>>(),
    createdAt: p.datetime().$type<Date>(),
  },
});
/** An image of a news item, in several sizes. */
export type NewsImageRow = InferEntity<typeof NewsImage>;

export const newsCollections: readonly CollectionDefinition[] = [
  {
    entity: NewsItem,
    personal: {
      export: 'news',
      erasure: 'blank',
      why: 'What was published stays, without who wrote it.',
    },
    indexes: [
      { key: { slugs: 1 }, name: 'news_slug', unique: true },
      {
        key: { pinSlot: 1 },
        name: 'news_pin',
        unique: true,
        partialFilterExpression: { pinSlot: { $type: 'number' } },
      },
      { key: { publishedAt: -1, _id: -1 }, name: 'news_published' },
      { key: { updatedAt: -1, _id: -1 }, name: 'news_updated' },
      { key: { title: 1, _id: 1 }, name: 'news_title' },
      { key: { state: 1, publishedAt: -1, _id: -1 }, name: 'news_state' },
      { key: { state: 1, publishAt: 1 }, name: 'news_due' },
      { key: { tags: 1, publishedAt: -1, _id: -1 }, name: 'news_tag' },
      { key: { audience: 1, publishedAt: -1, _id: -1 }, name: 'news_audience' },
      { key: { pinned: 1, publishedAt: -1, _id: -1 }, name: 'news_pinned' },
      { key: { authorId: 1 }, name: 'news_author' },
      { key: { updatedBy: 1 }, name: 'news_updated_by' },
    ],
    duplicates: { news_slug: 'SLUG_TAKEN', news_pin: 'PIN_LIMIT' },
    texts: newsCreate.pick({ title: true, summary: true, body: true, byline: true }),
  },
  {
    entity: NewsRevision,
    personal: {
      export: null,
      erasure: 'blank',
      why: 'Earlier texts of what was published, without who wrote them.',
    },
    indexes: [
      { key: { newsId: 1, revision: -1 }, name: 'news_revision', unique: true },
      { key: { by: 1 }, name: 'news_revision_by' },
    ],
  },
  {
    entity: NewsImage,
    personal: noPersonalData,
    indexes: [
      { key: { newsId: 1 }, name: 'news_image_item' },
      { key: { createdAt: 1 }, name: 'news_image_age' },
    ],
    files: newsImageEdges.map((edge) => `keys.${edge}`),
  },
];
