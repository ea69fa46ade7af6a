// Sends an announcement to thousands while the server is killed again and again in the middle of it, once in each stage of the work.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, ObjectId } from 'mongodb';
import { inRoot } from '../setup/paths.mjs';
import { startBuiltServer } from '../testing/built-server.mjs';
import { startDatabaseProcess } from '../testing/database-process.mjs';

const DATABASE = 'drill';
const GIVE_UP_MS = 180_000;
/** Emails that a process may have under way when it is killed: they may have been sent without having been saved. */
const UNDER_WAY = 128;
/**
 * What a killed process had is free after its claims have ended, and an email is tried again after the wait of a first
 * retry.
 */
const AHEAD_MS = 6 * 60_000;
/** The shares of inboxes and of emails after which the server is killed. */
const KILLS = {
  short: [{ inboxes: 0.1 }, { inboxes: 0.6 }, { emails: 0.5 }],
  long: [{ inboxes: 0.05 }, { inboxes: 0.3 }, { inboxes: 0.6 }, { inboxes: 0.9 }, { emails: 0.5 }, { emails: 0.8 }],
};

async function until(what, isSo) {
  for (const began = performance.now(); !(await isSo()); await new Promise((resolve) => setTimeout(resolve, 5)))
    if (performance.now() - began > GIVE_UP_MS) throw new Error(`${what} did not happen.`);
}

/** Saves accounts that have agreed to news by email. @returns their addresses */
async function saveCrowd(db, size) {
  const now = new Date();
  const people = Array.from({ length: size }, (_, number) => ({
    _id: new ObjectId(),
    email: `crowd-${number}@drill.example`,
    role: 'intern',
    status: 'active',
    permissions: [],
    locale: number % 2 ? 'de' : 'en',
    timeZone: 'UTC',
    identities: [{ provider: 'drill', subject: String(number) }],
    lastActiveAt: now,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }));
  await db.collection('users').insertMany(people);
  const decision = { policy: 'broadcast_mail', policyVersion: '2026-11-01', granted: true, at: now };
  await db.collection('consents').insertMany(people.map(({ _id }) => ({ ...decision, userId: _id })));
  return people.map(({ email }) => email);
}

/** Sends an announcement to all students, as an administrator does. @returns how many they are */
async function announce(server) {
  const admin = await server.signIn('admin@demo.example', 'admin');
  const text = (language) => ({ title: `Drill in ${language}`, body: 'This announcement is part of a drill.' });
  const audience = { groups: ['intern'] };
  const announcement = { en: text('English'), de: text('German'), audience, email: true };
  const { body: draft } = await admin('POST', '/announcements', announcement);
  const { body: reached } = await admin('POST', '/announcements/audience', audience);
  const sending = { to: 'sending', recipients: reached.count };
  const key = { 'idempotency-key': randomUUID() };
  const { status, body } = await admin('POST', `/announcements/${draft.id}/transitions`, sending, key);
  if (status !== 200) throw new Error(`Sending answered ${status}: ${JSON.stringify(body)}`);
  return { id: draft.id, recipients: reached.count };
}

/** How many emails each address of the crowd got, and under how many ids. */
function emailsIn(folder) {
  const people = new Map();
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.eml')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const to = /^To: (.*)$/im.exec(text)?.[1] ?? '';
    if (to.startsWith('crowd-')) people.set(to, [...(people.get(to) ?? []), /^Message-ID: (.*)$/im.exec(text)?.[1]]);
  }
  return people;
}

const countEmailFiles = (folder) =>
  readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.eml')).length;

/** People by how often they are among rows: `{ 1: 2000 }` when everybody is there once. */
async function timesEach(rows, filter) {
  const counts = await rows
    .aggregate([
      { $match: filter },
      { $group: { _id: '$userId', n: { $sum: 1 } } },
      { $group: { _id: '$n', n: { $sum: 1 } } },
    ])
    .toArray();
  return Object.fromEntries(counts.map(({ _id, n }) => [_id, n]));
}

