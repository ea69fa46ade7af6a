import { test as base } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from './server-process.ts';

export { expect } from '@playwright/test';

/** `test` of every journey: a server with the demo data for its file, its address as the base of all visits. */
export const test = base.extend<object, { server: RunningServer; serverSettings: Record<string, string> }>({
  /** Settings that differ from those of other journeys. */
  serverSettings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverSettings }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'journey-'));
      const prepared = process.env['DEMO_DATA_FOLDER'];
      if (prepared) await cp(prepared, folder, { recursive: true });
      const server = await startServer(folder, serverSettings);
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
