import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MongoClient } from 'mongodb';
import { isTracing, startRequestSpan, startStepSpan } from './tracing.ts';

/** Commands that the driver sends by itself, and that no request waits for. */
const OF_THE_DRIVER = new Set(['hello', 'ismaster', 'ping', 'endSessions', 'saslStart', 'saslContinue', 'killCursors']);

/** A `traceparent` counts only from a proxy that is trusted: with another, visitors could write into traces. */
const causeOf = (request: FastifyRequest): string | undefined => {
  const { traceparent } = request.headers;
  return (request.ips?.length ?? 0) > 1 && typeof traceparent === 'string' ? traceparent : undefined;
};

/** Gives each request a span. Nothing in it is about a person: the route is the pattern of its path. */
export function installRequestTracing(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, next) => {
    const { method, routeOptions, is404 } = request;
    const route = is404 ? 'page' : (routeOptions.url ?? 'unknown');
    const { span, run } = startRequestSpan(causeOf(request), {
      'http.request.method': method,
      'http.route': route,
      'request.id': request.id,
    });
    span.updateName(`${method} ${route}`);
    request.traceId = span.spanContext().traceId;
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: 2 });
      span.end();
    });
    run(next);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the trace that the request belongs to; absent while nothing is traced. */
    traceId?: string;
  }
}

/** Gives each command to the database a span. A client tells of its commands only with `monitorCommands`. */
export function installDatabaseTracing(client: MongoClient): void {
  const open = new Map<string, (error?: unknown) => void>();
  const keyOf = ({ requestId, connectionId }: { requestId: number; connectionId?: unknown }): string =>
    `${String(connectionId)} ${requestId}`;
  client.on('commandStarted', (started) => {
    const { commandName, command } = started;
    if (!isTracing() || OF_THE_DRIVER.has(commandName)) return;
    const collection: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
    const name = typeof collection === 'string' ? collection : '';
    const attributes = { 'db.system.name': 'mongodb', 'db.operation.name': commandName, 'db.collection.name': name };
    const endStep = startStepSpan(`${commandName} ${name}`.trim(), attributes);
    if (endStep) open.set(keyOf(started), endStep);
  });
  const end = (key: string, error?: unknown): void => {
    open.get(key)?.(error);
    open.delete(key);
  };
  client.on('commandSucceeded', (succeeded) => end(keyOf(succeeded)));
  client.on('commandFailed', (failed) => end(keyOf(failed), failed.failure));
}
