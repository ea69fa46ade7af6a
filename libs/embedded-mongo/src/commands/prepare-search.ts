import type { Doc, Value } from '../bson.ts';
import { equalValues } from '../compare.ts';
import type { Collection } from '../engine/collection.ts';
import type { CollectionIndex } from '../engine/collection-index.ts';
import { MongoServerError } from '../errors.ts';
import { conditionsOf } from '../planner/conditions.ts';
import { fieldsOf } from '../planner/fields.ts';
import {
  countCovered,
  findDocuments,
  streamDocuments,
  type ExaminedCounts,
  type FoundDocument,
} from '../planner/find.ts';
import { impliesFilter } from '../planner/implication.ts';
import { isCovered, type Plan } from '../planner/plan.ts';
import { choosePlan } from '../planner/planner.ts';
import { compileQuery } from '../query.ts';
import { compileSorter, type Sorter } from '../sort.ts';
import { toNumber } from './arguments.ts';
import type { CommandContext } from './command.ts';

export interface SearchRequest {
  readonly filter: Doc;
  readonly sort?: Doc | undefined;
  readonly skip?: number | undefined;
  /** 0 or undefined for all. */
  readonly limit?: number | undefined;
  readonly hint?: Value | undefined;
  /** Only the number of documents is wanted. */
  readonly counting?: boolean;
}

/** A search whose filter and sort have been checked, on a collection that may be missing. */
export interface Search {
  readonly plan: Plan;
  readonly run: (examined?: ExaminedCounts) => FoundDocument[];
  /** As `run`; where every document is an answer and none is sorted, each is read only when it is asked for. */
  readonly stream: () => Iterable<FoundDocument>;
  /** The number of documents; from the index alone where that is enough. */
  readonly count: (examined?: ExaminedCounts) => number;
}

const badHint = (): MongoServerError =>
  new MongoServerError(2, 'error processing query: planner returned error: bad hint');

function hinted(collection: Collection, hint: Value, filter: Doc): CollectionIndex | 'natural' {
  if (hint instanceof Map && hint.has('$natural')) return 'natural';
  if (typeof hint !== 'string' && !(hint instanceof Map))
    throw new MongoServerError(9, 'Hint must be a string or an object');
  const index = collection.indexes.find(({ spec }) =>
    typeof hint === 'string' ? spec.name === hint : equalValues(spec.listing.get('key') ?? null, hint),
  );
  const partial = index?.spec.partial;
  if (!index || (partial && !impliesFilter(conditionsOf(filter), partial))) throw badHint();
  return index;
}

/** Returns the direction of `{$natural: 1}` or `{$natural: -1}`; undefined for anything else. */
function naturalDirection(order: Value | undefined): 1 | -1 | undefined {
  const direction = order instanceof Map && order.size === 1 ? toNumber(order.get('$natural')) : undefined;
  return direction === 1 || direction === -1 ? direction : undefined;
}

/** Natural order backwards. */
const REVERSED: Pick<Sorter, 'sort'> = { sort: (items) => [...items].toReversed() };

const NOWHERE: Search = { plan: { kind: 'collection', exact: true }, run: () => [], stream: () => [], count: () => 0 };

/**
 * Prepares a search. Filter and sort are checked even when the collection does not exist.
 * @throws MongoServerError as the query language demands; 2 for a hint that names no index
 */
export function prepareSearch(
  { view, tick, now, inTransaction }: CommandContext,
  collection: Collection | undefined,
  { filter, sort, skip = 0, limit = 0, hint, counting = false }: SearchRequest,
): Search {
  const matches = compileQuery(filter, { now });
  const byValues = sort && sort.size > 0 && !naturalDirection(sort) ? sort : undefined;
  const natural = byValues ? undefined : (naturalDirection(sort) ?? naturalDirection(hint));
  const sorter = byValues ? compileSorter(byValues) : natural === -1 ? REVERSED : undefined;
  if (!collection) return NOWHERE;
  const plan = choosePlan(collection, {
    filter,
    sort: byValues,
    limit: limit > 0 ? skip + limit : 0,
    counting,
    hint: natural ? 'natural' : hint === undefined ? undefined : hinted(collection, hint, filter),
  });
  const fields = fieldsOf(filter, byValues);
  const request = { matches, fields, sorter, skip, limit, tick };
  const everything = { ...request, sorter: undefined, skip: 0, limit: 0 };
  const run = (examined?: ExaminedCounts, all = false): FoundDocument[] =>
    findDocuments(view, collection, plan, all ? everything : request, examined);
  const bounded = (count: number): number => Math.max(0, limit > 0 ? Math.min(count - skip, limit) : count - skip);
  return {
    plan,
    run,
    stream: () =>
      plan.kind === 'collection' && plan.exact && !sorter && !inTransaction
        ? streamDocuments(view, collection, { ...request, matches: undefined, tick: undefined })
        : run(),
    count: (examined = { keys: 0, documents: 0 }) => {
      const disputed = hint !== undefined && view.diverging(collection).size > 0;
      if (!isCovered(plan) || disputed) return bounded(run(examined, true).length);
      return bounded(countCovered(view, collection, plan, { matches, examined }));
    },
  };
}
