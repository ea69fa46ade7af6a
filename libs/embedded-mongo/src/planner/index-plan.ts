import { Double, Int32, Long } from 'bson';
import type { Doc, Value } from '../bson.ts';
import type { CollectionIndex } from '../engine/collection-index.ts';
import { boundsOf, type FieldBounds } from './bounds.ts';
import type { FilterConditions } from './conditions.ts';
import { impliesFilter, impliesPresence } from './implication.ts';
import { countEntries, locate, type Stretch } from './index-scan.ts';
import type { IndexPlan } from './plan.ts';

export type SortField = readonly [path: string, direction: 1 | -1];

const MAX_STRETCHES = 5_000;

const direction = (value: Value): 1 | -1 | undefined => {
  const number =
    value instanceof Int32 || value instanceof Double ? value.value : value instanceof Long ? value.toNumber() : 0;
  return number === 1 || number === -1 ? number : undefined;
};

/** Returns the fields of a sort; undefined when an index cannot have its order. */
export function sortFields(sort: Doc | undefined): SortField[] | undefined {
  const fields: SortField[] = [];
  for (const [path, value] of sort ?? []) {
    const order = direction(value);
    if (!order) return undefined;
    fields.push([path, order]);
  }
  return fields;
}

/** Returns whether an index can narrow the search or give the order; only then it is worth a look. */
export const isRelevant = (
  { spec }: CollectionIndex,
  { paths }: FilterConditions,
  sort: readonly SortField[] | undefined,
): boolean => (sort !== undefined && sort.length > 0) || paths.has(spec.fields[0]?.path ?? '');

/** Returns whether an index has all documents that can meet the conditions. */
export function isUsable(index: CollectionIndex, conditions: FilterConditions): boolean {
  const { sparse, partial, fields } = index.spec;
  if (fields.some(({ path }) => path.split('.').some((part) => /^\d+$/.test(part)))) return false;
  if (sparse && !fields.some(({ path }) => impliesPresence(conditions.paths.get(path)))) return false;
  return partial === undefined || impliesFilter(conditions, partial);
}

interface Bounded {
  readonly stretches: readonly Stretch[];
  readonly used: readonly FieldBounds[];
}

const root = (path: string): string => path.split('.', 1)[0] ?? path;

/** Returns a field below an array that an earlier field is below too: its condition may be met by another element. */
function sharesArray(index: CollectionIndex, fieldIndex: number): boolean {
  const { fields } = index.spec;
  const fieldRoot = root(fields[fieldIndex]?.path ?? '');
  return (
    index.multikey[fieldIndex] === true && fields.slice(0, fieldIndex).some(({ path }) => root(path) === fieldRoot)
  );
}

function stretchesOf(index: CollectionIndex, { paths }: FilterConditions): Bounded {
  let stretches: Stretch[] = [{ prefix: [], range: undefined }];
  const used: FieldBounds[] = [];
  for (const [fieldIndex, { path, direction: order }] of index.spec.fields.entries()) {
    const conditions = paths.get(path);
    const bounds = conditions && boundsOf(conditions, index.multikey[fieldIndex] === true);
    if (!bounds || sharesArray(index, fieldIndex)) break;
    if (bounds.kind === 'range') {
      stretches = stretches.map(({ prefix }) => ({ prefix, range: bounds.range }));
      used.push(bounds);
      break;
    }
    if (stretches.length * bounds.values.length > MAX_STRETCHES && fieldIndex > 0) break;
    const values = order === 1 ? bounds.values : bounds.values.toReversed();
    stretches = stretches.flatMap(({ prefix }) =>
      values.map((value) => ({ prefix: [...prefix, value], range: undefined })),
    );
    used.push(bounds);
  }
  return { stretches, used };
}

function orderOf(index: CollectionIndex, bounded: Bounded, sort: readonly SortField[]): IndexPlan['order'] {
  if (sort.length === 0 || index.isMultikey || bounded.stretches.length !== 1) return undefined;
  const { fields } = index.spec;
  const fixed = bounded.stretches[0]?.prefix.length ?? 0;
  const fixedPaths = new Set(fields.slice(0, fixed).map((field) => field.path));
  let fieldIndex = fixed;
  let turn = 0;
  for (const [path, order] of sort) {
    if (fixedPaths.has(path)) continue;
    const field = fields[fieldIndex];
    if (field?.path !== path || (turn !== 0 && turn !== field.direction * order)) return undefined;
    turn = field.direction * order;
    fieldIndex++;
  }
  return { reverse: turn === -1, tieFields: fieldIndex };
}

/** Returns how an index serves conditions and a sort. */
export function planWith(index: CollectionIndex, conditions: FilterConditions, sort: readonly SortField[]): IndexPlan {
  const bounded = stretchesOf(index, conditions);
  const { used } = bounded;
  const stretches = bounded.stretches.map((stretch) => locate(index, stretch));
  const exact = conditions.complete && used.length === conditions.paths.size && used.every((bounds) => bounds.exact);
  return {
    kind: 'index',
    index,
    stretches,
    keys: countEntries(index, stretches),
    exact,
    order: orderOf(index, bounded, sort),
  };
}

/** Returns the plan looks at a part of the index only. */
export const isBounded = ({ stretches }: IndexPlan): boolean =>
  stretches[0]?.prefix.length !== 0 || stretches[0].range !== undefined;

/** Returns the plan looks for one key with a value in every field. */
export const isWholeKey = ({ stretches, index }: IndexPlan): boolean =>
  stretches.length === 1 && stretches[0]?.prefix.length === index.spec.fields.length;
