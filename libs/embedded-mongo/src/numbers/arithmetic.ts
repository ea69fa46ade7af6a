import { Decimal128, Double, Int32, Long } from 'bson';
import type { Numeric } from '../value.ts';
import { exactDecimal } from './compare-numbers.ts';
import { add, multiply } from './decimal-arithmetic.ts';
import { decimalOfDoubleRounded, toDecimal128, type Decimal, type Special } from './decimal.ts';
import { fitsInt64, intOrLong, toBigInt, toDouble } from './numeric.ts';

/** Returns a number as decimal arithmetic takes it: doubles with 15 digits. */
export const decimalOperand = (value: Numeric): Decimal | Special =>
  value instanceof Double ? decimalOfDoubleRounded(value.value) : exactDecimal(value);

interface Operation {
  readonly integers: (a: bigint, b: bigint) => bigint;
  readonly doubles: (a: number, b: number) => number;
  readonly decimals: (a: Decimal | Special, b: Decimal | Special) => Decimal | Special;
}

/** Returns an operation in the wider of the two types; undefined when 64-bit integers overflow. */
function inWiderType(a: Numeric, b: Numeric, operation: Operation): Numeric | undefined {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    return toDecimal128(operation.decimals(decimalOperand(a), decimalOperand(b)));
  }
  if (a instanceof Double || b instanceof Double) return new Double(operation.doubles(toDouble(a), toDouble(b)));
  const result = operation.integers(toBigInt(a) ?? 0n, toBigInt(b) ?? 0n);
  if (!fitsInt64(result)) return undefined;
  return a instanceof Long || b instanceof Long ? Long.fromBigInt(result) : intOrLong(result);
}

const ADDITION: Operation = { integers: (a, b) => a + b, doubles: (a, b) => a + b, decimals: add };
const MULTIPLICATION: Operation = { integers: (a, b) => a * b, doubles: (a, b) => a * b, decimals: multiply };

/** Returns the sum in the wider type, 32-bit integers growing to 64; undefined when 64 bits overflow. */
export function sumOf(a: Numeric, b: Numeric): Numeric | undefined {
  if (a instanceof Int32 && b instanceof Int32) return plainInteger(a.value + b.value);
  return inWiderType(a, b, ADDITION);
}

export function productOf(a: Numeric, b: Numeric): Numeric | undefined {
  return inWiderType(a, b, MULTIPLICATION);
}

const plainInteger = (value: number): Int32 | Long =>
  value === (value | 0) ? new Int32(value) : Long.fromNumber(value);
