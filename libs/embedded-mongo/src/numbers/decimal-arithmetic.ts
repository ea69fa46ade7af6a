import { compareDecimals, digitsOf, roundTo, scaled, type Decimal, type Special } from './decimal.ts';

type Number = Decimal | Special;

const DIGITS = 34;

const isInfinite = (value: Number): value is 'Infinity' | '-Infinity' => value === 'Infinity' || value === '-Infinity';
const isNegative = (value: Number): boolean => (typeof value === 'string' ? value === '-Infinity' : value.negative);
const isZero = (value: Number): boolean => typeof value !== 'string' && value.coefficient === 0n;

export function negate(value: Number): Number {
  if (value === 'NaN') return value;
  if (isInfinite(value)) return value === 'Infinity' ? '-Infinity' : 'Infinity';
  return { ...value, negative: !value.negative };
}

const signed = (value: bigint, exponent: number, negativeZero: boolean): Decimal => ({
  negative: value < 0n || (value === 0n && negativeZero),
  coefficient: value < 0n ? -value : value,
  exponent,
});

const magnitude = (value: Decimal): number => digitsOf(value.coefficient) + value.exponent;

/** With more zeros at the end, as far as the digits allow, to come near an exponent. */
function widened(value: Decimal, exponent: number): Decimal {
  const shift = Math.min(value.exponent - exponent, DIGITS - digitsOf(value.coefficient));
  if (shift <= 0) return value;
  return { ...value, coefficient: value.coefficient * 10n ** BigInt(shift), exponent: value.exponent - shift };
}

/** Returns a number so small against the other that it only decides the rounding. */
function addTiny(large: Decimal, small: Decimal): Decimal {
  const wide = 40 - digitsOf(large.coefficient);
  const exponent = large.exponent - Math.max(wide, 0);
  const size = scaled(large, exponent);
  return signed(size + (small.negative ? -1n : 1n), exponent, false);
}

const FAR = 80;

/** Returns the exact sum, rounded to 34 digits; its exponent is the smaller one where the digits suffice. */
export function add(a: Number, b: Number): Number {
  if (a === 'NaN' || b === 'NaN') return 'NaN';
  if (isInfinite(a)) return isInfinite(b) && a !== b ? 'NaN' : a;
  if (isInfinite(b)) return b;
  return addFinite(a, b);
}

function addFinite(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent);
  if (a.coefficient === 0n && b.coefficient === 0n) return signed(0n, exponent, a.negative && b.negative);
  if (a.coefficient === 0n) return widened(b, exponent);
  if (b.coefficient === 0n) return widened(a, exponent);
  const distance = magnitude(a) - magnitude(b);
  if (Math.abs(distance) > FAR) return roundTo(distance > 0 ? addTiny(a, b) : addTiny(b, a), DIGITS);
  return roundTo(signed(scaled(a, exponent) + scaled(b, exponent), exponent, false), DIGITS);
}

export const subtract = (a: Number, b: Number): Number => add(a, negate(b));

export function multiply(a: Number, b: Number): Number {
  if (a === 'NaN' || b === 'NaN') return 'NaN';
  const negative = isNegative(a) !== isNegative(b);
  if (isInfinite(a) || isInfinite(b)) return isZero(a) || isZero(b) ? 'NaN' : negative ? '-Infinity' : 'Infinity';
  return roundTo({ negative, coefficient: a.coefficient * b.coefficient, exponent: a.exponent + b.exponent }, DIGITS);
}

function quotient(a: Decimal, b: Decimal, negative: boolean): Decimal {
  const ideal = a.exponent - b.exponent;
  if (a.coefficient === 0n) return { negative, coefficient: 0n, exponent: ideal };
  const shift = Math.max(0, digitsOf(b.coefficient) - digitsOf(a.coefficient) + DIGITS + 2);
  const dividend = a.coefficient * 10n ** BigInt(shift);
  const whole = dividend / b.coefficient;
  const exponent = ideal - shift;
  // A remainder only decides the rounding: one more digit stands for it.
  if (dividend % b.coefficient !== 0n) {
    return roundTo({ negative, coefficient: whole * 10n + 1n, exponent: exponent - 1 }, DIGITS);
  }
  let exact: Decimal = { negative, coefficient: whole, exponent };
  while (exact.exponent < ideal && exact.coefficient % 10n === 0n) {
    exact = { negative, coefficient: exact.coefficient / 10n, exponent: exact.exponent + 1 };
  }
  return roundTo(exact, DIGITS);
}

/** Returns the quotient; of exact ones the exponent is as near as possible to the difference of the exponents. */
export function divide(a: Number, b: Number): Number {
  if (a === 'NaN' || b === 'NaN') return 'NaN';
  const negative = isNegative(a) !== isNegative(b);
  if (isInfinite(a)) return isInfinite(b) ? 'NaN' : negative ? '-Infinity' : 'Infinity';
  if (isInfinite(b)) return { negative, coefficient: 0n, exponent: -6176 };
  if (b.coefficient === 0n) return a.coefficient === 0n ? 'NaN' : negative ? '-Infinity' : 'Infinity';
  return quotient(a, b, negative);
}

/** Returns what is left after a division to a whole number towards zero; it has the sign of the dividend. */
export function remainder(a: Number, b: Number): Number {
  if (a === 'NaN' || b === 'NaN' || isInfinite(a) || isZero(b)) return 'NaN';
  if (isInfinite(b) || typeof b === 'string') return a;
  if (compareDecimals({ ...a, negative: false }, { ...b, negative: false }) < 0) return a;
  const exponent = Math.min(a.exponent, b.exponent);
  return roundTo(signed(scaled(a, exponent) % scaled(b, exponent), exponent, a.negative), DIGITS);
}

export type Rounding = 'floor' | 'ceiling' | 'truncate' | 'halfEven';

/** Rounds to so many places after the point (before it when negative). */
export function roundPlaces(value: Number, places: number, mode: Rounding): Number {
  if (typeof value === 'string' || value.exponent >= -places) return value;
  const drop = -places - value.exponent;
  const digits = digitsOf(value.coefficient);
  const unit = 10n ** BigInt(Math.min(drop, digits + 1));
  const whole = value.coefficient / unit;
  const left = value.coefficient % unit;
  const up: Readonly<Record<Rounding, boolean>> = {
    truncate: false,
    floor: value.negative && left > 0n,
    ceiling: !value.negative && left > 0n,
    halfEven: left * 2n > unit || (left * 2n === unit && whole % 2n === 1n),
  };
  return { negative: value.negative, coefficient: up[mode] ? whole + 1n : whole, exponent: -places };
}
