import { measureLoad } from './http-load.mjs';
import { measuredServer } from './measured-server.mjs';

const CONNECTIONS = 10;
const WARM_UP_MS = 1_000;
const WRITES = 100;
/** Milliseconds after which a server that has just started may have done what it does once, and the most it gets for that. */
const SETTLED_MS = 3_000;
const SETTLED_WITHIN_MS = 120_000;
/** Milliseconds of CPU in a second that a server without requests may use. */
const QUIET_MS = 100;
const SIZES = [1_000, 10_000, 50_000];

const params = (values) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * What is measured: milliseconds of CPU for each request at most, the same at every size. A page asks for its language,
 * so that it is made for each request.
 */
const reads = [
  ['public list, API', 'anybody', '/api/internships', { sort: ['openedAt', 'DESC'], range: [0, 24] }, 5],
  ['search, API', 'anybody', '/api/internships/search?q=marketing', null, 5],
  ['list page, made', 'anybody', '/internships?lang=de', null, 4],
  ['own list', 'owner', '/api/internships', { sort: ['updatedAt', 'DESC'], range: [0, 24] }, 5],
  ['all internships', 'admin', '/api/internships', { sort: ['updatedAt', 'DESC'], range: [0, 24] }, 5],
  ['all, with q', 'admin', '/api/internships', { filter: { q: 'market' }, range: [0, 24] }, 5],
  ['all, by state', 'admin', '/api/internships', { filter: { state: ['open'] }, range: [0, 24] }, 5],
  ['employers, with q', 'admin', '/api/employers', { filter: { q: 'berg' }, range: [0, 24] }, 5],
];

/** Waits until a server does nothing of its own any more: it would be counted as what requests cost. */
async function settled(server) {
  const until = performance.now() + SETTLED_WITHIN_MS;
  await pause(SETTLED_MS);
  for (let isQuiet = false; !isQuiet && performance.now() < until;) {
    const before = server.usage().cpu;
    await pause(1_000);
    isQuiet = server.usage().cpu - before <= QUIET_MS;
  }
}

async function headersOf(server) {
  const bearer = async (name, page) => ({
    authorization: `Bearer ${await server.accessToken(`${name}@demo.example`, page)}`,
  });
  return { anybody: {}, owner: await bearer('owner', 'employer'), admin: await bearer('admin', 'admin') };
}

/** CPU milliseconds of the process for each of these requests, which follow each other. */
async function cpuOfWrites(server, send) {
  for (let count = 0; count < 10; count++) await send(count);
  const before = server.usage().cpu;
  for (let count = 0; count < WRITES; count++) await send(10 + count);
  return (server.usage().cpu - before) / WRITES;
}

async function writeCosts(server) {
  const owner = await server.signIn('owner@demo.example', 'employer');
  const expectStatus = (expected, { status, body }) => {
    if (status !== expected) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const [application] = expectStatus(200, await owner('GET', '/applications?range=[0,0]'));
  const note = async (count) => {
    const body = { applicationId: application.id, text: `A note about the growth of lists, number ${count}.` };
    expectStatus(201, await owner('POST', '/application-notes', body));
  };
  return [['a note is written', await cpuOfWrites(server, note), 10]];
}

/** What one size costs: rows of a name, a figure, and the most that it may be, if there is a target for this size. */
async function costsAt(size, seconds) {
  const server = await measuredServer(size);
  try {
    const { startMs } = server;
    await settled(server);
    const idle = server.usage().memory;
    const headers = await headersOf(server);
    const rows = [];
    for (const [name, who, path, query, target] of reads) {
      const url = `${server.origin}${path}${query ? `?${params(query)}` : ''}`;
      const options = { connections: CONNECTIONS, headers: headers[who] };
      await measureLoad([url], { ...options, milliseconds: WARM_UP_MS });
      const before = server.usage().cpu;
      const { count, failed } = await measureLoad([url], { ...options, milliseconds: seconds * 1_000 });
      if (count === 0) throw new Error(`${name}: none of ${failed} requests was answered.`);
      rows.push([`${name}, CPU ms`, (server.usage().cpu - before) / count, target]);
    }
    for (const [name, cpu, target] of await writeCosts(server)) rows.push([`${name}, CPU ms`, cpu, target]);
    const startTarget = { 10_000: 2_500, 50_000: 5_000 }[size];
    rows.push(
      ['ready, ms', startMs, startTarget],
      ['memory, idle, MB', idle],
      ['memory, loaded, MB', server.usage().memory],
    );
    return rows;
  } finally {
    await server.stop();
  }
}

const format = (value) => (value < 100 ? value.toFixed(2) : Math.round(value).toString());

/**
 * What lists, pages, writes, start and memory cost at each size, how much more at the largest than at the smallest, and
 * which figures miss their target.
 */
export async function benchGrowth({ seconds, sizes = SIZES }) {
  const columns = [];
  for (const size of sizes) columns.push(await costsAt(size, seconds));
  const print = (cells) =>
    console.log(cells.map((cell, index) => (index ? cell.padStart(11) : cell.padEnd(30))).join(''));
  print(['', ...sizes.map((size) => size.toLocaleString('en')), 'growth', 'target']);
  for (const [index, [name]] of columns[0].entries()) {
    const values = columns.map((column) => column[index][1]);
    const missed = columns.some((column) => column[index][1] > (column[index][2] ?? Infinity));
    const target = columns.at(-1)[index][2];
    print([
      name,
      ...values.map(format),
      `${(values.at(-1) / values[0]).toFixed(1)}x`,
      target === undefined ? '' : `${missed ? 'MISSED ' : ''}${target}`,
    ]);
  }
}

/** Megabytes of the process: the demo idle, 10,000 internships under load, and each further 10,000. */
export async function benchMemory({ seconds }) {
  const demo = await measuredServer(0, { env: { SEED_DEMO: 'true' }, options: { makesDemoData: true } });
  let idle;
  try {
    await settled(demo);
    idle = demo.usage().memory;
  } finally {
    await demo.stop();
  }
  const loadedMemory = async (size) =>
    (await costsAt(size, seconds)).find(([name]) => name === 'memory, loaded, MB')[1];
  const [small, large] = [await loadedMemory(10_000), await loadedMemory(50_000)];
  const figures = [
    ['the demo, idle', idle, 210],
    ['10,000 internships, loaded', small, 450],
    ['each further 10,000', (large - small) / 4, 60],
  ];
  for (const [name, value, target] of figures)
    console.log(
      `${name.padEnd(30)}${format(value).padStart(8)} MB, target ${target}${value > target ? ': MISSED' : ''}`,
    );
}
