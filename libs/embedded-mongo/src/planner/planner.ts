import type { Doc } from '../bson.ts';
import type { Collection } from '../engine/collection.ts';
import type { CollectionIndex } from '../engine/collection-index.ts';
import { conditionsOf, type FilterConditions } from './conditions.ts';
import { isRelevant, isBounded, isWholeKey, planWith, sortFields, isUsable, type SortField } from './index-plan.ts';
import { isCovered, type IndexPlan, type Plan, type PlanRequest, type UnionPlan } from './plan.ts';

/** How many index entries the sorting of one document costs. */
const SORT_FACTOR = 3;
const MAX_BRANCHES = 64;

/** Returns the alternatives of each `$or` that must hold. */
function alternatives(filter: Doc): Doc[][] {
  const documentLists: Doc[][] = [];
  for (const [name, operand] of filter) {
    if (!Array.isArray(operand)) continue;
    const parts = operand.filter((part) => part instanceof Map);
    if (name === '$or' && parts.length <= MAX_BRANCHES) documentLists.push(parts);
    else if (name === '$and') documentLists.push(...parts.flatMap(alternatives));
  }
  return documentLists;
}

const fewestKeys = (plans: readonly IndexPlan[]): IndexPlan | undefined =>
  plans.reduce<IndexPlan | undefined>((best, plan) => (best && best.keys <= plan.keys ? best : plan), undefined);

/** Returns the indexes that narrow a search down, or have its order, and miss none of its documents. */
const usableIndexes = (
  { indexes }: Collection,
  conditions: FilterConditions,
  sort?: readonly SortField[],
): CollectionIndex[] => indexes.filter((index) => isRelevant(index, conditions, sort) && isUsable(index, conditions));

/** Returns one search by index for each alternative, when every alternative has an index. */
function unionOf(collection: Collection, filter: Doc, branches: readonly Doc[]): UnionPlan | undefined {
  const plans: IndexPlan[] = [];
  for (const branch of branches) {
    const conditions = conditionsOf(new Map([['$and', [filter, branch]]]));
    const plansOfBranch = usableIndexes(collection, conditions).map((index) => planWith(index, conditions, []));
    const best = fewestKeys(plansOfBranch.filter(isBounded));
    if (!best) return undefined;
    plans.push(best);
  }
  return {
    kind: 'union',
    branches: plans,
    keys: plans.reduce((sum, { keys }) => sum + keys, 0),
    exact: false,
    order: undefined,
  };
}

const needsSort = ({ sort }: PlanRequest): boolean => sort !== undefined && sort.size > 0;

/** Returns what a plan costs, in index entries examined; sorting and looking at documents cost more than that. */
function costOf(plan: Plan, answers: number, size: number, request: PlanRequest): number {
  const { limit, counting } = request;
  if (counting && isCovered(plan)) return plan.kind === 'index' && plan.index.isMultikey ? plan.keys / SORT_FACTOR : 0;
  const keys = plan.kind === 'collection' ? size : plan.keys;
  const ordered = !needsSort(request) || (plan.kind === 'index' && plan.order !== undefined);
  if (!ordered) return answers * SORT_FACTOR + keys;
  if (limit === 0 || (plan.kind !== 'collection' && !needsSort(request))) return keys;
  return Math.min(keys, (limit * keys) / Math.max(1, answers));
}

/**
 * Chooses how to find the documents of a filter in the order of a sort: by the number of index entries each index
 * would examine, counting what sorting adds, and what a limit saves when the index has the order already. Among equals
 * one that needs no look at the documents is best.
 */
export function choosePlan(collection: Collection, request: PlanRequest): Plan {
  const { filter, hint } = request;
  const conditions = conditionsOf(filter);
  const scan: Plan = { kind: 'collection', exact: conditions.complete && conditions.paths.size === 0 };
  if (hint === 'natural') return scan;
  const sort = sortFields(request.sort);
  if (hint) return planWith(hint, conditions, sort ?? []);
  const plans: (IndexPlan | UnionPlan)[] = [];
  for (const index of usableIndexes(collection, conditions, sort)) {
    const plan = planWith(index, conditions, sort ?? []);
    if (index.spec.unique && isWholeKey(plan)) return plan;
    if (plan.order || isBounded(plan)) plans.push(plan);
  }
  plans.push(...alternatives(filter).flatMap((branches) => unionOf(collection, filter, branches) ?? []));
  const answers = Math.min(collection.size, ...plans.map((plan) => plan.keys));
  const rank = (plan: Plan): number => costOf(plan, answers, collection.size, request) + (isCovered(plan) ? 0 : 0.5);
  return plans.reduce<Plan>((best, plan) => (rank(plan) <= rank(best) ? plan : best), scan);
}
