import { roles, anonymous, demoOperator } from '@prentice/contract';
import { defineMiddleware } from 'astro:middleware';
import { canonicalPath } from './site/canonical-path.ts';
import { encodeResponse } from './site/response-encoding.ts';
import { isValidQuery } from './site/url-query.ts';
import { readTheme } from './site/theme.ts';
import { translator } from './i18n/catalogue.ts';
import { chooseLanguage, isLanguage } from './i18n/language.ts';
import { createClient } from '@prentice/client';

/**
 * Adds what the server hands to each request, for `astro dev`, where pages run in a process of their own: the API is reached
 * at `API_URL`, and nobody is signed in while a page is rendered.
 */
function developmentLocals(locals: Partial<App.Locals>, origin: string): void {
  const { API_URL = 'http://127.0.0.1:3000', PUBLIC_URL = origin } = process.env;
  locals.api ??= createClient({ send: (path, init) => fetch(`${API_URL}${path}`, init) });
  locals.actor ??= anonymous;
  locals.publicUrl ??= PUBLIC_URL;
  locals.operator ??= demoOperator;
  locals.traceId ??= crypto.randomUUID();
}

const YEAR_SECONDS = 31_536_000;

/**
 * Settles language and appearance of the page and says in the headers what they depend on. An address that differs from
 * a screen's in case, or by a slash at its end, leads there.
 */
export const onRequest = defineMiddleware(async ({ locals, cookies, request, url, redirect }, next) => {
  const canonical = canonicalPath(url.pathname);
  if (canonical !== undefined) return redirect(`${canonical}${url.search}`, 301);
  const requested = url.searchParams.get('lang');
  const stored = cookies.get('lang')?.value;
  locals.language = chooseLanguage({
    query: requested,
    cookie: stored,
    acceptLanguage: request.headers.get('accept-language'),
  });
  locals.t = translator(locals.language);
  locals.theme = readTheme(cookies.get('theme')?.value);
  locals.signedInRole = roles.find((role) => role === cookies.get('signed-in')?.value) ?? null;
  if (import.meta.env.DEV) developmentLocals(locals, url.origin);
  if (isLanguage(requested) && requested !== stored) {
    cookies.set('lang', requested, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true });
  }
  const response = await (isValidQuery(url.searchParams) ? next() : next('/400'));
  /* A preview is shown beside what is edited; no other page is shown in a frame. */
  const policy = response.headers.get('content-security-policy');
  if (policy && response.headers.get('x-frame-options') === 'SAMEORIGIN')
    response.headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  response.headers.set('content-language', locals.language);
  response.headers.append('vary', 'accept-language, cookie');
  if (response.headers.get('content-type') === 'text/html')
    response.headers.set('content-type', 'text/html; charset=utf-8');
  return encodeResponse(request, response);
});
