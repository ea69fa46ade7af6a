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

/** Where an entry lies relative to a stretch, in the order of the index. */
function side(index: CollectionIndex, { prefix, range }: Stretch, { key }: IndexEntry): number {
  const { fields } = index.spec;
  for (const [at, wanted] of prefix.entries()) {
    const order = compareValues(key[at] ?? null, wanted);
    if (order !== 0) return fields[at]?.direction === -1 ? -order : order;
  }
  if (!range) return 0;
  const order = relation(range, key[prefix.length] ?? null);
  return fields[prefix.length]?.direction === -1 ? -order : order;
}

/** The first and last place of a stretch. */
export function placesOf(index: CollectionIndex, stretch: Stretch): { from: Place; to: Place } {
  return {
    from: index.entries.place((entry) => side(index, stretch, entry) < 0),
    to: index.entries.place((entry) => side(index, stretch, entry) <= 0),
  };
}

/** Number of entries in all stretches. */
export function countEntries(index: CollectionIndex, stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, stretch) => {
    if (stretch.prefix.length === 0 && !stretch.range) return sum + index.entries.size;
    const { from, to } = placesOf(index, stretch);
    return sum + index.entries.count(from, to);
  }, 0);
}

/** The entries of all stretches, in the order of the index or against it. */
export function* entriesOf(
  index: CollectionIndex,
  stretches: readonly Stretch[],
  reverse: boolean,
): Generator<IndexEntry> {
  for (const stretch of reverse ? stretches.toReversed() : stretches) {
    const { from, to } = placesOf(index, stretch);
    yield* reverse ? index.entries.backward(from, to) : index.entries.forward(from, to);
  }
}
