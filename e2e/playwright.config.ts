import { defineConfig } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { findChromium, findHeadlessShell } from '../tools/testing/chromium.mjs';

const chromium = findChromium();
const headlessShell = findHeadlessShell();
const withPushMessages = ['push', 'service-worker', 'two-processes'];
/** The browser of a journey by name. */
function launchOptions(name: string) {
  const executablePath = (withPushMessages.includes(name) ? undefined : headlessShell) ?? chromium;
  const args = [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return { args, ...(executablePath ? { executablePath } : {}) };
}
const ENDING = '.journey.ts';
/* They begin first: begun last, one of them would run alone while the other workers have nothing to do. */
const longest = ['screens', 'selection', 'triage', 'company', 'board', 'student'];
const isLong = (name: string): boolean => longest.includes(name);
const journeys = readdirSync(new URL('journeys', import.meta.url))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
  .toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)) || (a < b ? -1 : 1));

export default defineConfig({
  testDir: './journeys',
  // A project is never given a worker of another: so each file has a server, a database and a clock of its own.
  projects: journeys.map((name) => ({
    name,
    testMatch: `${name}${ENDING}`,
    use: { launchOptions: launchOptions(name) },
  })),
  outputDir: './test-results',
  globalSetup: './start/demo-data.setup.ts',
  // A journey builds on its own steps, never on another journey.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  globalTimeout: 50 * 60_000,
  // Nothing waits that long unless it fails: other work on the machine must not decide.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Steps and requests; a picture of the page at each step would be work that nobody looks at. Of an automatic run
    // only what it printed is read.
    trace: { mode: process.env['CI'] ? 'off' : 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});
