import type { ClientSession, Collection, Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ transactionLifetime: 1_500 });
});
afterAll(() => server.stop());

const inc = (collection: Collection<Document>, id: unknown, session?: ClientSession): Promise<unknown> =>
  collection.updateOne({ _id: id as never }, { $inc: { n: 1 } }, session ? { session } : {});

async function opened(collection: Collection<Document>, documents: Document[]): Promise<ClientSession> {
  if (documents.length > 0) await collection.insertMany(documents);
  const session = server.client.startSession();
  session.startTransaction();
  return session;
}

describe('a transaction', () => {
  it('reads its snapshot and its own writes, and nobody else sees them before the commit', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, [
      { _id: 1 as never, n: 1 },
      { _id: 2 as never, n: 1 },
    ]);
    await inc(collection, 1, session);
    await inc(collection, 2);
    await collection.insertOne({ _id: 3 as never });
    const seen = await collection.find({}, { session }).sort({ _id: 1 }).toArray();
    expect(seen).toEqual([
      { _id: 1, n: 2 },
      { _id: 2, n: 1 },
    ]);
    expect(await collection.countDocuments({}, { session })).toBe(2);
    expect((await collection.findOne({ _id: 1 as never }))?.['n']).toBe(1);
    await session.commitTransaction();
    expect((await collection.findOne({ _id: 1 as never }))?.['n']).toBe(2);
    await session.endSession();
  });

  it('sees a document that was removed after its snapshot, by index too', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ n: 1 });
    const session = await opened(collection, [
      { _id: 1 as never, n: 5 },
      { _id: 2 as never, n: 6 },
    ]);
    expect(await collection.countDocuments({ n: 5 }, { session })).toBe(1);
    await collection.deleteOne({ _id: 1 as never });
    await collection.updateOne({ _id: 2 as never }, { $set: { n: 7 } });
    expect(
      await collection
        .find({ n: { $gte: 5 } }, { session })
        .sort({ n: -1 })
        .toArray(),
    ).toEqual([
      { _id: 2, n: 6 },
      { _id: 1, n: 5 },
    ]);
    expect(await collection.findOne({ _id: 1 as never }, { session })).toEqual({ _id: 1, n: 5 });
    await session.abortTransaction();
    await session.endSession();
  });

  it('leaves nothing behind when it is aborted, not even a collection', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, []);
    await collection.insertOne({ a: 1 }, { session });
    await session.abortTransaction();
    expect(await server.client.db('test').listCollections({ name: collection.collectionName }).toArray()).toEqual([]);
    await session.endSession();
  });

  it('gets 112 with TransientTransactionError when it writes what another one has written', async () => {
    const collection = server.newCollection();
    const first = await opened(collection, [{ _id: 1 as never, n: 0 }]);
    const second = await opened(collection, []);
    await inc(collection, 1, first);
    const error = await errorOf(inc(collection, 1, second));
    expect(error.code).toBe(112);
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
    await first.commitTransaction();
    expect((await errorOf(second.commitTransaction())).code).toBe(251);
    expect((await collection.findOne({}))?.['n']).toBe(1);
    await first.endSession();
    await second.endSession();
  });

  it('gets 112 for a document changed since its snapshot', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, [{ _id: 1 as never, n: 0 }]);
    await collection.findOne({}, { session });
    await inc(collection, 1);
    expect((await errorOf(inc(collection, 1, session))).code).toBe(112);
    await session.endSession();
  });

  it('ends with the first error; what follows gets 251', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, [{ _id: 1 as never }]);
    expect((await errorOf(collection.insertOne({ _id: 1 as never }, { session }))).code).toBe(11000);
    expect((await errorOf(collection.insertOne({ _id: 2 as never }, { session }))).code).toBe(251);
    await session.abortTransaction();
    expect(await collection.countDocuments()).toBe(1);
    await session.endSession();
  });

  it('makes a single write to the same document wait for its end', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, [{ _id: 1 as never, n: 0 }]);
    await inc(collection, 1, session);
    let done = false;
    const single = inc(collection, 1).then(() => (done = true));
    expect(await collection.findOne({})).toEqual({ _id: 1, n: 0 });
    expect(done).toBe(false);
    await session.commitTransaction();
    await single;
    expect(await collection.findOne({})).toEqual({ _id: 1, n: 2 });
    await session.endSession();
  });

  it('lets a waiting write run out of its time', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, [{ _id: 1 as never, n: 0 }]);
    await inc(collection, 1, session);
    const waiting = collection.updateOne({ _id: 1 as never }, { $inc: { n: 1 } }, { maxTimeMS: 50 });
    expect((await errorOf(waiting)).code).toBe(50);
    await session.abortTransaction();
    await session.endSession();
  });

  it('claims unique keys: another transaction gets 112, a single write waits and then gets 11000', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ email: 1 }, { unique: true });
    const first = await opened(collection, []);
    const second = await opened(collection, []);
    await collection.insertOne({ email: 'a' }, { session: first });
    expect((await errorOf(collection.insertOne({ email: 'a' }, { session: second }))).code).toBe(112);
    const single = errorOf(collection.insertOne({ email: 'a' }));
    await first.commitTransaction();
    const error = await single;
    expect([error.code, error['keyPattern'], error['keyValue']]).toEqual([11000, { email: 1 }, { email: 'a' }]);
    await first.endSession();
    await second.endSession();
  });

  it('gives up a unique key only with its commit', async () => {
    const collection = server.newCollection();
    await collection.createIndex({ email: 1 }, { unique: true });
    const session = await opened(collection, [{ _id: 1 as never, email: 'a' }]);
    await collection.deleteOne({ _id: 1 as never }, { session });
    await collection.insertOne({ _id: 2 as never, email: 'a' }, { session });
    await session.commitTransaction();
    expect(await collection.find({}).toArray()).toEqual([{ _id: 2, email: 'a' }]);
    await session.endSession();
  });

  it('is aborted when it lives too long', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, [{ _id: 1 as never, n: 0 }]);
    await inc(collection, 1, session);
    await inc(collection, 1);
    expect((await errorOf(session.commitTransaction())).code).toBe(251);
    expect(await collection.findOne({})).toEqual({ _id: 1, n: 1 });
    await session.endSession();
  });

  it('refuses commands that have no place in it with 263', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, [{ _id: 1 as never }]);
    const count = server.client.db('test').command({ count: collection.collectionName }, { session });
    expect((await errorOf(count)).code).toBe(263);
    await session.abortTransaction();
    await session.endSession();
  });

  it('may be committed again with the same answer', async () => {
    const collection = server.newCollection();
    const session = await opened(collection, []);
    await collection.insertOne({ a: 1 }, { session });
    await session.commitTransaction();
    await session.commitTransaction();
    expect(await collection.countDocuments()).toBe(1);
    await session.endSession();
  });
});
