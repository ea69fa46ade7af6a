import { AppError } from '@prentice/contract';
import { parseErrorResponse, type BrowserSession } from '@prentice/client';
import type { fetchUtils } from 'ra-core';
import { toHttpError } from './http-errors.ts';

type HttpClient = typeof fetchUtils.fetchJson;
type HttpReply = Awaited<ReturnType<HttpClient>>;
type Send = (url: string, init: RequestInit) => Promise<Response>;

/* The REST provider sends these for other servers; ours reads the range from the query and takes JSON only. */
const unsupportedHeaders = ['Range', 'Content-Type'];

function headersOf(session: BrowserSession, options: RequestInit): Headers {
  const headers = new Headers(options.headers);
  for (const name of unsupportedHeaders) headers.delete(name);
  headers.set('Accept', 'application/json');
  if (options.body !== undefined && options.body !== null) headers.set('Content-Type', 'application/json');
  const token = session.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

/** Renews the session. A server that cannot do so just now is an error of this request, and nobody is signed out. */
const renewed = (session: BrowserSession): Promise<boolean> =>
  session.renew().catch((error: unknown) => {
    throw error instanceof AppError ? toHttpError(error) : error;
  });

/** Says that nobody answered: each browser says so in its own words; react-admin shows what the error says. */
const lost = (failure: unknown): never => {
  throw failure instanceof TypeError ? new TypeError('failure.lost', { cause: failure }) : failure;
};

/**
 * Makes the http client under react-admin's REST provider: adds the access token, renews an ended session once (all
 * waiting requests share that renewal) and throws refusals as errors that forms and notifications understand.
 */
export function createHttpClient(session: BrowserSession, send: Send = (url, init) => fetch(url, init)): HttpClient {
  return async (url, options = {}): Promise<HttpReply> => {
    const attempt = () =>
      send(String(url), { ...options, credentials: 'same-origin', headers: headersOf(session, options) }).catch(lost);
    let response = await attempt();
    if (response.status === 401 && (await renewed(session))) response = await attempt();
    if (!response.ok) throw toHttpError(await parseErrorResponse(response));
    const body = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: body === '' ? undefined : JSON.parse(body),
    };
  };
}
