import { Decimal128, Double, Int32, Long, Timestamp } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues, equalValues } from '../../src/compare.ts';
import { decode, encode } from '../../src/bson.ts';
import { identical } from '../../src/identical.ts';
import { compileUpdate } from '../../src/update.ts';
import { doc, type Doc, type Plain, type Value } from '../../src/value.ts';
import { documents, numbers, values } from './arbitraries.ts';

const RUNS = { numRuns: 600, seed: 20_261_121 };
const now = new Date(0);
const update = (one: Doc, change: Record<string, Plain>): Doc => compileUpdate(doc(change)).apply(one, { now }).doc;

/** Documents with a field that is there, and others that must not change. */
const withField = (field: fc.Arbitrary<Value>): fc.Arbitrary<Doc> =>
  fc.tuple(documents, field).map(([one, value]) => new Map([...one, ['_id', new Int32(1)], ['f', value]]));

const without = (one: Doc, name: string): Doc => new Map([...one].filter(([other]) => other !== name));

const rank = (value: Value | undefined): number => {
  if (value instanceof Decimal128) return 3;
  if (value instanceof Double) return 2;
  return value instanceof Long && !(value instanceof Timestamp) ? 1 : 0;
};

describe('updates', () => {
  it('$set the very value, and leave the rest as it is', () => {
    fc.assert(
      fc.property(withField(values), values, (one, value) => {
        const before = encode(one);
        const after = update(one, { $set: { f: value } });
        expect(identical(after.get('f') ?? null, value)).toBe(true);
        expect(identical(without(after, 'f'), without(one, 'f'))).toBe(true);
        expect(Buffer.compare(encode(one), before)).toBe(0);
        expect(identical(decode(encode(after)), after)).toBe(true);
      }),
      RUNS,
    );
  });

  it('say that they changed something exactly when the bytes differ', () => {
    fc.assert(
      fc.property(withField(values), values, (one, value) => {
        const { doc: after, modified } = compileUpdate(doc({ $set: { f: value } })).apply(one, { now });
        expect(modified).toBe(Buffer.compare(encode(after), encode(one)) !== 0);
      }),
      RUNS,
    );
  });

  it('$inc into the wider of the two types', () => {
    fc.assert(
      fc.property(withField(numbers), numbers, (one, by) => {
        const limit = (value: Value | undefined): boolean => value instanceof Long;
        fc.pre(!limit(by) && !limit(one.get('f')));
        const after = update(one, { $inc: { f: by } }).get('f');
        const widest = Math.max(rank(one.get('f')), rank(by));
        expect(rank(after)).toBeGreaterThanOrEqual(widest);
        expect(rank(after)).toBeLessThanOrEqual(Math.max(widest, 1));
      }),
      RUNS,
    );
  });

  it('$inc integers exactly', () => {
    const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(int, int, (a, b) => {
        const after = update(doc({ f: new Int32(a) }), { $inc: { f: new Int32(b) } }).get('f');
        expect(equalValues(after, Long.fromBigInt(BigInt(a) + BigInt(b)))).toBe(true);
      }),
      RUNS,
    );
  });

  it('$min and $max keep one of the two values', () => {
    fc.assert(
      fc.property(withField(values), values, (one, value) => {
        const old = one.get('f') ?? null;
        const smaller = update(one, { $min: { f: value } }).get('f') ?? null;
        const larger = update(one, { $max: { f: value } }).get('f') ?? null;
        expect(compareValues(smaller, larger)).toBeLessThanOrEqual(0);
        expect([smaller, larger].every((kept) => identical(kept, old) || identical(kept, value))).toBe(true);
      }),
      RUNS,
    );
  });

  it('$push and then $pop give the array back', () => {
    fc.assert(
      fc.property(withField(fc.array(values, { maxLength: 3 })), values, (one, value) => {
        const pushed = update(one, { $push: { f: { $each: [value] } } });
        expect(identical(update(pushed, { $pop: { f: new Int32(1) } }), one)).toBe(true);
      }),
      RUNS,
    );
  });

  it('$addToSet twice is $addToSet once', () => {
    fc.assert(
      fc.property(withField(fc.array(values, { maxLength: 3 })), values, (one, value) => {
        const once = update(one, { $addToSet: { f: { $each: [value] } } });
        expect(update(once, { $addToSet: { f: { $each: [value] } } })).toBe(once);
      }),
      RUNS,
    );
  });

  it('$rename carries a value over with its type', () => {
    fc.assert(
      fc.property(withField(values), (one) => {
        fc.pre(!one.has('moved'));
        const after = update(one, { $rename: { f: 'moved' } });
        expect(identical(after.get('moved') ?? null, one.get('f') ?? null)).toBe(true);
        expect(after.has('f')).toBe(false);
      }),
      RUNS,
    );
  });
});
