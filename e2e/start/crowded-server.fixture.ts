import { test as base } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServer, type RunningServer } from './server-process.ts';

const run = promisify(execFile);
const seed = fileURLToPath(new URL('../../api/dist/seed.js', import.meta.url));

/** As many candidates as one internship of the demo company gets. */
export const CANDIDATE_COUNT = 1_000;

export { expect } from '@playwright/test';

/** `test` of journeys in a crowd: a server of their own, where a thousand people apply for one internship. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'crowd-'));
      const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: folder, LOG_LEVEL: 'warn' };
      await run(process.execPath, [seed, '--size', '20', '--applications', String(CANDIDATE_COUNT)], { env });
      const server = await startServer(folder);
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
