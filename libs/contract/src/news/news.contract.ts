import { z } from 'zod';
import { newsEvent } from './news-event.ts';
import { newsCover, newsImagesWithoutAlt } from './news-images.ts';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import { id } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { draftLine, draftText, instant, line, optionalNameText, searchText } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { stateSchema } from '../kernel/lifecycle.schema.ts';
import { newsLifecycle, newsAudiences, newsLanguages } from './news.lifecycle.ts';

export const newsState = stateSchema(newsLifecycle);
export type NewsState = (typeof newsLifecycle.states)[number];

/** Returns whether a news item in a state has all that is required, and has to keep it. */
export const isCompleteNewsState = (state: NewsState): boolean => state === 'scheduled' || state === 'published';

export const newsLimits = {
  title: { min: 8, max: 120 },
  slug: { min: 3, max: 90 },
  summary: { min: 20, max: 300 },
  body: { min: 50, max: 20_000 },
  tags: 5,
  tag: { min: 2, max: 30 },
  byline: { min: 2, max: 60 },
  pinned: 3,
  /** Days ahead for which an item can be scheduled. */
  scheduleDays: 365,
  /** Saves by the same person within so many minutes are one revision of a draft. */
  revisionMinutes: 10,
  /** Minutes after publishing in which a slip can be corrected without a date of correction. */
  correctionMinutes: 60,
  perPage: 12,
  imageBytes: 2 * 1024 * 1024,
  images: 40,
} as const;

/** Lower-case words joined by hyphens: the last part of a news item's address. */
const slug = z
  .string()
  .max(newsLimits.slug.max)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens.')
  .min(newsLimits.slug.min);

/** Suggests the last part of an address for a title; empty when the title has no Latin letters or digits. */
export const suggestSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, newsLimits.slug.max - 10)
    .replace(/^-+|-+$/g, '');

/** A tag: words of letters and digits. */
export const newsTag = line(newsLimits.tag.min, newsLimits.tag.max)
  .toLowerCase()
  .regex(/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u, 'Use words of letters and digits.');
const tags = z
  .array(newsTag)
  .max(newsLimits.tags, `At most ${newsLimits.tags} tags.`)
  .refine((all) => new Set(all).size === all.length, 'Use each tag only once.');

export const newsRecord = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  body: z.string(),
  cover: newsCover.nullable(),
  language: z.enum(newsLanguages),
  tags: z.array(z.string()),
  audience: z.enum(newsAudiences),
  authorId: id.nullable(),
  authorName: z.string().nullable(),
  /** Who readers are told it is by; the careers team when it is null. No account's name is shown to readers. */
  byline: z.string().nullable(),
  event: newsEvent.nullable(),
  /** How often time or place of the event were changed: calendars take over an entry that has a higher number. */
  eventSequence: z.int(),
  /** Who saved it last, as far as that is known. */
  updatedByName: z.string().nullable(),
  /** When a scheduled item is to be published. */
  publishAt: instant.nullable(),
  pinned: z.boolean(),
  state: newsState,
  /** When it was published for the first time. */
  publishedAt: instant.nullable(),
  /** When a published text was last changed, later than the first minutes after it was published. */
  correctedAt: instant.nullable(),
  revision: z.int(),
  views: z.int(),
  /** Until when the last change of its state can be undone; null when there is none, or something was changed since. */
  undoableUntil: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type NewsRecord = z.infer<typeof newsRecord>;

/** What an editor holds of an item, complete or not, as the preview of its page takes it. */
export const newsPreviewForm = newsRecord
  .pick({
    title: true,
    summary: true,
    body: true,
    cover: true,
    language: true,
    tags: true,
    audience: true,
    byline: true,
    event: true,
  })
  .partial();
export type NewsPreviewForm = z.infer<typeof newsPreviewForm>;

