import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MongoClient, ObjectId, type Collection, type Document } from 'mongodb';
import { startEmbeddedMongo } from '../src/index.ts';
import { startProcess } from './server-process.ts';

const COUNT = 50_000;
const STATUSES = ['draft', 'open', 'open', 'open', 'closed'];

/** Returns the nth document of the measured collection: about 1 KB of BSON with the shapes that applications store. */
function measured(n: number): Document {
  return {
    _id: new ObjectId(n.toString(16).padStart(24, '0')),
    email: `person${n}@example.org`,
    number: n,
    status: STATUSES[n % STATUSES.length],
    employerId: new ObjectId((n % 100).toString(16).padStart(24, 'e')),
    createdAt: new Date(1_700_000_000_000 + ((n * 7919) % COUNT) * 60_000),
    pay: { amount: 500 + (n % 40) * 25, currency: 'EUR', period: 'month' },
    tags: [`tag${n % 7}`, `tag${n % 11}`],
    open: n % 3 === 0,
    score: (n % 1000) / 7,
    title: `Internship number ${n} in a company with a name`,
    text: 'A sentence about the work. '.repeat(24),
  };
}

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
    batches.push(Array.from({ length: 1_000 }, (_, index) => measured(from + index)));
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

interface Wait {
  /** The longest time between two turns of the event loop. */
  readonly wall: number;
  /** The longest time that the thread itself worked in one turn: what does not come from other programs. */
  readonly work: number;
}

const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

async function longestWait(task: () => Promise<unknown>): Promise<Wait> {
  const longest = { wall: 0, work: 0 };
  let last = { wall: performance.now(), work: threadTime() };
  let turn = setImmediate(function next() {
    const now = { wall: performance.now(), work: threadTime() };
    longest.wall = Math.max(longest.wall, now.wall - last.wall);
    longest.work = Math.max(longest.work, now.work - last.work);
    last = now;
    turn = setImmediate(next);
  });
  await task();
  clearImmediate(turn);
  return longest;
}

const GROUPING = [{ $group: { _id: '$employerId', count: { $sum: 1 }, pay: { $avg: '$pay.amount' } } }];
const SORTING = [{ $sort: { score: -1, title: 1 } }];

/**
 * Returns how long the calling thread was held up at most while the server works on all documents; and while it does nothing,
 * which is what other programs on the machine cost.
 */
async function callerLag(dataDir: string): Promise<Row[]> {
  const server = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(server.uri);
  const collection = client.db('bench').collection('documents');
  const times = async (count: number, pipeline: Document[]): Promise<void> => {
    for (let n = 0; n < count; n++) await collection.aggregate(pipeline).toArray();
  };
  const tasks: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['ten groupings', () => times(10, GROUPING)],
    ['sorting all, the first 25', () => times(5, [...SORTING, { $limit: 25 }])],
    ['sorting all, reading all', () => times(1, SORTING)],
    ['nothing to do', () => setTimeout(2_000)],
  ];
  const rows: Row[] = [];
  for (const [name, task] of tasks) {
    await task();
    const { wall, work } = await longestWait(task);
    rows.push({ name: `caller's longest wait, ${name}`, value: wall, unit: 'ms', goal: '≤ 20' });
    rows.push({ name: '  of that its own work', value: work, unit: 'ms', goal: '' });
  }
  await client.close();
  await server.close();
  return rows;
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
