import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@prentice/client';
import { startEmbeddedMongo } from '@prentice/embedded-mongo';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as InjectReply } from 'fastify';
import { FixedClock } from '../../src/platform/clock/clock.ts';
import { DeliveryWorker } from '../../src/features/notifications/deliveries/delivery-worker.service.ts';
import { readSettings, type Settings } from '../../src/platform/config/settings.ts';
import { Database, type Connection } from '../../src/platform/database/database.service.ts';
import { OutboxRelay } from '../../src/platform/events/outbox-relay.ts';
import { JobScheduler } from '../../src/platform/jobs/job-scheduler.service.ts';
import type { Upgrade } from '../../src/platform/upgrades/upgrade.ts';
import { createServer } from '../../src/server.ts';

/**
 * A running API for one spec file: real database connection, a clock that stands still, events dispatched on demand.
 */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly clock: FixedClock;
  readonly settings: Settings;
  readonly database: Database;
  /** The database that it uses; another app on the same one is another process. */
  readonly connection: Connection;
  /** Sends a request without a network. */
  inject(options: InjectOptions): Promise<InjectReply>;
  /** A typed client that sends this access token. */
  client(token?: string | null): Client;
  /** Dispatches all events that are due, as the relay would, and sends what they notify people of. */
  dispatch(): Promise<void>;
  /** Runs a job, as its timer would. */
  job(name: string): Promise<void>;
  close(): Promise<void>;
}

/** When the clock of tests stands at first. */
export const START = '2026-03-02T09:00:00.000Z';

interface TestAppOptions {
  readonly prepare?: (app: NestFastifyApplication, settings: Settings) => Promise<void>;
  readonly sameDatabaseAs?: TestApp;
  readonly databaseOnDisk?: boolean;
  readonly upgrades?: readonly Upgrade[];
}

let databases = 0;

let running: ReturnType<typeof startEmbeddedMongo> | undefined;

/**
 * One for all specs of a worker, each of which has a database of its own in it: starting one takes longer than starting
 * the API.
 */
function sharedMongo(): ReturnType<typeof startEmbeddedMongo> {
  running ??= startEmbeddedMongo({ dataDir: ':memory:' });
  return running;
}

/**
 * Starts an API with a database of its own, of MONGODB_URI or else of an embedded server. Close it in afterAll.
 * @param prepare adds routes of its own before the API is ready
 * @param sameDatabaseAs an app whose database and clock it shares, as another process would; close this one first
 * @param upgrades what a newer version does to the database
 * @param databaseOnDisk gives it an embedded server of its own, with its files in the folder `database` of DATA_DIR
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  { prepare, sameDatabaseAs: beside, databaseOnDisk = false, upgrades }: TestAppOptions = {},
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'api-test-'));
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    LOAD_CONTROL: 'false',
    ACCESS_TOKEN_SECRET: 'a secret of tests, at least 32 characters long',
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
  });
  const ownMongo = databaseOnDisk ? await startEmbeddedMongo({ dataDir: join(folder, 'database') }) : null;
  const uri = ownMongo?.uri ?? process.env['MONGODB_URI'] ?? (await sharedMongo()).uri;
  const name = `test_${process.pid}_${Date.now()}_${++databases}`;
  const clock = beside?.clock ?? new FixedClock(START);
  const ownConnection: Connection = { uri, database: name, keepExpired: true };
  const connection = beside?.connection ?? ownConnection;
  const app = await createServer({
    settings,
    clock,
    connection,
    upgrades,
    ...(prepare && { prepare: (created: NestFastifyApplication) => prepare(created, settings) }),
  });
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  const database = app.get(Database);
  return {
    app,
    clock,
    settings,
    database,
    connection,
    inject: async (options) => fastify.inject(options),
    client: (token = null) => clientOf(fastify, token),
    dispatch: async () => {
      await app.get(OutboxRelay).dispatchAll();
      await app.get(DeliveryWorker).deliverDue();
    },
    job: (job) => app.get(JobScheduler).run(job),
    close: async () => {
      if (!beside) await database.db.dropDatabase();
      await app.close();
      await ownMongo?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function inProcess(fastify: FastifyInstance, path: string, init: RequestInit): Promise<Response> {
  const request = new Request(`http://localhost${path}`, init);
  const payload = init.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const headers = Object.fromEntries(request.headers);
  const reply = await fastify.inject({
    method: request.method as 'GET',
    url: path,
    headers,
    ...(payload ? { payload } : {}),
  });
  const headerEntries = Object.entries(reply.headers).map(([key, value]): [string, string] => [key, String(value)]);
  return new Response([204, 304].includes(reply.statusCode) ? null : new Uint8Array(reply.rawPayload), {
    status: reply.statusCode,
    headers: headerEntries,
  });
}

const clientOf = (fastify: FastifyInstance, token: string | null): Client =>
  createClient({ token: () => token, send: (path, init) => inProcess(fastify, path, init) });
