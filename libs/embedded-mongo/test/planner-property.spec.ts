import { Double, Int32, Long } from 'bson';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doc, type Doc, type Value } from '../src/bson.ts';
import { TransactionView } from '../src/engine/transaction-view.ts';
import type { SearchRequest } from '../src/commands/prepare-search.ts';
import { compareValues, hashKey } from '../src/compare.ts';
import type { Collection } from '../src/engine/collection.ts';
import { StoredDocument } from '../src/engine/stored-document.ts';
import type { DataView } from '../src/engine/view.ts';
import { MongoServerError } from '../src/errors.ts';
import { valueAt } from '../src/path.ts';
import { distinctByIndex } from '../src/planner/distinct.ts';
import { addIndex, countBy, fixture, put, search, type Fixture } from './engine-fixture.ts';

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((n) => new Int32(n)),
  fc.integer({ min: -6, max: 6 }).map((n) => new Double(n / 2)),
  fc.integer({ min: -3, max: 3 }).map((n) => Long.fromNumber(n)),
  fc.constantFrom('a', 'b', 'ab', ''),
  fc.constantFrom<Value>(null, true, false, new Date(0), new Date(5), new Double(Number.NaN)),
);
const inner = fc
  .dictionary(fc.constantFrom('x', 'y'), fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })), { maxKeys: 2 })
  .map((fields): Value => doc(fields));
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(fc.oneof(scalar, inner), { maxLength: 3 }) },
  { weight: 1, arbitrary: inner },
);
const document = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3 });
const documents = fc.array(document, { minLength: 5, maxLength: 40 });

const path = fc.constantFrom('a', 'b', 'c', 'a.x', 'a.y', 'b.x');
const operand = fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: value });
const condition: fc.Arbitrary<Value> = fc.oneof(
  operand,
  fc
    .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$eq', '$ne'), operand)
    .map(([name, element]) => doc({ [name]: element })),
  fc.tuple(operand, operand).map(([low, high]) => doc({ $gte: low, $lt: high })),
  fc.array(operand, { maxLength: 3 }).map((list) => doc({ $in: list })),
  fc.boolean().map((is) => doc({ $exists: is })),
);
const fields = fc.dictionary(path, condition, { maxKeys: 3 }).map((conditions) => doc(conditions));
const alternatives = fc.array(fields, { minLength: 1, maxLength: 3 });
const filter: fc.Arbitrary<Doc> = fc.oneof(
  { weight: 2, arbitrary: fields },
  alternatives.map((list) => doc({ $or: list })),
  fc.tuple(path, condition, alternatives).map(([name, element, list]) => doc({ [name]: element, $or: list })),
  fc.tuple(alternatives, fields).map(([list, document]) => doc({ $and: [document, doc({ $or: list })] })),
  fc
    .tuple(path, condition, condition)
    .map(([name, element, two]) => doc({ $and: [doc({ [name]: element }), doc({ [name]: two })] })),
);
const direction = fc.constantFrom(1, -1);
const keys = fc.dictionary(path, direction, { minKeys: 1, maxKeys: 3 });
const sort = fc.option(keys, { nil: undefined }).map((fields) => fields && doc(fields));
const options = fc.constantFrom<Record<string, Value>>(
  {},
  {},
  { sparse: true },
  { partialFilterExpression: doc({ a: doc({ $gt: new Int32(0) }) }) },
  { partialFilterExpression: doc({ b: doc({ $exists: true }) }) },
);

/** Fills a collection whose indexes are there from the beginning; documents an index cannot take are left out. */
function filled(
  contents: readonly Record<string, Value>[],
  indexes: readonly [Record<string, number>, Record<string, Value>][],
): Fixture {
  const subject = fixture();
  const seen = new Set<string>();
  for (const [key, extra] of indexes) {
    const name = Object.keys(key).join('_');
    if (!seen.has(name)) addIndex(subject, key, extra);
    seen.add(name);
  }
  for (const [index, fields] of contents.entries()) {
    try {
      put(subject.view, subject.collection, doc({ _id: new Int32(index), ...fields }));
    } catch {
      continue;
    }
  }
  return subject;
}

