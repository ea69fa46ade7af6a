import { Decimal128 } from 'bson';

/** A finite decimal number: coefficient × 10^exponent, with a sign of its own because of −0. */
export interface Decimal {
  readonly negative: boolean;
  readonly coefficient: bigint;
  readonly exponent: number;
}

export type Special = 'NaN' | 'Infinity' | '-Infinity';

const BIAS = 6176;
const MAX_EXPONENT = 6111;
const MIN_EXPONENT = -BIAS;
const DIGITS = 34;
const LARGEST = 10n ** 34n - 1n;
const COEFFICIENT_BITS = (1n << 113n) - 1n;

const readWord = (bytes: Uint8Array): bigint => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16);
  return (view.getBigUint64(8, true) << 64n) | view.getBigUint64(0, true);
};

/** Takes a Decimal128 (IEEE 754 with binary integer coefficient) apart. */
export function parseDecimal(value: Decimal128): Decimal | Special {
  const word = readWord(value.bytes);
  const negative = word >> 127n === 1n;
  const combination = Number((word >> 122n) & 31n);
  if (combination === 31) return 'NaN';
  if (combination === 30) return negative ? '-Infinity' : 'Infinity';
  // The second form has coefficients above 34 digits only, which count as zero.
  if (combination >= 24) return { negative, coefficient: 0n, exponent: Number((word >> 111n) & 0x3fffn) - BIAS };
  const coefficient = word & COEFFICIENT_BITS;
  const exponent = Number((word >> 113n) & 0x3fffn) - BIAS;
  return { negative, coefficient: coefficient > LARGEST ? 0n : coefficient, exponent };
}

export const digitsOf = (coefficient: bigint): number => coefficient.toString().length;

/** Returns the coefficient without its last digits, rounded half to even. */
function dropDigits(coefficient: bigint, count: number): bigint {
  const unit = 10n ** BigInt(count);
  const quotient = coefficient / unit;
  const twice = (coefficient % unit) * 2n;
  return twice > unit || (twice === unit && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

/** Rounds to so many digits, half to even. */
export function roundTo(value: Decimal, digits: number): Decimal {
  const excess = digitsOf(value.coefficient) - digits;
  if (excess <= 0) return value;
  const coefficient = dropDigits(value.coefficient, excess);
  const rounded = { negative: value.negative, coefficient, exponent: value.exponent + excess };
  return digitsOf(coefficient) > digits
    ? { ...rounded, coefficient: coefficient / 10n, exponent: rounded.exponent + 1 }
    : rounded;
}

/** Brings the exponent into its range: by zeros at the end, by rounding tiny numbers. Undefined when too large. */
function clamp(value: Decimal): Decimal | undefined {
  const { negative, coefficient, exponent } = value;
  if (exponent < MIN_EXPONENT) {
    const excess = Math.min(MIN_EXPONENT - exponent, DIGITS + 1);
    return { negative, coefficient: dropDigits(coefficient, excess), exponent: MIN_EXPONENT };
  }
  if (exponent <= MAX_EXPONENT) return value;
  if (coefficient === 0n) return { negative, coefficient, exponent: MAX_EXPONENT };
  const shift = exponent - MAX_EXPONENT;
  if (digitsOf(coefficient) + shift > DIGITS) return undefined;
  return { negative, coefficient: coefficient * 10n ** BigInt(shift), exponent: MAX_EXPONENT };
}

function fromWord(word: bigint): Decimal128 {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, word & 0xffff_ffff_ffff_ffffn, true);
  view.setBigUint64(8, word >> 64n, true);
  return new Decimal128(bytes);
}

const SIGN = 1n << 127n;

/** Returns a Decimal128 of a number, rounded to 34 digits half to even; infinite when it is too large. */
export function toDecimal128(value: Decimal | Special): Decimal128 {
  if (value === 'NaN') return fromWord(31n << 122n);
  if (value === 'Infinity') return fromWord(30n << 122n);
  if (value === '-Infinity') return fromWord((30n << 122n) | SIGN);
  const clamped = clamp(roundTo(value, DIGITS));
  if (!clamped) return toDecimal128(value.negative ? '-Infinity' : 'Infinity');
  const word = (BigInt(clamped.exponent + BIAS) << 113n) | clamped.coefficient;
  return fromWord(clamped.negative ? word | SIGN : word);
}

/** Exactly the value of a double. */
export function decimalOfDouble(value: number): Decimal | Special {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  const negative = value < 0 || Object.is(value, -0);
  const size = Math.abs(value);
  if (Number.isInteger(size)) return { negative, coefficient: BigInt(size), exponent: 0 };
  let mantissa = size;
  let halvings = 0;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    halvings++;
  }
  // mantissa / 2^h = mantissa × 5^h / 10^h
  return { negative, coefficient: BigInt(mantissa) * 5n ** BigInt(halvings), exponent: -halvings };
}

/** Returns a double as MongoDB turns it into a decimal in arithmetic: with 15 digits, zeros at the end included. */
export function decimalOfDoubleRounded(value: number): Decimal | Special {
  const exact = decimalOfDouble(value);
  if (typeof exact === 'string' || exact.coefficient === 0n) return exact;
  const rounded = roundTo(exact, 15);
  const missing = 15 - digitsOf(rounded.coefficient);
  if (missing <= 0) return rounded;
  const { negative, coefficient, exponent } = rounded;
  return { negative, coefficient: coefficient * 10n ** BigInt(missing), exponent: exponent - missing };
}

export const decimalOfInteger = (value: bigint): Decimal => ({
  negative: value < 0n,
  coefficient: value < 0n ? -value : value,
  exponent: 0,
});

/** Returns the coefficient with its sign, when the number is written with this (smaller or equal) exponent. */
export const scaled = ({ negative, coefficient, exponent }: Decimal, to: number): bigint => {
  const size = exponent > to ? coefficient * 10n ** BigInt(exponent - to) : coefficient;
  return negative ? -size : size;
};

/** Returns the nearest double. */
export const doubleOfDecimal = (value: Decimal | Special): number =>
  typeof value === 'string'
    ? Number(value)
    : Number(`${value.negative ? '-' : ''}${value.coefficient}e${value.exponent}`);

const rank = (value: Decimal | Special): number =>
  value === 'NaN' ? -2 : value === '-Infinity' ? -1 : value === 'Infinity' ? 1 : 0;

/** Returns the position of the first digit, for comparing without making huge numbers. */
const magnitude = (value: Decimal): number => digitsOf(value.coefficient) + value.exponent;

/** Order of two decimals; NaN before everything, equal to itself. */
export function compareDecimals(a: Decimal | Special, b: Decimal | Special): number {
  if (typeof a === 'string' || typeof b === 'string') return Math.sign(rank(a) - rank(b));
  const signA = a.coefficient === 0n ? 0 : a.negative ? -1 : 1;
  const signB = b.coefficient === 0n ? 0 : b.negative ? -1 : 1;
  if (signA !== signB || signA === 0) return Math.sign(signA - signB);
  const byMagnitude = magnitude(a) - magnitude(b);
  if (byMagnitude !== 0) return Math.sign(byMagnitude) * signA;
  const exponent = Math.min(a.exponent, b.exponent);
  const left = scaled(a, exponent);
  const right = scaled(b, exponent);
  return left < right ? -1 : left > right ? 1 : 0;
}
