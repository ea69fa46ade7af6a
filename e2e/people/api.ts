import { openedSession } from '@prentice/contract';
import type { RunningServer } from '../start/server.process.ts';
import type { Credentials } from './sign-in.ts';

interface Asked {
  readonly body?: unknown;
  readonly version?: number;
}

/** Sends a request as that person; throws with the server's words when it is refused. */
export type Api = (method: 'GET' | 'POST' | 'PUT', path: string, asked?: Asked) => Promise<unknown>;

async function replyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} of ${response.url}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** The API for what somebody else does meanwhile, beside the journey's own browser. */
export async function apiAs(
  { origin }: RunningServer,
  door: 'student' | 'employer' | 'admin',
  { email, password }: Credentials,
): Promise<Api> {
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ door, email, password });
  const signedIn = await replyOf(await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers: json, body }));
  const { accessToken } = openedSession.parse(signedIn);
  return async (method, path, { body: sent, version } = {}) => {
    const headers = {
      ...json,
      Authorization: `Bearer ${accessToken}`,
      'Idempotency-Key': crypto.randomUUID(),
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    };
    const init = { method, headers, ...(sent === undefined ? {} : { body: JSON.stringify(sent) }) };
    return replyOf(await fetch(`${origin}/api${path}`, init));
  };
}
