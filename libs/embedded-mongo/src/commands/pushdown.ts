import { Int32, Double, Long } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { toNumber } from './arguments.ts';
import type { SearchRequest } from './prepare-search.ts';

/** A pipeline cut into what a search does first, and the stages that remain. */
export interface Cut {
  readonly search: SearchRequest;
  readonly rest: readonly Doc[];
}

const only = (stage: Doc | undefined, name: string): Value | undefined =>
  stage?.size === 1 ? stage.get(name) : undefined;

function leadingMatch(stages: readonly Doc[]): { filter: Doc; used: number } {
  const filters: Doc[] = [];
  for (const stage of stages) {
    const filter = only(stage, '$match');
    if (!(filter instanceof Map)) break;
    filters.push(filter);
  }
  const [first = new Map<string, Value>()] = filters;
  return { filter: filters.length > 1 ? new Map([['$and', filters]]) : first, used: filters.length };
}

/** Returns whether a sort is on plain fields, so that the search can do it. */
const isPlainSort = (sort: Value | undefined): sort is Doc =>
  sort instanceof Map &&
  sort.size > 0 &&
  [...sort].every(([path, way]) => !path.startsWith('$') && toNumber(way) !== undefined);

/** Hands leading $match, $sort, $skip and $limit stages, in this order, to the search. The stages must be valid. */
export function cutPipeline(stages: readonly Doc[], hint: Value | undefined): Cut {
  const { filter, used } = leadingMatch(stages);
  let index = used;
  const sort = only(stages[index], '$sort');
  if (isPlainSort(sort)) index++;
  const skip = toNumber(only(stages[index], '$skip'));
  if (skip !== undefined) index++;
  const limit = toNumber(only(stages[index], '$limit'));
  if (limit !== undefined) index++;
  return {
    search: { filter, sort: isPlainSort(sort) ? sort : undefined, skip, limit, hint },
    rest: stages.slice(index),
  };
}

const isConstant = (value: Value | undefined): boolean =>
  value === null || value instanceof Int32 || value instanceof Double || value instanceof Long;

/** Returns the name and constant `_id` of a stage that only counts: `{$group: {_id: 1, n: {$sum: 1}}}`. */
export function countingGroup(rest: readonly Doc[]): { id: Value; field: string } | undefined {
  const group = rest.length === 1 ? only(rest[0], '$group') : undefined;
  if (!(group instanceof Map) || group.size !== 2) return undefined;
  const id = group.get('_id');
  const [field] = [...group.keys()].filter((name) => name !== '_id');
  const sum = field === undefined ? undefined : group.get(field);
  if (id === undefined || !isConstant(id) || field === undefined || !(sum instanceof Map) || sum.size !== 1)
    return undefined;
  const element = sum.get('$sum');
  return element instanceof Int32 && element.value === 1 ? { id, field } : undefined;
}