// prettier-ignore
export const newsViews = {
  publicSummary: view('publicSummary', newsRecord, [
    'id', 'title', 'slug', 'summary', 'cover', 'language', 'tags', 'audience', 'byline', 'event', 'pinned', 'publishedAt',
    'correctedAt',
  ]),
  public: view('public', newsRecord, [
    'id', 'title', 'slug', 'summary', 'body', 'cover', 'language', 'tags', 'audience', 'byline', 'event',
    'eventSequence', 'pinned', 'publishedAt', 'correctedAt',
  ]),
  adminSummary: view('adminSummary', newsRecord, [
    'id', 'title', 'slug', 'summary', 'cover', 'language', 'tags', 'audience', 'authorId', 'authorName', 'byline', 'event', 'publishAt', 'pinned',
    'state', 'publishedAt', 'correctedAt', 'revision', 'views', 'undoableUntil', 'createdAt', 'updatedAt', 'version',
  ]),
  admin: view('admin', newsRecord, [
    'id', 'title', 'slug', 'summary', 'body', 'cover', 'language', 'tags', 'audience', 'authorId', 'authorName', 'byline', 'event',
    'eventSequence', 'publishAt', 'pinned', 'state', 'publishedAt', 'correctedAt', 'revision', 'views', 'undoableUntil', 'createdAt', 'updatedAt',
    'updatedByName', 'version',
  ]),
};

/** Returns the views of an actor: one for lists, which leave the text out, and one for a single item. */
export const newsViewsFor = (actor: Actor) =>
  hasPermission(actor, 'news:manage')
    ? ({ list: 'adminSummary', item: 'admin' } as const)
    : ({ list: 'publicSummary', item: 'public' } as const);

export const newsSummaryReply = z.union([newsViews.adminSummary.schema, newsViews.publicSummary.schema]);
export const newsReply = z.union([newsViews.admin.schema, newsViews.public.schema]);

const editable = {
  title: line(newsLimits.title.min, newsLimits.title.max),
  /** Suggested from the title when it is left out. */
  slug: slug.nullish(),
  summary: draftLine(newsLimits.summary.max).default(''),
  body: draftText(newsLimits.body.max).default(''),
  cover: newsCover.nullable().default(null),
  language: z.enum(newsLanguages).default('en'),
  tags: tags.default([]),
  audience: z.enum(newsAudiences).default('all'),
  byline: optionalNameText(newsLimits.byline.min, newsLimits.byline.max),
  event: newsEvent.nullable().default(null),
  publishAt: instant.nullable().default(null),
  pinned: z.boolean().default(false),
};

/** A draft is saved as far as it has got; what is published must be complete. */
export const newsCreate = z.strictObject(editable);
export type NewsCreate = z.infer<typeof newsCreate>;

/** Saved as a whole. The version that was read is in If-Match or, when that is left out, here. */
export const newsUpdate = z.strictObject({ ...editable, version: z.int().min(0).optional() });
export type NewsUpdate = z.infer<typeof newsUpdate>;

export const newsTransitionRequest = z.strictObject({ to: newsState, version: z.int().min(0).optional() });

/** Returns what an item needs to be published: summary and text of an item that can be published, with what is missing. */
export function newsMissing({ summary, body }: Pick<NewsRecord, 'summary' | 'body'>) {
  const short = (field: 'summary' | 'body', text: string) =>
    text.trim().length < newsLimits[field].min
      ? [{ field, code: 'too_small', message: `Write at least ${newsLimits[field].min} characters.` }]
      : [];
  const undescribed = newsImagesWithoutAlt(body)
    ? [{ field: 'body', code: 'image_alt', message: 'Describe each image in words.' }]
    : [];
  return [...short('summary', summary), ...short('body', body), ...undescribed];
}

/** Minutes that a text takes to read, at 200 words a minute; at least one. */
export const readingMinutes = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).filter(Boolean).length / 200));

const managers = ['adminSummary', 'admin'] as const;
export const newsList = defineListSchema({
  resource: 'news',
  filters: {
    q: filter.search(['title', 'summary', 'body', 'tags', 'event.place']),
    tag: filter.has('tags', searchText(newsLimits.tag.max)),
    audience: filter.in('audience', z.enum(newsAudiences)),
    pinned: filter.eq('pinned', z.boolean()),
    state: filter.in('state', newsState, { views: managers }),
  },
  sorts: { publishedAt: 'publishedAt', updatedAt: 'updatedAt', title: 'title' },
  sortViews: { updatedAt: managers },
  defaultSort: ['publishedAt', 'DESC'],
});
