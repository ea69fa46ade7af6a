import { compareValues } from './compare.ts';
import { extractKeys } from './engine/index-keys.ts';
import { badValue, MongoServerError } from './errors.ts';
import { fieldPath } from './field-path.ts';
import { toDouble } from './numbers/numeric.ts';
import { isNumeric, type Doc, type Value } from './value.ts';

export type Direction = 1 | -1;

interface SortField {
  readonly name: string;
  readonly parts: readonly string[];
  readonly direction: Direction;
}

/** What an empty array sorts as: before null, behind MinKey. */
const EMPTY = Symbol('empty');
type KeyPart = Value | undefined | typeof EMPTY;
type SortKey = readonly KeyPart[];

const ORDER_OF_MINKEY = -1;

function direction(name: string, value: Value): Direction {
  if (value instanceof Map && value.has('$meta')) throw badValue('Sorting by $meta is not supported');
  if (!isNumeric(value)) throw new MongoServerError(15974, `Illegal key in $sort specification: ${name}`);
  const number = Math.trunc(toDouble(value));
  if (number !== 1 && number !== -1) {
    throw new MongoServerError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  }
  return number;
}

function fieldsOf(sort: Doc): SortField[] {
  if (sort.size > 32) throw new MongoServerError(13103, 'too many compound keys');
  return [...sort].map(([name, value]) => ({ name, direction: direction(name, value), parts: fieldPath(name) }));
}

function compareParts(a: KeyPart, b: KeyPart): number {
  if (a === EMPTY || b === EMPTY) {
    if (a === b) return 0;
    const other = a === EMPTY ? b : a;
    const behind = other !== EMPTY && compareValues(other, null) < 0 ? ORDER_OF_MINKEY : 1;
    return a === EMPTY ? -behind : behind;
  }
  return compareValues(a, b);
}

const compareKeys =
  (fields: readonly SortField[]) =>
  (a: SortKey, b: SortKey): number => {
    for (const [index, field] of fields.entries()) {
      const result = compareParts(a[index], b[index]);
      if (result !== 0) return result * field.direction;
    }
    return 0;
  };

const fromIndexKey = (value: Value | undefined): KeyPart =>
  Array.isArray(value) && value.length === 0 ? EMPTY : value;

/** Returns the first key, in the order of the sort, of those that a document with arrays has. */
function keyOfArrays(doc: Doc, fields: readonly SortField[], compare: (a: SortKey, b: SortKey) => number): SortKey {
  try {
    const { keys } = extractKeys(
      doc,
      fields.map((field) => field.parts),
    );
    return keys.map((key) => key.map(fromIndexKey)).reduce((best, key) => (compare(key, best) < 0 ? key : best));
  } catch (error) {
    if (error instanceof MongoServerError && error.code === 171) {
      throw badValue('cannot sort with keys that are parallel arrays');
    }
    throw error;
  }
}

const ARRAY = Symbol('array');

/** Returns the value at a path without arrays on it; ARRAY where there is one. */
function simpleValue(doc: Doc, parts: readonly string[]): Value | undefined | typeof ARRAY {
  let current: Value | undefined = doc;
  for (const part of parts) {
    current = current instanceof Map ? current.get(part) : undefined;
    if (Array.isArray(current)) return ARRAY;
  }
  return current;
}

function keyMaker(fields: readonly SortField[]): (doc: Doc) => SortKey {
  const compare = compareKeys(fields);
  return (doc) => {
    const key: KeyPart[] = [];
    for (const field of fields) {
      const value = simpleValue(doc, field.parts);
      if (value === ARRAY) return keyOfArrays(doc, fields, compare);
      key.push(value);
    }
    return key;
  };
}

export interface Sorter {
  readonly compare: (a: Doc, b: Doc) => number;
  /** Sorts items by their documents, and keeps the first; equal ones keep their order. Each key is made once. */
  readonly sort: <Item>(items: Iterable<Item>, docOf: (item: Item) => Doc, atMost?: number) => Item[];
}

interface Keyed<Item, Key> {
  readonly item: Item;
  readonly key: Key;
}

function* withKeys<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Generator<Keyed<Item, Key>> {
  for (const item of items) yield { item, key: keyOf(item) };
}

/** Returns the first items in an order, of many that are never in memory together. */
function firstInOrder<Item>(items: Iterable<Item>, compare: (a: Item, b: Item) => number, atMost: number): Item[] {
  const smallest: Item[] = [];
  let last: Item | undefined;
  for (const item of items) {
    if (last !== undefined && compare(item, last) >= 0) continue;
    if (smallest.push(item) < atMost * 2) continue;
    smallest.sort(compare).length = atMost;
    last = smallest.at(-1);
  }
  return smallest.sort(compare).slice(0, atMost);
}

function sorterOf<Key>(keyOf: (doc: Doc) => Key, compare: (a: Key, b: Key) => number): Sorter {
  return {
    compare: (a, b) => compare(keyOf(a), keyOf(b)),
    sort: (items, docOf, atMost = Infinity) => {
      const keyed = withKeys(items, (item) => keyOf(docOf(item)));
      return firstInOrder(keyed, (a, b) => compare(a.key, b.key), atMost).map(({ item }) => item);
    },
  };
}

/**
 * Returns the order of a sort pattern. Of an array the smallest element counts in ascending order, the largest in descending.
 * @throws MongoServerError 15974, 15975 for values other than 1 and -1; those of field paths
 */
export function compileSorter(sort: Doc): Sorter {
  const fields = fieldsOf(sort);
  const keyOf = keyMaker(fields);
  const [only] = fields;
  // The usual case needs no list for each key.
  if (only && fields.length === 1)
    return sorterOf(
      (doc) => keyOf(doc)[0],
      (a, b) => compareParts(a, b) * only.direction,
    );
  return sorterOf(keyOf, compareKeys(fields));
}
