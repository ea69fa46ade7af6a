import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brand, errorMessage, errors, type Problem } from '@prentice/contract';
import { safeHeaders } from './api-headers.ts';

/** Seconds after which those who were turned away should come again. */
const RETRY_AFTER = 2;

const [status] = errors.OVERLOADED;
const sentence = errorMessage('OVERLOADED');

const page = (lang: string, title: string, text: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${2 * RETRY_AFTER}"><title>${title} – ${brand.name}</title><h1>${title}</h1><p>${text}</p></html>`;
const pages = {
  en: page('en', 'We are busy right now', 'This page loads again by itself in a few seconds.'),
  de: page('de', 'Gerade ist viel los', 'Diese Seite lädt in wenigen Sekunden von selbst neu.'),
};

const headersOf = (type: string, body: string, closing: boolean): Record<string, string> => ({
  ...safeHeaders,
  'Content-Type': type,
  'Content-Length': String(Buffer.byteLength(body)),
  'Cache-Control': 'no-store',
  'Retry-After': String(RETRY_AFTER),
  ...(closing ? { Connection: 'close' } : {}),
});

function problemOf(path: string, traceId: string): string {
  const problem: Problem = {
    type: '/problems/OVERLOADED',
    title: sentence,
    status,
    code: 'OVERLOADED',
    detail: sentence,
    instance: path.slice(0, 300),
    traceId,
    params: {},
    errors: [],
  };
  return JSON.stringify(problem);
}

/** Headers and body of the 503 for a request that is turned away, at the least cost: a problem for the API, else a short page. */
export function overloadedReply(
  { url = '/', headers }: IncomingMessage,
  closing: boolean,
): { headers: Record<string, string>; body: string } {
  const traceId = randomUUID();
  const isApi = url.startsWith('/api');
  const isGerman = /^de\b/i.test(headers['accept-language'] ?? '');
  const body = isApi ? problemOf(url.split('?')[0] ?? '', traceId) : pages[isGerman ? 'de' : 'en'];
  const type = isApi ? 'application/problem+json; charset=utf-8' : 'text/html; charset=utf-8';
  return { headers: { ...headersOf(type, body, closing), 'X-Request-Id': traceId }, body };
}
