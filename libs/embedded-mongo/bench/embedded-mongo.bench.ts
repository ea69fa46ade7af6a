import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { MongoClient, ObjectId, type Collection, type Document } from 'mongodb';
import { startEmbeddedMongo } from '../src/index.ts';
import { COUNT, measured } from './documents.ts';
import { startProcess } from './server-process.ts';

/** One measured figure; `goal` says what a quiet machine with two cores should reach. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: string;
}

async function perSecond(times: number, step: (n: number) => Promise<unknown>): Promise<number> {
  for (let n = 0; n < times / 5; n++) await step(n);
  const begin = performance.now();
  for (let n = 0; n < times; n++) await step(n);
  return (times / (performance.now() - begin)) * 1000;
}

async function fill(collection: Collection<Document>): Promise<number> {
  await collection.createIndexes([
    { key: { email: 1 }, unique: true },
    { key: { status: 1, createdAt: -1 } },
    { key: { employerId: 1, status: 1 } },
  ]);
  const batches: Document[][] = [];
  for (let from = 0; from < COUNT; from += 1_000) {
    batches.push(Array.from({ length: 1_000 }, (_, at) => measured(from + at)));
  }
  const begin = performance.now();
  for (const batch of batches) await collection.insertMany(batch);
  return (COUNT / (performance.now() - begin)) * 1000;
}

const idOf = (n: number): ObjectId => new ObjectId(((n * 7919) % COUNT).toString(16).padStart(24, '0'));

async function transaction(client: MongoClient, collection: Collection<Document>, n: number): Promise<void> {
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await collection.updateOne({ _id: idOf(n) }, { $inc: { number: 1 } }, { session });
      await collection.updateOne({ _id: idOf(n + 1) }, { $inc: { number: -1 } }, { session });
    }),
  );
}

async function throughput(client: MongoClient): Promise<Row[]> {
  const collection = client.db('bench').collection('documents');
  const open = { status: 'open', employerId: new ObjectId('e'.repeat(22) + '07') };
  const rate = (name: string, value: number, goal: number): Row => ({ name, value, unit: '/s', goal: `≥ ${goal}` });
  return [
    rate('insertMany of 1 KB documents', await fill(collection), 10_000),
    rate(
      'findOne by index, one after the other',
      await perSecond(5_000, (n) => collection.findOne({ email: `person${(n * 7919) % COUNT}@example.org` })),
      3_000,
    ),
    rate(
      'updateOne by _id',
      await perSecond(4_000, (n) => collection.updateOne({ _id: idOf(n) }, { $set: { score: n } })),
      2_000,
    ),
    rate(
      'list of 25 with count',
      await perSecond(1_000, (n) => {
        const filter = n % 2 === 0 ? open : { status: 'open' };
        const list = collection.find(filter).sort({ createdAt: -1 }).limit(25).toArray();
        return Promise.all([list, collection.countDocuments(filter)]);
      }),
      500,
    ),
    rate('transaction of two writes', await perSecond(1_000, (n) => transaction(client, collection, n)), 500),
  ];
}

async function longestWait(task: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await task();
  delay.disable();
  return delay.max / 1e6;
}

/**
 * How long the calling thread was held up at most while the server groups all documents; and while it does nothing for
 * as long, which is what other programs on the machine cost.
 */
async function callerLag(dataDir: string): Promise<Row[]> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(server.uri);
  const collection = client.db('bench').collection('documents');
  const pipeline = [{ $group: { _id: '$employerId', count: { $sum: 1 }, pay: { $avg: '$pay.amount' } } }];
  await collection.aggregate(pipeline).toArray();
  const begin = performance.now();
  const busy = await longestWait(async () => {
    for (let n = 0; n < 10; n++) await collection.aggregate(pipeline).toArray();
  });
  const idle = await longestWait(() => setTimeout(performance.now() - begin));
  await client.close();
  await server.close();
  return [
    { name: 'longest wait of the caller during ten groupings', value: busy, unit: 'ms', goal: '≤ 20' },
    { name: 'longest wait of the caller with nothing to do', value: idle, unit: 'ms', goal: '' },
  ];
}

/** Measures the server on 50,000 documents of 1 KB, in a process of its own, and on nothing. */
export async function run(): Promise<Row[]> {
  const [empty, full] = [mkdtempSync(join(tmpdir(), 'em-bench-')), mkdtempSync(join(tmpdir(), 'em-bench-'))];
  try {
    const rows: Row[] = [];
    await (await startProcess(empty)).stop(); // The first start ever also compiles the sources.
    const nothing = await startProcess(empty);
    rows.push({ name: 'start without data', value: nothing.startup, unit: 'ms', goal: '≤ 300' });
    rows.push({ name: 'memory without data', value: nothing.memory(), unit: 'MB', goal: '≤ 90' });
    await nothing.stop();
    const server = await startProcess(full);
    const client = await MongoClient.connect(server.uri);
    rows.push(...(await throughput(client)));
    rows.push({ name: 'memory after that', value: server.memory(), unit: 'MB', goal: '≤ 550' });
    await client.close();
    await server.stop();
    const again = await startProcess(full);
    rows.push({ name: 'start with 50,000 documents', value: again.startup, unit: 'ms', goal: '≤ 3000' });
    await again.stop();
    rows.push(...(await callerLag(full)));
    return rows;
  } finally {
    for (const folder of [empty, full]) rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  for (const { name, value, unit, goal } of await run()) {
    console.log(`${name.padEnd(50)} ${value.toFixed(value < 100 ? 1 : 0).padStart(8)} ${unit.padEnd(3)} goal ${goal}`);
  }
}
