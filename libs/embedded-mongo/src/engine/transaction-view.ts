import type { Value } from '../bson.ts';
import { hashKey } from '../compare.ts';
import { MongoServerError } from '../errors.ts';
import type { Collection } from './collection.ts';
import type { CollectionIndex } from './collection-index.ts';
import { duplicateKey, holdsKey, writeConflict } from './duplicate-key.ts';
import type { Engine } from './engine.ts';
import type { IndexKey } from './index-keys.ts';
import { emptySlot, versionAt, type Slot } from './slot.ts';
import type { StoredDocument } from './stored-document.ts';
import type { Transaction } from './transaction.ts';
import type { DataView } from './view.ts';

/** A transaction's view: its snapshot with its own changes; a write that meets a newer change or a lock is refused. */
export class TransactionView implements DataView {
  readonly #engine: Engine;
  readonly #transaction: Transaction;

  constructor(engine: Engine, transaction: Transaction) {
    this.#engine = engine;
    this.#transaction = transaction;
  }

  collection(namespace: string): Collection | undefined {
    const droppedAt = this.#engine.droppedAt.get(namespace);
    if (droppedAt !== undefined && droppedAt > this.#transaction.snapshot) {
      throw new MongoServerError(
        246,
        `Unable to read from a snapshot due to pending collection catalog changes to collection '${namespace}'`,
        { labels: ['TransientTransactionError'] },
      );
    }
    return this.#transaction.created.get(namespace) ?? this.#engine.collection(namespace);
  }

  ensureCollection(db: string, name: string): Collection {
    const collection = this.collection(`${db}.${name}`);
    if (collection) return collection;
    const created = this.#engine.newCollection(db, name);
    this.#transaction.created.set(created.namespace, created);
    return created;
  }

  read(slot: Slot): StoredDocument | undefined {
    if (slot.lockedBy !== this.#transaction) return versionAt(slot, this.#transaction.snapshot);
    for (const changes of this.#transaction.changes.values()) {
      const change = changes.get(slot.idKey);
      if (change?.slot === slot) return change.document;
    }
    return undefined;
  }

  slot(collection: Collection, idKey: string): Slot | undefined {
    const change = this.#transaction.changes.get(collection)?.get(idKey);
    if (change) return change.slot;
    const current = collection.slot(idKey);
    if (current && this.read(current)) return current;
    for (const slot of collection.dirty) if (slot.idKey === idKey && this.read(slot)) return slot;
    return undefined;
  }

  *natural(collection: Collection): Iterable<Slot> {
    const extra: Slot[] = [];
    for (const slot of collection.dirty) if (collection.slot(slot.idKey) !== slot) extra.push(slot);
    for (const { slot } of this.#transaction.changes.get(collection)?.values() ?? []) {
      if (!slot.current && !extra.includes(slot)) extra.push(slot);
    }
    if (extra.length === 0) yield* collection.natural();
    else yield* [...collection.natural(), ...extra].toSorted((a, b) => a.ord - b.ord);
  }

  diverging(collection: Collection): ReadonlySet<Slot> {
    const slots = new Set<Slot>();
    for (const slot of collection.dirty) if (slot.version > this.#transaction.snapshot) slots.add(slot);
    for (const { slot } of this.#transaction.changes.get(collection)?.values() ?? []) slots.add(slot);
    return slots;
  }

  insert(collection: Collection, id: Value, document: StoredDocument): void {
    const idKey = hashKey(id);
    const change = this.#transaction.changes.get(collection)?.get(idKey);
    if (change && !change.document) return this.#write(collection, change.slot, document);
    const slot = emptySlot(id, idKey);
    slot.ord = this.#transaction.nextOrd();
    this.#write(collection, slot, document);
  }

  replace(collection: Collection, slot: Slot, document: StoredDocument): void {
    this.#write(collection, slot, document);
  }

  remove(collection: Collection, slot: Slot): void {
    this.#write(collection, slot, undefined);
  }

  #write(collection: Collection, slot: Slot, document: StoredDocument | undefined): void {
    if (slot.lockedBy ? slot.lockedBy !== this.#transaction : slot.version > this.#transaction.snapshot) {
      throw writeConflict();
    }
    const claimed: { index: CollectionIndex; hash: string }[] = [];
    for (const { index, after } of collection.indexChanges(this.read(slot), document)) {
      if (!index.spec.unique) continue;
      for (const key of after) {
        this.#checkUnique(collection, index, key, slot);
        claimed.push({ index, hash: index.hash(key) });
      }
    }
    for (const { index, hash } of claimed) {
      index.claims.set(hash, { transaction: this.#transaction, slot });
      this.#transaction.claims.push({ index, hash });
    }
    slot.lockedBy = this.#transaction;
    this.#transaction.changesOf(collection).set(slot.idKey, { slot, document });
  }

  #checkUnique(collection: Collection, index: CollectionIndex, key: IndexKey, slot: Slot): void {
    const holder = index.holder(key, slot);
    const claim = index.claims.get(index.hash(key));
    const rivals = [holder, claim?.slot].filter((rival) => rival !== undefined && rival !== slot);
    for (const rival of rivals) if (rival) this.#checkRival(collection, index, key, rival);
    for (const changed of collection.dirty) {
      if (changed === slot || changed.version <= this.#transaction.snapshot || changed.lockedBy) continue;
      if (holdsKey(index, versionAt(changed, this.#transaction.snapshot), key)) throw writeConflict();
    }
  }

  /** Another document has the key, or is about to. */
  #checkRival(collection: Collection, index: CollectionIndex, key: IndexKey, rival: Slot): void {
    if (rival.lockedBy === this.#transaction) {
      if (holdsKey(index, this.read(rival), key)) throw duplicateKey(collection.namespace, index, key);
    } else if (rival.lockedBy || rival.version > this.#transaction.snapshot) throw writeConflict();
    else throw duplicateKey(collection.namespace, index, key);
  }
}
