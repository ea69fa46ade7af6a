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
import { CodeWithScope, type Value } from './value.ts';

/** BSON type numbers by the aliases of `$type`. */
export const TYPE_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['double', 1],
  ['string', 2],
  ['object', 3],
  ['array', 4],
  ['binData', 5],
  ['undefined', 6],
  ['objectId', 7],
  ['bool', 8],
  ['date', 9],
  ['null', 10],
  ['regex', 11],
  ['dbPointer', 12],
  ['javascript', 13],
  ['symbol', 14],
  ['javascriptWithScope', 15],
  ['int', 16],
  ['timestamp', 17],
  ['long', 18],
  ['decimal', 19],
  ['minKey', -1],
  ['maxKey', 127],
]);

const CLASS_TYPES = new Map<unknown, string>([
  [Map, 'object'],
  [Array, 'array'],
  [Int32, 'int'],
  [Double, 'double'],
  [Long, 'long'],
  [Decimal128, 'decimal'],
  [Date, 'date'],
  [ObjectId, 'objectId'],
  [Binary, 'binData'],
  [BSONRegExp, 'regex'],
  [BSONSymbol, 'symbol'],
  [Timestamp, 'timestamp'],
  [MinKey, 'minKey'],
  [MaxKey, 'maxKey'],
  [Code, 'javascript'],
  [CodeWithScope, 'javascriptWithScope'],
]);

/** Returns the alias of a value's type as `$type` gives it: 'int', 'string', … and 'missing' for a missing value. */
export function typeName(value: Value | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  return CLASS_TYPES.get(value.constructor) ?? 'unknown';
}
