import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitWithError } from '../console/progress.mjs';
import { inRoot } from '../setup/paths.mjs';
import { startDemoServer } from '../testing/built-server.mjs';
import { findOrInstallChromium } from '../testing/chromium.mjs';
import { serveMinimalAdmin } from './minimal-admin.mjs';

/* What the console costs its users, beside the least that react-admin can be: bytes, time to interactive, and navigations. */

const EMAIL = 'admin@demo.example';
const PASSWORD = 'try the demo today';
/** A slow mobile line: latency in ms, bytes per second. */
const LINE = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 95_000 };
const VISITS = 3;
const NAVIGATIONS = 20;
/** A page is interactive when its main thread has had no long task for so long. */
const QUIET_MS = 1_000;
const KINDS = ['Script', 'Stylesheet', 'Font', 'Fetch', 'Document', 'Other'];

/** Resources that are navigated between, and a field whose values their lists show. */
const RESOURCES = { employers: 'name', interns: 'lastName', news: 'title', 'external-jobs': 'title' };
const consolePaths = {
  employers: '/dashboard/admin/allEmployers',
  interns: '/dashboard/admin/allintern',
  news: '/dashboard/admin/news',
  'external-jobs': '/dashboard/admin/external-jobs',
};

const consoleAt = (origin) => ({
  origin,
  signIn: `/auth/admin-login?next=${encodeURIComponent(consolePaths.employers)}`,
  email: /email/i,
  pathOf: (resource) => consolePaths[resource],
  openSession: (context) =>
    context.request.post(`${origin}/api/auth/sign-in`, {
      data: { email: EMAIL, password: PASSWORD, signInPage: 'admin' },
    }),
});
const minimalAt = (origin, accessToken) => ({
  origin,
  signIn: '/#/login',
  email: /username/i,
  pathOf: (resource) => `/#/${resource}`,
  openSession: (context) =>
    context.addInitScript((token) => globalThis.localStorage.setItem('token', token), accessToken),
});

/** Sorted values: the one below which this share of them lies. */
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

/** Values of each resource by which its list is recognised. */
async function recordNames(server) {
  const ask = await server.signIn(EMAIL, 'admin');
  const named = async ([resource, field]) => {
    const { body } = await ask('GET', `/${resource}?range=${encodeURIComponent('[0,99]')}`);
    return [resource, body.map((record) => record[field]).filter(Boolean)];
  };
  return Object.fromEntries(await Promise.all(Object.entries(RESOURCES).map(named)));
}

/** Waits until a row of the list has one of these names. */
const rowOf = (page, names) =>
  page.waitForFunction(
    (expected) =>
      [...globalThis.document.querySelectorAll('main tbody tr')].some(({ textContent }) =>
        expected.some((name) => textContent.includes(name)),
      ),
    names,
  );

/** Counts what a page transfers, by kind. */
async function countTraffic(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map();
  const traffic = { requests: 0, bytes: 0, byKind: Object.fromEntries(KINDS.map((kind) => [kind, 0])) };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    traffic.byKind[KINDS.includes(kind) ? kind : 'Other'] += encodedDataLength;
  });
  return { session, read: () => structuredClone(traffic) };
}

/** Traffic until the form for signing in can be used, and until the first list shows after it. */
async function measureTraffic(context, app, names) {
  const page = await context.newPage();
  const traffic = await countTraffic(page);
  await page.goto(`${app.origin}${app.signIn}`, { waitUntil: 'networkidle' });
  await page.getByLabel(app.email).first().fill(EMAIL);
  await page.locator('input[type=password]').fill(PASSWORD);
  const signIn = traffic.read();
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await rowOf(page, names.employers);
  await page.waitForTimeout(QUIET_MS);
  const total = traffic.read();
  await page.close();
  return { signIn, total };
}

