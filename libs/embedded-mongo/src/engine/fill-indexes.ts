import { decode, decodeFields, type Doc } from '../bson.ts';
import type { RanksByPath } from './bulk-order.ts';
import type { CollectionIndex, IndexEntry } from './collection-index.ts';
import type { Slot } from './slot.ts';

/** Returns the top-level fields, beside the id, that indexes look at; undefined when that cannot be told. */
function fieldsBesideId(indexes: readonly CollectionIndex[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const { fields } of indexes) {
    if (!fields) return undefined;
    for (const name of fields) all.add(name);
  }
  all.delete('_id');
  return all;
}

/** Each document is read once for all indexes, and only as far as they look at it; its id is that of the slot. */
function* readForIndexes(
  slots: Iterable<Slot>,
  fields: ReadonlySet<string> | undefined,
): Generator<{ slot: Slot; doc: Doc }> {
  for (const slot of slots) {
    const raw = slot.current?.raw;
    if (!raw) continue;
    const doc = fields ? decodeFields(raw, fields) : decode(raw);
    yield { slot, doc: doc.set('_id', slot.id) };
  }
}

/**
 * Fills all indexes of a collection at once.
 * @param slots in natural order, each with a document
 */
export function fillIndexes(indexes: readonly CollectionIndex[], slots: Iterable<Slot>, size: number): void {
  const entries = indexes.map((): IndexEntry[] => []);
  for (const { slot, doc } of readForIndexes(slots, fieldsBesideId(indexes))) {
    for (const [position, index] of indexes.entries()) {
      for (const key of index.keysOf(doc)) entries[position]?.push({ key, slot });
    }
  }
  const ranks: RanksByPath = new Map();
  for (const [position, index] of indexes.entries()) {
    const indexEntries = entries[position] ?? [];
    index.takeOver(indexEntries, !index.isMultikey && indexEntries.length === size ? ranks : undefined);
  }
}
