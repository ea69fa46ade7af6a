import { brand } from '@prentice/contract';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Search } from './features/search/index.ts';
import type { Settings } from './platform/config/settings.ts';
import type { Connection } from './platform/database/database.service.ts';
import { InFlightRequests } from './platform/health/in-flight-requests.ts';
import { Metrics } from './platform/metrics/metrics.service.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { LiveStreams } from './platform/live/live-streams.service.ts';
import { assertNoDemoAccounts, seedOnFirstStart } from './seed/first-start.ts';
import { createServer } from './server.ts';
import { installWeb } from './web/install-web.ts';
import { Portal } from './web/portal.ts';

/** Milliseconds that requests in flight get to finish when the process is told to stop. */
const DRAIN_MS = 10_000;

/**
 * Connections that the system keeps until they are accepted; those beyond it are dropped and come again after seconds.
 */
const BACKLOG = 4_096;

/** Milliseconds in which the API answers those who waited for the start, before the rest of the program is loaded. */
const WARM_UP_DELAY_MS = 250;

/**
 * Loads what no start needs but the first page and the first search would wait for; both load it themselves when they
 * come earlier.
 */
async function warmUp(app: NestFastifyApplication): Promise<void> {
  await app.get(Search, { strict: false }).warmUp();
  await app.get(Portal).handler();
}

/** A server that listens. */
export interface Serving {
  /** Takes no new requests, finishes those in flight, and ends everything that runs beside them. */
  readonly stop: () => Promise<void>;
}

/** Builds the whole server on an open database, and listens. */
export async function serve(settings: Settings, connection: Connection): Promise<Serving> {
  const app = await createServer({ settings, connection, prepare: (created) => installWeb(created, settings) });
  await assertNoDemoAccounts(app, settings);
  const lines = await seedOnFirstStart(app, settings);
  await app.listen({ port: settings.PORT, host: settings.HOST, backlog: BACKLOG });
  const { METRICS_PORT: port, METRICS_HOST: host } = settings;
  const metrics = port > 0 ? await serveMetrics(app.get(Metrics), { port, host }) : null;
  const warmingUp = setTimeout(() => {
    warmUp(app).catch((error: unknown) => new Logger('WarmUp').error({ err: error }));
  }, WARM_UP_DELAY_MS);
  console.log(`\n${brand.name} is ready at ${settings.publicUrl}\n${lines.join('\n')}`);
  return {
    stop: async () => {
      clearTimeout(warmingUp);
      await metrics?.stop();
      const inFlightRequests = app.get(InFlightRequests);
      inFlightRequests.draining = true;
      app.get(LiveStreams).close();
      app.getHttpServer().close();
      app.getHttpServer().closeIdleConnections();
      await inFlightRequests.drain(DRAIN_MS);
      app.getHttpServer().closeAllConnections();
      await app.close();
    },
  };
}
