import { serialize, type Document } from 'bson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchange } from './raw-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const PLACE = 'XXXX';
/* 0xff and a lone continuation byte are never part of UTF-8; the last two are a surrogate and an overlong form. */
const INVALID = [
  [0x61, 0xff, 0x62, 0x63],
  [0x80, 0x61, 0x62, 0x63],
  [0xed, 0xa0, 0x80, 0x61],
  [0xc0, 0xaf, 0x61, 0x62],
];

/** The bytes of a command in which these replace the placeholder. */
function withBytes(command: Document, bytes: readonly number[]): Uint8Array {
  const message = Buffer.from(serialize({ ...command, $db: 'test' }));
  message.set(bytes, message.indexOf(PLACE));
  return message;
}

describe('a message with a checksum', () => {
  it('is served as one without', async () => {
    const server = await startTestServer({});
    const checksum = Uint8Array.of(1, 2, 3, 4);
    expect(await exchange(server.uri, { ping: 1, $db: 'test' }, { checksum })).toMatchObject({ ok: 1 });
    expect(
      await exchange(server.uri, { insert: 'c', documents: [{ _id: 1 }], $db: 'test' }, { checksum }),
    ).toMatchObject({ ok: 1, n: 1 });
    await server.stop();
  });
});

describe('a write that is malformed', () => {
  let server: TestServer;
  const stored = () => server.client.db('test').collection('c').find().sort({ _id: 1 }).toArray();
  const run = (command: Document | Uint8Array) => exchange(server.uri, command);

  beforeAll(async () => void (server = await startTestServer({})));
  afterAll(() => server.stop());

  it.each([
    ['a value', { insert: 'c', documents: [{ _id: 1, text: PLACE }] }],
    ['a long value', { insert: 'c', documents: [{ _id: 1, text: 'a'.repeat(40) + PLACE }] }],
    ['a name', { insert: 'c', documents: [{ _id: 1, [PLACE]: 1 }] }],
    ['a deep value', { insert: 'c', documents: [{ _id: 1, a: [{ b: { text: PLACE } }] }] }],
    ['an update', { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { text: PLACE } }, upsert: true }] }],
    ['a pattern', { find: 'c', filter: { text: { $regex: PLACE } } }],
  ])('is refused when %s is not UTF-8', async (_where, command) => {
    for (const bytes of INVALID) expect(await run(withBytes(command, bytes))).toMatchObject({ ok: 0, code: 22 });
    expect(await stored()).toEqual([]);
  });

  it('is not taken for one when the text holds the replacement character itself', async () => {
    const documents = [{ _id: 'kept', text: 'a\ufffdb', other: '\ud83d\ude00' }];
    expect(await run({ insert: 'kept', documents, $db: 'test' })).toMatchObject({ ok: 1, n: 1 });
    expect(await server.client.db('test').collection('kept').findOne()).toEqual(documents[0]);
  });

  it.each([
    ['an unknown field', 40415, { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, frobnicate: 1 }] }],
    ['no update', 40414, { update: 'c', updates: [{ q: {} }] }],
    ['a filter of the wrong type', 14, { update: 'c', updates: [{ q: 1, u: { $set: { a: 1 } } }] }],
    ['an upsert of the wrong type', 14, { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, upsert: 'yes' }] }],
    [
      'array filters of the wrong type',
      14,
      { update: 'c', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: 1 }] },
    ],
    ['an unknown field', 40415, { delete: 'c', deletes: [{ q: {}, limit: 1, frobnicate: 1 }] }],
    ['no limit', 40414, { delete: 'c', deletes: [{ q: {} }] }],
    ['a limit of 2', 9, { delete: 'c', deletes: [{ q: {}, limit: 2 }] }],
  ])('runs no statement when a later one has %s (%i)', async (_what, code, command: Document) => {
    await server.client.db('test').collection<{ _id: number }>('c').deleteMany({});
    await server.client.db('test').collection<{ _id: number }>('c').insertOne({ _id: 7 });
    const valid = command['update'] ? { q: { _id: 7 }, u: { $set: { changed: true } } } : { q: { _id: 7 }, limit: 1 };
    const field = command['update'] ? 'updates' : 'deletes';
    const statements = [valid, ...(command[field] as Document[])];
    for (const ordered of [true, false])
      expect(await run({ ...command, [field]: statements, ordered, $db: 'test' })).toMatchObject({ ok: 0, code });
    expect(await stored()).toEqual([{ _id: 7 }]);
  });
});
