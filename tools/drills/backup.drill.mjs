// Takes a backup while notes are written, wipes everything, restores it and compares: each collection and file as in the backup, and
// each note that was acknowledged before the backup began is there once. A backup that is told to stop leaves nothing.
import { execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';
import { seedInto } from '../bench/measured-server.mjs';
import { startBuiltServer, startDemoServer } from '../testing/built-server.mjs';
import { anApplicationId, figureOfNotes, findLostOrDoubled, writeNotes } from './application-notes.mjs';

const WRITERS = 4;
const run = promisify(execFile);
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs a command of the built API on a data folder. */
const command = (name, dataFolder, ...options) =>
  run(runtime, [inRoot(`api/dist/${name}.js`), ...options], {
    cwd: root,
    env: environment({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' }),
  });

/** Backs up a data folder. @returns the folder of the backup */
async function backUp(dataFolder, target) {
  await command('backup', dataFolder, '--out', target);
  return join(target, readdirSync(target)[0]);
}

/** Tells a backup to stop as soon as it writes. @returns what it leaves behind, which should be nothing */
async function stopBackup(dataFolder, target) {
  const child = spawn(runtime, [inRoot('api/dist/backup.js'), '--out', target], {
    cwd: root,
    env: environment({ DATA_DIR: dataFolder, LOG_LEVEL: 'error' }),
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  const isWriting = () => existsSync(target) && readdirSync(target).length > 0;
  while (!isWriting() && child.exitCode === null) await pause(1);
  child.kill('SIGTERM');
  const outcome = await ended;
  const left = [...readdirSync(target), ...readdirSync(dataFolder).filter((name) => name.startsWith('backup-'))];
  const failures = left.map((name) => `A backup that was told to stop has left ${name}.`);
  return outcome === 1 ? failures : [...failures, `A backup that was told to stop ended with ${outcome}.`];
}

/** What each part of a backup holds: its content's hash and length by name. */
function readParts(backup) {
  const { parts } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
  /* A collection without records is made when the first one is saved. */
  const filled = parts.filter(({ documents }) => documents !== 0);
  return new Map(filled.map(({ name, sha256, documents }) => [name, `${sha256} (${documents ?? 'file'})`]));
}

/** Starts a server with data, and backs it up while notes are written. Ends the server before the last of them. */
async function backUpWhileWriting(dataFolder, folder, long) {
  if (long) seedInto(dataFolder, 10_000);
  const server = await startDemoServer(dataFolder);
  try {
    const owner = await server.signIn('owner@demo.example', 'employer');
    const applicationId = await anApplicationId(owner);
    const writing = writeNotes({ owner: () => owner, applicationId, writers: WRITERS });
    const acknowledged = () => writing.notes.filter(({ status }) => status === 201);
    while (acknowledged().length < WRITERS) await pause(10);
    const before = acknowledged();
    const began = performance.now();
    const backup = await backUp(dataFolder, join(folder, 'backups'));
    const took = Math.round(performance.now() - began);
    await writing.stop();
    return { backup, notes: writing.notes, before, applicationId, took };
  } finally {
    await server.end('SIGKILL');
  }
}

/** Once; with `long` on 10,000 internships. */
export async function drill({ long }) {
  const folder = await mkdtemp(join(tmpdir(), 'drill-backup-'));
  const original = join(folder, 'original');
  const restored = join(folder, 'restored');
  const failures = [];
  const figures = [];
  try {
    const { backup, notes, before, applicationId, took } = await backUpWhileWriting(original, folder, long);
    await rm(original, { recursive: true });
    await command('restore', restored, backup);
    const parts = readParts(backup);
    const again = readParts(await backUp(restored, join(folder, 'again')));
    const different = [...new Set([...parts.keys(), ...again.keys()])].filter(
      (name) => parts.get(name) !== again.get(name),
    );
    figures.push(`backup of ${parts.size} parts within ${took} ms while notes were written: ${figureOfNotes(notes)}`);
    figures.push(`${different.length} parts differ after it was restored`);
    failures.push(...different.map((name) => `${name}: ${parts.get(name)} became ${again.get(name)}`));
    failures.push(...(await stopBackup(restored, join(folder, 'stopped'))));
    const server = await startBuiltServer(restored);
    const owner = await server.signIn('owner@demo.example', 'employer');
    failures.push(...(await findLostOrDoubled(owner, applicationId, before)));
    figures.push(`${before.length} notes from before the backup looked for`);
    await server.end();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { figures, failures };
}
