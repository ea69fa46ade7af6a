import { brand } from '@prentice/contract';
import type { Settings } from './platform/config/settings.ts';
import type { Connection } from './platform/database/database.service.ts';
import { InFlightRequests } from './platform/health/in-flight-requests.ts';
import { seedOnFirstStart } from './seed/first-start.ts';
import { createServer } from './server.ts';
import { installWeb } from './web/install-web.ts';

/** Milliseconds that requests in flight get to finish when the process is told to stop. */
const DRAIN = 10_000;

/** Connections that the system keeps until they are accepted; those beyond it are dropped and come again after seconds. */
const BACKLOG = 4_096;

/** A server that listens. */
export interface Serving {
  /** Takes no new requests, finishes those in flight, and ends everything that runs beside them. */
  readonly stop: () => Promise<void>;
}

/** Builds the whole server on an open database, and listens. */
export async function serve(settings: Settings, connection: Connection): Promise<Serving> {
  const app = await createServer({ settings, connection, prepare: (created) => installWeb(created, settings) });
  const lines = await seedOnFirstStart(app, settings);
  await app.listen({ port: settings.PORT, host: settings.HOST, backlog: BACKLOG });
  console.log(`\n${brand.name} is ready at ${settings.publicUrl}\n${lines.join('\n')}`);
  return {
    stop: async () => {
      const inFlightRequests = app.get(InFlightRequests);
      inFlightRequests.draining = true;
      app.getHttpServer().close();
      app.getHttpServer().closeIdleConnections();
      await inFlightRequests.drain(DRAIN);
      app.getHttpServer().closeAllConnections();
      await app.close();
    },
  };
}
