import type { Value } from '../bson.ts';
import type { StoredDocument } from './stored-document.ts';

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
  lockedBy: LockHolder | undefined;
}

/** What a transaction made of one document: its new content, or undefined when it removed it. */
export interface OwnChange {
  readonly slot: Slot;
  readonly document: StoredDocument | undefined;
}

/** The transaction that has locked a slot or claimed a key, as far as those who meet the lock need to know it. */
export interface LockHolder {
  /** Runs `resume` as soon as the transaction has ended, however it ends; gives back how to stop waiting. */
  whenEnded(resume: () => void): () => void;
  /** Returns its change of a slot, if it has changed it. */
  changeOf(slot: Slot): OwnChange | undefined;
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

/** Returns what a snapshot sees of a slot: the last version not newer than the snapshot. */
export function versionAt(slot: Slot, snapshot: number): StoredDocument | undefined {
  if (slot.version <= snapshot) return slot.current;
  for (let index = slot.older.length - 1; index >= 0; index--) {
    const older = slot.older[index];
    if (older && older.version <= snapshot) return older.document;
  }
  return undefined;
}
