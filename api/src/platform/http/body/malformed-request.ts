import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '@prentice/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import { PROBLEM_TYPE, toProblem } from '../../errors/problem-filter.ts';
import { apiHeaders } from '../security-headers.ts';

/** Milliseconds that a client gets to read why it was refused before the connection is cut. */
const LINGER_MS = 1_000;

const codes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** The latest reply on each connection, and the connections that are being refused. */
const replies = new WeakMap<Socket, ServerResponse>();
const refusedSockets = new WeakSet<Socket>();

/** Writes a whole HTTP message: there is no request that a framework could reply to. */
function refusalMessage(code: ErrorCode, settings: Settings): string {
  const error = new AppError(code);
  const traceId = randomUUID();
  const body = JSON.stringify(toProblem(error, '', traceId));
  const headers = {
    ...apiHeaders(settings),
    'X-Request-Id': traceId,
    'Cache-Control': 'no-store',
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`;
}

function answer(socket: Socket, message: string): void {
  if (!socket.writable) return void socket.destroy();
  const cut = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(cut));
  socket.end(message);
}

/**
 * Answers what Node could not read as a request, where a reply is possible: not in the middle of another reply, and
 * after the reply to a complete request that came before it on the same connection.
 */
export const malformedRequestHandler =
  (settings: Settings) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || refusedSockets.has(socket)) return;
    refusedSockets.add(socket);
    const message = refusalMessage(codes[error.code ?? ''] ?? 'MALFORMED_REQUEST', settings);
    const reply = replies.get(socket);
    if (!reply || reply.closed) return answer(socket, message);
    if (reply.req.complete) return void reply.once('close', () => answer(socket, message));
    return reply.headersSent ? void socket.destroy() : answer(socket, message);
  };

/** Host and port as a browser writes them: a name, an IPv4 or a bracketed IPv6 address (RFC 9110, 7.2). */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Headers of which Node keeps the first and a proxy in front may have gone by the last. */
const singleHeaders = ['host', 'authorization', 'content-type'];

const count = ({ rawHeaders }: IncomingMessage, name: string): number =>
  rawHeaders.filter((header, index) => index % 2 === 0 && header.toLowerCase() === name).length;

function hasFaultyHost(request: IncomingMessage): boolean {
  const { host } = request.headers;
  if (host === undefined) return request.httpVersion !== '1.0';
  const match = host.length <= 260 ? HOST.exec(host) : null;
  return !match || Number(match[1] ?? 0) > 65_535;
}

/**
 * Refuses TRACE, and requests that two readers could understand differently: their Host, or a header that is there
 * twice.
 */
export function installRequestChecks(fastify: FastifyInstance, settings: Settings): void {
  const { server } = fastify;
  server.prependListener('request', (request: IncomingMessage, reply: ServerResponse) => {
    replies.set(request.socket, reply);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) =>
    answer(socket, refusalMessage('MALFORMED_REQUEST', settings)),
  );
  server.on('checkExpectation', (request: IncomingMessage, reply: ServerResponse) => {
    server.emit('request', request, reply);
  });
  fastify.addHook('onRequest', async ({ raw }, reply) => {
    /* It would send a request back to its sender, with headers that scripts must not see (RFC 9110, 9.3.8). */
    if (raw.method === 'TRACE') {
      void reply.header('Allow', METHODS.join(', '));
      throw new AppError('METHOD_NOT_ALLOWED');
    }
    const { expect = '100-continue' } = raw.headers;
    const isUnderstood = /^1\.[01]$/.test(raw.httpVersion) && expect.toLowerCase() === '100-continue';
    const isAmbiguous = singleHeaders.some((name) => count(raw, name) > 1) || hasFaultyHost(raw);
    if (!isUnderstood || isAmbiguous) throw new AppError('MALFORMED_REQUEST');
  });
}
