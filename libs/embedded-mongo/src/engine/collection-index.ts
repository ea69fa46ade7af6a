import type { Doc, Value } from '../bson.ts';
import { compareValues, hashKey } from '../compare.ts';
import { fieldsOf } from '../planner/fields.ts';
import { compileQuery } from '../query.ts';
import { extractKeys, type IndexKey } from './index-keys.ts';
import { bulkOrder, type RanksByPath } from './bulk-order.ts';
import type { IndexSpec } from './index-spec.ts';
import type { LockHolder, Slot } from './slot.ts';
import { SortedList } from './sorted-list.ts';

export interface IndexEntry {
  readonly key: IndexKey;
  readonly slot: Slot;
}

/** Returns an index value as it is ordered: a missing field counts as null. */
const ordered = (value: Value | undefined): Value => (value === undefined ? null : value);

/** One index of a collection over the committed documents. */
export class CollectionIndex {
  readonly spec: IndexSpec;
  readonly entries: SortedList<IndexEntry>;
  /** Per field: whether any document ever had an array there. */
  readonly multikey: boolean[];
  /** The top-level fields that keys are made of, and that decide who has one; undefined when that cannot be told. */
  readonly fields: ReadonlySet<string> | undefined;
  /** Keys that open transactions have claimed in a unique index. */
  readonly claims = new Map<string, { readonly transaction: LockHolder; readonly slot: Slot }>();
  readonly #paths: readonly (readonly string[])[];
  readonly #includes: ((doc: Doc) => boolean) | undefined;

  constructor(spec: IndexSpec) {
    this.spec = spec;
    this.#paths = spec.fields.map((field) => field.path.split('.'));
    this.fields = fieldsOf(spec.partial ?? new Map(), new Map(spec.fields.map(({ path }) => [path, true])));
    this.multikey = spec.fields.map(() => false);
    this.#includes = spec.partial && compileQuery(spec.partial);
    this.entries = new SortedList((a, b) => this.compareKeys(a.key, b.key) || a.slot.ord - b.slot.ord);
  }

  get isMultikey(): boolean {
    return this.multikey.includes(true);
  }

  compareKeys(a: IndexKey, b: IndexKey): number {
    return this.compareLeading(a, b, this.spec.fields.length);
  }

  /** Compares the first fields of two keys only. */
  compareLeading(a: IndexKey, b: IndexKey, count: number): number {
    const { fields } = this.spec;
    for (let index = 0; index < count; index++) {
      const order = compareValues(ordered(a[index]), ordered(b[index]));
      if (order !== 0) return fields[index]?.direction === -1 ? -order : order;
    }
    return 0;
  }

  /** Returns whether nothing that this index looks at differs between two versions of a document; in doubt, no. */
  ignores(before: Doc, after: Doc): boolean {
    if (!this.fields) return false;
    for (const name of this.fields) if (before.get(name) !== after.get(name)) return false;
    return true;
  }

  /** Returns the keys of a document here: none when sparse or partial leave it out. @throws MongoServerError 171 */
  keysOf(doc: Doc): IndexKey[] {
    if (this.#includes && !this.#includes(doc)) return [];
    const { keys, multikey } = extractKeys(doc, this.#paths);
    multikey?.forEach((is, index) => {
      if (is) this.multikey[index] = true;
    });
    const indexedKeys = this.spec.sparse ? keys.filter((key) => key.some((value) => value !== undefined)) : keys;
    if (indexedKeys.length < 2) return indexedKeys;
    const distinct = indexedKeys.toSorted((a, b) => this.compareKeys(a, b));
    return distinct.filter((key, index) => {
      const before = distinct[index - 1];
      return before === undefined || this.compareKeys(before, key) !== 0;
    });
  }

  /** Returns whether two lists of keys, as {@link keysOf} gives them, are the same. */
  sameKeys(a: readonly IndexKey[], b: readonly IndexKey[]): boolean {
    return (
      a.length === b.length &&
      a.every((key, index) => {
        const other = b[index];
        return other !== undefined && this.compareKeys(key, other) === 0;
      })
    );
  }

  /** Another document than `slot` that has this key. */
  holder(key: IndexKey, slot: Slot | undefined): Slot | undefined {
    const from = this.entries.place((entry) => this.compareKeys(entry.key, key) < 0);
    for (const entry of this.entries.forward(from, this.entries.end)) {
      if (this.compareKeys(entry.key, key) !== 0) return undefined;
      if (entry.slot !== slot) return entry.slot;
    }
    return undefined;
  }

  /**
   * Builds the index over slots, at once.
   * @returns an entry whose key another one has too, when the index is unique and there is such a pair
   */
  fill(slots: Iterable<Slot>): IndexEntry | undefined {
    const all: IndexEntry[] = [];
    for (const slot of slots) {
      for (const key of slot.current ? this.keysOf(slot.current.doc) : []) all.push({ key, slot });
    }
    this.takeOver(all);
    if (!this.spec.unique) return undefined;
    let before: IndexEntry | undefined;
    for (const entry of this.entries.forward(this.entries.start, this.entries.end)) {
      if (before && this.compareKeys(before.key, entry.key) === 0) return entry;
      before = entry;
    }
    return undefined;
  }

  /**
   * Takes over all entries of a collection at once, in the natural order of their slots; the index must be empty.
   * @param known ranks of values that the indexes of the collection share, when there is one entry for each document
   */
  takeOver(all: readonly IndexEntry[], ranks?: RanksByPath): void {
    const order = bulkOrder(
      all.map(({ key }) => key),
      this.spec.fields,
      ranks,
    );
    const sorted: IndexEntry[] = [];
    for (const position of order) {
      const entry = all[position];
      if (entry) sorted.push(entry);
    }
    this.entries.fill(sorted);
  }

  hash(key: IndexKey): string {
    return key.map((value) => hashKey(ordered(value))).join('\u0000');
  }

  add(slot: Slot, keys: readonly IndexKey[]): void {
    for (const key of keys) this.entries.insert({ key, slot });
  }

  remove(slot: Slot, keys: readonly IndexKey[]): void {
    for (const key of keys) this.entries.remove({ key, slot });
  }
}
