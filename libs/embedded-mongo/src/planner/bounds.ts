import type { Value } from '../bson.ts';
import { compareValues, typeOrder } from '../compare.ts';
import { isNaNValue, type Bound, type PathConditions } from './conditions.ts';

/** One stretch of an index field within the values of one type. */
export interface Range {
  readonly lower: Bound | undefined;
  readonly upper: Bound | undefined;
}

/** What a scan may take from one field. `exact` when a document is in it just when the path's conditions hold. */
export type FieldBounds =
  | { readonly kind: 'points'; readonly values: readonly Value[]; readonly exact: boolean }
  | { readonly kind: 'range'; readonly range: Range; readonly exact: boolean };

const tighter = (bounds: readonly Bound[], side: 1 | -1): Bound | undefined =>
  bounds.reduce<Bound | undefined>((best, bound) => {
    if (!best) return bound;
    const order = compareValues(bound.value, best.value) * side;
    return order > 0 || (order === 0 && !bound.inclusive) ? bound : best;
  }, undefined);

/** Returns the best use of conditions on one field; where it has arrays, only one condition binds a single element. */
export function boundsOf(conditions: PathConditions, multikey: boolean): FieldBounds | undefined {
  const { points, lower, upper } = conditions;
  const shortest = points.toSorted((a, b) => a.length - b.length)[0];
  const demands = points.length + lower.length + upper.length;
  if (shortest) return { kind: 'points', values: shortest, exact: demands === 1 };
  if (demands === 0) return undefined;
  const first = lower[0] ?? upper[0];
  if (!first) return undefined;
  if (multikey) {
    return { kind: 'range', range: { lower: lower[0], upper: lower[0] ? undefined : upper[0] }, exact: demands === 1 };
  }
  const oneType = [...lower, ...upper].every((bound) => typeOrder(bound.value) === typeOrder(first.value));
  if (!oneType) return { kind: 'range', range: { lower: lower[0], upper: lower[0] ? undefined : first }, exact: false };
  return { kind: 'range', range: { lower: tighter(lower, 1), upper: tighter(upper, -1) }, exact: true };
}

function isBefore({ lower, upper }: Range, value: Value): boolean {
  if (!lower) return upper !== undefined && (typeOrder(value) < typeOrder(upper.value) || isNaNValue(value));
  const order = compareValues(value, lower.value);
  return order < 0 || (order === 0 && !lower.inclusive);
}

function isBehind({ lower, upper }: Range, value: Value): boolean {
  if (!upper) return lower !== undefined && typeOrder(value) > typeOrder(lower.value);
  const order = compareValues(value, upper.value);
  return order > 0 || (order === 0 && !upper.inclusive);
}

/**
 * Returns where a value lies: -1 before the range, 0 in it, 1 behind it, in ascending order. NaN comes before all numbers, but
 * is not less than any.
 */
export function relation(range: Range, value: Value): -1 | 0 | 1 {
  if (isBefore(range, value)) return -1;
  return isBehind(range, value) ? 1 : 0;
}
