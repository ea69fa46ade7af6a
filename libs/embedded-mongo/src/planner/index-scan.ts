import type { Value } from '../bson.ts';
import { compareValues } from '../compare.ts';
import type { CollectionIndex, IndexEntry } from '../engine/collection-index.ts';
import type { Place } from '../engine/sorted-list.ts';
import { relation, type Range } from './bounds.ts';

/** A stretch of an index: entries that begin with the values of `prefix`, and lie in `range` in the next field. */
export interface Stretch {
  readonly prefix: readonly Value[];
  readonly range: Range | undefined;
}

/** A stretch with its first and last place; they are right until the index changes. */
export interface LocatedStretch extends Stretch {
  readonly from: Place;
  readonly to: Place;
}

/** Where an entry lies relative to a stretch, in the order of the index. */
function side(index: CollectionIndex, { prefix, range }: Stretch, { key }: IndexEntry): number {
  const { fields } = index.spec;
  for (let position = 0; position < prefix.length; position++) {
    const order = compareValues(key[position] ?? null, prefix[position]);
    if (order !== 0) return fields[position]?.direction === -1 ? -order : order;
  }
  if (!range) return 0;
  const order = relation(range, key[prefix.length] ?? null);
  return fields[prefix.length]?.direction === -1 ? -order : order;
}

/** Finds where a stretch begins and ends. */
export function locate(index: CollectionIndex, stretch: Stretch): LocatedStretch {
  const { prefix, range } = stretch;
  const { entries } = index;
  if (prefix.length === 0 && !range) return { prefix, range, from: entries.start, to: entries.end };
  return {
    prefix,
    range,
    from: entries.place((entry) => side(index, stretch, entry) < 0),
    to: entries.place((entry) => side(index, stretch, entry) <= 0),
  };
}

/** Counts the entries in all stretches. */
export function countEntries({ entries }: CollectionIndex, stretches: readonly LocatedStretch[]): number {
  let count = 0;
  for (const { from, to, prefix, range } of stretches) {
    count += prefix.length === 0 && !range ? entries.size : entries.count(from, to);
  }
  return count;
}

/** Returns the entries of all stretches, in the order of the index or against it. */
export function* entriesOf(
  { entries }: CollectionIndex,
  stretches: readonly LocatedStretch[],
  reverse: boolean,
): Generator<IndexEntry> {
  for (const { from, to } of reverse ? stretches.toReversed() : stretches) {
    yield* reverse ? entries.backward(from, to) : entries.forward(from, to);
  }
}
