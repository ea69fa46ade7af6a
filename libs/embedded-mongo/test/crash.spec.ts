import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Long, MongoClient, MongoServerError, UUID, type Collection, type Document } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder } from './test-server.ts';
import { exchange } from './raw-client.ts';

const ROUNDS = 20;
/* Each round starts a process, which takes seconds on a busy machine. */
const SLOW = { timeout: ROUNDS * 12_000 };
const WRITERS = 3;
const dataDir = newFolder();
const socket = join(dataDir, 's.sock');
const uri = `mongodb://${encodeURIComponent(socket)}/?directConnection=true&heartbeatFrequencyMS=500`;
const command = new URL('../bin/embedded-mongo.mjs', import.meta.url).pathname;
let child: ChildProcess | undefined;

async function start(): Promise<void> {
  const started = spawn(process.execPath, [command, '--data', dataDir, '--socket', socket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  if (started.stdout) await once(started.stdout, 'data');
}

async function kill(): Promise<void> {
  const exited = child && once(child, 'exit');
  child?.kill('SIGKILL');
  await exited;
}

afterAll(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Announces every acknowledged transaction, and knows when to stop. */
class Ledger extends EventEmitter {
  readonly inserted: string[] = [];
  readonly pairs: string[] = [];
  readonly increments: number[] = [];
  stopped = false;

  async afterPairs(count: number): Promise<void> {
    const size = this.pairs.length + count;
    while (this.pairs.length < size) await once(this, 'pair');
  }
}

/** A broken connection is what this test is about; a refusal of the server is not. */
async function unlessDisconnected<T>(operation: () => Promise<T>): Promise<T | undefined> {
  try {
    return await operation();
  } catch (error) {
    if (error instanceof MongoServerError) throw error;
    return undefined;
  }
}

/** Writes single documents and pairs in transactions until told to stop. */
async function write(client: MongoClient, ledger: Ledger, writer: number): Promise<void> {
  const [plain, pairs] = [client.db('crash').collection('plain'), client.db('crash').collection('pairs')];
  for (let n = 0; !ledger.stopped; n++) {
    const id = `${writer}-${n}`;
    if (await unlessDisconnected(() => plain.insertOne({ _id: id as never }))) ledger.inserted.push(id);
    const both = await unlessDisconnected(() =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await pairs.insertOne({ _id: `${id}-a` as never }, { session });
          return pairs.insertOne({ _id: `${id}-b` as never }, { session });
        }),
      ),
    );
    if (both) ledger.pairs.push(id);
    if (both) ledger.emit('pair');
  }
}

/** Increments a counter, sending each increment again, with its number, until it is acknowledged. */
async function increment(ledger: Ledger, counter: number): Promise<void> {
  const lsid = { id: new UUID() };
  for (let number = 1; !ledger.stopped; number++) {
    const update = { q: { _id: counter }, u: { $inc: { n: 1 } }, upsert: true };
    const attempt = { update: 'counters', updates: [update], lsid, txnNumber: Long.fromNumber(number), $db: 'crash' };
    let reply: Document | undefined;
    while (!reply) reply = await unlessDisconnected(() => exchange(uri, attempt));
    expect(reply).toMatchObject({ ok: 1, n: 1 });
    ledger.increments[counter] = number;
  }
}

const idsOf = async (collection: Collection<Document>): Promise<Set<string>> =>
  new Set((await collection.find({}).toArray()).map(({ _id }) => String(_id)));

describe('a server killed without warning', () => {
  it('loses no acknowledged write, keeps no half transaction, and counts retried increments once', SLOW, async () => {
    await start();
    const client = await MongoClient.connect(uri);
    const db = client.db('crash');
    await db.createCollection('pairs');
    const ledger = new Ledger();
    const writing = Array.from({ length: WRITERS }, (_, writer) => write(client, ledger, writer));
    const counting = Array.from({ length: WRITERS }, (_, counter) => increment(ledger, counter));
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.race([ledger.afterPairs(3 + round), ...writing, ...counting]);
      await kill();
      await start();
    }
    ledger.stopped = true;
    await Promise.all([...writing, ...counting]);
    const [inserted, pairs] = [await idsOf(db.collection('plain')), await idsOf(db.collection('pairs'))];
    expect(ledger.inserted.filter((id) => !inserted.has(id))).toEqual([]);
    expect(ledger.pairs.filter((id) => !pairs.has(`${id}-a`) || !pairs.has(`${id}-b`))).toEqual([]);
    const otherHalf = (id: string): string => id.replace(/.$/, (half) => (half === 'a' ? 'b' : 'a'));
    expect([...pairs].filter((id) => !pairs.has(otherHalf(id)))).toEqual([]);
    const counters = await db.collection('counters').find().sort({ _id: 1 }).toArray();
    expect(counters.map(({ n }) => n)).toEqual(ledger.increments);
    await client.close();
  });
});
