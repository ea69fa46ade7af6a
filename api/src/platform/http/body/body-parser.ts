import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { MEGABYTE, limits, AppError, type OperationShape } from '@prentice/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeUtf8 } from './multipart.ts';
import { repeatsKey } from './repeated-keys.ts';

/** Bytes of an upload besides its file: the other fields and the lines between the parts. */
const FORM_BYTES = 64 * 1024;

/**
 * What a client may still send after it got its answer, until the connection is cut: for `maxLooks` looks, `lookMs`
 * apart, and after the first `graceLooks` no more than so many bytes.
 */
const DRAIN_LIMITS = { lookMs: 100, maxLooks: 20, graceLooks: 5, bytes: 16 * MEGABYTE };

/** Returns the bytes of a whole upload whose file may have so many. */
export const uploadLimit = (maxBytes: number): number => maxBytes + FORM_BYTES;

/** Returns the bytes that an operation accepts as a body. */
export const bodyLimitOf = (declared: OperationShape | undefined): number =>
  declared?.upload ? uploadLimit(declared.upload.maxBytes) : (declared?.bodyLimit ?? limits.bodyBytes);

const tooLarge = (limit: number): AppError =>
  new AppError('FILE_TOO_LARGE', { mb: Math.max(1, Math.floor(limit / MEGABYTE)) });

/**
 * Reads a whole body.
 * @throws AppError FILE_TOO_LARGE as soon as it exceeds the limit, MALFORMED_REQUEST when it ends before its end
 */
export function readBody(stream: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length <= limit) return void chunks.push(chunk);
      stream.off('data', onData);
      reject(tooLarge(limit));
    };
    const broken = (): void => reject(new AppError('MALFORMED_REQUEST'));
    stream.on('data', onData).once('error', broken).once('close', broken);
    stream.once('end', () => resolve(Buffer.concat(chunks, length)));
  });
}

/** Measures the nesting and number of keys of a JSON text, counted without building it. */
export function measureJson(text: string): { depth: number; keys: number } {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (quoted) {
      if (sign === 92) index++;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 123 || sign === 91) deepest = Math.max(deepest, ++depth);
    else if (sign === 125 || sign === 93) depth--;
    else if (sign === 58) keys++;
  }
  return { depth: deepest, keys };
}

/** Keys that would reach an object's prototype are refused, not cleaned. */
const rejectPrototypeKeys = (key: string, value: unknown): unknown => {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new AppError('MALFORMED_REQUEST');
  return value;
};

function parse(text: string): unknown {
  const { depth, keys } = measureJson(text);
  if (depth > limits.jsonDepth || keys > limits.jsonKeys) throw new AppError('MALFORMED_REQUEST');
  const parsed = read(text);
  if (repeatsKey(text)) throw new AppError('MALFORMED_REQUEST');
  return parsed;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text, rejectPrototypeKeys);
  } catch {
    throw new AppError('MALFORMED_REQUEST');
  }
}

async function readJson(stream: Readable, limit: number): Promise<unknown> {
  const text = decodeUtf8(await readBody(stream, limit));
  if (text === null) throw new AppError('MALFORMED_REQUEST');
  return text.trim() === '' ? undefined : parse(text);
}

/** Cuts a connection whose client sends on and on after its answer. Up to a bound it may: it reads the answer last. */
function drain({ raw }: FastifyRequest): void {
  const { socket } = raw;
  if (raw.complete || !(socket instanceof Socket) || socket.destroyed) return;
  const most = socket.bytesRead + DRAIN_LIMITS.bytes;
  let looks = 0;
  const timer = setInterval(() => {
    const over = ++looks > DRAIN_LIMITS.maxLooks || (looks > DRAIN_LIMITS.graceLooks && socket.bytesRead > most);
    if (over) socket.destroy();
    if (over || raw.complete || socket.destroyed) clearInterval(timer);
  }, DRAIN_LIMITS.lookMs);
  timer.unref();
}

/**
 * Installs the only way for a body into the application: bounded in size before it is read, and JSON in depth and keys
 * before it is parsed. The body of an upload is read by its operation, after it is known who sends it.
 * @param limitOf bytes that the operation behind a route accepts
 */
export function installBodyParser(fastify: FastifyInstance, limitOf: (method: string, url: string) => number): void {
  const limit = (request: FastifyRequest): number => limitOf(request.method, request.routeOptions.url ?? '');
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    if (Number(request.headers['content-length'] ?? 0) > limit(request)) throw tooLarge(limit(request));
    return payload;
  });
  fastify.addHook('onSend', async (_request, reply, payload) => {
    /* Fastify closes the connection of a body that it refuses at once, which can destroy the answer on its way. */
    if (reply.statusCode === 413) void reply.removeHeader('connection');
    return payload;
  });
  fastify.addHook('onResponse', async (request) => drain(request));
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
    readJson(payload, limit(request)),
  );
  /* The stock REST client of react-admin deletes with this type and without a body. */
  fastify.addContentTypeParser('text/plain', async (request: FastifyRequest, payload: Readable) => {
    const isEmpty = request.method === 'DELETE' && (await readBody(payload, limit(request))).length === 0;
    if (!isEmpty) throw new AppError('FILE_TYPE', { types: 'application/json' });
  });
  fastify.addContentTypeParser('multipart/form-data', async () => undefined);
}
