import { limits, Refusal } from '@prentice/contract';
import type { FastifyInstance } from 'fastify';
import { repeatsKey } from './repeated-keys.ts';

/** Nesting and number of keys of a JSON text, counted without building it. */
export function measureJson(text: string): { depth: number; keys: number } {
  let depth = 0;
  let deepest = 0;
  let keys = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === 92) at++;
      else if (sign === 34) quoted = false;
    } else if (sign === 34) quoted = true;
    else if (sign === 123 || sign === 91) deepest = Math.max(deepest, ++depth);
    else if (sign === 125 || sign === 93) depth--;
    else if (sign === 58) keys++;
  }
  return { depth: deepest, keys };
}

/** Keys that would reach an object's prototype are refused, not cleaned. */
const poisoned = (key: string, value: unknown): unknown => {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw new Refusal('MALFORMED_REQUEST');
  return value;
};

function parse(text: string): unknown {
  const { depth, keys } = measureJson(text);
  if (depth > limits.jsonDepth || keys > limits.jsonKeys) throw new Refusal('MALFORMED_REQUEST');
  const parsed = read(text);
  if (repeatsKey(text)) throw new Refusal('MALFORMED_REQUEST');
  return parsed;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text, poisoned);
  } catch {
    throw new Refusal('MALFORMED_REQUEST');
  }
}

/**
 * The only way for a body into the application: JSON, bounded in size, depth and keys before it is parsed.
 * @param limitOf bytes that the operation behind a route accepts
 */
export function installBodyGate(fastify: FastifyInstance, limitOf: (method: string, url: string) => number): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    try {
      const limit = limitOf(request.method, request.routeOptions.url ?? '');
      if (Buffer.byteLength(text) > limit)
        throw new Refusal('FILE_TOO_LARGE', { mb: Math.max(1, Math.round(limit / 1024 / 1024)) });
      done(null, text.trim() === '' ? undefined : parse(text));
    } catch (error) {
      done(error as Error);
    }
  });
}
