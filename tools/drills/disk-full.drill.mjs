import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retryWhileBusy, startDemoServer } from '../testing/built-server.mjs';
import { writeNote, listNotes, anApplicationId } from './application-notes.mjs';

const SIZE = '16m';
const WRITERS = 8;
const REFUSED = 100;
const MAX_WRITES = 10_000;
const READY_WITHIN_MS = 30_000;
const LONG = 'n'.repeat(1_900);
const TEXT = 'A text for a file that nobody will keep, since the disk it should go to has no room left. '.repeat(300);

function mountDisk(folder) {
  const { status, error, stderr } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${SIZE},mode=0700`,
    'tmpfs',
    folder,
  ]);
  return status === 0 ? null : String(error?.message ?? stderr).trim();
}

/** Writes until the disk takes no byte more: in large pieces first, then byte by byte. */
function fill(folder) {
  const path = join(folder, 'filler');
  for (const size of [256 * 1024, 4_096, 1]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  return () => rmSync(path);
}

const upload = () => {
  const form = new FormData();
  form.set('kind', 'cv');
  form.set('file', new Blob([TEXT]), 'cv.txt');
  return form;
};

/** A server on a disk of 16 MB that is really full: writes are refused, reads answer, nothing acknowledged is lost. */
export async function drill() {
  const folder = mkdtempSync(join(tmpdir(), 'drill-disk-'));
  const refusal = mountDisk(folder);
  if (refusal) {
    rmSync(folder, { recursive: true });
    return { skipped: `no disk of its own could be mounted: ${refusal}`, failures: [] };
  }
  try {
    return await onDisk(folder);
  } finally {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The status of readiness as soon as it is 200, or the last one when that takes too long. */
async function readyAgain(server) {
  const until = performance.now() + READY_WITHIN_MS;
  let { status } = await server.answer('/health/ready');
  while (status !== 200 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    ({ status } = await server.answer('/health/ready'));
  }
  return status;
}

async function onDisk(folder) {
  const failures = [];
  const figures = [];
  const expect = (what, status, allowed) => {
    if (!allowed.includes(status)) failures.push(`${what}: ${status} instead of ${allowed.join(' or ')}`);
  };
  const server = await startDemoServer(folder);
  try {
    const owner = await server.signIn('owner@demo.example', 'employer');
    const student = await server.signIn('student@demo.example', 'student');
    const applicationId = await anApplicationId(owner);
    expect('a note before', (await retryWhileBusy(() => writeNote(owner, applicationId, 'before'))).status, [201]);
    const free = fill(folder);
    figures.push(`free bytes while full: ${statfsSync(folder).bavail}`);
    const statuses = new Map();
    const savedIds = [];
    /* The log of the database has room for some more writes inside its file, until it would have to grow. */
    let refused = 0;
    for (let count = 0; refused < REFUSED && count < MAX_WRITES; count += WRITERS) {
      const replies = await Promise.all(
        Array.from({ length: WRITERS }, () => retryWhileBusy(() => writeNote(owner, applicationId, LONG))),
      );
      for (const { status, body } of replies) {
        const label = status === 201 ? '201' : `${status} ${body.code}`;
        statuses.set(label, (statuses.get(label) ?? 0) + 1);
        if (status === 201) savedIds.push(body.id);
        else expect('a write on the full disk', label, ['503 STORAGE_UNAVAILABLE']);
        if (status !== 201) refused++;
      }
    }
    figures.push(`writes while full: ${[...statuses].map(([label, count]) => `${count} × ${label}`).join(', ')}`);
    if (!statuses.has('503 STORAGE_UNAVAILABLE')) failures.push('No write was refused: the disk was not full.');
    const uploaded = await retryWhileBusy(() => student('POST', '/documents', upload()));
    expect('an upload', `${uploaded.status} ${uploaded.body.code}`, ['503 STORAGE_UNAVAILABLE']);
    const rests = readdirSync(folder, { recursive: true }).filter((name) => /\.part$|probe-/.test(String(name)));
    if (rests.length) failures.push(`Rests of files that were not written: ${rests.join(', ')}`);
    const signIn = await server.signIn('student@demo.example', 'student').catch((error) => error.message);
    if (!String(signIn).includes('503')) failures.push(`signing in on the full disk: ${signIn}`);
    const reset = await server.answer('/auth/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'student@demo.example' }),
    });
    expect('asking for an email', reset.status, [202, 503]);
    const ready = await server.answer('/health/ready');
    expect('readiness', `${ready.status} ${ready.body.code}`, ['503 STORAGE_UNAVAILABLE']);
    expect('liveness', (await server.answer('/health/live')).status, [200]);
    expect('a public list', (await retryWhileBusy(() => server.answer('/internships'))).status, [200]);
    expect('an own list', (await retryWhileBusy(() => owner('GET', '/applications'))).status, [200]);
    const seen = await listNotes(owner, applicationId);
    const lost = savedIds.filter((id) => !seen.has(id));
    if (lost.length) failures.push(`${lost.length} acknowledged notes are lost`);

    free();
    expect('readiness with room again', await readyAgain(server), [200]);
    expect(
      'a note with room again',
      (await retryWhileBusy(() => writeNote(owner, applicationId, 'after'))).status,
      [201],
    );
    const later = await retryWhileBusy(() => student('POST', '/documents', upload()));
    expect('an upload with room again', later.status, [201]);
    await server.end('SIGKILL');
    const again = await startDemoServer(folder);
    try {
      const storedIds = await listNotes(await again.signIn('owner@demo.example', 'employer'), applicationId);
      const missingIds = savedIds.filter((id) => !storedIds.has(id));
      if (missingIds.length) failures.push(`${missingIds.length} acknowledged notes are lost after a crash`);
    } finally {
      await again.end('SIGTERM');
    }
  } finally {
    await server.end('SIGKILL');
  }
  return { figures, failures };
}
