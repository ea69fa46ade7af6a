import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brand, AppError } from '@prentice/contract';
import type { Settings } from '../config/settings.ts';
import { PROBLEM_TYPE, toProblem } from '../errors/problem.ts';
import { apiHeaders, EMPTY_POLICY, pageHeaders } from './security-headers.ts';

/** Seconds after which those who were turned away should come again. */
const RETRY_AFTER = 2;

const overloaded = new AppError('OVERLOADED');

/* The page asks for no file: whatever it asked for would be turned away as well. Its colours are those of the design. */
const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;align-content:center;padding:1.5rem;box-sizing:border-box;' +
  'font:1.125rem/1.6 system-ui,sans-serif;background:#fbf8f1;color:#1e1a15}main{max-width:34rem;width:100%;margin:0 auto}' +
  'p{margin:0}p:first-child{color:#0b5260;font-weight:600}h1{font:500 2.25rem/1.2 Georgia,serif;margin:.5rem 0 1rem}' +
  '@media(prefers-color-scheme:dark){body{background:#191714;color:#ece5d8}p:first-child{color:#7cc7cd}}';
const pagePolicy = `${EMPTY_POLICY}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const page = (lang: string, title: string, text: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${2 * RETRY_AFTER}"><title>${title} – ${brand.name}</title><style>${style}</style><main><p>${brand.name}</p><h1>${title}</h1><p>${text}</p></main></html>`;
const pages = {
  en: page('en', 'The site is very busy right now', 'This page will reload in a few seconds.'),
  de: page('de', 'Gerade ist viel los', 'Diese Seite wird in wenigen Sekunden neu geladen.'),
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
  const body = isApi ? JSON.stringify(toProblem(overloaded, url, traceId)) : pages[isGerman ? 'de' : 'en'];
  return {
    body,
    headers: {
      ...(isApi ? apiHeaders(settings) : { ...pageHeaders(settings), 'Content-Security-Policy': pagePolicy }),
      'Content-Type': isApi ? PROBLEM_TYPE : 'text/html; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER),
      'X-Request-Id': traceId,
      ...(closing ? { Connection: 'close' } : {}),
    },
  };
}
