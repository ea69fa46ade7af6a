import { BSONRegExp, Double, Long } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

interface Order {
  _id: number;
  item?: unknown;
}

interface Item {
  _id: number;
  sku?: unknown;
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.stop());

describe('$lookup (reference/operator/aggregation/lookup)', () => {
  it.each([
    ['without an index', {}],
    ['with one', { sku: 1 as const }],
    ['with one that begins with the field', { sku: -1 as const, _id: 1 as const }],
  ])(
    'joins by equality %s: numbers by value, null with missing, arrays element by element, expressions by themselves, in the other order',
    async (name, key) => {
      const db = server.client.db(`lookup ${name}`.replaceAll(' ', '-'));
      if (Object.keys(key).length > 0) await db.collection('stock').createIndex(key);
      /* So many that a search for each is cheaper than a look at all of them. */
      await db
        .collection<Item>('stock')
        .insertMany(Array.from({ length: 300 }, (_, index) => ({ _id: 100 + index, sku: `other ${index}` })));
      await db
        .collection<Order>('orders')
        .insertMany([
          { _id: 1, item: 'a' },
          { _id: 2, item: ['b', 'c'] },
          { _id: 3 },
          { _id: 4, item: new Double(5) },
          { _id: 5, item: [] },
          { _id: 6, item: new BSONRegExp('a') },
        ]);
      await db
        .collection<Item>('stock')
        .insertMany([
          { _id: 10, sku: 'c' },
          { _id: 11, sku: 'a' },
          { _id: 12, sku: null },
          { _id: 13 },
          { _id: 14, sku: ['a', 'b'] },
          { _id: 15, sku: Long.fromNumber(5) },
          { _id: 16, sku: new BSONRegExp('a') },
        ]);
      const joined = await db
        .collection('orders')
        .aggregate([
          { $lookup: { from: 'stock', localField: 'item', foreignField: 'sku', as: 'found' } },
          { $project: { found: '$found._id' } },
        ])
        .toArray();
      expect(joined).toEqual([
        { _id: 1, found: [11, 14] },
        { _id: 2, found: [10, 14] },
        { _id: 3, found: [12, 13] },
        { _id: 4, found: [15] },
        { _id: 5, found: [] },
        { _id: 6, found: [16] },
      ]);
    },
  );
});

describe('$currentDate (reference/operator/update/currentDate)', () => {
  it('sets the time of the update, as a date or a timestamp', async () => {
    const rows = server.newCollection();
    await rows.insertOne({ a: 1 });
    const before = Date.now();
    await rows.updateOne(
      {},
      { $currentDate: { date: { $type: 'date' }, stamp: { $type: 'timestamp' }, 'in.date': { $type: 'date' } } },
    );
    const after = Date.now();
    const [types] = await rows
      .aggregate([
        { $project: { _id: 0, date: { $type: '$date' }, stamp: { $type: '$stamp' }, in: { $type: '$in.date' } } },
      ])
      .toArray();
    expect(types).toEqual({ date: 'date', stamp: 'timestamp', in: 'date' });
    const stored = await rows.findOne({});
    const time = stored?.['date'] instanceof Date ? stored['date'].getTime() : 0;
    expect(time).toBeGreaterThanOrEqual(before - 1);
    expect(time).toBeLessThanOrEqual(after + 1);
  });
});
