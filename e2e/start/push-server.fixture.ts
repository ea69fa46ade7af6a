import { test as base } from '@playwright/test';
import { TestPushService } from '@prentice/testing/push';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type RunningServer } from './server-process.ts';

export { expect } from '@playwright/test';

interface PushServer {
  readonly server: RunningServer;
  readonly service: TestPushService;
}

/** `test` of journeys about pushes: a server with the demo data, and the push service of browsers that it sends to. */
export const test = base.extend<object, { pushes: PushServer }>({
  pushes: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'journey-'));
      const prepared = process.env['DEMO_DATA_FOLDER'];
      if (prepared) await cp(prepared, folder, { recursive: true });
      const service = await TestPushService.start();
      const server = await startServer(folder, {
        NODE_OPTIONS: `--import=${new URL('./near-push-service.mjs', import.meta.url).href}`,
        PUSH_SERVICE_PORT: String(service.port),
      });
      await use({ server, service });
      await server.stop();
      await service.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ pushes }, use) => use(pushes.server.origin),
});
