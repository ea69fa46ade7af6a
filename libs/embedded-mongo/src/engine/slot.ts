import type { Value } from '../bson.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Transaction } from './transaction.ts';

/** The place of one document (one `_id`) in a collection, with the versions that open transactions may still read. */
export interface Slot {
  readonly id: Value;
  readonly idKey: string;
  /** Position in the collection's natural order. */
  ord: number;
  current: StoredDocument | undefined;
  /** Number of the change that made `current`. */
  version: number;
  /** Earlier versions, oldest first, kept while a transaction may need them. */
  older: { readonly document: StoredDocument | undefined; readonly version: number }[];
  lockedBy: Transaction | undefined;
}

export const emptySlot = (id: Value, idKey: string): Slot => ({
  id,
  idKey,
  ord: Number.MAX_SAFE_INTEGER,
  current: undefined,
  version: 0,
  older: [],
  lockedBy: undefined,
});

/** What a snapshot sees of a slot: the last version not newer than the snapshot. */
export function versionAt(slot: Slot, snapshot: number): StoredDocument | undefined {
  if (slot.version <= snapshot) return slot.current;
  for (let index = slot.older.length - 1; index >= 0; index--) {
    const older = slot.older[index];
    if (older && older.version <= snapshot) return older.document;
  }
  return undefined;
}
