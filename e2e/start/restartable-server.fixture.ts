import { test as base, type Page } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer, type RunningServer } from './server-process.ts';

export { expect } from '@playwright/test';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A server with the demo data that can be switched off for a while: what passes meanwhile is made up afterwards. */
export class RestartableServer {
  readonly #folder: string;
  #ahead = 0;
  server: RunningServer;

  private constructor(folder: string, server: RunningServer) {
    this.#folder = folder;
    this.server = server;
  }

  static async start(): Promise<RestartableServer> {
    const folder = await mkdtemp(join(tmpdir(), 'machine-'));
    await cp(process.env['DEMO_DATA_FOLDER'] ?? '', folder, { recursive: true });
    return new RestartableServer(folder, await startServer(folder, { PORT: String(await freePort()) }));
  }

  /** The present moment there. */
  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  /** Stops it and starts it again as if that time had passed, at the same address. */
  async stopFor(milliseconds: number): Promise<void> {
    await this.server.stop();
    this.#ahead += milliseconds;
    this.server = await startServer(this.#folder, {
      PORT: new URL(this.server.origin).port,
      NODE_OPTIONS: `--import=${new URL('./clock-ahead.mjs', import.meta.url).href}`,
      CLOCK_AHEAD_MS: String(this.#ahead),
    });
  }

  /** Sets the clock of the pages of a browser to that of the server. */
  async syncClocks(...pages: readonly Page[]): Promise<void> {
    for (const page of pages) await page.context().clock.setSystemTime(this.now());
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** `test` of journeys in which time passes: a machine of their own for all tests of the file. */
export const test = base.extend<object, { machine: RestartableServer }>({
  machine: [
    async ({}, use) => {
      const machine = await RestartableServer.start();
      await use(machine);
      await machine.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ machine }, use) => use(machine.server.origin),
});
