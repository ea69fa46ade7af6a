import type { Value } from '../bson.ts';
import { hashKey } from '../compare.ts';
import type { Collection, IndexChange } from './collection.ts';
import { duplicateKeyError } from './duplicate-key.ts';
import type { Engine } from './engine.ts';
import { emptySlot, type Slot } from './slot.ts';
import type { StoredDocument } from './stored-document.ts';
import { LockWait } from './transaction.ts';
import type { DataView } from './view.ts';

const NONE: ReadonlySet<Slot> = new Set();

/** The committed state; a write that meets a transaction's lock waits for its end. */
export class CommittedView implements DataView {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  collection(namespace: string): Collection | undefined {
    return this.#engine.collection(namespace);
  }

  ensureCollection(db: string, name: string): Collection {
    return this.#engine.ensureCollection(db, name);
  }

  read(slot: Slot): StoredDocument | undefined {
    return slot.current;
  }

  slot(collection: Collection, idKey: string): Slot | undefined {
    return collection.slot(idKey);
  }

  natural(collection: Collection): Iterable<Slot> {
    return collection.natural();
  }

  diverging(): ReadonlySet<Slot> {
    return NONE;
  }

  insert(collection: Collection, id: Value, document: StoredDocument): void {
    this.#write(collection, emptySlot(id, hashKey(id)), document);
  }

  replace(collection: Collection, slot: Slot, document: StoredDocument): void {
    this.#write(collection, slot, document);
  }

  remove(collection: Collection, slot: Slot): void {
    this.#write(collection, slot, undefined);
  }

  #write(collection: Collection, slot: Slot, document: StoredDocument | undefined): void {
    if (slot.lockedBy) throw new LockWait(slot.lockedBy);
    const changes = collection.indexChanges(slot.current, document);
    for (const change of changes) checkUnique(collection, slot, change);
    this.#engine.change(collection, slot, document, changes);
  }
}

function checkUnique(collection: Collection, slot: Slot, { index, after }: IndexChange): void {
  if (!index.spec.unique) return;
  for (const key of after) {
    const holder = index.holder(key, slot);
    if (holder) throw duplicateKeyError(collection, index, key, holder);
    const claim = index.claims.size > 0 ? index.claims.get(index.hash(key)) : undefined;
    if (claim) throw new LockWait(claim.transaction);
  }
}
