import { BSONSymbol, Double, Int32, Long, ObjectId } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doc, encode, type Doc, type Value } from '../src/bson.ts';
import { Collection } from '../src/engine/collection.ts';
import { CollectionIndex } from '../src/engine/collection-index.ts';
import { addIndex, fixture, put } from './engine-fixture.ts';
import { MongoServerError } from '../src/errors.ts';

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -2, max: 2 }).map((n) => new Int32(n)),
  fc.integer({ min: -2, max: 2 }).map((n) => new Double(n / 2)),
  fc.constantFrom<Value>('a', 'b', '', new BSONSymbol('a'), null, true, new Date(0), new Date(5), Long.fromNumber(1)),
  fc.integer({ min: 1, max: 3 }).map((n) => new ObjectId(String(n).repeat(24))),
);
const inner = fc.dictionary(fc.constantFrom('x', 'y', '0'), scalar, { maxKeys: 3 }).map((fields): Value => doc(fields));
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(fc.oneof(scalar, inner), { maxLength: 3 }) },
  { weight: 2, arbitrary: inner },
);
const documents = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c', 'unseen'), value, { maxKeys: 4 }), {
  maxLength: 30,
});
const path = fc.constantFrom('a', 'b', 'c', 'a.x', 'a.0', 'b.x', '_id');
const keys = fc.dictionary(path, fc.constantFrom(1, -1), { minKeys: 1, maxKeys: 3 });
const options = fc.constantFrom<Record<string, Value>>(
  {},
  { sparse: true },
  { partialFilterExpression: doc({ c: doc({ $gt: new Int32(0) }) }) },
  { partialFilterExpression: doc({ $and: [doc({ 'b.x': doc({ $exists: true }) })] }) },
);
const indexes = fc.array(fc.tuple(keys, options), { maxLength: 4 });

const contents = ({ indexes: all }: Collection) =>
  all.map(({ entries, multikey, spec }) => ({
    name: spec.name,
    multikey: [...multikey],
    entries: [...entries.forward(entries.start, entries.end)].map(({ key, slot }) => ({ key, of: slot.idKey })),
  }));

/** A collection filled one by one, and the same loaded from its bytes; undefined where an index is not possible. */
function bothWays(rows: readonly Doc[], cases: readonly (readonly [Record<string, number>, Record<string, Value>])[]) {
  const first = fixture();
  try {
    for (const [index, [key, more]] of cases.entries()) addIndex(first, key, { ...more, name: `index ${index}` });
    for (const row of rows) put(first.view, first.collection, row);
  } catch (error) {
    if (error instanceof MongoServerError) return undefined;
    throw error;
  }
  const loadedCollection = new Collection(1, 'test', 'c', new Uint8Array(16));
  for (const { spec } of first.collection.indexes.slice(1)) loadedCollection.indexes.push(new CollectionIndex(spec));
  loadedCollection.load(rows.map((row, index) => ({ ord: index + 1, raw: encode(row) })));
  return { one: first.collection, loaded: loadedCollection };
}

describe('a collection that is loaded', () => {
  it('has the same documents and index entries, in the same order, as one that was filled one by one', () => {
    let compared = 0;
    fc.assert(
      fc.property(documents, indexes, (contentsOfRows, cases) => {
        const rows = contentsOfRows.map((fields, index) => doc({ ...fields, _id: new Int32((index * 7) % 31) }));
        const both = bothWays(rows, cases);
        if (!both) return;
        compared++;
        expect(contents(both.loaded)).toEqual(contents(both.one));
        expect(both.loaded.bytes).toBe(both.one.bytes);
        expect([...both.loaded.natural()].map(({ id }) => id)).toEqual([...both.one.natural()].map(({ id }) => id));
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(100);
  });
});
