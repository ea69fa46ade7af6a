import {
  AppError,
  limits,
  type ListFilter,
  type ListSchema,
  type ListQuery,
  type Page,
  type StoredType,
} from '@prentice/contract';
import type { Collection, Document, Filter as MongoFilter } from 'mongodb';
import { BSON, ObjectId } from 'mongodb';
import { wordPattern } from './word-pattern.ts';

/** Conditions for filters declared `custom`, by filter name. */
export type CustomFilters = Readonly<Record<string, (value: never) => MongoFilter<Document>>>;

/** Returns the stored form of a validated filter value: ids as ObjectId, instants as Date, all else as it is. */
function storedValue(type: StoredType, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((element) => storedValue(type, element));
  if (typeof value !== 'string') return value;
  if (type === 'id') return ObjectId.createFromHexString(value);
  return type === 'instant' ? new Date(value) : value;
}

/* Latin letters with marks are letters of a word, too, which the shorthand does not know. */
const WORD_START = '(^|[^\\wÀ-ɏ])';

/** Matches texts in which some word begins with these characters, whatever they are; case and marks do not matter. */
export const wordStartFilter = (word: string) => ({ $regex: `${WORD_START}${wordPattern(word)}`, $options: 'i' });

/** A word of fewer letters than this occurs in too many others. */
const LETTERS_FOUND_INSIDE = 3;

/**
 * Matches texts that contain these characters, where they are few only at the beginning of a word; case and marks do
 * not matter.
 */
export const wordFilter = (word: string) =>
  word.length < LETTERS_FOUND_INSIDE ? wordStartFilter(word) : { $regex: wordPattern(word), $options: 'i' };

/** Returns the condition that each word is in one of the fields. */
const searchCondition = (fields: readonly string[], text: string): MongoFilter<Document> => ({
  $and: text
    .split(/\s+/)
    .slice(0, 6)
    .map((word) => ({
      $or: fields.map((field) => ({ [field]: wordFilter(word) })),
    })),
});

function condition(field: string, declared: ListFilter, value: unknown): MongoFilter<Document> {
  const stored = storedValue(declared.storedAs, value);
  switch (declared.operator) {
    case 'in':
      return { [field]: { $in: stored } };
    case 'gte':
      return { [field]: { $gte: stored } };
    case 'lte':
      return { [field]: { $lte: stored } };
    case 'exists':
      return { [field]: value ? { $ne: null } : null };
    default:
      return { [field]: stored };
  }
}

/** Compiles a parsed list request into one query. Only declared fields and operators can reach it. */
export function compileFilters(
  listSchema: ListSchema,
  query: ListQuery,
  custom: CustomFilters = {},
): MongoFilter<Document>[] {
  return Object.entries(query.filters).map(([name, value]) => {
    const declared = listSchema.filters[name];
    if (!declared) throw new AppError('MALFORMED_REQUEST');
    if (declared.operator === 'custom') {
      const compile = custom[name];
      if (!compile) throw new Error(`The filter ${name} of ${listSchema.resource} has no compiler.`);
      return compile(value as never);
    }
    if (declared.operator === 'search') return searchCondition(declared.fields, String(value));
    const field = declared.fields[0] === 'id' ? '_id' : (declared.fields[0] ?? name);
    return condition(field, declared, value);
  });
}

const storedSortField = ({ field }: ListQuery['sort']): string => (field === 'id' ? '_id' : field);

/** Returns the order of a list as the database takes it; the id decides last, so that pages do not overlap. */
export function sortKeys(sort: ListQuery['sort']): Record<string, 1 | -1> {
  const direction = sort.order === 'ASC' ? 1 : -1;
  const inDirection = (keys: ListQuery['sort']['before'] = []) =>
    Object.fromEntries(keys.map(([field, ahead]) => [field, ahead === direction ? 1 : -1] as const));
  return {
    ...inDirection(sort.before),
    [storedSortField(sort)]: direction,
    ...inDirection(sort.after),
    _id: direction,
  };
}

/** Returns the value of a stored field, by its dotted path. */
export const valueAt = (document: Document, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name): unknown => Reflect.get(Object(value), name), document);

