import type { Page } from '@playwright/test';
import { openedSession, type SignInPage } from '@prentice/contract';
import type { ReachableServer } from '../start/server-process.ts';
import type { Credentials } from './sign-in.ts';

interface RequestOptions {
  readonly body?: unknown;
  readonly version?: number;
}

/** Sends a request as that person; throws with the server's words when it is refused. */
export type Api = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  options?: RequestOptions,
) => Promise<unknown>;

/** What a schema of the contract offers, as far as it is used here. */
interface Schema<T> {
  parse(value: unknown): T;
}

const json = { 'Content-Type': 'application/json' };

async function replyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} of ${response.url}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

function callerAt(origin: string, session: unknown): Api {
  const { accessToken } = openedSession.parse(session);
  return async (method, path, { body, version } = {}) => {
    const headers = {
      ...json,
      Authorization: `Bearer ${accessToken}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    return replyOf(await fetch(`${origin}/api${path}`, init));
  };
}

/** Sends a request that needs no session; throws when it is refused. */
export async function postWithoutSession({ origin }: ReachableServer, path: string, body: object): Promise<unknown> {
  return replyOf(await fetch(`${origin}/api${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) }));
}

/** The API for what somebody else does meanwhile, beside the journey's own browser. */
export async function apiAs(
  server: ReachableServer,
  signInPage: SignInPage,
  { email, password }: Credentials,
): Promise<Api> {
  return callerAt(server.origin, await postWithoutSession(server, '/auth/sign-in', { signInPage, email, password }));
}

/** The API as the person who is signed in on this page. */
export async function apiOf(page: Page): Promise<Api> {
  const { origin } = new URL(page.url());
  const reply = await page.request.post(`${origin}/api/auth/refresh`);
  return callerAt(origin, await reply.json());
}

/** What the API answers about one record, as that schema has it. */
export const readAs = async <T>(api: Api, schema: Schema<T>, path: string): Promise<T> =>
  schema.parse(await api('GET', path));

/** The records of a list that fit a filter, each as that schema has it. */
export async function listAs<T>(api: Api, schema: Schema<T>, path: string, filter: object = {}): Promise<T[]> {
  const rows = await api('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`);
  if (!Array.isArray(rows)) throw new Error(`${path} is not a list.`);
  return rows.map((row) => schema.parse(row));
}
