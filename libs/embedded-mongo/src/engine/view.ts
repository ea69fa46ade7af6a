import type { Value } from '../bson.ts';
import type { Collection } from './collection.ts';
import type { Slot } from './slot.ts';
import type { StoredDocument } from './stored-document.ts';

/** How a command sees and changes the data: the committed state, or a transaction's own. */
export interface DataView {
  collection(namespace: string): Collection | undefined;
  /** Returns the collection, made when it is missing. */
  ensureCollection(db: string, name: string): Collection;
  /** Reads the version of a document that this view sees. */
  read(slot: Slot): StoredDocument | undefined;
  slot(collection: Collection, idKey: string): Slot | undefined;
  /** Returns all slots that may hold a visible document, in natural order. */
  natural(collection: Collection): Iterable<Slot>;
  /** Slots whose visible version may differ from the committed one, so that indexes do not tell about them. */
  diverging(collection: Collection): ReadonlySet<Slot>;
  /** @throws MongoServerError 11000, 112; LockWait */
  insert(collection: Collection, id: Value, document: StoredDocument): void;
  /** @throws MongoServerError 11000, 112; LockWait */
  replace(collection: Collection, slot: Slot, document: StoredDocument): void;
  /** @throws MongoServerError 112; LockWait */
  remove(collection: Collection, slot: Slot): void;
}
