import { readdirSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';
import { measureLoad } from './http-load.mjs';
import { measuredServer } from './measured-server.mjs';

const WARM_UP_MS = 2000;
const query = (values) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));

function someStaticFile() {
  const files = readdirSync(inRoot('backoffice/dist'), { recursive: true }).filter((path) => path.endsWith('.js'));
  return `/backoffice-assets/${files.sort()[0]}`;
}

/* An address that stores its language in a cookie is never kept: the same page, rendered for each request. */
const uncached = { cookie: 'lang=en' };
const inGerman = (urls) => urls.map((url) => `${url}${url.includes('?') ? '&' : '?'}lang=de`);
const pages = (origin, ids) => [
  ['home page', [`${origin}/`]],
  ['list page', [`${origin}/internships`]],
  ['filtered list', [`${origin}/internships?mode=remote&paid=1&sort=newest`]],
  ['detail page', ids.map((id) => `${origin}/internships/${id}`)],
];

async function scenarios(origin) {
  const list = `${origin}/api/internships?${query({ sort: ['openedAt', 'DESC'], range: [0, 24] })}`;
  const reply = await fetch(list);
  if (!reply.ok) throw new Error(`GET ${list} answered ${reply.status}: ${await reply.text()}`);
  const ids = (await reply.json()).map(({ id }) => id);
  return [
    ['static file', [`${origin}${someStaticFile()}`]],
    ['health', [`${origin}/api/health/live`]],
    ['list, API', [list]],
    ['detail, API', ids.map((id) => `${origin}/api/internships/${id}`)],
    ...pages(origin, ids).flatMap(([name, urls]) => [
      [`${name}, kept`, urls],
      [`${name}, made`, inGerman(urls), uncached],
    ]),
  ];
}

const columns = [
  ['what', 19],
  ['per second', 11],
  ['p50 ms', 8],
  ['p99 ms', 8],
  ['CPU ms', 8],
  ['failed', 7],
  ['of static', 10],
];
const row = (cells) =>
  cells
    .map((cell, index) => (index ? String(cell).padStart(columns[index][1]) : cell.padEnd(columns[index][1])))
    .join(' ');

/** Requests per second of lists, details and pages, each next to a static file from the same process. */
export async function benchHttp({ size, connections, seconds }) {
  const server = await measuredServer(size);
  try {
    console.log(
      `\nReady after ${Math.round(server.startMs)} ms, ${Math.round(server.usage().memory)} MB; ${connections} connections\n`,
    );
    console.log(row(columns.map(([title]) => title)));
    let baseline = 0;
    let peak = 0;
    for (const [name, urls, headers] of await scenarios(server.origin)) {
      await measureLoad(urls, { connections, milliseconds: WARM_UP_MS, headers });
      const before = server.usage().cpu;
      const load = await measureLoad(urls, { connections, milliseconds: seconds * 1000, headers });
      const { cpu, memory } = server.usage();
      peak = Math.max(peak, memory);
      baseline ||= load.rps;
      const share = `${Math.round((100 * load.rps) / baseline)} %`;
      const perRequest = load.count ? ((cpu - before) / load.count).toFixed(2) : '-';
      console.log(
        row([name, Math.round(load.rps), load.p50.toFixed(1), load.p99.toFixed(1), perRequest, load.failed, share]),
      );
    }
    console.log(`\nMemory under load: ${Math.round(peak)} MB`);
  } finally {
    await server.stop();
  }
}