async function run({ folder, database, db, size, kills }) {
  const secret = randomBytes(32).toString('hex');
  let round = 0;
  const start = () =>
    startBuiltServer(
      folder,
      {
        MONGODB_URI: database.uri,
        MONGODB_DATABASE: DATABASE,
        SEED_DEMO: round === 0 ? 'true' : 'false',
        ACCESS_TOKEN_SECRET: secret,
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        ...(round > 0 && {
          NODE_OPTIONS: `--import=${inRoot('e2e/start/clock-ahead.mjs')}`,
          CLOCK_AHEAD_MS: String(round * AHEAD_MS),
        }),
      },
      { stderr: 'ignore' },
    );
  let server = await start();
  try {
    const crowd = await saveCrowd(db, size);
    const began = performance.now();
    const { id, recipients } = await announce(server);
    const notificationFilter = { type: 'broadcast', dedupeKey: `announcement:${id}` };
    const inboxes = db.collection('notifications');
    const deliveries = db.collection('notification-deliveries');
    const killedAt = [];
    for (const kill of kills) {
      await until(`The moment of kill ${round + 1}`, async () =>
        kill.inboxes
          ? (await inboxes.countDocuments(notificationFilter)) >= kill.inboxes * recipients
          : countEmailFiles(folder) >= kill.emails * size,
      );
      await server.end('SIGKILL');
      killedAt.push(
        `${await inboxes.countDocuments(notificationFilter)} inboxes and ${countEmailFiles(folder)} emails`,
      );
      round++;
      server = await start();
    }
    const open = { ...notificationFilter, state: { $in: ['pending', 'sending'] } };
    const again = { ...notificationFilter, state: 'failed', dueAt: { $type: 'date' } };
    await until('The end of the fan-out', async () =>
      Boolean(await db.collection('announcements').findOne({ _id: new ObjectId(id), state: 'sent' })),
    );
    await until('The last delivery', async () => (await deliveries.countDocuments(open)) === 0);
    /* Emails that the last kill cut off wait for their time. */
    await server.end('SIGTERM');
    round++;
    server = await start();
    await until('The last repetition', async () => (await deliveries.countDocuments({ $or: [open, again] })) === 0);
    const seconds = (performance.now() - began) / 1_000;
    return {
      recipients,
      seconds,
      killedAt,
      inbox: await timesEach(inboxes, notificationFilter),
      inapp: await timesEach(deliveries, { ...notificationFilter, channel: 'inapp', state: 'sent' }),
      emails: emailsIn(folder),
      crowd,
    };
  } finally {
    await server.end('SIGKILL');
  }
}

/**
 * An announcement to 2,000 people, and 10,000 with `long`: each has it once in the inbox, and by email at most twice.
 */
export async function drill({ long }) {
  const kills = KILLS[long ? 'long' : 'short'];
  const size = long ? 10_000 : 2_000;
  const folder = mkdtempSync(join(tmpdir(), 'drill-announcement-'));
  const database = await startDatabaseProcess();
  const client = await MongoClient.connect(database.uri);
  try {
    const result = await run({ folder, database, db: client.db(DATABASE), size, kills });
    const { recipients, seconds, killedAt, inbox, inapp, emails, crowd } = result;
    const copies = crowd.map((email) => emails.get(email)?.length ?? 0);
    const twice = copies.filter((count) => count === 2).length;
    const severalIds = [...emails.values()].filter((ids) => new Set(ids).size > 1).length;
    const isOnce = (times) => Object.keys(times).join() === '1' && times[1] === recipients;
    return {
      figures: [
        `${recipients} recipients, ${kills.length} kills, ${Math.round(seconds)} s with the starts`,
        `killed after ${killedAt.join(', ')}`,
        `inboxes by copies: ${JSON.stringify(inbox)}; deliveries by copies: ${JSON.stringify(inapp)}`,
        `${size} by email: ${copies.filter((count) => count === 1).length} once, ${twice} twice`,
      ],
      failures: [
        !isOnce(inbox) && `Not everybody has it once in the inbox: ${JSON.stringify(inbox)}`,
        !isOnce(inapp) && `Not everybody has one delivery: ${JSON.stringify(inapp)}`,
        copies.includes(0) && `${copies.filter((count) => count === 0).length} people got no email.`,
        copies.some((count) => count > 2) && 'Somebody got more than two emails.',
        twice > UNDER_WAY * kills.length && `${twice} emails were sent twice.`,
        severalIds > 0 && `${severalIds} people got emails with different ids.`,
      ].filter(Boolean),
    };
  } finally {
    await client.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
