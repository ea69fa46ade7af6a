import { test as base } from '@playwright/test';
import { RedisServer } from '@prentice/testing/redis';
import { TestSmtpServer } from '@prentice/testing/smtp';
import { TraceCollector } from '@prentice/testing/traces';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseProcess } from '../../tools/testing/database-process.mjs';
import { startGateway } from '../../tools/testing/gateway.mjs';
import { freePort, startServer, type ReachableServer, type RunningServer } from './server-process.ts';

export { expect } from '@playwright/test';

type ProcessName = 'web-1' | 'web-2' | 'worker';

/** What docker-compose.yml describes, as processes of this machine: people reach it through the gateway alone. */
export interface ScaledSite {
  /** The gateway, and the folder into which the mail server delivers. */
  readonly gateway: ReachableServer;
  readonly redis: RedisServer;
  /** What the processes tell of what they do. */
  readonly traces: TraceCollector;
  /** Everything that the web processes and the worker have printed so far. */
  log(): string;
  /** Ends a process as a power cut would, and starts it again. */
  restart(name: ProcessName): Promise<void>;
  restartGateway(): Promise<void>;
  /** Nothing where MONGODB_URI names the database: it is not ours. */
  restartDatabase(): Promise<void>;
  kill(name: ProcessName): Promise<void>;
  start(name: ProcessName): Promise<void>;
}

/** The database of MONGODB_URI, or else an embedded one as a process of its own. */
async function openDatabase() {
  const { MONGODB_URI: uri } = process.env;
  if (!uri) return startDatabaseProcess();
  const nothing = async (): Promise<void> => undefined;
  return { uri, restart: nothing, stop: nothing };
}

async function withSite(use: (site: ScaledSite) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scaled-'));
  const endings: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const database = await openDatabase();
    endings.push(() => database.stop());
    const redis = await RedisServer.start();
    endings.push(() => redis.stop());
    const smtp = await TestSmtpServer.start(join(folder, 'mail'));
    endings.push(() => smtp.stop());
    const traces = await TraceCollector.start();
    endings.push(async () => traces.stop());
    const ports = {
      gateway: await freePort(),
      'web-1': await freePort(),
      'web-2': await freePort(),
      worker: await freePort(),
    };
    const origin = `http://127.0.0.1:${ports.gateway}`;
    const secret = join(folder, 'access-token-secret');
    await writeFile(secret, randomBytes(32).toString('hex'));
    const shared = {
      PUBLIC_URL: origin,
      OPERATOR_NAME: 'Internships of the hills',
      OPERATOR_ADDRESS: 'Brunnenweg 3, 8010 Graz',
      SUPPORT_EMAIL: 'help@hills.example',
      MONGODB_URI: database.uri,
      MONGODB_DATABASE: `scaled_${Date.now()}`,
      REDIS_URL: redis.url,
      FILE_STORE: 'gridfs',
      SMTP_URL: smtp.url,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMITS: 'true',
      ACCESS_TOKEN_SECRET_FILE: secret,
      OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
      /* The most that is ever logged: what is looked for in it must not be there at any level. */
      LOG_LEVEL: 'debug',
    };
    const running = new Map<ProcessName, RunningServer>();
    const printed: string[] = [];
    const start = async (name: ProcessName): Promise<void> => {
      const settings = {
        ...shared,
        PORT: String(ports[name]),
        ROLE: name === 'worker' ? 'worker' : 'web',
        SEED_DEMO: String(name === 'web-1'),
      };
      running.set(name, await startServer(join(folder, name), settings, undefined, (text) => void printed.push(text)));
    };
    /* What is being sent to a process when it dies is answered with 502, as nobody knows how far it got. The gateway
       repeats reading. */
    const gatewayNotices = async (): Promise<void> => {
      for (let request = 0; request < 8; request++)
        await fetch(`${origin}/api/health/live`).then((reply) => reply.text());
    };
    const kill = async (name: ProcessName): Promise<void> => {
      await running.get(name)?.kill();
      await gatewayNotices();
    };
    endings.push(() => Promise.all([...running.values()].map((server) => server.stop())));
    for (const name of ['web-1', 'web-2', 'worker'] as const) await start(name);
    const addresses = { port: ports.gateway, servers: [ports['web-1'], ports['web-2']] };
    let nginx = await startGateway(addresses);
    endings.push(() => nginx.stop());
    const restartGateway = async (): Promise<void> => {
      await nginx.kill();
      nginx = await startGateway(addresses);
    };
    const gateway = { origin, dataFolder: folder };
    const restart = async (name: ProcessName): Promise<void> => {
      await kill(name);
      await start(name);
    };
    const log = (): string => printed.join('');
    const restartDatabase = (): Promise<void> => database.restart();
    await use({ gateway, redis, traces, log, restart, restartGateway, restartDatabase, kill, start });
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** `test` of the scaled deployment. It skips itself where there is no redis-server or no nginx. */
export const test = base.extend<object, { site: ScaledSite }>({
  site: [async ({}, use) => withSite(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.gateway.origin),
});
