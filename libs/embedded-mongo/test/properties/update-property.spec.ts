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
const update = (row: Doc, change: Record<string, Plain>): Doc => compileUpdate(doc(change)).apply(row, { now }).doc;

/** Documents with a field that is there, and others that must not change. */
const withField = (field: fc.Arbitrary<Value>): fc.Arbitrary<Doc> =>
  fc.tuple(documents, field).map(([row, value]) => new Map([...row, ['_id', new Int32(1)], ['f', value]]));

const without = (row: Doc, name: string): Doc => new Map([...row].filter(([other]) => other !== name));

const rank = (value: Value | undefined): number => {
  if (value instanceof Decimal128) return 3;
  if (value instanceof Double) return 2;
  return value instanceof Long && !(value instanceof Timestamp) ? 1 : 0;
};

describe('updates', () => {
  it('$set the very value, and leave the rest as it is', () => {
    fc.assert(
      fc.property(withField(values), values, (row, value) => {
        const before = encode(row);
        const after = update(row, { $set: { f: value } });
        expect(identical(after.get('f') ?? null, value)).toBe(true);
        expect(identical(without(after, 'f'), without(row, 'f'))).toBe(true);
        expect(Buffer.compare(encode(row), before)).toBe(0);
        expect(identical(decode(encode(after)), after)).toBe(true);
      }),
      RUNS,
    );
  });

  it('say that they changed something exactly when the bytes differ', () => {
    fc.assert(
      fc.property(withField(values), values, (row, value) => {
        const { doc: after, modified } = compileUpdate(doc({ $set: { f: value } })).apply(row, { now });
        expect(modified).toBe(Buffer.compare(encode(after), encode(row)) !== 0);
      }),
      RUNS,
    );
  });

  it('$inc into the wider of the two types', () => {
    fc.assert(
      fc.property(withField(numbers), numbers, (row, by) => {
        const limit = (value: Value | undefined): boolean => value instanceof Long;
        fc.pre(!limit(by) && !limit(row.get('f')));
        const after = update(row, { $inc: { f: by } }).get('f');
        const widest = Math.max(rank(row.get('f')), rank(by));
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
      fc.property(withField(values), values, (row, value) => {
        const old = row.get('f') ?? null;
        const smaller = update(row, { $min: { f: value } }).get('f') ?? null;
        const larger = update(row, { $max: { f: value } }).get('f') ?? null;
        expect(compareValues(smaller, larger)).toBeLessThanOrEqual(0);
        expect(
          [smaller, larger].every(
            (generatedValue) => identical(generatedValue, old) || identical(generatedValue, value),
          ),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  it('$push and then $pop give the array back', () => {
    fc.assert(
      fc.property(withField(fc.array(values, { maxLength: 3 })), values, (row, value) => {
        const pushed = update(row, { $push: { f: { $each: [value] } } });
        expect(identical(update(pushed, { $pop: { f: new Int32(1) } }), row)).toBe(true);
      }),
      RUNS,
    );
  });

  it('$addToSet twice is $addToSet once', () => {
    fc.assert(
      fc.property(withField(fc.array(values, { maxLength: 3 })), values, (row, value) => {
        const once = update(row, { $addToSet: { f: { $each: [value] } } });
        expect(update(once, { $addToSet: { f: { $each: [value] } } })).toBe(once);
      }),
      RUNS,
    );
  });

  it('$rename carries a value over with its type', () => {
    fc.assert(
      fc.property(withField(values), (row) => {
        fc.pre(!row.has('moved'));
        const after = update(row, { $rename: { f: 'moved' } });
        expect(identical(after.get('moved') ?? null, row.get('f') ?? null)).toBe(true);
        expect(after.has('f')).toBe(false);
      }),
      RUNS,
    );
  });
});
