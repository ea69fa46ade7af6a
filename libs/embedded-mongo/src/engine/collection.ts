import { decodeFields } from '../bson.ts';
import { hashKey } from '../compare.ts';
import { CollectionIndex } from './collection-index.ts';
import { fillIndexes } from './fill-indexes.ts';
import type { IndexKey } from './index-keys.ts';
import { parseIndexSpec } from './index-spec.ts';
import { emptySlot, type Slot } from './slot.ts';
import { StoredDocument } from './stored-document.ts';
import { Int32 } from 'bson';

/** What a write changes in one index. */
export interface IndexChange {
  readonly index: CollectionIndex;
  readonly before: readonly IndexKey[];
  readonly after: readonly IndexKey[];
}

/** Position of a change in the order of all changes, and whether earlier versions are still wanted. */
export interface ChangeOrder {
  readonly version: number;
  readonly keepOlder: boolean;
}

const ID_INDEX = parseIndexSpec(
  new Map<string, Map<string, Int32> | string>([
    ['key', new Map([['_id', new Int32(1)]])],
    ['name', '_id_'],
  ]),
);

const ID_FIELD: ReadonlySet<string> = new Set(['_id']);

/** The committed documents of one collection in memory, with their indexes. */
export class Collection {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  readonly uuid: Uint8Array;
  readonly indexes: CollectionIndex[] = [new CollectionIndex(ID_INDEX)];
  /** Slots with older versions that an open transaction may see. */
  readonly dirty = new Set<Slot>();
  /** Bytes of all documents. */
  bytes = 0;
  #slots = new Map<string, Slot>();
  #nextOrd = 1;
  #ordered = true;

  constructor(id: number, db: string, name: string, uuid: Uint8Array) {
    this.id = id;
    this.db = db;
    this.name = name;
    this.uuid = uuid;
  }

  get namespace(): string {
    return `${this.db}.${this.name}`;
  }

  get size(): number {
    return this.#slots.size;
  }

  slot(idKey: string): Slot | undefined {
    return this.#slots.get(idKey);
  }

  /** Returns all slots in natural order, which is the order of insertion. */
  natural(): Iterable<Slot> {
    if (!this.#ordered) {
      this.#slots = new Map([...this.#slots].toSorted(([, a], [, b]) => a.ord - b.ord));
      this.#ordered = true;
    }
    return this.#slots.values();
  }

  /** Returns what writing `after` in place of `before` means for the indexes. @throws MongoServerError 171 */
  indexChanges(before: StoredDocument | undefined, after: StoredDocument | undefined): IndexChange[] {
    const changes: IndexChange[] = [];
    /* Taken once: a document for which there was no room is decoded each time. */
    const old = before?.doc;
    const fresh = after?.doc;
    for (const index of this.indexes) {
      if (old && fresh && (index === this.indexes[0] || index.ignores(old, fresh))) continue;
      const oldKeys = old ? index.keysOf(old) : [];
      const freshKeys = fresh ? index.keysOf(fresh) : [];
      if (!index.sameKeys(oldKeys, freshKeys)) changes.push({ index, before: oldKeys, after: freshKeys });
    }
    return changes;
  }

  /** Puts a checked change into effect, and gives back how to undo it. */
  apply(
    slot: Slot,
    document: StoredDocument | undefined,
    changes: readonly IndexChange[],
    { version, keepOlder }: ChangeOrder,
  ): () => void {
    const before = { document: slot.current, version: slot.version, ord: slot.ord, wasDirty: this.dirty.has(slot) };
    if (!before.document) slot.ord = this.#nextOrd++;
    if (keepOlder) {
      slot.older.push(before);
      this.dirty.add(slot);
    }
    this.#set(slot, document, version);
    for (const { index, before: old } of changes) index.remove(slot, old);
    for (const { index, after } of changes) index.add(slot, after);
    return () => {
      for (const { index, after } of changes) index.remove(slot, after);
      if (keepOlder && slot.older.at(-1) === before) slot.older.pop();
      if (!before.wasDirty) this.dirty.delete(slot);
      this.#set(slot, before.document, before.version);
      slot.ord = before.ord;
      for (const { index, before: old } of changes) index.add(slot, old);
    };
  }

  #set(slot: Slot, document: StoredDocument | undefined, version: number): void {
    this.bytes += (document?.raw.length ?? 0) - (slot.current?.raw.length ?? 0);
    if (!document) this.#slots.delete(slot.idKey);
    else if (!slot.current) {
      this.#slots.set(slot.idKey, slot);
      if (slot.ord < this.#nextOrd - 1) this.#ordered = false;
    }
    slot.current?.release();
    document?.adopt();
    slot.current = document;
    slot.version = version;
  }

  /**
   * Takes over what was stored, in natural order; the collection must be empty. All bytes are taken before the first
   * key is made: the collector looks through everything now and then while they come, and there is little to look
   * through yet.
   */
  load(documents: Iterable<{ readonly ord: number; readonly raw: Uint8Array }>): void {
    for (const { ord, raw } of documents) {
      const id = decodeFields(raw, ID_FIELD).get('_id') ?? null;
      const slot = emptySlot(id, hashKey(id));
      slot.ord = ord;
      this.#nextOrd = ord + 1;
      this.#set(slot, new StoredDocument(raw), 0);
    }
    fillIndexes(this.indexes, this.#slots.values(), this.size);
  }

  /** The collection is gone: its documents need not be kept decoded. */
  release(): void {
    for (const slot of this.#slots.values()) slot.current?.release();
  }

  /** Forgets versions that no snapshot from `oldest` on can see; all of them when there is none. */
  forgetOlder(oldest: number | undefined): void {
    for (const slot of this.dirty) {
      if (oldest === undefined || slot.version <= oldest) {
        slot.older = [];
        this.dirty.delete(slot);
      }
    }
  }
}
