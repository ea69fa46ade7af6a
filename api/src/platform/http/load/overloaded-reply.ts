import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brand, type AppError } from '@prentice/contract';
import type { Settings } from '../../config/settings.ts';
import { PROBLEM_TYPE, toProblem } from '../../errors/problem-filter.ts';
import { apiHeaders, EMPTY_POLICY, pageHeaders } from '../security-headers.ts';

/** Seconds after which those who were turned away should come again. */
const RETRY_AFTER_SECONDS = 2;

/* The page asks for no file: whatever it asked for would be turned away as well. Its colours are those of the
   design. */
const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;align-content:center;padding:1.5rem;box-sizing:border-box;' +
  'font:1.125rem/1.6 system-ui,sans-serif;background:#fbf8f1;color:#1e1a15}main{max-width:34rem;width:100%;margin:0 auto}' +
  'p{margin:0}p:first-child{color:#0b5260;font-weight:600}h1{font:500 2.25rem/1.2 Georgia,serif;margin:.5rem 0 1rem}' +
  '@media(prefers-color-scheme:dark){body{background:#191714;color:#ece5d8}p:first-child{color:#7cc7cd}}';
const pagePolicy = `${EMPTY_POLICY}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

interface PageTexts {
  readonly title: string;
  readonly text: (seconds: number) => string;
}

const busy: Readonly<Record<'en' | 'de', PageTexts>> = {
  en: {
    title: 'The site is very busy right now',
    text: () => 'This page will reload in a few seconds.',
  },
  de: {
    title: 'Gerade ist viel los',
    text: () => 'Diese Seite wird in wenigen Sekunden neu geladen.',
  },
};
const tooMany: typeof busy = {
  en: {
    title: 'Too many pages at once',
    text: (seconds) =>
      `Many pages were opened from your network in a short time. This page will reload in ${seconds} s.`,
  },
  de: {
    title: 'Zu viele Seiten auf einmal',
    text: (seconds) =>
      `Aus Ihrem Netzwerk wurden in kurzer Zeit sehr viele Seiten geöffnet. Diese Seite wird in ${seconds} s neu geladen.`,
  },
};

function page(lang: 'en' | 'de', { code }: AppError, seconds: number): string {
  const { title, text } = (code === 'RATE_LIMITED' ? tooMany : busy)[lang];
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}"><title>${title} – ${brand.name}</title><style>${style}</style><main><p>${brand.name}</p><h1>${title}</h1><p>${text(seconds)}</p></main></html>`;
}

/**
 * Headers and body of the reply to a request that is turned away, at the least cost: a problem for the API, else a
 * short page.
 */
export function overloadedReply(
  { url = '/', headers }: IncomingMessage,
  settings: Settings,
  closing: boolean,
  refusal: AppError,
): { headers: Record<string, string>; body: string } {
  const traceId = randomUUID();
  const isApi = url.startsWith('/api');
  const lang = /^de\b/i.test(headers['accept-language'] ?? '') ? 'de' : 'en';
  const retryAfter = Number(refusal.params['seconds'] ?? RETRY_AFTER_SECONDS);
  const body = isApi
    ? JSON.stringify(toProblem(refusal, url, traceId))
    : page(lang, refusal, refusal.code === 'OVERLOADED' ? 2 * RETRY_AFTER_SECONDS : retryAfter);
  return {
    body,
    headers: {
      ...(isApi ? apiHeaders(settings) : { ...pageHeaders(settings), 'Content-Security-Policy': pagePolicy }),
      'Content-Type': isApi ? PROBLEM_TYPE : 'text/html; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfter),
      'X-Request-Id': traceId,
      ...(closing ? { Connection: 'close' } : {}),
    },
  };
}
