import { BSONSymbol, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson';
import { compareStrings } from '../compare.ts';
import { toDouble } from '../numbers/numeric.ts';
import { isNumeric, type Value } from '../value.ts';
import { binary, unary, variadic, ternary, type Argument } from './arguments.ts';
import { int32 } from './arrays.ts';
import { failure, isNullish, named, type Operators } from './expression.ts';

/** Returns a double as MongoDB prints it. */
export function doubleText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(value, -0)) return '-0';
  return String(value).replace(/e([+-])(\d)$/, 'e$10$2');
}

/** Returns a value as text where operators take texts: null and missing as an empty one. @throws MongoServerError 16007 */
export function textOf(value: Argument): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (value instanceof BSONSymbol) return value.value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Double) return doubleText(value.value);
  if (value instanceof Int32 || value instanceof Decimal128) return value.toString();
  if (value instanceof Long && !(value instanceof Timestamp)) return value.toString();
  if (value instanceof ObjectId) return value.toHexString();
  throw failure(16007, `can't convert from BSON type ${named(value)} to String`);
}

function concat(values: readonly Argument[]): Value {
  let result = '';
  for (const value of values) {
    if (isNullish(value)) return null;
    if (typeof value !== 'string') throw failure(16702, `$concat only supports strings, not ${named(value)}`);
    result += value;
  }
  return result;
}

/** Letters of ASCII only, as MongoDB does it. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upper = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

function index(value: Argument, code: number, what: string): number {
  if (!isNumeric(value)) throw failure(code, `${what} must be a numeric type (is BSON type ${named(value)})`);
  return Math.trunc(toDouble(value));
}

function substringCharacters(value: Argument, first: Argument, count: Argument): Value {
  const text = [...textOf(value)];
  const from = int32(first, '$substrCP: starting index', 34450, 34451);
  const length = int32(count, '$substrCP: length', 34452, 34453);
  if (from < 0) throw failure(34455, '$substrCP: the starting index must be nonnegative integer.');
  if (length < 0) throw failure(34454, '$substrCP: length must be a nonnegative integer.');
  return text.slice(from, from + length).join('');
}

const continues = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

function substringBytes(value: Argument, first: Argument, count: Argument): Value {
  const bytes = Buffer.from(textOf(value));
  const from = index(first, 16034, '$substrBytes: starting index');
  const length = index(count, 16035, '$substrBytes: length');
  if (from < 0) throw failure(50752, '$substrBytes: starting index must be non-negative');
  const to = length < 0 ? bytes.length : Math.min(from + length, bytes.length);
  if (continues(bytes[from]))
    throw failure(28656, '$substrBytes: Invalid range, starting index is a UTF-8 continuation byte.');
  if (continues(bytes[to]))
    throw failure(28657, '$substrBytes: Invalid range, ending index is in the middle of a UTF-8 character.');
  return from >= bytes.length ? '' : bytes.toString('utf8', from, to);
}

function string(value: Argument, code: number, name: string): string {
  if (typeof value === 'string') return value;
  throw failure(code, `${name} requires a string argument, found: ${named(value)}`);
}

function split(value: Argument, separator: Argument): Value {
  if (isNullish(value) || isNullish(separator)) return null;
  const text = string(value, 40085, '$split as a first argument');
  const by = string(separator, 40086, '$split as a second argument');
  if (by === '') throw failure(40087, '$split requires a non-empty separator');
  return text.split(by);
}

export const STRINGS: Operators = {
  $concat: variadic(concat),
  $toLower: unary('$toLower', (value) => lower(textOf(value))),
  $toUpper: unary('$toUpper', (value) => upper(textOf(value))),
  $strcasecmp: binary(
    '$strcasecmp',
    (a, b) => new Int32(Math.sign(compareStrings(upper(textOf(a)), upper(textOf(b))))),
  ),
  $substrCP: ternary('$substrCP', substringCharacters),
  $substrBytes: ternary('$substrBytes', substringBytes),
  $substr: ternary('$substr', substringBytes),
  $strLenCP: unary('$strLenCP', (value) => new Int32([...string(value, 34471, '$strLenCP')].length)),
  $strLenBytes: unary('$strLenBytes', (value) => new Int32(Buffer.byteLength(string(value, 34473, '$strLenBytes')))),
  $split: binary('$split', split),
};
