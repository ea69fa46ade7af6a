import cookie from '@fastify/cookie';
import { allOperations, type OperationShape, AppError } from '@prentice/contract';
import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomUUID, createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { AppModule } from './app.module.ts';
import {
  AddressConfirmation,
  installEmailLinkPages,
  installEmailWebhook,
  SuppressedAddresses,
  Unsubscribing,
} from './features/notifications/index.ts';
import { Clock } from './platform/clock/clock.ts';
import type { Settings } from './platform/config/settings.ts';
import type { Connection } from './platform/database/database.service.ts';
import type { Upgrade } from './platform/upgrades/upgrade.ts';
import { bodyLimitOf, installBodyParser } from './platform/http/body/body-parser.ts';
import { processCoordinationModule } from './platform/process-coordination.module.ts';
import { installDocsPage } from './platform/http/openapi.ts';
import { installRequestChecks, malformedRequestHandler } from './platform/http/body/malformed-request.ts';
import { LoadControl } from './platform/http/load/load-control.ts';
import { Metrics } from './platform/metrics/metrics.service.ts';
import { installSecurityHeaders, apiHeaders } from './platform/http/security-headers.ts';
import { installEmailPreview } from './platform/email/email-preview.page.ts';
import { EmailSender } from './platform/email/email-sender.port.ts';
import { emailSamples } from './features/features.ts';
import { installRequestTracing } from './platform/tracing/install-tracing.ts';
import { isTracing } from './platform/tracing/tracing.ts';
import { PROBLEM_TYPE, toProblem } from './platform/errors/problem-filter.ts';

/** Answers paths that the router cannot read, badly encoded or endless ones: no hook and no filter ever sees them. */
const unreadablePathHandler =
  (settings: Settings) =>
  (error: { code?: string }, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = new AppError(error.code === 'FST_ERR_BAD_URL' ? 'MALFORMED_REQUEST' : 'NOT_FOUND');
    void reply
      .status(refusal.status)
      .headers({ ...apiHeaders(settings), 'X-Request-Id': request.id, 'Cache-Control': 'no-store' })
      .header('Content-Type', PROBLEM_TYPE)
      .send(JSON.stringify(toProblem(refusal, request.url, String(request.id))));
  };

/**
 * Logs one structured line per API reply: method, route pattern, status, milliseconds and request id. Never an address
 * with its values, a body or a person.
 */
function installRequestLog(fastify: FastifyInstance, level: 'info' | 'debug'): void {
  fastify.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api') || request.url.startsWith('/api/health')) return;
    const { method, id: requestId, traceId } = request;
    const route = request.routeOptions.url ?? 'unknown';
    fastify.log[level](
      {
        requestId,
        ...(traceId && { traceId }),
        method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/** Adds the request's id to every reply of the API, and a validator (ETag) on those that may be kept. */
function installApiHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api')) return payload;
    void reply.header('X-Request-Id', request.id);
    if (!String(reply.getHeader('Cache-Control') ?? '').startsWith('public') || typeof payload !== 'string')
      return payload;
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply.header('ETag', tag);
    if (request.headers['if-none-match'] !== tag || reply.statusCode !== 200) return payload;
    void reply.status(304);
    return '';
  });
}

const compress = promisify(gzip);

/* Below this a reply travels in one or two packets either way. */
const SMALLEST_CHARACTERS = 2_048;

const acceptsGzip = (header: string | undefined): boolean => /(?:^|,)\s*gzip\s*(?:,|$)/u.test(header ?? '');

/**
 * Compresses the lists and records that a screen reads: 20 to 40 kB of JSON become 4 to 8. What is public keeps the
 * bytes that its validator (ETag) was made of; errors and small replies stay as they are. The size of a reply tells
 * nobody what is in it (BREACH): only our own pages have the token without which there is no reply.
 */
function installCompressedReplies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const isPrivateRead =
      request.method === 'GET' && reply.statusCode === 200 && request.headers.authorization !== undefined;
    const isJson = String(reply.getHeader('Content-Type') ?? '').startsWith('application/json');
    if (!isPrivateRead || !isJson || typeof payload !== 'string' || payload.length < SMALLEST_CHARACTERS)
      return payload;
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    void reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}

export interface ServerOptions {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly clock?: Clock;
  /** Upgrades beside those of the collections, for tests of what a newer version does. */
  readonly upgrades?: readonly Upgrade[] | undefined;
  /** Called before the server is ready, to add routes of its own. */
  readonly prepare?: (app: NestFastifyApplication) => Promise<void>;
}

const byRoute: ReadonlyMap<string, OperationShape> = new Map(
  allOperations.map(({ operation }) => [`${operation.method} /api${operation.path}`, operation]),
);

/** Finds the operation of a route, which answers HEAD as it answers GET, at the same cost. */
const operationAt = (method: string, url: string): OperationShape | undefined =>
  byRoute.get(`${method === 'HEAD' ? 'GET' : method} ${url}`);

/** Builds the server, ready to listen or to be injected requests. */
export async function createServer({
  settings,
  connection,
  clock,
  upgrades,
  prepare,
}: ServerOptions): Promise<NestFastifyApplication> {
  const processCoordination = await processCoordinationModule(settings);
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
    AppModule.register({ settings, connection, clock: clock ?? new Clock(), processCoordination, upgrades }),
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
  if (isTracing()) installRequestTracing(fastify);
  app.get(LoadControl).install(fastify, operationAt);
  installBodyParser(fastify, (method, url) => bodyLimitOf(operationAt(method, url)));
  installSecurityHeaders(fastify, settings);
  installApiHeaders(fastify);
  installCompressedReplies(fastify);
  installRequestLog(fastify, settings.production ? 'info' : 'debug');
  installRequestChecks(fastify, settings);
  if (settings.METRICS_PORT > 0) app.get(Metrics).install(fastify);
  await fastify.register(cookie);
  installEmailPreview(fastify, emailSamples, settings, app.get(EmailSender));
  installEmailLinkPages(fastify, {
    unsubscribing: app.get(Unsubscribing),
    confirmation: app.get(AddressConfirmation),
  });
  installEmailWebhook(fastify, {
    addresses: app.get(SuppressedAddresses),
    clock: app.get(Clock),
    secret: settings.EMAIL_WEBHOOK_SECRET,
  });
  if (!settings.production) installDocsPage(fastify, allOperations);
  await prepare?.(app);
  await app.init();
  await fastify.ready();
  return app;
}
