// `npm run bench`: requests per second of the built server. `npm run bench -- mongo`: the embedded database's own measures.
// `npm run bench -- lighthouse`: what Lighthouse says of the public pages (installs it first).
// `npm run bench -- backoffice`: bytes, time to interactive and navigations of the console, beside a minimal react-admin built in the same run.
// `npm run bench -- applications`: every list of applications at 200,000 of them. `--folder F` keeps the data set, or uses it.
// `npm run bench -- explain`: index, keys, records and CPU time of every list in every order and with every filter.
// `npm run bench -- outbox`: events per second from the outbox to consumers, and how long an event waits.
// `npm run bench -- notifications`: deliveries per second of an announcement to 10,000 people, without and with Redis, beside plain Bull.
// `npm run bench -- cv`: how much of generated CVs is read exactly, by layout and class, beside a plain reading from top to bottom; held-out CVs apart.
// `npm run bench -- cv-jobs`: how much slower the API answers while 200 CVs are read (`--jobs N`), and how long 20 files take.
// `npm run bench -- search`: CPU time of whole answers of the search index at 10,000 and 100,000 internships.
// `npm run bench -- engines`: first answers and CPU time of the search libraries that were compared.
// `npm run bench -- growth`: what lists, pages, writes, start and memory cost at 1,000, 10,000 and 50,000 internships, with targets.
// `npm run bench -- memory`: megabytes of the demo idle, of 10,000 internships under load, and of each further 10,000.
// `npm run bench -- peers --peer-list URL --peer-detail URL --peer-pids 1,2`: ours beside another server on this machine, alternately.
// Options: --size 10000 --connections 50 --seconds 5 --applications 200000
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { ensureInstalled } = await import('./setup/install.mjs');
await ensureInstalled();
const { buildProjects, describeFailures } = await import('./building/build-projects.mjs');
const { exitWithError: giveUp } = await import('./console/progress.mjs');
const { environment, inRoot, root, runtime } = await import('./setup/paths.mjs');
const { findChromium } = await import('./testing/chromium.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '5' },
    applications: { type: 'string', default: '200000' },
    jobs: { type: 'string', default: '200' },
    folder: { type: 'string' },
    'peer-list': { type: 'string' },
    'peer-detail': { type: 'string' },
    'peer-pids': { type: 'string', default: '' },
  },
});

/** Builds what has changed. Ends the process when that fails. */
async function ensureBuilt() {
  const failures = await buildProjects();
  if (failures.length) giveUp(describeFailures(failures));
}

function benchLibrary(name, extra = {}) {
  const folder = inRoot('libs', name, 'bench');
  if (!existsSync(folder)) giveUp(`The library ${name} has no measures yet.`);
  for (const file of readdirSync(folder)
    .filter((name) => /\.bench\.(ts|mjs)$/.test(name))
    .sort()) {
    const { status } = spawnSync(runtime, [`${folder}/${file}`], {
      cwd: root,
      env: environment(extra),
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}

async function benchServer() {
  await ensureBuilt();
  const { benchHttp } = await import('./bench/http.bench.mjs');
  await benchHttp({
    size: Number(values.size),
    connections: Number(values.connections),
    seconds: Number(values.seconds),
  });
}

async function benchPages() {
  await ensureBuilt();
  const { benchLighthouse } = await import('./bench/lighthouse.bench.mjs');
  await benchLighthouse({ size: Number(values.size) });
}

async function benchConsole() {
  await ensureBuilt();
  const { benchBackOffice } = await import('./bench/backoffice.bench.mjs');
  await benchBackOffice();
}

async function benchLists() {
  await ensureBuilt();
  const { benchApplications } = await import('./bench/applications.bench.mjs');
  await benchApplications({
    size: Number(values.size),
    applications: Number(values.applications),
    folder: values.folder,
  });
}

async function benchPlans() {
  await ensureBuilt();
  const { benchExplain } = await import('./bench/explain.bench.mjs');
  await benchExplain({ size: Number(values.size), folder: values.folder });
}

async function benchEvents() {
  await ensureBuilt();
  const { benchOutbox } = await import('./bench/outbox.bench.mjs');
  await benchOutbox({ seconds: Number(values.seconds) });
}

async function benchDeliveries() {
  const { benchNotifications } = await import('./bench/notifications.bench.mjs');
  await benchNotifications({ recipients: Number(values.size) });
}

async function benchReading() {
  const { benchCvJobs } = await import('./bench/cv-jobs.bench.mjs');
  await benchCvJobs({ jobs: Number(values.jobs) });
}

async function benchSizes(name) {
  await ensureBuilt();
  const benches = await import('./bench/growth.bench.mjs');
  await benches[name]({ seconds: Number(values.seconds) });
}

async function benchBesidePeers() {
  const [list, detail] = [values['peer-list'], values['peer-detail']];
  if (!list && !detail) giveUp('Say which server to measure: --peer-list URL, --peer-detail URL, or both.');
  await ensureBuilt();
  const { benchPeers } = await import('./bench/peers.bench.mjs');
  await benchPeers({
    size: Number(values.size),
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    list,
    detail,
    pids: values['peer-pids'].split(',').filter(Boolean).map(Number),
  });
}

async function benchSearch(name) {
  const { bundleApi } = await import('./building/bundle-api.mjs');
  const target = inRoot('api/dist/modules');
  const entries = { metadata: 'reflect-metadata', [name]: inRoot(`api/bench/search/${name}.bench.ts`) };
  await bundleApi({ entries, target, tsconfig: inRoot('api/tsconfig.json') });
  const args = ['--expose-gc', '--import', `${target}/metadata.js`, `${target}/${name}.js`];
  const { status } = spawnSync(runtime, args, { cwd: root, env: environment(), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const kinds = {
  http: benchServer,
  mongo: () => benchLibrary('embedded-mongo'),
  cv: () => benchLibrary('cv', { CHROMIUM_PATH: findChromium() }),
  'cv-jobs': benchReading,
  lighthouse: benchPages,
  backoffice: benchConsole,
  applications: benchLists,
  explain: benchPlans,
  outbox: benchEvents,
  notifications: benchDeliveries,
  growth: () => benchSizes('benchGrowth'),
  memory: () => benchSizes('benchMemory'),
  peers: benchBesidePeers,
  search: () => benchSearch('whole'),
  engines: () => benchSearch('search'),
};
const unknown = positionals.find((name) => !(name in kinds));
if (unknown) giveUp(`There is no measure "${unknown}".`, `Measures: ${Object.keys(kinds).join(', ')}`);
for (const name of positionals.length ? positionals : ['http']) await kinds[name]();
