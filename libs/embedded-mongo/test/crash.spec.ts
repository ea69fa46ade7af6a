import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { freshFolder } from './client.ts';

const ROUNDS = 20;
const WRITERS = 4;
const dataDir = freshFolder();
const socket = join(dataDir, 's.sock');
const uri = `mongodb://${encodeURIComponent(socket)}/?directConnection=true&heartbeatFrequencyMS=500&minHeartbeatFrequencyMS=50`;
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

interface Collections {
  readonly plain: Collection<Document>;
  readonly counters: Collection<Document>;
  readonly pairs: Collection<Document>;
}

/** What the server has acknowledged, and what was in the air when a connection broke for good. */
interface Ledger {
  readonly inserted: string[];
  readonly pairs: string[];
  readonly increments: number[];
  readonly unknown: number[];
  stop: boolean;
}

async function write(
  client: MongoClient,
  { plain, counters, pairs }: Collections,
  ledger: Ledger,
  writer: number,
): Promise<void> {
  for (let n = 0; !ledger.stop; n++) {
    const id = `${writer}-${n}`;
    try {
      await plain.insertOne({ _id: id as never, n });
      ledger.inserted.push(id);
      ledger.unknown[writer] = (ledger.unknown[writer] ?? 0) + 1;
      await counters.updateOne({ _id: writer as never }, { $inc: { n: 1 } });
      ledger.unknown[writer] -= 1;
      ledger.increments[writer] = (ledger.increments[writer] ?? 0) + 1;
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await pairs.insertOne({ _id: `${id}-a` as never }, { session });
          await pairs.insertOne({ _id: `${id}-b` as never }, { session });
        }),
      );
      ledger.pairs.push(id);
    } catch (error) {
      if (!(error instanceof Error) || !/closed|ECONN|ENOENT|socket|connect/i.test(error.message)) throw error;
    }
  }
}

const idsOf = async (collection: Collection<Document>): Promise<Set<string>> =>
  new Set((await collection.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => String(_id)));

describe('a server killed without warning', () => {
  it('loses no acknowledged write, keeps no half transaction, and counts retried increments once', async () => {
    await start();
    const client = await MongoClient.connect(uri);
    const db = client.db('crash');
    const collections = {
      plain: db.collection('plain'),
      counters: db.collection('counters'),
      pairs: db.collection('pairs'),
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => writer);
    await collections.counters.insertMany(writers.map((writer) => ({ _id: writer as never, n: 0 })));
    const ledger: Ledger = { inserted: [], pairs: [], increments: [], unknown: [], stop: false };
    const writing = writers.map((writer) => write(client, collections, ledger, writer));
    for (let round = 0; round < ROUNDS; round++) {
      const before = ledger.pairs.length;
      while (ledger.pairs.length < before + 5 + round) await new Promise((turn) => setImmediate(turn));
      await kill();
      await start();
    }
    ledger.stop = true;
    await Promise.all(writing);
    const [inserted, pairs] = [await idsOf(collections.plain), await idsOf(collections.pairs)];
    expect(ledger.inserted.filter((id) => !inserted.has(id))).toEqual([]);
    expect(ledger.pairs.filter((id) => !pairs.has(`${id}-a`) || !pairs.has(`${id}-b`))).toEqual([]);
    const halves = [...pairs].filter((id) => !pairs.has(id.replace(/.$/, (half) => (half === 'a' ? 'b' : 'a'))));
    expect(halves).toEqual([]);
    for (const counter of await collections.counters.find().toArray()) {
      const acknowledged = ledger.increments[Number(counter['_id'])] ?? 0;
      const unknown = ledger.unknown[Number(counter['_id'])] ?? 0;
      expect(counter['n']).toBeGreaterThanOrEqual(acknowledged);
      expect(counter['n']).toBeLessThanOrEqual(acknowledged + unknown);
    }
    expect(ledger.unknown.reduce((sum, one) => sum + one, 0)).toBeLessThan(ROUNDS);
    await client.close();
  });
});
