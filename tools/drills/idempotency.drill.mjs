import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retryWhileBusy, startDemoServer } from '../testing/built-server.mjs';

const SENDERS = 6;
/* Without LEAST, a server on a busy machine could be killed before its first reply. */
const LEAST_MS = 150;
const MAX_MS = 900;
const PAGE = 1_000;

/** Requests with a key while the server is killed again and again: nothing twice, nothing acknowledged lost. */
export async function drill({ long }) {
  const rounds = long ? 20 : 2;
  const folder = await mkdtemp(join(tmpdir(), 'drill-idempotency-'));
  const requests = [];
  const failures = [];
  const waits = [];
  const secret = { ACCESS_TOKEN_SECRET: randomUUID() + randomUUID() };
  try {
    let server = await startDemoServer(folder, secret);
    const employerIds = await employersOf(server);
    for (let round = 0; round < rounds; round++) {
      const sent = await sendUntilKilled(server, employerIds);
      requests.push(...sent);
      server = await startDemoServer(folder, secret);
      waits.push(...(await sendAgain(server, sent, failures)));
    }
    failures.push(...(await countEffects(server, requests)));
    await server.end('SIGTERM');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const cut = requests.filter((request) => request.cut).length;
  waits.sort((a, b) => a - b);
  return {
    figures: [
      `${rounds} kills in the middle of ${SENDERS} parallel senders; ${requests.length} requests, ${cut} of them cut off`,
      `repetition after the restart answered: median ${waits[waits.length >> 1] ?? 0} ms, longest ${waits.at(-1) ?? 0} ms`,
    ],
    failures,
  };
}

const people = async (server) => ({
  admin: await server.signIn('admin@demo.example', 'admin'),
  owner: await server.signIn('owner@demo.example', 'employer'),
});

async function employersOf(server) {
  const { admin } = await people(server);
  const { body } = await retryWhileBusy(() => admin('GET', `/employers?range=${encodeURIComponent('[0,2]')}`));
  return body.map((employer) => employer.id);
}

/** A message to companies, or a draft; what it leaves behind can be found by its name. */
function newRequest(employerIds, index) {
  const name = `Drill ${randomUUID()}`;
  const key = randomUUID();
  return index % 2
    ? { name, key, who: 'owner', path: '/internships', body: { title: name } }
    : {
        name,
        key,
        who: 'admin',
        path: '/employers/messages',
        body: { ids: employerIds, subject: name, text: 'A message that must arrive once, whatever happens meanwhile.' },
      };
}

/** What a repetition must answer word for word; its headers name the time. */
const summary = ({ status, body }) => ({ status, body });

const send = (by, { who, path, body, key }) => by[who]('POST', path, body, { 'idempotency-key': key });

async function sendUntilKilled(server, employerIds) {
  const by = await people(server);
  const sent = [];
  let killed = false;
  const sender = async (number) => {
    while (!killed) {
      const request = newRequest(employerIds, number + sent.length);
      sent.push(request);
      try {
        request.reply = await send(by, request);
      } catch {
        request.cut = true;
      }
    }
  };
  const senders = Array.from({ length: SENDERS }, (_, number) => sender(number));
  await new Promise((resolve) => setTimeout(resolve, randomInt(LEAST_MS, MAX_MS)));
  killed = true;
  await server.end('SIGKILL');
  await Promise.all(senders);
  return sent;
}

/** Sends everything of a round again, at once. @returns milliseconds that those took which had been cut off */
async function sendAgain(server, sent, failures) {
  const by = await people(server);
  const waits = [];
  for (const request of sent) {
    const began = performance.now();
    const again = await retryWhileBusy(() => send(by, request));
    if (request.cut) waits.push(Math.round(performance.now() - began));
    if (again.status >= 300) failures.push(`A repetition answered ${again.status}: ${JSON.stringify(again.body)}`);
    const wasDone = request.reply?.status < 300;
    if (wasDone && JSON.stringify(summary(again)) !== JSON.stringify(summary(request.reply)))
      failures.push(`A repetition answered ${JSON.stringify(again)} after ${JSON.stringify(request.reply)}`);
  }
  return waits;
}

async function countEffects(server, requests) {
  const { admin, owner } = await people(server);
  const counts = new Map();
  const count = (name) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const filter = encodeURIComponent(JSON.stringify({ action: ['messaged'] }));
  for (const entry of await everything(admin, `/audit?filter=${filter}&`)) count(entry.reason);
  for (const internship of await everything(owner, '/internships?')) count(internship.title);
  return requests.flatMap(({ name, path, body }) => {
    const expected = path === '/internships' ? 1 : body.ids.length;
    const count = counts.get(name) ?? 0;
    return count === expected ? [] : [`${path}: ${count} effects instead of ${expected}`];
  });
}

async function everything(by, path) {
  const problems = [];
  for (;;) {
    const range = encodeURIComponent(JSON.stringify([problems.length, problems.length + PAGE - 1]));
    const { status, body } = await retryWhileBusy(() => by('GET', `${path}range=${range}`));
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    problems.push(...body);
    if (body.length === 0) return problems;
  }
}
