import { Decimal128, Double, Int32, Long } from 'bson';
import type { Numeric } from '../value.ts';
import {
  compareDecimals,
  decimalOfDouble,
  decimalOfInteger,
  doubleOfDecimal,
  parseDecimal,
  type Decimal,
  type Special,
} from './decimal.ts';

/** Returns a 64-bit integer as a double when that is exact. */
export function safeNumber(value: Long): number | undefined {
  const number = value.high * 2 ** 32 + (value.low >>> 0);
  return Number.isSafeInteger(number) ? number : undefined;
}

const asNumber = (value: Numeric): number | undefined => {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  return value instanceof Long ? safeNumber(value) : undefined;
};

const bigintOf = (value: Long): bigint => (BigInt(value.high) << 32n) | BigInt(value.low >>> 0);

/** Exactly the value of any number. */
export function exactDecimal(value: Numeric): Decimal | Special {
  if (value instanceof Decimal128) return parseDecimal(value);
  if (value instanceof Long) return decimalOfInteger(bigintOf(value));
  return decimalOfDouble(value.value);
}

/** Order of two doubles; NaN first, −0 equal to 0. */
export function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  return 1;
}

/** Order of two numbers by their exact values, whatever their types; NaN first, −0 equal to 0. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = asNumber(a);
  const right = asNumber(b);
  if (left !== undefined && right !== undefined) return compareDoubles(left, right);
  if (a instanceof Long && b instanceof Long) {
    const first = bigintOf(a);
    const other = bigintOf(b);
    return first < other ? -1 : first > other ? 1 : 0;
  }
  return compareDecimals(exactDecimal(a), exactDecimal(b));
}

const INT64_LIMIT = 2n ** 63n;

function integerOf({ negative, coefficient, exponent }: Decimal): bigint | undefined {
  if (coefficient === 0n) return 0n;
  if (exponent > 20) return undefined;
  const unit = 10n ** BigInt(Math.abs(exponent));
  if (exponent < 0 && coefficient % unit !== 0n) return undefined;
  const size = exponent < 0 ? coefficient / unit : coefficient * unit;
  return size <= INT64_LIMIT ? (negative ? -size : size) : undefined;
}

function decimalKey(value: Decimal | Special): string {
  if (typeof value === 'string') return value;
  const integer = integerOf(value);
  if (integer !== undefined) return integer.toString();
  const nearest = doubleOfDecimal(value);
  if (Number.isFinite(nearest) && compareDecimals(decimalOfDouble(nearest), value) === 0) return doubleKey(nearest);
  let { coefficient, exponent } = value;
  while (coefficient % 10n === 0n) {
    coefficient /= 10n;
    exponent++;
  }
  return `${value.negative ? '-' : ''}${coefficient}d${exponent}`;
}

function doubleKey(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) <= 2 ** 63) {
    return Number.isSafeInteger(value) ? String(value + 0) : BigInt(value).toString();
  }
  return String(value);
}

/** Returns a text that is the same for numbers that are equal, and different for others. */
export function numberKey(value: Numeric): string {
  if (value instanceof Int32) return String(value.value);
  if (value instanceof Double) return doubleKey(value.value);
  if (value instanceof Long) return bigintOf(value).toString();
  return decimalKey(parseDecimal(value));
}
