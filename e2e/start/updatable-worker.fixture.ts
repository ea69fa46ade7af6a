import { chromium, test as base, type BrowserContext, type Page } from '@playwright/test';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReverseProxy } from '../../tools/dev/reverse-proxy.mjs';
import { NotificationDesktop } from './desktop-notifications.ts';
import { freePort, startServer } from './server-process.ts';

export { expect } from '@playwright/test';

const SCRIPT = '/service-worker.js';
const CACHE = 'offline-page-1';

/** A site whose service worker gets a new version while browsers have the old one. */
interface UpdatableSite {
  readonly origin: string;
  /** Serves a script that keeps its page in this cache from now on. */
  readonly serveVersion: (cache: string) => void;
}

/** A browser as a person has it: with a profile that is not private, on a desktop that shows its notifications. */
interface DesktopBrowser {
  readonly context: BrowserContext;
  readonly desktop: NotificationDesktop;
  readonly open: (path: string) => Promise<Page>;
}

/** `test` of journeys about the service worker as the browser itself runs it. */
export const test = base.extend<{ own: DesktopBrowser }, { site: UpdatableSite }>({
  site: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'journey-'));
      await cp(process.env['DEMO_DATA_FOLDER'] ?? '', folder, { recursive: true });
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const server = await startServer(folder, { PUBLIC_URL: origin });
      let cache = CACHE;
      const original = await fetch(`${server.origin}${SCRIPT}`);
      const script = await original.text();
      const scripts = createServer((_, reply) => {
        for (const name of ['content-type', 'content-security-policy', 'cache-control'])
          reply.setHeader(name, original.headers.get(name) ?? '');
        reply.end(script.replaceAll(CACHE, cache));
      }).listen(0, '127.0.0.1');
      await once(scripts, 'listening');
      const scriptsPort = Object(scripts.address()).port as number;
      const serverPort = Number(new URL(server.origin).port);
      const proxy = createReverseProxy((path: string) => (path === SCRIPT ? scriptsPort : serverPort));
      proxy.listen(port, '127.0.0.1');
      await once(proxy, 'listening');
      await use({ origin, serveVersion: (next) => void (cache = next) });
      for (const each of [proxy, scripts]) {
        each.close();
        each.closeAllConnections();
      }
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  own: async ({ site, launchOptions }, use) => {
    const desktop = await NotificationDesktop.start();
    const env = { ...(process.env as Record<string, string>), ...desktop.environment };
    const context = await chromium.launchPersistentContext('', { ...launchOptions, env, locale: 'en-GB' });
    await context.grantPermissions(['notifications'], { origin: site.origin });
    const open = async (path: string): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(`${site.origin}${path}`);
      return page;
    };
    await use({ context, desktop, open });
    await context.close();
    await desktop.stop();
  },
});
