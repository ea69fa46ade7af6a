// Starts a newer version beside an older one that serves and writes, ends the older one, and tries to start it again. The newer version is
// a second build of the same sources with one upgrade more, so no history is needed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { api, bundleApi } from '../building/bundle-api.mjs';
import { inRoot } from '../setup/paths.mjs';
import { startBuiltServer } from '../testing/built-server.mjs';
import { startDatabaseProcess } from '../testing/database-process.mjs';

/** A scheduled job runs once a minute, and a killed process counts as gone after another one. */
const GIVE_UP_MS = 240_000;
const LOOK_MS = 100;

/** Packages outside of the bundle are looked for above it. */
const target = inRoot('node_modules', '.cache', 'newer-version');

/** @returns the seconds until something is so; null when it never was */
async function secondsUntil(isSo) {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > GIVE_UP_MS) return null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return Math.round((performance.now() - began) / 1000);
}

/** Once; with `long` the older version is killed, and the newer one waits until it counts as gone. */
export async function drill({ long }) {
  await bundleApi({ ...api, entries: { 'newer-version': inRoot('api/test/support/newer-version.ts') }, target });
  const folder = await mkdtemp(join(tmpdir(), 'drill-upgrade-'));
  const database = await startDatabaseProcess();
  const client = await MongoClient.connect(database.uri);
  const desks = client.db('drill').collection('desks');
  const env = { MONGODB_URI: database.uri, MONGODB_DATABASE: 'drill', REDIS_URL: '' };
  const start = (name, options) => startBuiltServer(join(folder, name), env, options);
  const running = [];
  const failures = [];
  const figures = [];
  const expect = (what, isSo) => isSo || failures.push(what);
  try {
    const older = await start('older');
    running.push(older);
    await desks.insertOne({ _id: 'first', room: 'North' });
    const newer = await start('newer', { program: join(target, 'newer-version.js') });
    running.push(newer);
    const migrated = await secondsUntil(() => desks.findOne({ _id: 'first', place: 'North' }));
    expect('The newer version did not migrate beside the older one.', migrated !== null);
    await desks.insertOne({ _id: 'second', room: 'South' });
    expect('The newer version contracted beside the older one.', await desks.findOne({ _id: 'first', room: 'North' }));
    expect('The older version did not serve any more.', (await older.answer('/health/ready')).status === 200);
    await older.end(long ? 'SIGKILL' : 'SIGTERM');
    const contracted = await secondsUntil(async () => !(await desks.findOne({ room: { $exists: true } })));
    expect('The newer version did not contract after the end of the older one.', contracted !== null);
    const { place } = await desks.findOne({ _id: 'second' });
    expect('What the older version wrote last was lost.', place === 'South');
    const again = await start('older', { stderr: 'ignore' }).catch((error) => error);
    if (!(again instanceof Error)) running.push(again);
    expect('The older version started again on a database that it cannot read.', again instanceof Error);
    figures.push(`migrated beside the older version within ${migrated} s, contracted ${contracted} s after its end`);
  } finally {
    for (const server of running) if (server.child.exitCode === null) await server.end('SIGKILL');
    await client.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return { figures, failures };
}