/** Milliseconds from the start of a first visit of a list until its rows are there and the main thread is quiet. */
async function timeToInteractive(browser, app, names) {
  const context = await browser.newContext();
  await app.openSession(context);
  const page = await context.newPage();
  const { session } = await countTraffic(page);
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(() => {
    globalThis.lastLongTask = 0;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) globalThis.lastLongTask = startTime + duration;
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${app.origin}${app.pathOf('employers')}`, { waitUntil: 'commit' });
  await rowOf(page, names.employers);
  const rowsAt = await page.evaluate(() => performance.now());
  const quiet = (milliseconds) => performance.now() - globalThis.lastLongTask > milliseconds;
  await page.waitForFunction(quiet, QUIET_MS);
  const interactiveAt = Math.max(rowsAt, await page.evaluate(() => globalThis.lastLongTask));
  await context.close();
  return interactiveAt;
}

/** Milliseconds of navigations from list to list by the menu, the first of each resource included. */
async function navigate(browser, app, names) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await app.openSession(context);
  const page = await context.newPage();
  const { session } = await countTraffic(page);
  await page.goto(`${app.origin}${app.pathOf('employers')}`);
  await rowOf(page, names.employers);
  await session.send('Network.emulateNetworkConditions', LINE);
  const resources = Object.keys(RESOURCES);
  const times = [];
  for (let count = 1; count <= NAVIGATIONS; count += 1) {
    const resource = resources[count % resources.length];
    const link = page.locator(`a[href$="${app.pathOf(resource).replace(/^\//, '')}"]`).first();
    const began = performance.now();
    await link.click();
    await rowOf(page, names[resource]);
    times.push(performance.now() - began);
  }
  await context.close();
  return times;
}

async function measureApp(browser, app, names) {
  const context = await browser.newContext();
  const traffic = await measureTraffic(context, app, names);
  await context.close();
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await timeToInteractive(browser, app, names));
  return { ...traffic, interactive: percentile(visits, 0.5), navigations: await navigate(browser, app, names) };
}

const ratioOf = ([measured, least]) => (least > 0 ? (measured / least).toFixed(2) : '-');

function report(ours, minimal) {
  const line = (label, read, unit, digits = 0) => {
    const values = [read(ours), read(minimal)];
    const columns = values.map((value) => `${value.toFixed(digits)}${unit}`.padStart(12));
    console.log(`${label.padEnd(46)}${columns.join('')}${ratioOf(values).padStart(8)}`);
  };
  const kilobytes = (read) => (measured) => read(measured) / 1_000;
  console.log(`\n${''.padEnd(46)}${'console'.padStart(12)}${'minimal'.padStart(12)}${'ratio'.padStart(8)}`);
  line(
    'sign-in page, transferred',
    kilobytes(({ signIn }) => signIn.bytes),
    ' kB',
    1,
  );
  line('sign-in page, requests', ({ signIn }) => signIn.requests, '');
  line(
    'sign-in and first list, transferred',
    kilobytes(({ total }) => total.bytes),
    ' kB',
    1,
  );
  for (const kind of KINDS)
    line(
      `  ${kind.toLowerCase()}`,
      kilobytes(({ total }) => total.byKind[kind]),
      ' kB',
      1,
    );
  line('sign-in and first list, requests', ({ total }) => total.requests, '');
  line('first list on a slow line, interactive', ({ interactive }) => interactive, ' ms');
  for (const share of [0.5, 0.95])
    line(
      `${NAVIGATIONS} navigations on it, p${share * 100}`,
      ({ navigations }) => percentile(navigations, share),
      ' ms',
    );
}

/** Prints what sign-in, the first list and navigations cost in the console, beside a minimal react-admin, as ratios. */
export async function benchBackOffice() {
  const { path: executablePath, problem } = findOrInstallChromium();
  if (problem) exitWithError(problem);
  const { chromium } = createRequire(inRoot('package.json'))('@playwright/test');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const server = await startDemoServer(folder);
  const minimal = await serveMinimalAdmin(server.origin);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] });
  try {
    const names = await recordNames(server);
    const ours = await measureApp(browser, consoleAt(server.origin), names);
    report(ours, await measureApp(browser, minimalAt(minimal.origin, await server.accessToken(EMAIL, 'admin')), names));
  } finally {
    await browser.close();
    await minimal.stop();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
