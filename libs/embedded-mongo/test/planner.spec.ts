import type { Collection, Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function planOf(collection: Collection<Document>, filter: Document, sort: Document = {}): Promise<string> {
  const { queryPlanner } = await collection.find(filter).sort(sort).explain('queryPlanner');
  const names: string[] = [];
  for (let stage = queryPlanner.winningPlan; stage; stage = stage.inputStage)
    names.push(stage.indexName ?? stage.stage);
  return names.join(' < ');
}

describe('the planner', () => {
  it('uses a compound index for equality, range and sort', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ status: 1, at: -1 });
    await collection.insertMany(Array.from({ length: 50 }, (_, n) => ({ status: n % 2 ? 'a' : 'b', at: n })));
    expect(await planOf(collection, { status: 'a' }, { at: -1 })).toBe('FETCH < status_1_at_-1');
    expect(await planOf(collection, { status: 'a' }, { at: 1 })).toBe('FETCH < status_1_at_-1');
    expect(await planOf(collection, { status: 'a', at: { $gt: 10 } })).toBe('FETCH < status_1_at_-1');
    expect(await planOf(collection, { status: { $in: ['a', 'b'] } }, { at: -1 })).toContain('SORT');
    expect(await planOf(collection, { at: 5 })).toBe('COLLSCAN');
    expect(await planOf(collection, {}, { status: -1, at: 1 })).toBe('FETCH < status_1_at_-1');
    expect(await planOf(collection, {}, { status: 1, at: 1 })).toBe('SORT < COLLSCAN');
  });

  it('examines only what it needs, and nothing but keys to count', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ n: 1 });
    await collection.insertMany(Array.from({ length: 100 }, (_, n) => ({ n })));
    const find = await collection.find({ n: { $gte: 90, $lt: 95 } }).explain('executionStats');
    expect(find['executionStats']).toMatchObject({ nReturned: 5, totalKeysExamined: 5, totalDocsExamined: 5 });
    const count = await server.client.db('test').command({
      explain: { count: collection.collectionName, query: { n: { $lt: 40 } } },
      verbosity: 'executionStats',
    });
    expect(count['executionStats']).toMatchObject({ nReturned: 40, totalKeysExamined: 40, totalDocsExamined: 0 });
  });

  it('uses a partial index of one type when the filter names that type, and no other', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ due: 1 }, { partialFilterExpression: { due: { $type: 'date' } } });
    await collection.insertMany(Array.from({ length: 50 }, (_, n) => ({ due: n < 5 ? new Date(n) : n })));
    const past = { $lte: new Date(3) };
    expect(await planOf(collection, { due: { ...past, $type: 'date' } }, { due: 1 })).toBe('FETCH < due_1');
    expect(await planOf(collection, { due: { $type: 'date' } }, { due: 1 })).toBe('FETCH < due_1');
    expect(await planOf(collection, { due: past })).toBe('COLLSCAN');
    expect(await planOf(collection, { due: { $lte: 3, $type: 'number' } })).toBe('COLLSCAN');
    expect(await collection.countDocuments({ due: { ...past, $type: 'date' } })).toBe(4);
  });

  it('stops at the limit when the index has the order', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ n: 1 });
    await collection.insertMany(Array.from({ length: 1_000 }, (_, n) => ({ n })));
    const { executionStats } = await collection.find({}).sort({ n: -1 }).limit(5).explain('executionStats');
    expect(executionStats.totalDocsExamined).toBe(5);
  });

  it('follows a hint, and refuses one that names no index', async () => {
    const collection = server.newCollection();
    await collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }]);
    await collection.insertOne({ a: 1, b: 1 });
    const { queryPlanner } = await collection.find({ a: 1, b: 1 }).hint('b_1').explain('queryPlanner');
    expect(queryPlanner.winningPlan.inputStage.indexName).toBe('b_1');
    expect((await errorOf(collection.find({}).hint('none').toArray())).code).toBe(2);
  });

  it('counts what conditions in an $and demand from the keys alone, whichever index is as short', async () => {
    const collection = server.newCollection();
    await collection.createIndexes([{ key: { state: 1, live: 1, at: -1 } }, { key: { state: 1, at: 1 } }]);
    await collection.insertMany(
      Array.from({ length: 60 }, (_, n) => ({ state: n % 2 ? 'open' : 'closed', live: true })),
    );
    const pipeline = [
      { $match: { $and: [{ state: 'open' }, { $and: [{ live: true }] }] } },
      { $group: { _id: 1, n: { $sum: 1 } } },
    ];
    const { executionStats } = await collection.aggregate(pipeline).explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 30, totalKeysExamined: 30, totalDocsExamined: 0 });
    expect(await collection.countDocuments({ $and: [{ state: 'open' }, { live: true }] })).toBe(30);
    const all = await collection
      .aggregate([{ $match: { $and: [{}] } }, ...pipeline.slice(1)])
      .explain('executionStats');
    expect(all['executionStats']).toMatchObject({ nReturned: 60, totalKeysExamined: 0, totalDocsExamined: 0 });
  });

  it('counts documents with arrays once each, from the keys', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ tags: 1 });
    await collection.insertMany([{ tags: ['a', 'b'] }, { tags: ['b'] }, { tags: 'c' }]);
    const query = { tags: { $in: ['a', 'b'] } };
    const count = await server.client.db('test').command({
      explain: { count: collection.collectionName, query },
      verbosity: 'executionStats',
    });
    expect(count['executionStats']).toMatchObject({ nReturned: 2, totalKeysExamined: 3, totalDocsExamined: 0 });
  });

  it('joins the indexes of all alternatives of an $or, when each has one', async () => {
    const collection = server.newCollection();
    await collection.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }]);
    await collection.insertMany(Array.from({ length: 100 }, (_, n) => ({ a: n, b: -n, c: n % 3 })));
    const filter = { $or: [{ a: { $lt: 3 } }, { b: -50 }, { a: 1, c: 1 }] };
    const cursor = collection.find(filter).sort({ c: -1 });
    const { queryPlanner, executionStats } = await cursor.explain('executionStats');
    expect(queryPlanner.winningPlan).toMatchObject({
      stage: 'SORT',
      inputStage: { stage: 'FETCH', inputStage: { stage: 'OR' } },
    });
    expect(executionStats).toMatchObject({ nReturned: 4, totalKeysExamined: 5, totalDocsExamined: 4 });
    expect((await cursor.toArray()).map(({ a }) => a)).toEqual([2, 50, 1, 0]);
    expect(await planOf(collection, { $or: [{ a: 1 }, { c: 1 }] })).toBe('COLLSCAN');
    expect(await collection.countDocuments({ c: 0, $or: [{ a: { $lt: 3 } }, { b: -51 }] })).toBe(2);
  });

  it('leaves a sparse index alone unless the filter demands the field, or a hint the index', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ a: 1 }, { sparse: true });
    await collection.insertMany([{ a: 1 }, {}, { a: null }]);
    expect(await planOf(collection, {}, { a: 1 })).toBe('SORT < COLLSCAN');
    expect(await planOf(collection, { a: null })).toBe('COLLSCAN');
    expect(await planOf(collection, { a: { $gt: 0 } })).toBe('FETCH < a_1');
    expect(await collection.find({}).hint('a_1').toArray()).toHaveLength(2);
    expect(await collection.countDocuments({}, { hint: 'a_1' })).toBe(2);
  });
});
