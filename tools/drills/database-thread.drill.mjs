// Lets the thread of the embedded database crash during writes. The process must end with a message, and lose nothing.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { startBuiltServer } from '../testing/built-server.mjs';
import { anApplicationId, findLostOrDoubled, figureOfNotes, writeNotes } from './application-notes.mjs';

const WRITERS = 4;
const ENOUGH = 10;
const MESSAGE = 'The embedded database has crashed';

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const start = (folder, env) => startBuiltServer(folder, { SEED_DEMO: 'true', ...env }, { stderr: 'pipe' });

/** Writes, crashes the thread, and answers what the process said before it ended, and its exit code. */
async function crashWhileWriting(folder, mode) {
  const file = join(folder, 'crash');
  const server = await start(folder, {
    NODE_OPTIONS: `--import=${inRoot('tools/drills/crash-thread.mjs')}`,
    CRASH_FILE: file,
  });
  let output = '';
  server.child.stderr.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  const owner = await server.signIn('owner@demo.example', 'employer');
  const applicationId = await anApplicationId(owner);
  const writing = writeNotes({ owner: () => owner, applicationId, writers: WRITERS });
  while (writing.notes.filter(({ status }) => status === 201).length < ENOUGH) await pause(10);
  const ended = once(server.child, 'close');
  const began = performance.now();
  writeFileSync(file, mode);
  const [code] = await ended;
  const took = Math.round(performance.now() - began);
  await writing.stop();
  rmSync(file);
  return { code, output, took, applicationId, notes: writing.notes };
}

/** One crash by an error, one by the end of the thread; with `long` five of each. */
export async function drill({ long }) {
  const figures = [];
  const failures = [];
  const folder = mkdtempSync(join(tmpdir(), 'drill-thread-'));
  try {
    for (const mode of Array.from({ length: long ? 5 : 1 }, () => ['error', 'exit']).flat()) {
      const { code, output, took, applicationId, notes } = await crashWhileWriting(folder, mode);
      figures.push(`by ${mode}: the process ended with code ${code} after ${took} ms; ${figureOfNotes(notes)}`);
      if (code !== 1 || !output.includes(MESSAGE)) failures.push(`Ended with code ${code} and said: ${output}`);
      const server = await start(folder);
      const owner = await server.signIn('owner@demo.example', 'employer');
      failures.push(...(await findLostOrDoubled(owner, applicationId, notes)));
      await server.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { figures, failures };
}
