import { Decimal128, Double, Int32, Long } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sum } from '../../src/numbers/accumulate.ts';
import { add, divide, multiply, remainder, subtract } from '../../src/numbers/decimal-arithmetic.ts';
import { compareDecimals, parseDecimal, toDecimal128, type Decimal, type Special } from '../../src/numbers/decimal.ts';

const RUNS = { numRuns: 1_000, seed: 20_261_121 };

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: -12, max: 8 }))
  .map(([digits, exponent]): Decimal => ({
    negative: digits < 0n,
    coefficient: digits < 0n ? -digits : digits,
    exponent,
  }));
const text = (value: Decimal | Special): string => toDecimal128(value).toString();
const equal = (a: Decimal | Special, b: Decimal | Special): boolean => compareDecimals(a, b) === 0;

describe('decimal arithmetic', () => {
  it('takes numbers apart and puts them together again', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        const stored = toDecimal128(value);
        expect(parseDecimal(stored)).toEqual(value);
        expect(Buffer.compare(Decimal128.fromString(stored.toString()).bytes, stored.bytes)).toBe(0);
      }),
      RUNS,
    );
  });

  it('adds and subtracts exactly where 34 digits are enough', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(equal(subtract(add(a, b), b), a)).toBe(true);
        expect(text(add(a, b))).toBe(text(add(b, a)));
      }),
      RUNS,
    );
  });

  it('divides what it multiplied', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        fc.pre(b.coefficient !== 0n);
        expect(equal(divide(multiply(a, b), b), a)).toBe(true);
      }),
      RUNS,
    );
  });

  it('leaves a remainder smaller than the divisor, with the sign of the dividend', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        fc.pre(b.coefficient !== 0n);
        const left = remainder(a, b);
        const size: Decimal = { ...b, negative: false };
        expect(compareDecimals(absolute(left), size)).toBeLessThan(0);
        expect(isZero(left) || isNegative(left) === a.negative).toBe(true);
      }),
      RUNS,
    );
  });

  it.each([
    ['1', '3', '0.3333333333333333333333333333333333'],
    ['2', '3', '0.6666666666666666666666666666666667'],
    ['1.00', '2', '0.50'],
    ['1E+6144', '1E-10', 'Infinity'],
    ['0', '5', '0'],
    ['1', '0', 'Infinity'],
    ['0', '0', 'NaN'],
  ])('%s / %s = %s', (a, b, result) => {
    const parsed = [a, b].map((text) => parseDecimal(Decimal128.fromString(text)));
    expect(text(divide(parsed[0] ?? 'NaN', parsed[1] ?? 'NaN'))).toBe(result);
  });

  it.each([
    ['9.999999999999999999999999999999999E+6144', '1E+6144', 'Infinity'],
    ['1', '1E-40', '1.000000000000000000000000000000000'],
    ['1E+40', '1', '1.000000000000000000000000000000000E+40'],
    ['1.10', '2.2', '3.30'],
    ['Infinity', '-Infinity', 'NaN'],
    ['-0', '0', '0'],
  ])('%s + %s = %s', (a, b, result) => {
    const parsed = [a, b].map((text) => parseDecimal(Decimal128.fromString(text)));
    expect(text(add(parsed[0] ?? 'NaN', parsed[1] ?? 'NaN'))).toBe(result);
  });
});

describe('sums', () => {
  it('are exact for integers of both sizes', () => {
    const integers = fc.array(fc.bigInt({ min: -(2n ** 40n), max: 2n ** 40n }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(integers, (values) => {
        const sum = new Sum();
        for (const value of values) sum.add(Long.fromBigInt(value));
        expect(sum.result()).toEqual(Long.fromBigInt(values.reduce((total, value) => total + value, 0n)));
      }),
      RUNS,
    );
  });

  it('of doubles do not depend on their order where each is a multiple of a quarter', () => {
    const quarters = fc.array(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(quarters, (values) => {
        const sum = new Sum();
        for (const value of values) sum.add(new Double(value / 4));
        sum.add(new Int32(7));
        expect(sum.result()).toEqual(new Double(values.reduce((total, value) => total + value, 0) / 4 + 7));
      }),
      RUNS,
    );
  });
});

const absolute = (value: Decimal | Special): Decimal | Special =>
  typeof value === 'string' ? value : { ...value, negative: false };
const isZero = (value: Decimal | Special): boolean => typeof value !== 'string' && value.coefficient === 0n;
const isNegative = (value: Decimal | Special): boolean => typeof value !== 'string' && value.negative;
