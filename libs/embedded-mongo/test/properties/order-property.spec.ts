import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, compareWithMissing, equalValues, hashKey } from '../../src/compare.ts';
import { identical } from '../../src/identical.ts';
import { numbers, values } from './arbitraries.ts';

const RUNS = { numRuns: 2_000, seed: 20_261_121 };
const either = fc.oneof(values, numbers);

describe('comparison order', () => {
  it('is the same from both sides', () => {
    fc.assert(
      fc.property(either, either, (a, b) => {
        expect(Math.sign(compareValues(a, b))).toBe(-Math.sign(compareValues(b, a)) + 0);
      }),
      RUNS,
    );
  });

  it('is transitive', () => {
    fc.assert(
      fc.property(either, either, either, (a, b, c) => {
        const [first, second, third] = [a, b, c].sort(compareValues);
        expect(compareValues(first, second)).toBeLessThanOrEqual(0);
        expect(compareValues(second, third)).toBeLessThanOrEqual(0);
        expect(compareValues(first, third)).toBeLessThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('holds equal what has one key, and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(either, either), fc.tuple(numbers, numbers)), ([a, b]) => {
        expect(hashKey(a) === hashKey(b)).toBe(equalValues(a, b));
      }),
      { ...RUNS, numRuns: 5_000 },
    );
  });

  it('holds a value equal to itself, and identical values equal', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        expect(compareValues(a, a)).toBe(0);
        expect(!identical(a, b) || equalValues(a, b)).toBe(true);
      }),
      RUNS,
    );
  });

  it('puts a missing value before all but the smallest key', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(compareWithMissing(undefined, value)).toBe(-compareWithMissing(value, undefined));
      }),
      RUNS,
    );
  });
});