/**
 * Bounds a search. No index knows what is inside words, so a search looks at records one by one: at so many as
 * `limits.searchedRecords`, the first ones in the order of the list.
 * @param filter what the records pass that are searched
 * @returns a condition that leaves out all others, or nothing where there are not so many
 */
async function searchBound(
  collection: Collection<Document>,
  filter: MongoFilter<Document>,
  { sort }: ListQuery,
): Promise<MongoFilter<Document>> {
  if ((await collection.estimatedDocumentCount()) <= limits.searchedRecords) return {};
  const field = storedSortField(sort);
  const last = await collection
    .find(filter, { projection: { [field]: 1 } })
    .sort(sortKeys(sort))
    .skip(limits.searchedRecords - 1)
    .limit(1)
    .next();
  const value = last && valueAt(last, field);
  if (value === null || value === undefined) return {};
  return { [field]: sort.order === 'ASC' ? { $lte: value } : { $gte: value } };
}

/** A number of records from which on it may be a few seconds old: to count so many costs more than to read a page. */
const LARGE_COUNT = 5_000;
const COUNT_AGE_MS = 5_000;
/** Different questions whose large counts are remembered. */
const REMEMBERED_COUNTS = 200;

/** Counts records. What is large is counted again after a few seconds only, for all who ask the same. */
export class RecordCounts {
  private readonly large = new Map<string, { readonly count: number; readonly countedAt: number }>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly least = LARGE_COUNT,
  ) {}

  async count(
    collection: Pick<Collection<Document>, 'namespace' | 'countDocuments'>,
    filter: MongoFilter<Document>,
  ): Promise<number> {
    const question = `${collection.namespace} ${BSON.EJSON.stringify(filter)}`;
    const remembered = this.large.get(question);
    if (remembered && this.now() - remembered.countedAt < COUNT_AGE_MS) return remembered.count;
    this.large.delete(question);
    const count = await collection.countDocuments(filter);
    if (count < this.least) return count;
    if (this.large.size >= REMEMBERED_COUNTS) this.large.clear();
    this.large.set(question, { count, countedAt: this.now() });
    return count;
  }
}

const recordCounts = new RecordCounts();

/**
 * Reads one page as plain documents: one query for the records, and one for their number unless the page ends the list.
 * A search that few records pass looks at all that are searched, and so does their count: once is enough.
 * @param scope what the caller may read, from `AccessPolicy`; always part of the query
 */
export async function readPage<T>(
  collection: Collection<Document>,
  request: {
    listSchema: ListSchema;
    query: ListQuery;
    scope: MongoFilter<Document>;
    fields: readonly string[];
    custom?: CustomFilters;
  },
): Promise<Page<T>> {
  const { listSchema, query, scope, fields, custom } = request;
  const scopedFilter = { $and: [scope, ...compileFilters(listSchema, query, custom)] };
  const others = withoutSearch(listSchema, query);
  const filter = others
    ? {
        $and: [
          scopedFilter,
          await searchBound(collection, { $and: [scope, ...compileFilters(listSchema, others, custom)] }, query),
        ],
      }
    : scopedFilter;
  const [first, last] = query.range;
  const pageSize = last - first + 1;
  const items = await collection
    .find(filter, { projection: projection(fields) })
    .sort(sortKeys(query.sort))
    .skip(first)
    .limit(pageSize)
    .toArray();
  const endsHere = items.length < pageSize && (items.length > 0 || first === 0);
  const total = endsHere ? first + items.length : await recordCounts.count(collection, filter);
  return { items: items as T[], total };
}

/** Returns the request without its searches; nothing when it has none. */
function withoutSearch({ filters }: ListSchema, query: ListQuery): ListQuery | undefined {
  const others = Object.entries(query.filters).filter(([name]) => filters[name]?.operator !== 'search');
  return others.length < Object.keys(query.filters).length
    ? { ...query, filters: Object.fromEntries(others) }
    : undefined;
}

/** Makes a projection of stored fields; `id` is always there. */
export const projection = (fields: readonly string[]): Record<string, 1> =>
  Object.fromEntries(fields.filter((field) => field !== 'id').map((field) => [field, 1 as const]));
