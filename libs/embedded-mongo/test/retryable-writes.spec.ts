import { Long, UUID, type Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';
import { exchange } from './raw-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Sends a command with a session id and transaction number of its own choosing, as a retry would. */
async function send(command: Document, lsid: Document, number: number): Promise<Document> {
  const reply = await exchange(server.uri, { ...command, lsid, txnNumber: Long.fromNumber(number), $db: 'retry' });
  delete reply['$clusterTime'];
  delete reply['operationTime'];
  return reply;
}

const session = (): Document => ({ id: new UUID() });
const inc = { update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }] };
const n = async (): Promise<unknown> => (await server.client.db('retry').collection('c').findOne({}))?.['n'];

describe('a retryable write', () => {
  it('is answered from the stored reply when it comes again, also after a restart', async () => {
    const lsid = session();
    const first = await send(inc, lsid, 1);
    expect(await send(inc, lsid, 1)).toEqual(first);
    await server.restart();
    expect(await send(inc, lsid, 1)).toEqual(first);
    expect(await n()).toBe(1);
    expect(await send(inc, lsid, 2)).toMatchObject({ n: 1, nModified: 1 });
    expect(await n()).toBe(2);
  });

  it('that is older than the last one of its session is refused', async () => {
    const lsid = session();
    await send(inc, lsid, 5);
    expect(await send(inc, lsid, 4)).toMatchObject({ ok: 0, code: 225 });
  });

  it('that failed as a whole is tried again', async () => {
    const lsid = session();
    const wrong = { update: 'c', updates: [{ q: {}, u: { $frobnicate: { a: 1 } }, multi: true }] };
    expect((await send(wrong, lsid, 1))['writeErrors'][0].code).toBe(9);
    const modify = { findAndModify: 'c', query: { _id: 1 }, update: { $push: { n: 1 } } };
    expect(await send(modify, lsid, 2)).toMatchObject({ ok: 0, code: 2 });
    expect(await send({ ...modify, update: { $set: { ok: true } } }, lsid, 2)).toMatchObject({ ok: 1 });
  });

  it('shows the same document again for findAndModify, and inserts once', async () => {
    const lsid = session();
    const modify = { findAndModify: 'c', query: { _id: 1 }, update: { $inc: { n: 1 } }, new: true };
    const first = await send(modify, lsid, 1);
    expect((await send(modify, lsid, 1))['value']).toEqual(first['value']);
    const insert = { insert: 'd', documents: [{ a: 1 }, { a: 2 }] };
    await send(insert, lsid, 2);
    expect(await send(insert, lsid, 2)).toMatchObject({ n: 2 });
    expect(await server.client.db('retry').collection('d').countDocuments()).toBe(2);
  });

  it('that comes again while the first is waiting for a lock is done once', async () => {
    const collection = server.client.db('retry').collection('e');
    await collection.insertOne({ _id: 1 as never, n: 0 });
    const holder = server.client.startSession();
    holder.startTransaction();
    await collection.updateOne({ _id: 1 as never }, { $inc: { n: 10 } }, { session: holder });
    const lsid = session();
    const wait = { update: 'e', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] };
    const replies = [send(wait, lsid, 1), send(wait, lsid, 1)];
    await send({ insert: 'f', documents: [{ a: 1 }] }, session(), 1);
    await holder.commitTransaction();
    expect(await Promise.all(replies)).toEqual([
      { n: 1, nModified: 1, ok: 1 },
      { n: 1, nModified: 1, ok: 1 },
    ]);
    expect((await collection.findOne({}))?.['n']).toBe(11);
    await holder.endSession();
  });

  it('may not number a read', async () => {
    expect(await send({ find: 'c' }, session(), 1)).toMatchObject({ ok: 0, code: 50768 });
  });
});
