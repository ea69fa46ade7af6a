import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/testing/chromium.mjs';

const chromium = findChromium();

export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.journey.ts',
  outputDir: './test-results',
  globalSetup: './start/demo-data.setup.ts',
  // A journey builds on its own steps, never on another journey; each worker has a server and a database of its own.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  globalTimeout: 28 * 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
