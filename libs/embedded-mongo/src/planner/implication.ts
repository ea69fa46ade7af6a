import type { Doc, Value } from '../bson.ts';
import { compareValues, typeOrder } from '../compare.ts';
import { conditionsOf, type Bound, type FilterConditions, type PathConditions } from './conditions.ts';

/** Returns whether every document that meets the conditions has a value other than null at the path. */
export function impliesPresence(conditions: PathConditions | undefined): boolean {
  if (!conditions) return false;
  return (
    conditions.lower.length > 0 ||
    conditions.upper.length > 0 ||
    conditions.points.some((values) => !values.includes(null))
  );
}

const within = (value: Value, bound: Bound, side: 1 | -1): boolean => {
  const order = compareValues(value, bound.value) * side;
  return order > 0 || (order === 0 && bound.inclusive);
};

const sameType = (a: Value, b: Value): boolean => typeOrder(a) === typeOrder(b);

function impliesBound(have: PathConditions, impliedBound: Bound, side: 1 | -1): boolean {
  const bounds = side === 1 ? have.lower : have.upper;
  const byRange = bounds.some(
    (bound) =>
      sameType(bound.value, impliedBound.value) &&
      (within(bound.value, impliedBound, side) ||
        (compareValues(bound.value, impliedBound.value) === 0 && (impliedBound.inclusive || !bound.inclusive))),
  );
  return (
    byRange ||
    have.points.some((values) =>
      values.every((value) => sameType(value, impliedBound.value) && within(value, impliedBound, side)),
    )
  );
}

function impliesPath(have: PathConditions | undefined, conditions: PathConditions): boolean {
  if (!have) return false;
  const points = conditions.points.every((allowed) =>
    have.points.some((values) =>
      values.every((value) => allowed.some((element) => compareValues(element, value) === 0)),
    ),
  );
  return (
    points &&
    conditions.lower.every((bound) => impliesBound(have, bound, 1)) &&
    conditions.upper.every((bound) => impliesBound(have, bound, -1))
  );
}

/** What a partial index may demand that bounds cannot say: that there is a value, or a value of a type. */
interface Demands {
  readonly exists: string[];
  readonly types: [path: string, type: string][];
}

/** Takes out the operators of one path that are no bounds. */
function withoutDemandsOf(path: string, condition: Doc, demands: Demands): Doc {
  const rest: Doc = new Map();
  for (const [operator, operand] of condition) {
    if (operator === '$exists') demands.exists.push(path);
    else if (operator === '$type' && typeof operand === 'string') demands.types.push([path, operand]);
    else rest.set(operator, operand);
  }
  return rest;
}

/** Leaves out `$exists: true` and `$type`, and tells what they demanded. */
function withoutDemands(filter: Doc, demands: Demands): Doc {
  const rest: Doc = new Map();
  for (const [name, condition] of filter) {
    if (name === '$and' && Array.isArray(condition)) {
      rest.set(
        name,
        condition.map((part) => (part instanceof Map ? withoutDemands(part, demands) : part)),
      );
    } else if (condition instanceof Map && (condition.has('$exists') || condition.has('$type'))) {
      const others = withoutDemandsOf(name, condition, demands);
      if (others.size > 0) rest.set(name, others);
    } else rest.set(name, condition);
  }
  return rest;
}

/** Returns whether every document that a filter accepts is certainly in a partial index; in doubt, no. */
export function impliesFilter(have: FilterConditions, partial: Doc): boolean {
  const demands: Demands = { exists: [], types: [] };
  const impliedConditions = conditionsOf(withoutDemands(partial, demands));
  if (!impliedConditions.complete) return false;
  return (
    demands.exists.every((path) => impliesPresence(have.paths.get(path))) &&
    demands.types.every(([path, type]) => have.paths.get(path)?.types.includes(type)) &&
    [...impliedConditions.paths].every(([path, conditions]) => impliesPath(have.paths.get(path), conditions))
  );
}
