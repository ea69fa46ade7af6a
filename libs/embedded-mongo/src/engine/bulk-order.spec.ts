import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Value } from '../bson.ts';
import { compareValues } from '../compare.ts';
import { bulkOrder, type RanksByPath } from './bulk-order.ts';
import type { IndexKey } from './index-keys.ts';

const value: fc.Arbitrary<Value | undefined> = fc.oneof(
  fc.constantFrom(undefined, null, true, false, 'a', 'b', 'ä', new Int32(1), new Double(1), Long.fromNumber(1)),
  fc.constantFrom(new Double(NaN), new Double(-0), new Int32(0), Decimal128.fromString('1.00'), ['a'], new Map()),
  fc.integer({ min: 0, max: 3 }).map((time) => new Date(time)),
  fc.integer({ min: 1, max: 3 }).map((seconds) => new ObjectId(String(seconds).repeat(24))),
  fc.string({ maxLength: 2 }),
);
const keys = fc.array(fc.tuple(value, value), { maxLength: 200 });
const direction = fc.constantFrom<1 | -1>(1, -1);

/** The order by comparing whole keys, each with each. */
function naively(all: readonly IndexKey[], first: 1 | -1, second: 1 | -1): number[] {
  const rank = (a: Value | undefined, b: Value | undefined): number => Math.sign(compareValues(a ?? null, b ?? null));
  return [...all.keys()].sort(
    (a, b) => rank(all[a]?.[0], all[b]?.[0]) * first || rank(all[a]?.[1], all[b]?.[1]) * second || a - b,
  );
}

it('is the order of the comparison, with equal keys as they came', () => {
  fc.assert(
    fc.property(keys, direction, direction, (all, first, second) => {
      const fields = [
        { path: 'a', direction: first },
        { path: 'b', direction: second },
      ];
      expect([...bulkOrder(all, fields, undefined)]).toEqual(naively(all, first, second));
    }),
    { numRuns: 200 },
  );
});

it('says the same with ranks that another index has made', () => {
  fc.assert(
    fc.property(keys, (all) => {
      const ranks: RanksByPath = new Map();
      bulkOrder(all, [{ path: 'a', direction: 1 }], ranks);
      const fields = [
        { path: 'a', direction: -1 as const },
        { path: 'b', direction: 1 as const },
      ];
      expect([...bulkOrder(all, fields, ranks)]).toEqual(naively(all, -1, 1));
      expect([...ranks.keys()]).toEqual(['a', 'b']);
    }),
    { numRuns: 100 },
  );
});
