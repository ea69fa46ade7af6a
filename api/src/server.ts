import cookie from '@fastify/cookie';
import { allOperations, type OperationShape } from '@prentice/contract';
import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { AppModule } from './app.module.ts';
import { Clock } from './platform/clock/clock.ts';
import type { Settings } from './platform/config/settings.ts';
import type { Connection } from './platform/database/database.service.ts';
import { installApiHeaders } from './platform/http/api-headers.ts';
import { bodyLimitOf, installBodyGate } from './platform/http/body-gate.ts';
import { installDocsPage } from './platform/http/docs.page.ts';
import { unreadablePath } from './platform/http/unreadable.path.ts';
import { installLoadControl } from './platform/http/load-control.ts';
import { installRequestLog } from './platform/http/request-log.ts';
import { installMailPreview } from './platform/mail/preview.page.ts';
import { MailSamples } from './platform/mail/samples.ts';
import { Lifecycle } from './platform/health/lifecycle.ts';

/** Milliseconds that a request may take from its first byte to its last. */
const REQUEST_DEADLINE = 10_000;

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
    handlerTimeout: REQUEST_DEADLINE,
    trustProxy: settings.TRUSTED_PROXIES ?? false,
    logger: settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: unreadablePath,
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
  installBodyGate(fastify, (method, url) => bodyLimitOf(byRoute.get(`${method} ${url}`)));
  installApiHeaders(fastify);
  installRequestLog(fastify, settings.production ? 'info' : 'debug');
  installLoadControl(fastify, app.get(Lifecycle), settings);
  await fastify.register(cookie);
  installMailPreview(fastify, app.get(MailSamples), settings);
  if (!settings.production) installDocsPage(fastify, allOperations);
  await prepare?.(app);
  await app.init();
  await fastify.ready();
  return app;
}
