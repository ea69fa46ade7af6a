import { z } from 'zod';
import { AppError } from './errors.ts';
import { id } from './ids.ts';
import { instant, searchText } from './text.ts';
import { locales } from '../places/codes.ts';

/**
 * How a filter compares. `in` takes one value or a list, `search` looks for words, and for what is inside them, in
 * the named fields of the first `limits.searchedRecords` records, `has` tests an array field, `exists` a date or id
 * that may be absent.
 */
export type FilterOperator = 'eq' | 'in' | 'gte' | 'lte' | 'has' | 'exists' | 'search' | 'custom';

/** How a field is stored that a filter compares with: a record id, a point in time, or the value as it is sent. */
export type StoredType = 'id' | 'instant' | 'value';

export interface ListFilter {
  readonly operator: FilterOperator;
  /** Stored field (dotted path), or several for `search`. `id` stands for the record's id. */
  readonly fields: readonly string[];
  readonly schema: z.ZodType;
  readonly storedAs: StoredType;
  /** Named views that may use it; all when absent. A filter on a field that a view lacks must name its views. */
  readonly views?: readonly string[];
}

/* The schema of a filter's value says what is stored: the name of a field says nothing about its type. */
const storedAs = (schema: z.ZodType): StoredType => (schema === id ? 'id' : schema === instant ? 'instant' : 'value');

/** How many values of a schema that is no enumeration a request may name. */
const OPEN_VALUES = 20;

/** Returns how many different values a schema has. */
function valuesOf(schema: z.ZodType): number {
  if (schema instanceof z.ZodEnum) return schema.options.length;
  return schema instanceof z.ZodLiteral ? schema.values.size : OPEN_VALUES;
}

/** Constructors of filters. `custom` is compiled by the feature itself, with its own named query. */
export const filter = {
  eq: (field: string, schema: z.ZodType, views?: readonly string[]): ListFilter => ({
    operator: 'eq',
    fields: [field],
    schema,
    storedAs: storedAs(schema),
    views,
  }),
  /** @param max how many values a request may name; without it, as many as the schema has */
  in: (
    field: string,
    schema: z.ZodType,
    { views, max = valuesOf(schema) }: { readonly views?: readonly string[]; readonly max?: number } = {},
  ): ListFilter => ({
    operator: 'in',
    fields: [field],
    schema: z.preprocess(
      (value: unknown): unknown => (Array.isArray(value) ? value : [value]),
      z.array(schema).min(1).max(max),
    ),
    storedAs: storedAs(schema),
    views,
  }),
  gte: (field: string, schema: z.ZodType, views?: readonly string[]): ListFilter => ({
    operator: 'gte',
    fields: [field],
    schema,
    storedAs: storedAs(schema),
    views,
  }),
  lte: (field: string, schema: z.ZodType, views?: readonly string[]): ListFilter => ({
    operator: 'lte',
    fields: [field],
    schema,
    storedAs: storedAs(schema),
    views,
  }),
  has: (field: string, schema: z.ZodType, views?: readonly string[]): ListFilter => ({
    operator: 'has',
    fields: [field],
    schema,
    storedAs: storedAs(schema),
    views,
  }),
  exists: (field: string, views?: readonly string[]): ListFilter => ({
    operator: 'exists',
    fields: [field],
    schema: z.boolean(),
    storedAs: 'value',
    views,
  }),
  search: (fields: readonly string[], max = 80, views?: readonly string[]): ListFilter => ({
    operator: 'search',
    fields,
    schema: searchText(max).min(1),
    storedAs: 'value',
    views,
  }),
  custom: (schema: z.ZodType, views?: readonly string[]): ListFilter => ({
    operator: 'custom',
    fields: [],
    schema,
    storedAs: 'value',
    views,
  }),
};

/** Stored fields with their direction, the first one foremost. */
type SortKeys = readonly (readonly [field: string, direction: 1 | -1])[];

/** The list schema of a resource: what may be filtered and sorted by, and nothing else. */
export interface ListSchema {
  readonly resource: string;
  readonly filters: Readonly<Record<string, ListFilter>>;
  /** Sort name to stored field. */
  readonly sorts: Readonly<Record<string, string>>;
  /**
   * Named views that may sort by it, by sort name; all when absent. A sort by a field that a view lacks names its
   * views.
   */
  readonly sortViews?: Readonly<Record<string, readonly string[]>>;
  /** Stored fields by which records are sorted before a sort's own field, by sort name; descending reverses them too. */
  readonly sortedBefore?: Readonly<Record<string, SortKeys>>;
  /** The same for stored fields that decide between records which are alike in a sort's own field. */
  readonly sortedAfter?: Readonly<Record<string, SortKeys>>;
  readonly defaultSort: readonly [string, 'ASC' | 'DESC'];
  /** Most records in one reply. */
  readonly maxRange: number;
}

/** Defines how a list is asked for. Every resource can be filtered by `id` (getMany) and sorted by `id`. */
export const defineListSchema = (definition: Omit<ListSchema, 'maxRange'> & { maxRange?: number }): ListSchema => ({
  maxRange: 100,
  ...definition,
  filters: { id: filter.in('id', id, { max: 200 }), ...definition.filters },
  sorts: { id: 'id', ...definition.sorts },
});

