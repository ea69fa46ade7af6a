import { ObjectId } from 'bson';
import type { Value } from '../bson.ts';
import { compareValues, hashKey, stringOf } from '../compare.ts';
import type { IndexKey } from './index-keys.ts';
import type { IndexField } from './index-spec.ts';

/**
 * For each value of one path, by position, its place among the distinct ones; values that compare equal have the same.
 */
interface Ranks {
  readonly of: Uint32Array;
  readonly distinct: number;
}

/** Ranks by path; the indexes of a collection share what they have of the same documents. */
export type RanksByPath = Map<string, Ranks>;

interface Distinct {
  readonly value: Value;
  /** Found first as this one of the distinct values. */
  readonly number: number;
  /** The same for values that compare equal, and different for all others of the kind. */
  readonly mark: string | number;
}

/** The distinct ones among values, each known by a mark that is cheap to make; texts are their own. */
class DistinctValues {
  readonly all: Distinct[] = [];
  readonly #texts = new Map<string, number>();
  readonly #others = new Map<string | number, number>();

  numberOf(value: Value | undefined): number {
    const text = stringOf(value);
    if (text !== undefined) return this.#number(this.#texts, text, value);
    return this.#number(this.#others, value instanceof Date ? value.getTime() : hashKey(value), value);
  }

  #number<M extends string | number>(numbers: Map<M, number>, mark: M, value: Value | undefined): number {
    const existingNumber = numbers.get(mark);
    if (existingNumber !== undefined) return existingNumber;
    const number = this.all.length;
    numbers.set(mark, number);
    this.all.push({ value: value ?? null, number, mark });
    return number;
  }
}

/** Marks of ObjectIds are in their order. */
function compareDistinct(a: Distinct, b: Distinct): number {
  if (a.value instanceof ObjectId && b.value instanceof ObjectId) return a.mark < b.mark ? -1 : 1;
  return compareValues(a.value, b.value);
}

function ranksOf(keys: readonly IndexKey[], field: number): Ranks {
  const distinct = new DistinctValues();
  const numbers = new Uint32Array(keys.length);
  keys.forEach((key, index) => {
    numbers[index] = distinct.numberOf(key[field]);
  });
  const rankOf = new Uint32Array(distinct.all.length);
  distinct.all.toSorted(compareDistinct).forEach(({ number }, rank) => {
    rankOf[number] = rank;
  });
  return { of: numbers.map((number) => rankOf[number] ?? 0), distinct: rankOf.length };
}

/** Positions by the ranks of one field; those of one rank keep their order. Counts, and compares nothing. */
function byRank(positions: Uint32Array, { of, distinct }: Ranks, direction: 1 | -1): Uint32Array {
  const place = (position: number): number =>
    direction === 1 ? (of[position] ?? 0) : distinct - 1 - (of[position] ?? 0);
  const next = new Uint32Array(distinct + 1);
  for (const position of positions) next[place(position) + 1] = (next[place(position) + 1] ?? 0) + 1;
  for (let rank = 1; rank < distinct; rank++) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const ordered = new Uint32Array(positions.length);
  for (const position of positions) {
    const free = next[place(position)] ?? 0;
    ordered[free] = position;
    next[place(position)] = free + 1;
  }
  return ordered;
}

/**
 * Brings many keys into the order of an index; equal ones keep theirs. Each distinct value is compared as a value but
 * once; the keys are then put in order by small whole numbers, the last field first and the first one last, which is
 * what counts when a large collection has many indexes.
 * @param known ranks that hold for the same positions, and take up those that are made; undefined when there are none
 * @returns the positions of the keys in their new order
 */
export function bulkOrder(
  keys: readonly IndexKey[],
  fields: readonly IndexField[],
  knownRanks: RanksByPath | undefined,
): Uint32Array {
  const columns = fields.map(({ path, direction }, index) => {
    const ranks = knownRanks?.get(path) ?? ranksOf(keys, index);
    knownRanks?.set(path, ranks);
    return { ranks, direction };
  });
  return columns.reduceRight<Uint32Array>(
    (positions, { ranks, direction }) => byRank(positions, ranks, direction),
    new Uint32Array(keys.length).map((_, index) => index),
  );
}
