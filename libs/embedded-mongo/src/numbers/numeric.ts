import { Decimal128, Double, Int32, Long } from 'bson';
import { isNumeric, type Numeric, type Value } from '../value.ts';
import { exactDecimal, safeNumber } from './compare-numbers.ts';
import { doubleOfDecimal, parseDecimal } from './decimal.ts';

export function isNaNValue(value: Value | undefined): boolean {
  if (value instanceof Double) return Number.isNaN(value.value);
  return value instanceof Decimal128 && parseDecimal(value) === 'NaN';
}

/** Returns the nearest double. */
export function toDouble(value: Numeric): number {
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (value instanceof Long) return safeNumber(value) ?? Number(toBigInt(value));
  return doubleOfDecimal(parseDecimal(value));
}

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

export const fitsInt64 = (value: bigint): boolean => value >= INT64_MIN && value <= INT64_MAX;

/** Returns the integer part; undefined when it is no number or does not fit into 64 bits. */
export function toBigInt(value: Numeric): bigint | undefined {
  if (value instanceof Int32) return BigInt(value.value);
  if (value instanceof Long) return (BigInt(value.high) << 32n) | BigInt(value.low >>> 0);
  if (value instanceof Double) {
    if (!Number.isFinite(value.value) || Math.abs(value.value) > 2 ** 63) return undefined;
    const integer = BigInt(Math.trunc(value.value));
    return fitsInt64(integer) ? integer : undefined;
  }
  const decimal = exactDecimal(value);
  if (typeof decimal === 'string' || decimal.exponent > 20) return undefined;
  const unit = 10n ** BigInt(Math.min(Math.abs(decimal.exponent), 40));
  const size = decimal.exponent < 0 ? decimal.coefficient / unit : decimal.coefficient * unit;
  const integer = decimal.negative ? -size : size;
  return fitsInt64(integer) ? integer : undefined;
}

/** Returns a whole number that JavaScript holds exactly, of any numeric type; undefined for everything else. */
export function toSafeInteger(value: Value | undefined): number | undefined {
  if (!isNumeric(value)) return undefined;
  const integer = toBigInt(value);
  if (integer === undefined) return undefined;
  const number = Number(integer);
  if (!Number.isSafeInteger(number)) return undefined;
  return toDouble(value) === number ? number : undefined;
}

/** Int32 where it fits, Long otherwise. */
export const intOrLong = (value: bigint): Int32 | Long =>
  value >= -2147483648n && value <= 2147483647n ? new Int32(Number(value)) : Long.fromBigInt(value);

/** Truth as MongoDB has it: false, null, missing and zeros are false. */
export function isTruthy(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === false) return false;
  if (!isNumeric(value)) return true;
  if (value instanceof Decimal128) {
    const decimal = parseDecimal(value);
    return typeof decimal === 'string' || decimal.coefficient !== 0n;
  }
  return value instanceof Long ? value.low !== 0 || value.high !== 0 : value.value !== 0;
}
