import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { compareDoubles, compareNumbers, numberKey } from './numbers/compare-numbers.ts';
import { CodeWithScope, isNumeric, type Doc, type Value } from './value.ts';

const ORDER_OF_NULL = 5;
const ORDER_OF_STRING = 15;

const ORDER_BY_CLASS = new Map<unknown, number>([
  [MinKey, -1],
  [Int32, 10],
  [Double, 10],
  [Long, 10],
  [Decimal128, 10],
  [BSONSymbol, ORDER_OF_STRING],
  [Map, 20],
  [Array, 25],
  [Binary, 30],
  [ObjectId, 35],
  [Date, 45],
  [Timestamp, 47],
  [BSONRegExp, 50],
  [Code, 60],
  [CodeWithScope, 65],
  [MaxKey, 127],
]);

/**
 * Returns the place of a value's type in the comparison order of BSON types; types with one place compare by value. A missing
 * value counts as null. Source: MongoDB manual, reference/bson-type-comparison-order.
 */
export function typeOrder(value: Value | undefined): number {
  if (value === undefined || value === null) return ORDER_OF_NULL;
  if (typeof value === 'string') return ORDER_OF_STRING;
  if (typeof value === 'boolean') return 40;
  return ORDER_BY_CLASS.get(value.constructor) ?? 0;
}

const order = <T extends number | string | bigint>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Surrogates stand for the code points above all others. */
const codePointRank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);

/** Order of two strings by their UTF-8 bytes, which is that of code points. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right)
      return left < 0xd800 || right < 0xd800 ? left - right : codePointRank(left) - codePointRank(right);
  }
  return a.length - b.length;
}

function compareBinaries(a: Binary, b: Binary): number {
  const left = a.buffer.subarray(0, a.position);
  const right = b.buffer.subarray(0, b.position);
  return left.length - right.length || a.sub_type - b.sub_type || Buffer.compare(left, right);
}

function compareDocuments(a: Doc, b: Doc): number {
  const others = b.entries();
  for (const [name, value] of a) {
    const next = others.next();
    if (next.done) return 1;
    const [otherName, other] = next.value;
    const result =
      typeOrder(value) - typeOrder(other) || compareStrings(name, otherName) || compareValues(value, other);
    if (result !== 0) return result;
  }
  return a.size - b.size;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const result = compareValues(a[index], b[index]);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

/** Returns the text of a string or a symbol, which compare by it. */
export const stringOf = (value: Value | undefined): string | undefined => {
  if (typeof value === 'string') return value;
  return value instanceof BSONSymbol ? value.value : undefined;
};

function compareRare(a: Value | undefined, b: Value | undefined): number {
  if (a instanceof Binary && b instanceof Binary) return compareBinaries(a, b);
  if (a instanceof Timestamp && b instanceof Timestamp) return order(a.toBigInt(), b.toBigInt());
  if (a instanceof BSONRegExp && b instanceof BSONRegExp) {
    return compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options);
  }
  return compareCode(a, b);
}

function compareCode(a: Value | undefined, b: Value | undefined): number {
  if (a instanceof Code && b instanceof Code) return compareStrings(a.code, b.code);
  if (a instanceof CodeWithScope && b instanceof CodeWithScope) {
    return compareStrings(a.code, b.code) || compareDocuments(a.scope, b.scope);
  }
  return 0;
}

function compareContainers(a: Value | undefined, b: Value | undefined): number {
  if (a instanceof Map && b instanceof Map) return compareDocuments(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return compareArrays(a, b);
  const left = stringOf(a);
  const right = stringOf(b);
  return left !== undefined && right !== undefined ? compareStrings(left, right) : compareRare(a, b);
}

function compareSameType(a: Value | undefined, b: Value | undefined): number {
  if (isNumeric(a) && isNumeric(b)) return compareNumbers(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return compareContainers(a, b);
}

/**
 * BSON comparison order: negative when a comes before b, 0 when they are equal (numbers by value, documents by fields
 * in their order), positive otherwise. A missing value (undefined) counts as null.
 */
export function compareValues(a: Value | undefined, b: Value | undefined): number {
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if ((a instanceof Int32 || a instanceof Double) && (b instanceof Int32 || b instanceof Double)) {
    return compareDoubles(a.value, b.value);
  }
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  return typeOrder(a) - typeOrder(b) || compareSameType(a, b);
}

/** Like `compareValues`, but a missing value comes before null, as in aggregation expressions. */
export function compareWithMissing(a: Value | undefined, b: Value | undefined): number {
  if (a === undefined || b === undefined) {
    if (a === b) return 0;
    const other = a ?? b;
    const before = other instanceof MinKey ? 1 : -1;
    return a === undefined ? before : -before;
  }
  return compareValues(a, b);
}

export const equalValues = (a: Value | undefined, b: Value | undefined): boolean => compareValues(a, b) === 0;

const sized = (tag: string, text: string): string => `${tag}${text.length}:${text}`;

function objectKey(value: Exclude<Value, string | boolean | null>): string {
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (value instanceof Date) return `t${value.getTime()}`;
  if (value instanceof Map) return documentKey(value);
  if (Array.isArray(value)) return `[${value.map(hashKey).join(',')}]`;
  return rareKey(value);
}

function documentKey(doc: Doc): string {
  let key = '{';
  for (const [name, element] of doc) key += sized('', name) + hashKey(element);
  return `${key}}`;
}

function rareKey(value: Value): string {
  if (value instanceof Binary) return `b${value.sub_type}:${sized('', value.toString('base64'))}`;
  if (value instanceof Timestamp) return `T${value.toString()}`;
  if (value instanceof BSONRegExp) return sized('r', value.pattern) + sized('', value.options);
  if (value instanceof BSONSymbol) return sized('s', value.value);
  if (value instanceof Code) return sized('c', value.code);
  if (value instanceof CodeWithScope) return sized('w', value.code) + hashKey(value.scope);
  if (value instanceof MinKey) return '<';
  return '>';
}

/**
 * Returns a text that is the same for values that compare equal, and different for all others: Int32 1, Double 1, Long 1 and
 * Decimal128 1.00 have one. A missing value has that of null.
 */
export function hashKey(value: Value | undefined): string {
  if (typeof value === 'string') return sized('s', value);
  if (value === undefined || value === null) return 'u';
  if (isNumeric(value)) return `n${numberKey(value)};`;
  if (typeof value === 'boolean') return value ? '+' : '-';
  return objectKey(value);
}