/** A parsed list request. `filters` holds validated values by filter name; `sort` is a stored field. */
export interface ListQuery {
  readonly filters: Readonly<Record<string, unknown>>;
  readonly sort: {
    readonly field: string;
    readonly name: string;
    readonly order: 'ASC' | 'DESC';
    /** What comes before the field; absent where nothing does. */
    readonly before?: SortKeys;
    /** What decides between records that are alike in it; absent where the id does. */
    readonly after?: SortKeys;
  };
  /** First and last index, inclusive, as `range=[0,24]` has them. */
  readonly range: readonly [number, number];
}

/** Query parameters as ra-data-simple-rest sends them. */
export const listParams = z.strictObject({
  sort: searchText(200).optional(),
  range: searchText(50).optional(),
  filter: searchText(8_000).optional(),
});
export type ListParams = z.infer<typeof listParams>;

const malformed = (field: string, message: string) =>
  new AppError('MALFORMED_REQUEST', {}, [{ field, code: 'list', message: message.slice(0, 300) }]);

function parseJson(field: string, value: string | undefined, fallback: unknown): unknown {
  if (value === undefined || value === '') return fallback;
  try {
    return JSON.parse(value);
  } catch {
    throw malformed(field, 'Not JSON.');
  }
}

function parseSort(listSchema: ListSchema, value: string | undefined, view: string | undefined): ListQuery['sort'] {
  const parsed = z
    .tuple([z.string(), z.enum(['ASC', 'DESC'])])
    .safeParse(parseJson('sort', value, listSchema.defaultSort));
  if (!parsed.success) throw malformed('sort', 'Write ["field","ASC"] or ["field","DESC"].');
  const [name, order] = parsed.data;
  const views = listSchema.sortViews?.[name];
  const allowed = Object.hasOwn(listSchema.sorts, name) && (!views || (view !== undefined && views.includes(view)));
  if (!allowed) throw malformed('sort', `Cannot be sorted by ${name.slice(0, 40)}.`);
  const before = listSchema.sortedBefore?.[name];
  const after = listSchema.sortedAfter?.[name];
  return {
    name,
    field: listSchema.sorts[name] ?? name,
    order,
    ...(before && { before }),
    ...(after && { after }),
  };
}

function parseRange(listSchema: ListSchema, value: string | undefined): readonly [number, number] {
  const index = z.int().min(0).max(1_000_000);
  const parsed = z.tuple([index, index]).safeParse(parseJson('range', value, [0, 24]));
  if (!parsed.success || parsed.data[1] < parsed.data[0]) throw malformed('range', 'Write [first,last].');
  const [first, last] = parsed.data;
  return [first, Math.min(last, first + listSchema.maxRange - 1)];
}

function parseFilters(
  listSchema: ListSchema,
  value: string | undefined,
  view: string | undefined,
): Record<string, unknown> {
  const filterJson = parseJson('filter', value, {});
  if (typeof filterJson !== 'object' || filterJson === null || Array.isArray(filterJson))
    throw malformed('filter', 'Write {"field":value}.');
  const result: Record<string, unknown> = {};
  /* A schema of records would drop the key __proto__ silently; here it is a name like any other, and unknown. */
  const entries: [string, unknown][] = Object.entries(filterJson);
  for (const [name, raw] of entries) result[name] = parseFilter(listSchema, name, raw, view);
  return result;
}

function parseFilter(listSchema: ListSchema, name: string, raw: unknown, view: string | undefined): unknown {
  const declared = Object.hasOwn(listSchema.filters, name) ? listSchema.filters[name] : undefined;
  const allowed = declared && (!declared.views || (view !== undefined && declared.views.includes(view)));
  if (!declared || !allowed) throw malformed('filter', `Cannot be filtered by ${name.slice(0, 40)}.`);
  const checked = declared.schema.safeParse(raw);
  if (!checked.success)
    throw malformed('filter', `${name.slice(0, 40)}: ${checked.error.issues[0]?.message ?? 'not valid'}`);
  return checked.data;
}

/**
 * Reads the three list parameters against a resource's language, as a given view may use it.
 * @throws AppError MALFORMED_REQUEST on an unknown key, operator or type, before any database is asked.
 */
export const parseListQuery = (listSchema: ListSchema, params: ListParams, view?: string): ListQuery => ({
  filters: parseFilters(listSchema, params.filter, view),
  sort: parseSort(listSchema, params.sort, view),
  range: parseRange(listSchema, params.range),
});

/**
 * Query of a CSV export: filter and sort as for the resource's list, in the view that the asker would see there. The
 * whole result, at most `limits.exportRows` rows (EXPORT_TOO_LARGE beyond); cells are escaped against formulas.
 * `without` names the columns to leave out, separated by commas; the id and the first column always stay. `lang` is the
 * reader's language: it has headings and values of candidates and internships in words, which are named as the API names
 * them without it. News and external jobs are always in words, in English without it; the others never are.
 */
export const exportParams = listParams.omit({ range: true }).extend({
  without: z
    .string()
    .max(1_000)
    .regex(/^\w+(,\w+)*$/)
    .optional(),
  lang: z.enum(locales).optional(),
});
export type ExportParams = z.infer<typeof exportParams>;
