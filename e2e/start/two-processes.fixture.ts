import { test as base } from '@playwright/test';
import { TestPushService } from '@prentice/testing/push';
import { RedisServer } from '@prentice/testing/redis';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseProcess } from '../../tools/testing/database-process.mjs';
import { startServer, type RunningServer } from './server-process.ts';

export { expect } from '@playwright/test';

/** Three processes on one database and one Redis. */
interface Site {
  /** Two that answer requests, and one that does everything else, such as sending. */
  readonly main: RunningServer;
  readonly other: RunningServer;
  readonly worker: RunningServer;
  /** The push service of browsers. */
  readonly service: TestPushService;
}

async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-'));
  const endings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const database = await startDatabaseProcess();
    endings.push(() => database.stop());
    const redis = await RedisServer.start();
    endings.push(() => redis.stop());
    const service = await TestPushService.start();
    endings.push(() => service.close());
    const shared = {
      MONGODB_URI: database.uri,
      MONGODB_DATABASE: 'journey',
      REDIS_URL: redis.url,
      FILE_STORE: 'gridfs',
      ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
      NODE_OPTIONS: `--import=${new URL('./near-push-service.mjs', import.meta.url).href}`,
      PUSH_SERVICE_PORT: String(service.port),
    };
    const start = async (name: string, settings: Record<string, string>): Promise<RunningServer> => {
      const server = await startServer(join(folder, name), { ...shared, ...settings });
      endings.push(() => server.stop());
      return server;
    };
    const runningServer = await start('one', { ROLE: 'web' });
    const other = await start('other', { ROLE: 'web', SEED_DEMO: 'false' });
    const worker = await start('worker', { ROLE: 'worker', SEED_DEMO: 'false' });
    await use({ main: runningServer, other, worker, service });
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** `test` of journeys through several processes. They skip themselves where there is no redis-server. */
export const test = base.extend<object, { site: Site }>({
  site: [async ({}, use) => withSite(use), { scope: 'worker', timeout: 120_000 }],
});
