import { expect, type APIRequestContext } from '@playwright/test';
import type { Permission } from '@prentice/contract';
import { linkIn, mailTo } from '../mail/outbox.ts';
import type { RunningServer } from '../start/server.process.ts';
import type { Credentials } from './sign-in.ts';

/** The door that a role uses, as the API names it. */
export type ApiDoor = 'student' | 'employer' | 'admin';

/** Signs in without a page; the context keeps the cookie. @returns the access token */
export async function signInByApi(context: APIRequestContext, door: ApiDoor, person: Credentials): Promise<string> {
  const reply = await context.post('/api/auth/sign-in', { data: { door, ...person } });
  expect(reply.status(), await reply.text()).toBe(200);
  const { accessToken }: { accessToken: string } = await reply.json();
  return accessToken;
}

/** The secret of the newest invitation that was mailed to this address. */
export async function invitationToken(server: RunningServer, email: string): Promise<string> {
  const link = linkIn(await mailTo(server, email, /invit/i), '/auth/');
  return new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('token') ?? '';
}

/** Makes a limited administrator who holds these permissions: invited by a full one, accepted by the mailed link. */
export async function makeLimitedAdmin(
  server: RunningServer,
  inviter: { context: APIRequestContext; token: string },
  { email, password, permissions }: Credentials & { permissions: readonly Permission[] },
): Promise<void> {
  const { context, token } = inviter;
  const headers = { authorization: `Bearer ${token}` };
  const invited = await context.post('/api/invitations', { headers, data: { email, permissions } });
  expect(invited.status(), await invited.text()).toBe(201);
  const account = { name: `Holder of ${permissions.join(' and ')}`, password };
  const data = { token: await invitationToken(server, email), account };
  const accepted = await fetch(`${server.origin}/api/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  expect(accepted.status, await accepted.text()).toBe(200);
}
