import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brand, Refusal } from '@prentice/contract';
import type { Settings } from '../config/settings.ts';
import { PROBLEM_TYPE, problemOf } from '../errors/problem.ts';
import { apiHeaders, pageHeaders } from './security.headers.ts';

/** Seconds after which those who were turned away should come again. */
const RETRY_AFTER = 2;

const overloaded = new Refusal('OVERLOADED');

const page = (lang: string, title: string, text: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${2 * RETRY_AFTER}"><title>${title} – ${brand.name}</title><h1>${title}</h1><p>${text}</p></html>`;
const pages = {
  en: page('en', "We're very busy right now", 'This page will reload automatically in a few seconds.'),
  de: page('de', 'Gerade ist viel los', 'Diese Seite wird in wenigen Sekunden automatisch neu geladen.'),
};

/** Headers and body of the 503 for a request that is turned away, at the least cost: a problem for the API, else a short page. */
export function overloadedReply(
  { url = '/', headers }: IncomingMessage,
  settings: Settings,
  closing: boolean,
): { headers: Record<string, string>; body: string } {
  const traceId = randomUUID();
  const isApi = url.startsWith('/api');
  const isGerman = /^de\b/i.test(headers['accept-language'] ?? '');
  const body = isApi ? JSON.stringify(problemOf(overloaded, url, traceId)) : pages[isGerman ? 'de' : 'en'];
  return {
    body,
    headers: {
      ...(isApi ? apiHeaders(settings) : pageHeaders(settings)),
      'Content-Type': isApi ? PROBLEM_TYPE : 'text/html; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER),
      'X-Request-Id': traceId,
      ...(closing ? { Connection: 'close' } : {}),
    },
  };
}
