import type { Value } from '../bson.ts';
import type { Collection } from '../engine/collection.ts';
import type { CollectionIndex } from '../engine/collection-index.ts';
import type { IndexKey } from '../engine/index-keys.ts';
import type { Place } from '../engine/sorted-list.ts';

const DIGITS = /^\d+$/;

/** Returns an index with every value of a path, one entry for each document that has it. */
const indexOf = (collection: Collection, path: string): CollectionIndex | undefined =>
  collection.indexes.find(
    ({ spec, multikey }) => spec.fields[0]?.path === path && spec.partial === undefined && multikey[0] !== true,
  );

/** Returns the value that the entries from a place on have in common; undefined when all of them miss the field. */
function valueFrom(index: CollectionIndex, place: Place, key: IndexKey): Value | undefined {
  /* Null and a missing field are together. */
  for (const entry of index.entries.forward(place, index.entries.end)) {
    if (index.compareLeading(entry.key, key, 1) !== 0) return undefined;
    if (entry.key[0] !== undefined) return entry.key[0];
  }
  return undefined;
}

/**
 * Returns the different values at a path in the order of an index, by one jump for each; undefined when no index tells them.
 * The time grows with the number of different values, not of documents.
 */
export function distinctByIndex(collection: Collection, path: string): Value[] | undefined {
  const index = path.split('.').some((part) => DIGITS.test(part)) ? undefined : indexOf(collection, path);
  if (!index) return undefined;
  const { entries } = index;
  const values: Value[] = [];
  for (let place = entries.start; ;) {
    const [first] = entries.forward(place, entries.end);
    if (!first) return values;
    const value = valueFrom(index, place, first.key);
    if (value !== undefined) values.push(value);
    place = entries.place((entry) => index.compareLeading(entry.key, first.key, 1) <= 0);
  }
}
