import { AppError, newsList, newsViews, newsViewsFor, type Id, type ListQuery } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId, type Document, type Filter } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { projection, readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { undoableUntil } from '../../platform/records/stored-undo.ts';
import { Accounts } from '../accounts/index.ts';
import { NewsSpelling, wordsForTheSame } from './news-spelling.service.ts';
import { NewsItem, type NewsRow } from './news.entity.ts';

type ViewName = keyof typeof newsViews;
/** Most items whose tags are looked at to find related ones. */
const RELATED = 3;

/** Shows news items to whoever may read them, each in the view of the reader. */
@Injectable()
export class NewsReader {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly accounts: Accounts,
    private readonly spelling: NewsSpelling,
  ) {}

  private get rows() {
    return this.database.collection<NewsRow>(NewsItem);
  }

  private scope({ ability }: Caller): Filter<Document> {
    return this.accessPolicy.filterFor(ability, 'read', 'NewsItem');
  }

  /** Lists what a list finds; where words find nothing, what was meant by them. */
  async list(caller: Caller, query: ListQuery) {
    const view = newsViewsFor(caller.actor).list;
    const scope = this.scope(caller);
    const page = await this.listAs(view, query, scope);
    const { q, ...filters } = query.filters;
    if (page.total > 0 || typeof q !== 'string') return page;
    const meant = await this.meantBy(scope, q);
    return meant === null ? page : this.listAs(view, { ...query, filters: { ...filters, q: meant } }, scope);
  }

  /** Returns what is searched in place of words that nothing has; null where something has them. */
  async meaning(caller: Caller, q: string): Promise<string | null> {
    const scope = this.scope(caller);
    return (await this.has(scope, q)) ? null : this.meantBy(scope, q);
  }

  /** Returns the first word for the same thing, or else the correction, that something has. */
  private async meantBy(scope: Filter<Document>, q: string): Promise<string | null> {
    for (const other of wordsForTheSame(q)) if (await this.has(scope, other)) return other;
    const corrected = await this.spelling.correct(q);
    return corrected !== null && (await this.has(scope, corrected)) ? corrected : null;
  }

  private async has(scope: Filter<Document>, q: string): Promise<boolean> {
    const sort = { field: 'publishedAt', name: 'publishedAt', order: 'DESC' } as const;
    return (await this.listAs('publicSummary', { filters: { q }, sort, range: [0, 0] }, scope)).total > 0;
  }

  /** Returns what is published, each item with its text. */
  articles(caller: Caller, query: ListQuery) {
    return this.listAs('public', query, { $and: [this.scope(caller), { state: 'published' }] });
  }

  private async listAs<Name extends ViewName>(name: Name, query: ListQuery, scope: Filter<Document>) {
    const page = await readPage<NewsRow>(this.database.collection(NewsItem), {
      listSchema: newsList,
      query,
      scope,
      fields: [...newsViews[name].fields, 'authorId', 'undo'],
    });
    return { items: await this.present(name, page.items), total: page.total };
  }

  /** Returns what somebody reports, or null when the public cannot see it. */
  async reportedRecord(id: Id): Promise<{ label: string; employerId: Id | null } | null> {
    const item = await this.rows.findOne({ _id: objectId(id), state: 'published', audience: 'all' });
    return item && { label: item.title, employerId: null };
  }

  /** @throws AppError NOT_FOUND */
  get(caller: Caller, id: string) {
    return this.read(caller, { _id: objectId(id) }, newsViewsFor(caller.actor).item);
  }

  /** Returns an item as those who manage news see it. @throws AppError NOT_FOUND */
  getForManager(caller: Caller, id: string) {
    return this.read(caller, { _id: objectId(id) }, 'admin');
  }

  /** @throws AppError NOT_FOUND */
  bySlug(caller: Caller, slug: string) {
    return this.read(caller, { slugs: slug }, newsViewsFor(caller.actor).item);
  }

  private async read<Name extends ViewName>(caller: Caller, filter: Document, name: Name) {
    const row = await this.database.collection<Document>(NewsItem).findOne<NewsRow>(filter);
    const item = this.accessPolicy.authorize(caller.ability, 'read', 'NewsItem', row);
    const [itemView] = await this.present(name, [item]);
    if (!itemView) throw new AppError('NOT_FOUND');
    return itemView;
  }

  /** Tags of what the caller may read, most used first. */
  async tags(caller: Caller) {
    const counted = await this.rows
      .aggregate<{ _id: string; count: number }>([
        { $match: this.scope(caller) },
        { $unwind: '$tags' },
        { $group: { _id: '$tags', count: { $sum: 1 } } },
        { $sort: { count: -1, _id: 1 } },
        { $limit: 100 },
      ])
      .toArray();
    return counted.map(({ _id, count }) => ({ tag: _id, count }));
  }

  /**
   * Returns what a reader of a published item may read next.
   * @throws AppError NOT_FOUND
   */
  async neighbours(caller: Caller, id: string) {
    const row = await this.rows.findOne({ _id: objectId(id) });
    const item = this.accessPolicy.authorize(caller.ability, 'read', 'NewsItem', row);
    if (item.state !== 'published') return { previous: null, next: null, related: [] };
    const { publishedAt, _id, tags, language } = item;
    const near = (side: '$lt' | '$gt') => ({
      $or: [{ publishedAt: { [side]: publishedAt } }, { publishedAt, _id: { [side]: _id } }],
    });
    const [previous, next, related] = await Promise.all([
      this.find(caller, near('$lt'), -1, 1),
      this.find(caller, near('$gt'), 1, 1),
      this.find(caller, { tags: { $in: tags }, language, _id: { $ne: _id } }, -1, RELATED),
    ]);
    return { previous: previous[0] ?? null, next: next[0] ?? null, related };
  }

  private async find(caller: Caller, filter: Filter<Document>, order: 1 | -1, limit: number) {
    const items = await this.database
      .collection<Document>(NewsItem)
      .find<NewsRow>(
        { $and: [this.scope(caller), { state: 'published' }, filter] },
        { projection: projection([...newsViews.publicSummary.fields, 'authorId']) },
      )
      .sort({ publishedAt: order, _id: order })
      .limit(limit)
      .toArray();
    return this.present('publicSummary', items);
  }

  /** Items in a view with the names of those who wrote them: one more query, however many there are. */
  private async present<Name extends ViewName>(name: Name, rows: readonly NewsRow[]) {
    const people = rows
      .flatMap(({ authorId, updatedBy }) => [authorId, updatedBy])
      .filter((id) => id instanceof ObjectId);
    const accounts = await this.accounts.summaries(people);
    const nameOf = (person: ObjectId | null | undefined) => accounts.get(hex(person) ?? '')?.name ?? null;
    return rows.map((row) =>
      project<(typeof newsViews)[Name]>(newsViews[name], row, {
        authorName: nameOf(row.authorId),
        eventSequence: row.eventSequence ?? 0,
        updatedByName: nameOf(row.updatedBy),
        undoableUntil: undoableUntil(row),
      }),
    );
  }
}

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
    const item = await rows.findOne({ _id: objectId(id) });
    const { _id } = this.accessPolicy.authorize(ability, 'read', 'NewsItem', item);
    await rows.updateOne({ _id, state: 'published' }, { $inc: { views: 1 } });
  }
}
