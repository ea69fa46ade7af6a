import type { Document } from 'mongodb';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ port: 0 });
});
afterAll(() => server.stop());

/** Each with the code MongoDB has for it; the collections do not exist. */
const REFUSED: readonly [string, Document, number][] = [
  ['an unknown command', { frobnicate: 1 }, 59],
  ['mapReduce', { mapReduce: 'c' }, 59],
  ['an unknown argument', { find: 'c', frobnicate: 1 }, 40415],
  ['collation', { find: 'c', collation: { locale: 'en' } }, 40415],
  ['a tailable cursor', { find: 'c', tailable: true }, 238],
  ['an invalid collection name', { find: '' }, 73],
  ['a wrong type', { find: 'c', filter: 'x' }, 14],
  ['a negative limit', { find: 'c', limit: -1 }, 51024],
  ['geo queries', { find: 'c', filter: { a: { $near: [1, 2] } } }, 2],
  ['$where', { find: 'c', filter: { $where: '1' } }, 2],
  ['two groups of one name', { find: 'c', filter: { a: { $regex: '(?<x>a)(?<x>b)' } } }, 51091],
  ['$text', { find: 'c', filter: { $text: { $search: 'x' } } }, 2],
  ['an unknown operator in delete', { delete: 'c', deletes: [{ q: { a: { $x: 1 } }, limit: 1 }] }, 2],
  ['a pipeline update', { update: 'c', updates: [{ q: {}, u: [{ $set: { a: 1 } }] }] }, 238],
  ['an unknown update operator', { update: 'c', updates: [{ q: {}, u: { $frobnicate: { a: 1 } } }] }, 9],
  ['an unused array filter', { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [{ x: 1 }] }] }, 9],
  ['a replacement of many', { update: 'c', updates: [{ q: {}, u: { a: 1 }, multi: true }] }, 9],
  ['collation of an update', { update: 'c', updates: [{ q: {}, u: { a: 1 }, collation: { locale: 'en' } }] }, 40415],
  ['findAndModify with remove and update', { findAndModify: 'c', remove: true, update: { a: 1 } }, 9],
  ['an empty batch', { insert: 'c', documents: [] }, 16],
  ['an array as _id', { insert: 'c', documents: [{ _id: [1] }] }, 2],
  ['an _id with operators', { insert: 'c', documents: [{ _id: { $a: 1 } }] }, 52],
  ['system collections', { insert: 'system.users', documents: [{ a: 1 }] }, 73],
  ['views', { create: 'v', viewOn: 'c', pipeline: [] }, 238],
  ['capped collections', { create: 'v', capped: true, size: 100 }, 238],
  ['time series', { create: 'v', timeseries: { timeField: 't' } }, 238],
  ['listIndexes of nothing', { listIndexes: 'nowhere' }, 26],
  ['dropIndexes of nothing', { dropIndexes: 'nowhere', index: '*' }, 26],
  ['a cursor that is gone', { getMore: 12345678901234567n, collection: 'c' }, 43],
  ['an aggregation without a cursor', { aggregate: 'c', pipeline: [] }, 9],
  ['an aggregation without a collection', { aggregate: 1, pipeline: [], cursor: {} }, 73],
  ['change streams', { aggregate: 'c', pipeline: [{ $changeStream: {} }], cursor: {} }, 40573],
  ['an unknown stage', { aggregate: 'c', pipeline: [{ $frobnicate: {} }], cursor: {} }, 40324],
  ['snapshot reads outside of a transaction', { find: 'c', readConcern: { level: 'snapshot' } }, 72],
  ['an unknown read concern', { find: 'c', readConcern: { level: 'x' } }, 9],
  ['another version of the API', { find: 'c', apiVersion: '2' }, 322],
  ['a command outside of the strict API', { distinct: 'c', key: 'a', apiVersion: '1', apiStrict: true }, 323],
  ['a strict API without its version', { find: 'c', apiStrict: true }, 4886600],
  ['explain of an insert', { explain: { insert: 'c', documents: [{}] } }, 59],
];

const codeOf = (error: Document): unknown => error['code'];

describe('what is out of scope is refused, on collections that do not exist too', () => {
  it.each(REFUSED)('%s', async (_what, command, code) => {
    const reply = server.client.db('nowhere').command(command);
    const outcome = await reply.then(
      (done) => done['writeErrors']?.[0]?.code as unknown,
      (error: Document) => codeOf(error),
    );
    expect(outcome).toBe(code);
    expect(await server.client.db('nowhere').listCollections().toArray()).toEqual([]);
  });
});

describe('write concerns', () => {
  it('of more members than there are is reported, though the write is done', async () => {
    const collection = server.newCollection();
    const error = await errorOf(collection.insertOne({ a: 1 }, { writeConcern: { w: 3 } }));
    expect(error['result']?.writeConcernError?.code ?? error.code).toBe(100);
    expect(await collection.countDocuments()).toBe(1);
  });

  it('of a majority is met', async () => {
    const collection = server.newCollection();
    await collection.insertOne({ a: 1 }, { writeConcern: { w: 'majority', journal: true } });
    expect(await collection.findOne({}, { readConcern: { level: 'majority' } })).toMatchObject({ a: 1 });
  });
});

describe('the protocol', () => {
  const port = (): number => Number(/:(\d+)\//.exec(server.uri)?.[1]);
  const closedAfter = (bytes: Buffer): Promise<boolean> =>
    new Promise((done) => {
      const socket = createConnection(port(), '127.0.0.1', () => socket.write(bytes));
      socket.once('close', () => done(true));
      socket.once('data', () => done(false));
      socket.on('error', () => {});
    });
  const header = (length: number, opCode: number, rest = Buffer.alloc(length - 16)): Buffer => {
    const head = Buffer.alloc(16);
    head.writeInt32LE(length, 0);
    head.writeInt32LE(opCode, 12);
    return Buffer.concat([head, rest]);
  };

  it.each([
    ['compressed messages', header(40, 2012)],
    ['legacy inserts', header(40, 2002)],
    ['a length that cannot be', header(16, 2013).fill(0xff, 0, 4)],
    ['a message of zeros', header(60, 2013)],
    [
      'a legacy query of data',
      header(60, 2004, Buffer.concat([Buffer.alloc(4), Buffer.from('a.b\0'), Buffer.alloc(36)])),
    ],
  ])('closes the connection on %s', async (_what, bytes) => {
    expect(await closedAfter(bytes)).toBe(true);
  });

  it('continues with other connections', async () => {
    expect(await server.client.db('x').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});
