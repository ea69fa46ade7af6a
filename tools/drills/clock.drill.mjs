// Lets the clock of a server jump forwards and back during writes. Nothing acknowledged may be lost or doubled, people can go on after
// signing in again, and what is saved after a jump is still delivered.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { startDemoServer } from '../testing/built-server.mjs';
import { anApplicationId, figureOfNotes, findLostOrDoubled, writeNotes } from './application-notes.mjs';

const WRITERS = 4;
const HOUR = 60 * 60 * 1_000;
const GIVE_UP_MS = 60_000;
/** Accounts that ask for an email, one after each jump. */
const accounts = ['student', 'owner', 'recruiter', 'reviewer', 'desk', 'admin'].map((name) => `${name}@demo.example`);
/** Hours by which the clock is ahead, one after the other. */
const jumps = { short: [3, 0], long: [1, 30, 29, 0, -2, 0] };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds until `isSo`; Infinity when that takes too long. */
async function until(isSo) {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > GIVE_UP_MS) return Infinity;
    await pause(20);
  }
  return Math.round(performance.now() - began);
}

/** How many emails to an address the server has written into its folder. */
const countEmails = (folder, email) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.name.endsWith('.eml') && readFileSync(join(entry.parentPath, entry.name), 'utf8').includes(`To: ${email}`),
  ).length;

/** Milliseconds until a demo account that asks for a new password has been sent another email. */
async function untilDelivered(server, folder, email) {
  const count = countEmails(folder, email);
  const { status } = await server.answer('/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (status >= 300) throw new Error(`Asking for a new password answered ${status}`);
  return until(() => countEmails(folder, email) > count);
}

/** One jump by three hours and back, with `long` six. */
export async function drill({ long }) {
  const folder = await mkdtemp(join(tmpdir(), 'drill-clock-'));
  const clock = join(folder, 'clock');
  writeFileSync(clock, '0');
  const figures = [];
  const failures = [];
  const server = await startDemoServer(join(folder, 'server'), {
    NODE_OPTIONS: `--import=${inRoot('e2e/start/clock-ahead.mjs')}`,
    CLOCK_FILE: clock,
  });
  try {
    let owner = await server.signIn('owner@demo.example', 'employer');
    const applicationId = await anApplicationId(owner);
    const writing = writeNotes({ owner: () => owner, applicationId, writers: WRITERS });
    for (const [index, hours] of jumps[long ? 'long' : 'short'].entries()) {
      const count = writing.notes.length;
      writeFileSync(clock, String(hours * HOUR));
      await pause(500);
      owner = await server.signIn('owner@demo.example', 'employer');
      const writtenAfter = await until(() => writing.notes.slice(count + WRITERS).some(({ status }) => status === 201));
      const deliveredAfter = await untilDelivered(server, join(folder, 'server'), accounts[index]);
      figures.push(
        `clock ${hours} h ahead: written after ${writtenAfter} ms, an email sent after ${deliveredAfter} ms`,
      );
      if (writtenAfter === Infinity) failures.push(`Nothing was written with the clock ${hours} h ahead.`);
      if (deliveredAfter === Infinity) failures.push(`No email was sent with the clock ${hours} h ahead.`);
    }
    await writing.stop();
    owner = await server.signIn('owner@demo.example', 'employer');
    figures.push(figureOfNotes(writing.notes));
    const others = writing.notes.map(({ status }) => status).filter((status) => status !== 201 && status !== 401);
    if (others.length > 0) failures.push(`Notes were answered ${others}, not 201 or 401`);
    failures.push(...(await findLostOrDoubled(owner, applicationId, writing.notes)));
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
  return { figures, failures };
}
