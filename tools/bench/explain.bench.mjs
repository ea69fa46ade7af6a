import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../setup/paths.mjs';
import { apiModules } from './api-modules.mjs';
import { seedInto } from './measured-server.mjs';

const TIMES = 8;
/** No other query of a request asks for so many rows: by that the page is known. */
const ROWS = 23;
const SAMPLES = 400;
const TRIES = 5;
/** One of each kind of people who see lists; the demo knows them all. */
const people = [
  ['administrator', 'admin', 'admin@demo.example'],
  ['limited administrator', 'admin', 'desk@demo.example'],
  ['employer', 'employer', 'owner@demo.example'],
  ['intern', 'student', 'student@demo.example'],
];

const milliseconds = ({ user, system }) => (user + system) / 1000;

/** CPU time of one request, of all threads: the first ones are not counted. */
async function cpuOf(ask) {
  for (let index = 0; index < 2; index++) await ask();
  const before = process.cpuUsage();
  for (let index = 0; index < TIMES; index++) await ask();
  return milliseconds(process.cpuUsage(before)) / TIMES;
}

const widths = [44, 22, 34, 8, 8, 9, 9, 9, 8];
const row = (cells) =>
  cells
    .map((cell, index) => (index < 3 ? String(cell).padEnd(widths[index]) : String(cell).padStart(widths[index])))
    .join(' ');

async function started(folder) {
  const { createServer, openConnection, readSettings, Database, DEMO_PASSWORD } = await apiModules([
    'server',
    'connection',
    'platform/config/settings',
    'platform/database/database.service',
    'seed/demo.accounts',
  ]);
  const settings = readSettings({
    DATA_DIR: folder,
    ROLE: 'web',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    NODE_ENV: 'production',
    ADMIN_SECOND_FACTOR: 'optional',
    PUBLIC_URL: 'http://127.0.0.1',
    ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
  });
  const { connection, close } = await openConnection(settings);
  const app = await createServer({ settings, connection });
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.ready();
  const stop = async () => {
    await app.close();
    await close();
  };
  return { database: app.get(Database), ask: (request) => fastify.inject(request), password: DEMO_PASSWORD, stop };
}

async function tokens({ ask, password }) {
  const entries = [['anybody', null]];
  for (const [who, signInPage, email] of people) {
    const signIn = () => ask({ method: 'POST', url: '/api/auth/sign-in', payload: { signInPage, email, password } });
    let reply = await signIn();
    /* Hashing a password takes long where the processors are busy with other things. */
    for (let tries = 1; reply.statusCode !== 200 && tries < TRIES; tries++) reply = await signIn();
    if (reply.statusCode !== 200) throw new Error(`${email} could not sign in: ${reply.payload}`);
    entries.push([who, reply.json().accessToken]);
  }
  return entries;
}

/** The queries of one way to ask: which index, how much of it, and what the request costs. */
async function line(server, { headers, path, name, who }, { what, call }, { queriesOf, pageAndTotal }) {
  const query = Object.entries({ range: [0, ROWS - 1], ...call }).map(
    ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  const ask = () => server.ask({ method: 'GET', url: `${path}?${query.join('&')}`, headers });
  const { statusCode } = await ask();
  if (statusCode !== 200) return null;
  const { page, total: count } = pageAndTotal(await queriesOf(ask), ROWS);
  if (!page) return null;
  const plan = await page.plan();
  const total = await count?.plan();
  const cpu = await cpuOf(ask);
  console.log(
    row([
      `${name}, ${who}`,
      what,
      plan.index || plan.stages,
      plan.keys,
      plan.documents,
      plan.returned,
      total?.keys ?? '–',
      total?.documents ?? '–',
      cpu.toFixed(1),
    ]),
  );
  return { cpu, asked: `${name}, ${who}: ${what}`, stages: plan.stages };
}

const recordsOf = (server, { collection }) =>
  server.database.db.collection(collection).find({}).limit(SAMPLES).toArray();

/** Every list × everybody who may ask it × every order and filter, at size. */
export async function benchExplain({ size, folder: query }) {
  const folder = query ?? mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(folder, { recursive: true });
  seedInto(folder, size);
  const calls = await import(inRoot('api', 'test', 'list-operations.ts'));
  const watch = await import(inRoot('api', 'test', 'query-recorder.ts'));
  const server = await started(folder);
  try {
    console.log(
      row(['list', 'order or filter', 'index', 'keys', 'records', 'returned', 'counted', 'records', 'CPU ms']),
    );
    const lines = [];
    const everybody = await tokens(server);
    for (const { name, language, operation } of calls.listOperations)
      for (const [who, token] of everybody) {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        const path = `/api${operation.path}`;
        const ask = () => server.ask({ method: 'GET', url: `${path}?range=[0,${ROWS - 1}]`, headers });
        const { page: list } = watch.pageAndTotal(await watch.queriesOf(ask), ROWS);
        if (!list) continue;
        const records = await recordsOf(server, list);
        const ways = [
          { what: 'as it comes', call: {} },
          ...calls.orders(language),
          ...calls.filters(language, records),
        ];
        for (const way of ways) lines.push(await line(server, { headers, path, name, who }, way, watch));
      }
    const slowest = lines.filter(Boolean).toSorted((a, b) => b.cpu - a.cpu);
    console.log(`\n${slowest.length} requests; the dearest: ${slowest[0].asked} with ${slowest[0].cpu.toFixed(1)} ms`);
  } finally {
    await server.stop();
    if (!query) rmSync(folder, { recursive: true, force: true });
  }
}
