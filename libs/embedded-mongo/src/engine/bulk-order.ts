import type { Value } from '../bson.ts';
import { compareValues, hashKey } from '../compare.ts';
import type { IndexKey } from './index-keys.ts';
import type { IndexField } from './index-spec.ts';

/** Ranks of one path's values by position; the indexes of a collection share what they have of the same documents. */
export type KnownRanks = Map<string, Int32Array>;

/** For each value its place among the distinct ones; values that compare equal have the same. */
function ranksOf(values: readonly (Value | undefined)[]): Int32Array {
  const numbers = new Map<string, number>();
  const distinct: Value[] = [];
  const ranks = Int32Array.from(values, (value) => {
    const hash = hashKey(value);
    const known = numbers.get(hash);
    if (known !== undefined) return known;
    numbers.set(hash, distinct.length);
    return distinct.push(value ?? null) - 1;
  });
  const rankOf = new Int32Array(distinct.length);
  const inOrder = distinct.map((value, number) => ({ value, number }));
  inOrder.sort((a, b) => compareValues(a.value, b.value));
  for (const [rank, { number }] of inOrder.entries()) rankOf[number] = rank;
  return ranks.map((number) => rankOf[number] ?? 0);
}

/**
 * Brings many keys into the order of an index; equal ones keep theirs. Each distinct value is compared as a value but
 * once; the keys are then compared by small whole numbers side by side in memory, which is what counts when a large
 * collection has many indexes.
 * @param known ranks that hold for the same positions, and take up those that are made; undefined when there are none
 * @returns the positions of the keys in their new order
 */
export function bulkOrder(
  keys: readonly IndexKey[],
  fields: readonly IndexField[],
  known: KnownRanks | undefined,
): Uint32Array {
  const columns = fields.map(({ path, direction }, at) => {
    const ranks = known?.get(path) ?? ranksOf(keys.map((key) => key[at]));
    known?.set(path, ranks);
    return { ranks, direction };
  });
  return Uint32Array.from(keys.keys()).sort((a, b) => {
    for (const { ranks, direction } of columns) {
      const order = (ranks[a] ?? 0) - (ranks[b] ?? 0);
      if (order !== 0) return order * direction;
    }
    return a - b;
  });
}
