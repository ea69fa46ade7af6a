// Sends a message to many people through two processes while Redis is frozen, emptied, stopped and started again, and while one of
// the processes is killed. Everybody must get exactly one email, and requests must not wait for Redis.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, ObjectId } from 'mongodb';
import { hasRedisServer, NO_REDIS_SERVER, RedisServer } from '@prentice/testing/redis';
import { inRoot } from '../setup/paths.mjs';
import { startBuiltServer } from '../testing/built-server.mjs';
import { startDatabaseProcess } from '../testing/database-process.mjs';

const DATABASE = 'drill';
const GIVE_UP_MS = 120_000;
/**
 * Time in which 99 of 100 requests are answered while Redis is away; the longest one says more about how busy the
 * machine is.
 */
const REQUEST_MS = { short: 5_000, long: 500 };
/** Emails that a killed process may have sent without having saved it. */
const UNDER_WAY = 128;
/**
 * What a killed process was sending is looked at after its claim has ended, and sent again after the wait of a first
 * retry.
 */
const CLAIM_OVER_MS = 4 * 60_000;
const RETRY_DUE_MS = 6 * 60_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(what, isSo) {
  for (const began = performance.now(); !(await isSo()); await pause(50))
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`${what} did not happen.`);
}

/** Redis, a database, and processes of the built server on both. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const [redis, database] = await Promise.all([RedisServer.start(), startDatabaseProcess()]);
  const client = await MongoClient.connect(database.uri);
  const processes = new Set();
  const shared = {
    MONGODB_URI: database.uri,
    MONGODB_DATABASE: DATABASE,
    REDIS_URL: redis.url,
    ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
  };
  let count = 0;
  async function start(role, aheadMs = 0) {
    const data = join(folder, `process-${++count}`);
    mkdirSync(data);
    const clock = `--import=${inRoot('e2e/start/clock-ahead.mjs')}`;
    const env = { ...shared, ROLE: role, ...(aheadMs && { NODE_OPTIONS: clock, CLOCK_AHEAD_MS: String(aheadMs) }) };
    const server = await startBuiltServer(data, env, { stderr: 'ignore' });
    processes.add(server);
    return {
      ...server,
      folder: data,
      end: async (signal) => {
        processes.delete(server);
        await server.end(signal);
      },
    };
  }
  async function stop() {
    for (const server of processes) await server.end('SIGKILL');
    await client.close();
    await database.stop();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { folder, redis, db: client.db(DATABASE), start, stop };
}

/** Saves accounts and the event of a message to all of them, as a process that then died would have left it. */
async function announce(db, round, recipients) {
  const now = new Date();
  const people = Array.from({ length: recipients }, (_, number) => ({
    _id: new ObjectId(),
    email: `round-${round}-${number}@drill.example`,
    role: 'intern',
    status: 'active',
    permissions: [],
    locale: 'en',
    timeZone: 'UTC',
    identities: [{ provider: 'drill', subject: `${round}-${number}` }],
    version: 1,
    createdAt: now,
    updatedAt: now,
  }));
  await db.collection('users').insertMany(people);
  const _id = new ObjectId();
  const employerId = new ObjectId().toHexString();
  const userIds = people.map((person) => person._id.toHexString());
  const payload = { employerId, userIds, subject: 'Drill', text: 'A message of the drill.', by: null };
  const state = { at: now, dueAt: now, done: [], attempts: 0, dispatchedAt: null, failedAt: null, lastError: null };
  const event = { _id, type: 'employer.messaged', version: 1, aggregate: `employer:${employerId}`, payload };
  await db.collection('outbox').insertOne({ ...event, ...state });
}

/** The emails of a round that any process has written: how many, to how many people, and under how many ids. */
function emailsOf(folder, round) {
  const people = new Map();
  let total = 0;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.eml')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const to = /^To: (.*)$/im.exec(text)?.[1] ?? '';
    if (!to.startsWith(`round-${round}-`)) continue;
    total++;
    people.set(to, (people.get(to) ?? new Set()).add(/^Message-ID: (.*)$/im.exec(text)?.[1]));
  }
  const severalIds = [...people.values()].filter((ids) => ids.size !== 1).length;
  return { total, reached: people.size, severalIds };
}