/** The ids of an answer in their order, or the code of the refusal. */
function answer(view: DataView, collection: Collection, request: SearchRequest): readonly string[] | number {
  try {
    return search(view, collection, request).map((document) => String(document.get('_id')));
  } catch (error) {
    if (error instanceof MongoServerError) return error.code;
    throw error;
  }
}
/** Whether counting agrees with an answer; there is nothing to count when the search was refused. */
const counted = (
  view: DataView,
  collection: Collection,
  request: SearchRequest,
  result: readonly string[] | number,
): boolean => typeof result === 'number' || countBy(view, collection, request) === result.length;

const natural = doc({ $natural: new Int32(1) });
const page = fc.record({ skip: fc.nat(3), limit: fc.nat(4) });

describe('a search by index', () => {
  it('gives exactly what a scan gives, in the same order, and counts the same', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(fc.tuple(keys, options), { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(filter, sort, fc.nat(3), fc.nat(4)), { minLength: 4, maxLength: 8 }),
        (contents, indexes, searches) => {
          const { view, collection } = filled(contents, indexes);
          for (const [where, order, skip, limit] of searches) {
            const request = { filter: where, sort: order, skip, limit };
            const scanned = answer(view, collection, { ...request, hint: natural });
            expect(answer(view, collection, request)).toEqual(scanned);
            expect(counted(view, collection, request, scanned)).toBe(true);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('does so inside a transaction with changes of its own and of others', () => {
    fc.assert(
      fc.property(
        documents,
        keys,
        document,
        filter,
        sort,
        fc.nat(39),
        page,
        (contents, key, change, where, order, index, part) => {
          const { engine, view, collection } = filled(contents, [[key, {}]]);
          const transaction = engine.begin(0);
          const inside = new TransactionView(engine, transaction);
          const slots = [...collection.natural()];
          const [slot, theirs] = [slots[index % slots.length], slots[(index + 1) % slots.length]];
          const changed = (id: Value): StoredDocument => StoredDocument.of(doc({ _id: id, ...change }));
          try {
            if (theirs) view.remove(collection, theirs);
            if (slot && slot !== theirs) inside.replace(collection, slot, changed(slot.id));
            inside.insert(collection, new Int32(1_000), changed(new Int32(1_000)));
          } catch {
            return;
          }
          const request = { filter: where, sort: order, ...part };
          const scanned = answer(inside, collection, { ...request, hint: natural });
          expect(answer(inside, collection, request)).toEqual(scanned);
          expect(counted(inside, collection, request, scanned)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** The different values of a field by a look at every document, smallest first, as texts that equal values share. */
function differentValues(contents: Iterable<Doc>, path: readonly string[]): string[] {
  const rowsByKey = new Map<string, Value>();
  for (const content of contents) {
    const value = valueAt(content, path);
    if (value !== undefined) rowsByKey.set(hashKey(value), value);
  }
  return [...rowsByKey.values()].toSorted(compareValues).map(hashKey);
}

describe('the different values of an indexed field', () => {
  it('are those that the documents have, whatever other fields the index has', () => {
    const fieldOfIndex = fc.constantFrom('a', 'a.x');
    const more = fc.option(fc.constantFrom('b', 'c'), { nil: undefined });
    fc.assert(
      fc.property(documents, fieldOfIndex, more, direction, (contents, name, second, way) => {
        const key = second === undefined ? { [name]: way } : { [name]: way, [second]: 1 };
        const { view, collection } = filled(contents, [[key, {}]]);
        const distinctValues = distinctByIndex(collection, name);
        const index = collection.indexes.at(-1);
        expect(distinctValues === undefined).toBe(index?.multikey[0]);
        if (!distinctValues) return;
        const all = search(view, collection, { filter: doc({}) });
        expect(distinctValues.toSorted(compareValues).map(hashKey)).toEqual(differentValues(all, name.split('.')));
      }),
      { numRuns: 150 },
    );
  });

  it('are not asked of an index that leaves documents out', () => {
    const subject = filled([{ a: new Int32(1) }, { b: new Int32(1) }], []);
    addIndex(subject, { a: 1 }, { partialFilterExpression: doc({ a: doc({ $gt: new Int32(0) }) }) });
    expect(distinctByIndex(subject.collection, 'a')).toBeUndefined();
    addIndex(subject, { a: -1 });
    expect(distinctByIndex(subject.collection, 'a')).toEqual([new Int32(1)]);
  });
});
