// Disturbs the connections between the server and its database during writes: reset, refused, slow, and open without an answer.
// Every request must be answered, nothing acknowledged lost or doubled, and the server must be ready again soon after.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../testing/built-server.mjs';
import { startDatabaseProcess } from '../testing/database-process.mjs';
import { anApplicationId, findLostOrDoubled, figureOfNotes, writeNotes } from './application-notes.mjs';
import { startFaultyProxy } from './faulty-proxy.mjs';

const WRITERS = 4;
/** Milliseconds of a fault; of one that ends only when the server gives up waiting for its database, longer than that. */
const FAULT_MS = 3_000;
const GIVEN_UP_MS = 7_000;
const READY_AGAIN_MS = { short: 60_000, long: 20_000 };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is done to the connections, for so many milliseconds. */
const faults = {
  async 'reset ten times'(proxy, milliseconds) {
    for (let count = 0; count < 10; count++) {
      proxy.reset();
      await pause(milliseconds / 10);
    }
  },
  async refused(proxy, milliseconds) {
    proxy.change('refuse');
    await pause(milliseconds);
  },
  async '100 ms late'(proxy, milliseconds) {
    proxy.change('slow');
    await pause(milliseconds);
  },
  async 'open without an answer'(proxy, milliseconds) {
    proxy.change('hold');
    await pause(milliseconds);
  },
};

/** Milliseconds until a note is acknowledged again. */
async function untilWritten({ notes }) {
  const began = performance.now();
  const count = notes.length;
  while (!notes.slice(count).some(({ status }) => status === 201)) {
    if (performance.now() - began > READY_AGAIN_MS.short) return Infinity;
    await pause(20);
  }
  return Math.round(performance.now() - began);
}

async function disturb({ name, fault, server, proxy, long }) {
  const owner = await server.signIn('owner@demo.example', 'employer');
  const applicationId = await anApplicationId(owner);
  const writing = writeNotes({ owner: () => owner, applicationId, writers: WRITERS });
  await untilWritten(writing);
  await fault(proxy, (long ? 3 : 1) * (name === 'refused' ? GIVEN_UP_MS : FAULT_MS));
  proxy.change('pass');
  const readyAfter = await untilWritten(writing);
  await writing.stop();
  const unexpected = writing.notes.map(({ status }) => status).filter((status) => status !== 201 && status !== 503);
  const figure = `${name}: ${figureOfNotes(writing.notes)}; written again after ${readyAfter} ms`;
  const failures = await findLostOrDoubled(owner, applicationId, writing.notes);
  if (unexpected.length > 0) failures.push(`${name}: requests were answered ${unexpected}, not 201 or 503`);
  if (readyAfter > READY_AGAIN_MS[long ? 'long' : 'short'])
    failures.push(`${name}: written again after ${readyAfter} ms`);
  return { figure, failures };
}

/** Each fault for seconds, with `long` three times as long. */
export async function drill({ long }) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-connection-'));
  /* As in docker-compose.yml: what a transaction holds whose connection is lost is free again after so long. */
  const database = await startDatabaseProcess('--transaction-lifetime', '15');
  const address = new URL(database.uri);
  const proxy = await startFaultyProxy(Number(address.port));
  address.port = String(proxy.port);
  /* As a member of a replica set, the database would tell its own address, past the proxy. */
  address.search = 'directConnection=true';
  const figures = [];
  const failures = [];
  let server;
  try {
    const settings = { MONGODB_URI: address.href, MONGODB_DATABASE: 'drill', SEED_DEMO: 'true' };
    server = await startBuiltServer(folder, settings, { stderr: 'ignore' });
    for (const [name, fault] of Object.entries(faults)) {
      const outcome = await disturb({ name, fault, server, proxy, long });
      figures.push(outcome.figure);
      failures.push(...outcome.failures);
    }
  } finally {
    await server?.end();
    await proxy.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { figures, failures };
}