/** Asks for a list again and again. @returns a function that ends it, with how long the answers took in milliseconds */
function keepAsking(origin) {
  let isOver = false;
  const times = [];
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${origin}/api/internships?range=[0,0]`)).text();
      times.push(performance.now() - began);
      await pause(20);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    times.sort((time, other) => time - other);
    return { p99: times[Math.floor(times.length * 0.99)], longest: times.at(-1) };
  };
}

const faults = [
  ['frozen', async ({ redis }, ms) => (redis.freeze(), await pause(ms), redis.thaw())],
  [
    'emptied',
    async ({ redis }, ms) => {
      for (let times = 0; times < 5; times++) await redis.flush().then(() => pause(ms / 5));
    },
  ],
  ['stopped', async ({ redis }, ms) => (await redis.stop(), await pause(ms), await redis.startAgain())],
];

/** One message while something happens to Redis. */
async function faultRound(site, web, { name, act, recipients, ms }) {
  const stopAsking = keepAsking(web.origin);
  await announce(site.db, name, recipients);
  await until(`The first email while Redis is ${name}`, () => emailsOf(site.folder, name).total > 0);
  await act(site, ms);
  await until(`The last email after Redis was ${name}`, () => emailsOf(site.folder, name).reached === recipients);
  await until('Settling', async () => (await pendingEmails(site.db)) === 0);
  const requests = await stopAsking();
  return { name, ...emailsOf(site.folder, name), requests };
}

const pendingEmails = (db) =>
  db.collection('notification-deliveries').countDocuments({ channel: 'email', state: { $ne: 'sent' } });

/**
 * Sends one message through two processes and kills the one that is sending it. The other ends as soon as nothing is left
 * that no process has begun. The two that follow have later clocks and run alone: any process may take a scheduled job.
 */
async function killRound(site, processes, recipients) {
  const name = 'killed';
  const deliveries = site.db.collection('notification-deliveries');
  const hasBegun = ({ folder }) => emailsOf(folder, name).total > recipients / 10;
  await announce(site.db, name, recipients);
  await until('The first email before the kill', () => processes.some(hasBegun));
  const sender = processes.find(hasBegun);
  await sender.end('SIGKILL');
  await until('Sending what nobody had begun', async () => {
    return (await deliveries.countDocuments({ channel: 'email', state: 'pending', attempts: 0 })) === 0;
  });
  for (const other of processes) if (other !== sender) await other.end('SIGTERM');
  const interrupted = await deliveries.countDocuments({ channel: 'email', state: 'sending' });
  const looksAfterClaims = await site.start('worker', CLAIM_OVER_MS);
  await until('Finding what was interrupted', async () => {
    const open = { channel: 'email', state: { $in: ['pending', 'sending'] } };
    return (await deliveries.countDocuments(open)) === 0;
  });
  await looksAfterClaims.end('SIGTERM');
  await site.start('worker', RETRY_DUE_MS);
  await until('The last email after the kill', async () => (await pendingEmails(site.db)) === 0);
  return { name, interrupted, ...emailsOf(site.folder, name) };
}

function failuresOf({ name, total, reached, severalIds, requests }, recipients, limit) {
  const repeated = total - reached;
  const most = name === 'killed' ? UNDER_WAY : 0;
  return [
    reached !== recipients && `${name}: ${reached} of ${recipients} people got their email.`,
    repeated > most && `${name}: ${repeated} emails were sent twice.`,
    severalIds > 0 && `${name}: ${severalIds} people got emails with different ids.`,
    requests?.p99 > limit && `${name}: one of a hundred requests took ${Math.round(requests.p99)} ms or more.`,
  ].filter(Boolean);
}

/** A message to 200 people per fault; with `long` to 2,000, and Redis is away for a minute. */
export async function drill({ long }) {
  if (!hasRedisServer) return { skipped: NO_REDIS_SERVER, failures: [] };
  const recipients = long ? 2_000 : 200;
  const site = await startSite();
  try {
    const web = await site.start('all');
    const worker = await site.start('worker');
    const rounds = [];
    for (const [name, act] of faults)
      rounds.push(await faultRound(site, web, { name, act, recipients, ms: long ? 60_000 : 1_500 }));
    rounds.push(await killRound(site, [web, worker], recipients));
    return {
      figures: rounds.map(
        ({ name, total, reached, interrupted, requests }) =>
          `${name}: ${total} emails to ${reached} of ${recipients} people` +
          (interrupted === undefined ? '' : `, ${interrupted} of them interrupted`) +
          (requests ? `, requests p99 ${Math.round(requests.p99)} ms, longest ${Math.round(requests.longest)} ms` : ''),
      ),
      failures: rounds.flatMap((round) => failuresOf(round, recipients, REQUEST_MS[long ? 'long' : 'short'])),
    };
  } finally {
    await site.stop();
  }
}
