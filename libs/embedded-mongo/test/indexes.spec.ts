import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ sweepInterval: 50 });
});
afterAll(() => server.stop());

describe('a unique index', () => {
  it('refuses a second document with the key, in every write, with keyPattern and keyValue', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ a: 1, 'b.c': -1 }, { unique: true });
    await collection.insertMany([
      { _id: 1 as never, a: 1, b: { c: 1 } },
      { _id: 2 as never, a: 1, b: { c: 2 } },
    ]);
    const errors = [
      await errorOf(collection.insertOne({ a: 1, b: { c: 1.0 } })),
      await errorOf(collection.updateOne({ _id: 2 as never }, { $set: { 'b.c': 1 } })),
      await errorOf(collection.replaceOne({ _id: 2 as never }, { a: 1, b: { c: 1 } })),
      await errorOf(collection.findOneAndUpdate({ a: 7 }, { $set: { a: 1, b: { c: 1 } } }, { upsert: true })),
    ];
    for (const error of errors) {
      expect([error.code, error['keyPattern'], error['keyValue']]).toEqual([
        11000,
        { a: 1, 'b.c': -1 },
        { a: 1, 'b.c': 1 },
      ]);
    }
    expect(await collection.countDocuments()).toBe(2);
  });

  it('counts a missing field as null, unless it is sparse or partial', async () => {
    const [plain, sparse, partial] = [server.newCollection(), server.newCollection(), server.newCollection()];
    await plain.createIndex({ a: 1 }, { unique: true });
    await sparse.createIndex({ a: 1 }, { unique: true, sparse: true });
    await partial.createIndex({ a: 1 }, { unique: true, partialFilterExpression: { live: true } });
    await plain.insertOne({ a: null });
    expect((await errorOf(plain.insertOne({}))).code).toBe(11000);
    await sparse.insertMany([{}, {}, { a: null }]);
    expect((await errorOf(sparse.insertOne({ a: null }))).code).toBe(11000);
    await partial.insertMany([{ a: 1 }, { a: 1 }, { a: 1, live: true }]);
    expect((await errorOf(partial.insertOne({ a: 1, live: true }))).code).toBe(11000);
  });

  it('looks at each element of an array', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ tags: 1 }, { unique: true });
    await collection.insertOne({ tags: ['a', 'b', 'a'] });
    expect((await errorOf(collection.insertOne({ tags: ['c', 'b'] }))).code).toBe(11000);
    await collection.insertOne({ tags: ['c'] });
  });

  it('is not made over documents that break it', async () => {
    const collection = server.newCollection();
    await collection.insertMany([{ a: 1 }, { a: 1 }]);
    expect((await errorOf(collection.createIndex({ a: 1 }, { unique: true }))).code).toBe(11000);
    expect(await collection.indexes()).toHaveLength(1);
  });

  it('collects the errors of an unordered batch, and ends an ordered one', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ a: 1 }, { unique: true });
    const batch = [{ a: 1 }, { a: 1 }, { a: 2 }];
    const ordered = await errorOf(collection.insertMany(batch.map((document) => ({ ...document }))));
    expect(ordered).toMatchObject({ code: 11000, insertedCount: 1 });
    const unordered = await errorOf(
      collection.insertMany(
        batch.map((document) => ({ ...document })),
        { ordered: false },
      ),
    );
    expect(unordered).toMatchObject({ insertedCount: 1 });
    expect(await collection.countDocuments()).toBe(2);
  });
});

describe('index management', () => {
  it('survives a restart', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ a: 1, b: -1 }, { unique: true, name: 'ab' });
    await collection.createIndex({ c: 1 }, { partialFilterExpression: { c: { $gt: 5 } } });
    await collection.createIndex({ d: 1 }, { expireAfterSeconds: 3600, sparse: true });
    await collection.insertOne({ a: 1, b: 1 });
    const before = await collection.indexes();
    await server.restart();
    const again = server.client.db('test').collection(collection.collectionName);
    expect(await again.indexes()).toEqual(before);
    expect((await errorOf(again.insertOne({ a: 1, b: 1 }))).code).toBe(11000);
  });

  it('accepts the same index again, and refuses contradictions', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ a: 1 });
    await collection.createIndex({ a: 1 });
    expect((await errorOf(collection.createIndex({ a: 1 }, { name: 'other' }))).code).toBe(85);
    expect((await errorOf(collection.createIndex({ b: 1 }, { name: 'a_1' }))).code).toBe(86);
    expect((await errorOf(collection.createIndex({ a: 1 }, { unique: true }))).code).toBe(86);
    expect((await errorOf(collection.dropIndex('none'))).code).toBe(27);
    expect((await errorOf(collection.dropIndex('_id_'))).code).toBe(72);
    await collection.dropIndex('a_1');
    expect(await collection.indexes()).toHaveLength(1);
  });

  it.each<[string, Document, Document, number]>([
    ['geo', { a: '2dsphere' }, {}, 67],
    ['text', { a: 'text' }, {}, 67],
    ['hashed', { a: 'hashed' }, {}, 67],
    ['wildcard', { 'a.$**': 1 }, {}, 67],
    ['collation', { a: 1 }, { collation: { locale: 'en' } }, 197],
    ['hidden', { a: 1 }, { hidden: true }, 197],
    ['TTL on two fields', { a: 1, b: 1 }, { expireAfterSeconds: 1 }, 67],
    ['sparse and partial', { a: 1 }, { sparse: true, partialFilterExpression: { a: 1 } }, 67],
    ['partial with $or', { a: 1 }, { partialFilterExpression: { $or: [{ a: 1 }] } }, 67],
  ])('refuses %s indexes', async (_kind, key, options, code) => {
    expect((await errorOf(server.newCollection().createIndex(key as never, options))).code).toBe(code);
  });

  it('refuses documents with two arrays in one compound index', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ a: 1, b: 1 });
    expect((await errorOf(collection.insertOne({ a: [1], b: [2] }))).code).toBe(171);
  });

  it('removes expired documents, and only those', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const old = new Date(Date.now() - 61_000);
    await collection.insertMany([{ at: old }, { at: [new Date(), old] }, { at: new Date() }, { at: 'text' }, {}]);
    await expect.poll(() => collection.countDocuments(), { interval: 20, timeout: 10_000 }).toBe(3);
  });
});

describe('natural order', () => {
  it('is that of insertion, forwards and backwards', async () => {
    const collection = server.newCollection();
    await collection.insertMany([3, 1, 2].map((n) => ({ _id: n as never })));
    const ids = async (direction: 1 | -1, limit: number): Promise<unknown[]> =>
      (await collection.find({}).sort({ $natural: direction }).limit(limit).toArray()).map(({ _id }) => _id);
    expect([await ids(1, 2), await ids(-1, 2)]).toEqual([
      [3, 1],
      [2, 1],
    ]);
  });
});

describe('an index on a place in an array', () => {
  it('refuses a document in which the number is a name too', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ 'a.0': 1 });
    expect((await errorOf(collection.insertOne({ a: [{ 0: 5 }] }))).code).toBe(16746);
    await collection.insertMany([{ a: [7] }, { a: [{ b: 5 }] }, { a: [1, { 1: 5 }] }, { a: { 0: 5 } }]);
    expect(await collection.countDocuments()).toBe(4);
  });
});
