import cookie from '@fastify/cookie';
import { allOperations, type OperationShape } from '@prentice/contract';
import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { AppModule } from './app.module.ts';
import { installUnsubscribePage } from './features/notifications/deliveries/unsubscribe.page.ts';
import { Unsubscribing } from './features/notifications/deliveries/unsubscribing.service.ts';
import { Clock } from './platform/clock/clock.ts';
import type { Settings } from './platform/config/settings.ts';
import type { Connection } from './platform/database/database.service.ts';
import { installApiHeaders } from './platform/http/api-headers.ts';
import { bodyLimitOf, installBodyParser } from './platform/http/body-parser.ts';
import { installDocsPage } from './platform/http/docs.page.ts';
import { installRequestChecks, malformedRequestHandler } from './platform/http/malformed-request.ts';
import { unreadablePathHandler } from './platform/http/unreadable-path.ts';
import { LoadControl } from './platform/http/load-control.ts';
import { installRequestLog } from './platform/http/request-log.ts';
import { installSecurityHeaders } from './platform/http/security-headers.ts';
import { installEmailPreview } from './platform/email/email-preview.page.ts';
import { EmailSamples } from './platform/email/email-samples.ts';

export interface ServerOptions {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly clock?: Clock;
  /** Called before the server is ready, to add routes of its own. */
  readonly prepare?: (app: NestFastifyApplication) => Promise<void>;
}

const byRoute: ReadonlyMap<string, OperationShape> = new Map(
  allOperations.map(({ operation }) => [`${operation.method} /api${operation.path}`, operation]),
);

/** A route answers HEAD as it answers GET, at the same cost. */
const operationAt = (method: string, url: string): OperationShape | undefined =>
  byRoute.get(`${method === 'HEAD' ? 'GET' : method} ${url}`);

/** Builds the server, ready to listen or to be injected requests. */
export async function createServer({
  settings,
  connection,
  clock,
  prepare,
}: ServerOptions): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    bodyLimit: 16 * 1024 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    trustProxy: settings.TRUSTED_PROXIES ?? false,
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: unreadablePathHandler(settings),
    clientErrorHandler: malformedRequestHandler(settings),
    /* Requests without Host are refused by installRequestChecks, with a problem like every other error. */
    http: { requireHostHeader: false, connectionsCheckingInterval: 2_000 },
  } as never);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.register({ settings, connection, clock: clock ?? new Clock() }),
    adapter,
    {
      bodyParser: false,
      logger:
        settings.LOG_LEVEL === 'silent'
          ? false
          : new ConsoleLogger({ json: true, logLevels: ['fatal', 'error', 'warn'] }),
      abortOnError: false,
    },
  );
  app.setGlobalPrefix('api');
  const fastify: FastifyInstance = adapter.getInstance();
  app.get(LoadControl).install(fastify, operationAt);
  installBodyParser(fastify, (method, url) => bodyLimitOf(operationAt(method, url)));
  installSecurityHeaders(fastify, settings);
  installApiHeaders(fastify);
  installRequestLog(fastify, settings.production ? 'info' : 'debug');
  installRequestChecks(fastify, settings);
  await fastify.register(cookie);
  installEmailPreview(fastify, app.get(EmailSamples), settings);
  installUnsubscribePage(fastify, app.get(Unsubscribing));
  if (!settings.production) installDocsPage(fastify, allOperations);
  await prepare?.(app);
  await app.init();
  await fastify.ready();
  return app;
}
