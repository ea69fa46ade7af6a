import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiModules } from './api-modules.mjs';

const EVENTS = 10_000;
const RECORDS = 2_000;
const ONE_BY_ONE = 1_000;
const RECORDED = 1_000;
const WRITES_PER_SECOND = 100;
const CONSUMERS = ['one', 'two', 'three'];
const TYPE = 'application.viewed';

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
const perSecond = (count, began) => (count / (performance.now() - began)) * 1000;
const show = (label, value) => console.log(`  ${label.padEnd(64)}${value}`);
const whole = (value) => Math.round(value).toLocaleString('en');

const modules = [
  'platform/database/database.service',
  'platform/events/events.service',
  'platform/events/outbox.entity',
  'platform/events/outbox-relay',
  'platform/jobs/in-process-job-queue',
  'platform/clock/clock',
  'connection',
];

/** Returns what makes relays with consumers that do nothing but count, on an embedded database of its own. */
async function started(folder) {
  const apiModuleExports = await apiModules(modules);
  const { Clock, Database, Events, InProcessJobQueue, OutboxRelay, outboxClaimCollection, outboxCollection } =
    apiModuleExports;
  const settings = { DATA_DIR: folder, MONGODB_DATABASE: 'bench', EMBEDDED_SYNCHRONOUS: 'NORMAL', ROLE: 'all' };
  const { connection, close } = await apiModuleExports.openConnection(settings);
  const clock = new Clock();
  const database = await Database.connect(connection, [outboxCollection, outboxClaimCollection], clock);
  const events = new Events(clock, database);
  const dispatched = [];
  for (const name of CONSUMERS)
    events.on(name, { [TYPE]: async (event) => void dispatched.push({ name, event, at: Date.now() }) });
  const relay = () => new OutboxRelay(database, events, clock, new InProcessJobQueue(), settings);
  const stop = async () => {
    await database.onApplicationShutdown();
    await close();
  };
  return { ...apiModuleExports, database, events, relay, dispatched, stop };
}

/** The record's id has to be one; which event of it this is, is written where interviews have their number. */
const payloadOf = (number) => ({
  applicationId: (number % RECORDS).toString(16).padStart(24, '0'),
  internshipId: 'a'.repeat(24),
  employerId: 'b'.repeat(24),
  internId: 'c'.repeat(24),
  title: 'Bench',
  employerName: 'Bench',
  responseDueAt: null,
  from: 'submitted',
  to: 'in_review',
  actorId: null,
  actorKind: 'system',
  reason: null,
  at: new Date().toISOString(),
  sequence: number,
});

const row = (ObjectId, number) => {
  const time = new Date();
  const payload = payloadOf(number);
  const state = { at: time, done: [], attempts: 0, dueAt: time, dispatchedAt: null, failedAt: null, lastError: null };
  return {
    _id: new ObjectId(),
    type: TYPE,
    payload,
    version: 2,
    aggregate: `application:${payload.applicationId}`,
    ...state,
  };
};

async function fill(server, ObjectId, count) {
  const rows = server.database.collection(server.OutboxEvent);
  await rows.insertMany(Array.from({ length: count }, (_, number) => row(ObjectId, number)));
}

function assertComplete(dispatched, count) {
  if (dispatched.length !== count * CONSUMERS.length)
    throw new Error(`${dispatched.length} dispatches of ${count} events.`);
  const last = new Map();
  for (const { name, event } of dispatched) {
    const key = `${name} ${event.payload.applicationId}`;
    if ((last.get(key) ?? -1) >= event.payload.sequence) throw new Error(`The order of record ${key} was lost.`);
    last.set(key, event.payload.sequence);
  }
}

async function burst(server, ObjectId) {
  await fill(server, ObjectId, EVENTS);
  server.dispatched.length = 0;
  const began = performance.now();
  await server.relay().dispatchAll();
  const rate = perSecond(EVENTS, began);
  assertComplete(server.dispatched, EVENTS);
  return rate;
}

/** The plain way, to compare with: each event claimed, dispatched and acknowledged by commands of its own. */
async function oneByOne(server, ObjectId) {
  await fill(server, ObjectId, ONE_BY_ONE);
  const rows = server.database.collection(server.OutboxEvent);
  const began = performance.now();
  for (let count = 0; count < ONE_BY_ONE; count++) {
    const now = new Date();
    const { _id } = await rows.findOneAndUpdate(
      { dueAt: { $lte: now, $type: 'date' } },
      { $set: { dueAt: new Date(now.getTime() + 60_000) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1, _id: 1 }, returnDocument: 'after' },
    );
    for (const name of CONSUMERS) await rows.updateOne({ _id }, { $addToSet: { done: name } });
    await rows.updateOne({ _id, dueAt: { $type: 'date' } }, { $set: { dueAt: null, dispatchedAt: now } });
  }
  return perSecond(ONE_BY_ONE, began);
}

const record = (server, number) =>
  server.database.transaction(async (work) => server.events.record(work, { [TYPE]: payloadOf(number) }));

async function recording(server) {
  const began = performance.now();
  for (let number = 0; number < RECORDED; number++) await record(server, number);
  const rate = perSecond(RECORDED, began);
  await server.relay().dispatchAll();
  return rate;
}

/** From the moment an event is recorded until its last consumer is done, while so many are recorded a second. */
async function lags(server, seconds) {
  const relay = server.relay();
  relay.onApplicationBootstrap();
  server.dispatched.length = 0;
  const began = performance.now();
  const total = seconds * WRITES_PER_SECOND;
  const writes = [];
  for (let number = 0; number < total; number++) {
    const wait = began + (number * 1000) / WRITES_PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    writes.push(record(server, number));
  }
  await Promise.all(writes);
  await relay.dispatchAll();
  await relay.beforeApplicationShutdown();
  const dispatchedEvents = server.dispatched.filter(({ name }) => name === CONSUMERS.at(-1));
  if (dispatchedEvents.length !== total)
    throw new Error(`${dispatchedEvents.length} of ${total} events were dispatched.`);
  return dispatchedEvents.map(({ at, event }) => at - event.at.getTime()).sort((a, b) => a - b);
}

/** Processor time that the relay of a process takes while nothing happens, in milliseconds per second. */
async function idle(server, seconds) {
  const relay = server.relay();
  relay.onApplicationBootstrap();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { user, system } = process.cpuUsage(before);
  await relay.beforeApplicationShutdown();
  return (user + system) / 1000 / seconds;
}

/** Events per second of the relay, and how long an event waits. */
export async function benchOutbox({ seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await started(folder);
  const { ObjectId } = await import('mongodb');
  try {
    console.log(
      `Outbox: ${CONSUMERS.length} consumers that only count, embedded database, ${whole(RECORDS)} records\n`,
    );
    const before = await oneByOne(server, ObjectId);
    const rate = await burst(server, ObjectId);
    const recorded = await recording(server);
    show(`a burst of ${whole(EVENTS)} events`, `${whole(rate)} events/s`);
    show('one at a time', `${whole(before)} events/s (ratio ${(rate / before).toFixed(1)})`);
    show(
      'recording: one transaction each, one after the other',
      `${whole(recorded)} events/s (ratio ${(rate / recorded).toFixed(1)})`,
    );
    const sorted = await lags(server, seconds);
    const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
    show(
      `lag at ${WRITES_PER_SECOND} writes/s for ${seconds} s`,
      `p50 ${p50} ms, p99 ${p99} ms, longest ${sorted.at(-1)} ms`,
    );
    show('processor time while nothing happens', `${(await idle(server, seconds)).toFixed(1)} ms per second`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
