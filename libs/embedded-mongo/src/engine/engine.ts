import { randomUUID } from 'node:crypto';
import { decode, encode } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import { isDiskFull, Storage, type StorageOptions } from '../storage/storage.ts';
import type { StorageOperation } from '../storage/operation.ts';
import { Collection, type IndexChange } from './collection.ts';
import { CollectionIndex } from './collection-index.ts';
import { duplicateKeyError, writeConflict } from './duplicate-key.ts';
import { parseIndexSpec, type IndexSpec } from './index-spec.ts';
import { Journal } from './journal.ts';
import type { Slot } from './slot.ts';
import type { StoredDocument } from './stored-document.ts';
import { LockWait, Transaction } from './transaction.ts';

/** All data of one folder in memory, with the journal of what is not in the file yet. */
export class Engine {
  readonly journal = new Journal();
  /** When a namespace was last dropped, as a change number; kept while transactions are open. */
  readonly droppedAt = new Map<string, number>();
  readonly #storage: Storage;
  readonly #collections = new Map<string, Collection>();
  readonly #open = new Set<Transaction>();
  #version = 0;
  #nextCollection = 1;

  constructor(options: StorageOptions) {
    this.#storage = new Storage(options);
    for (const { id, db, name, uuid, indexes } of this.#storage.collections()) {
      const collection = new Collection(id, db, name, uuid);
      for (const spec of indexes) collection.indexes.push(new CollectionIndex(parseIndexSpec(decode(spec))));
      collection.load(this.#storage.documents(id));
      this.#collections.set(collection.namespace, collection);
      this.#nextCollection = Math.max(this.#nextCollection, id + 1);
    }
  }

  get storage(): Storage {
    return this.#storage;
  }

  collections(): Iterable<Collection> {
    return this.#collections.values();
  }

  collection(namespace: string): Collection | undefined {
    return this.#collections.get(namespace);
  }

  newCollection(db: string, name: string): Collection {
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    return new Collection(this.#nextCollection++, db, name, uuid);
  }

  ensureCollection(db: string, name: string): Collection {
    return this.#collections.get(`${db}.${name}`) ?? this.addCollection(this.newCollection(db, name));
  }

  addCollection(collection: Collection): Collection {
    const { id, db, name, uuid, namespace } = collection;
    this.#collections.set(namespace, collection);
    this.journal.note({ kind: 'createCollection', id, db, name, uuid }, () => this.#collections.delete(namespace));
    return collection;
  }

  /** @throws LockWait while a transaction has changed something in the collection */
  dropCollection(collection: Collection): void {
    this.#waitForWriters(collection);
    this.#collections.delete(collection.namespace);
    collection.release();
    if (this.#open.size > 0) this.droppedAt.set(collection.namespace, ++this.#version);
    this.journal.note({ kind: 'dropCollection', id: collection.id }, () =>
      this.#collections.set(collection.namespace, collection),
    );
  }

  /** @throws MongoServerError 11000 or 171 when the documents do not allow it; LockWait */
  createIndex(collection: Collection, spec: IndexSpec): void {
    this.#waitForWriters(collection);
    const index = new CollectionIndex(spec);
    const twice = index.fill(collection.natural());
    const holder = twice && index.holder(twice.key, twice.slot);
    if (holder) throw duplicateKeyError(collection, index, twice.key, holder);
    collection.indexes.push(index);
    this.journal.note(
      { kind: 'createIndex', collection: collection.id, name: spec.name, spec: encode(spec.listing) },
      () => collection.indexes.splice(collection.indexes.indexOf(index), 1),
    );
  }

  /** @throws LockWait while a transaction has changed something in the collection */
  dropIndex(collection: Collection, index: CollectionIndex): void {
    this.#waitForWriters(collection);
    const position = collection.indexes.indexOf(index);
    collection.indexes.splice(position, 1);
    this.journal.note({ kind: 'dropIndex', collection: collection.id, name: index.spec.name }, () =>
      collection.indexes.splice(position, 0, index),
    );
  }

  /** Puts a checked write into effect and into the journal. */
  change(
    collection: Collection,
    slot: Slot,
    document: StoredDocument | undefined,
    changes: readonly IndexChange[],
  ): void {
    const order = { version: ++this.#version, keepOlder: this.#open.size > 0 };
    const undo = collection.apply(slot, document, changes, order);
    const place = { collection: collection.id, ord: slot.ord };
    const operation: StorageOperation = document
      ? { kind: 'put', ...place, raw: document.raw }
      : { kind: 'remove', ...place };
    this.journal.note(operation, undo);
  }

  begin(now: number): Transaction {
    const transaction = new Transaction(this.#version, now);
    this.#open.add(transaction);
    return transaction;
  }

  openTransactions(): Iterable<Transaction> {
    return this.#open;
  }

  /** Makes a transaction's changes the committed state. @throws MongoServerError 112; it is aborted then */
  commit(transaction: Transaction): void {
    const mark = this.journal.mark();
    this.#open.delete(transaction);
    try {
      for (const collection of transaction.created.values()) {
        if (this.#collections.has(collection.namespace)) throw writeConflict();
        this.addCollection(collection);
      }
      for (const [collection, changes] of transaction.changes) {
        for (const { slot, document } of changes.values()) {
          if (!slot.current && !document) continue;
          this.change(collection, slot, document, collection.indexChanges(slot.current, document));
        }
      }
    } catch (error) {
      this.journal.rollback(mark);
      throw error;
    } finally {
      this.#end(transaction);
    }
  }

  abort(transaction: Transaction): void {
    if (!this.#open.delete(transaction)) return;
    this.#end(transaction);
  }

  /** Writes what the journal holds. @throws MongoServerError when the disk refuses; memory is as before then */
  flush(): void {
    if (this.journal.isEmpty) return;
    try {
      if (this.journal.operations.length > 0) this.#storage.write(this.journal.operations);
      this.journal.settle();
    } catch (error) {
      for (const transaction of this.#open) this.abort(transaction);
      this.journal.rollback({ operations: 0, undo: 0 });
      throw storageError(error);
    }
  }

  close(): void {
    this.#storage.close();
  }

  #end(transaction: Transaction): void {
    let oldest: number | undefined;
    for (const other of this.#open) oldest = Math.min(oldest ?? Infinity, other.snapshot);
    for (const collection of this.#collections.values()) {
      if (collection.dirty.size > 0) collection.forgetOlder(oldest);
    }
    if (oldest === undefined) this.droppedAt.clear();
    transaction.release();
  }

  #waitForWriters(collection: Collection): void {
    for (const transaction of this.#open) {
      if ((transaction.changes.get(collection)?.size ?? 0) > 0) throw new LockWait(transaction);
    }
  }
}

function storageError(error: unknown): MongoServerError {
  const message = error instanceof Error ? error.message : String(error);
  return isDiskFull(error)
    ? new MongoServerError(14031, `The disk is full; nothing of this write was kept: ${message}`)
    : new MongoServerError(8, `The storage refused the write; nothing of it was kept: ${message}`);
}
