import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../testing/built-server.mjs';
import { startDatabaseProcess } from '../testing/database-process.mjs';

const OWNER = 'owner@demo.example';
const GOAL_MS = 1_000;
/** After so long it counts as never. */
const GIVE_UP_MS = 60_000;
const PAUSE_MS = 10;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A process of the built server on a database that others use as well. It has no Redis. */
const startProcess = (uri, folder, role, secret) =>
  startBuiltServer(folder, {
    MONGODB_URI: uri,
    MONGODB_DATABASE: 'drill',
    REDIS_URL: '',
    SEED_DEMO: role === 'all' ? 'true' : 'false',
    ROLE: role,
    ACCESS_TOKEN_SECRET: secret,
  });

async function json(url, init = {}) {
  let reply = await fetch(url, init);
  for (let tries = 0; reply.status === 503 && tries < 100; tries++) {
    await pause(20 * PAUSE_MS);
    reply = await fetch(url, init);
  }
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${init.method ?? 'GET'} ${url} answered ${reply.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

async function move(origin, headers, id, body) {
  const { version } = await json(`${origin}/api/internships/${id}`, { headers });
  const match = { ...headers, 'if-match': `"${version}"` };
  await json(`${origin}/api/internships/${id}/transitions`, {
    method: 'POST',
    headers: match,
    body: JSON.stringify(body),
  });
}

const searchShows = async (origin, { id, title }) => {
  const query = new URLSearchParams({ q: title });
  const { items } = await json(`${origin}/api/internships/search?${query}`);
  return items.some((item) => item.id === id);
};
const pageShows = async (origin, { id, title }) => {
  const reply = await fetch(`${origin}/internships?${new URLSearchParams({ q: title })}`);
  return (await reply.text()).includes(id);
};

/** Milliseconds until something is so. */
async function until(isSo) {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > GIVE_UP_MS) return Infinity;
    await pause(PAUSE_MS);
  }
  return performance.now() - began;
}

/** One change in one process, and how long the search and a page of the other took to show it. */
async function round({ instance, other, headers, posting }, to) {
  const isOpened = to === 'open';
  await move(instance.origin, headers, posting.id, { to });
  return Promise.all(
    [searchShows, pageShows].map((shows) => until(async () => (await shows(other.origin, posting)) === isOpened)),
  );
}

const figureOf = (name, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const formatMs = (value) => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'never');
  return `${name}: median ${formatMs(sorted[Math.floor(sorted.length / 2)])}, longest ${formatMs(sorted.at(-1))} of ${sorted.length}`;
};

async function rounds(entry, other, count) {
  const authorization = `Bearer ${await entry.accessToken(OWNER, 'employer')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const list = await json(`${entry.origin}/api/internships?${new URLSearchParams({ filter: '{"state":["open"]}' })}`, {
    headers,
  });
  const posting = list.find?.((item) => item.state === 'open') ?? list.items?.find((item) => item.state === 'open');
  if (!posting) throw new Error('The demo company has no open internship.');
  const context = { instance: entry, other, headers, posting };
  await until(() => searchShows(other.origin, posting));
  await pageShows(other.origin, posting);
  const timings = [];
  for (let index = 0; index < count; index++)
    timings.push(await round(context, 'paused'), await round(context, 'open'));
  return [
    ['search results', timings.map(([search]) => search)],
    ['a page', timings.map(([, page]) => page)],
  ];
}

/** Two processes share a database and nothing else: what one saves, the other shows within a second. */
export async function drill({ long }) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const secret = randomBytes(32).toString('hex');
  const running = [];
  try {
    const database = await startDatabaseProcess();
    running.push(database);
    const processHandle = await startProcess(database.uri, folder, 'all', secret);
    running.push(processHandle);
    const other = await startProcess(database.uri, folder, 'web', secret);
    running.push(other);
    const results = await rounds(processHandle, other, long ? 20 : 3);
    /* How long it takes on a busy machine is printed; that it happens at all is judged on any. */
    const limit = long ? GOAL_MS : GIVE_UP_MS;
    return {
      figures: results.map(([name, times]) => figureOf(`shown by the other process, ${name}`, times)),
      failures: results.flatMap(([name, times]) =>
        times.some((time) => time > limit) ? [`The other process took more than ${limit} ms for ${name}.`] : [],
      ),
    };
  } finally {
    for (const process of running.reverse()) await (process.stop ?? process.end)();
    rmSync(folder, { recursive: true, force: true });
  }
}
