// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { signInAgain } from '../../shared/sign-in-again.ts';
import { callApi } from './small-api.ts';

const tokens = vi.hoisted(() => ({ token: () => 'token', renew: vi.fn<() => Promise<boolean>>() }));
vi.mock('../session-tokens.ts', () => ({ tokens }));

const answers = (...statuses: number[]) => {
  const send = vi.fn<(path: string) => Promise<Response>>();
  for (const status of statuses) send.mockResolvedValueOnce(Response.json({ id: 'b' }, { status }));
  vi.stubGlobal('fetch', send);
  return send;
};
const failureOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  tokens.renew.mockReset();
});

it('repeats a request with a new token where the token of the page has run out', async () => {
  const send = answers(401, 201);
  tokens.renew.mockResolvedValue(true);
  expect(await callApi('POST', '/bookmarks', {})).toEqual({ id: 'b' });
  expect(send).toHaveBeenCalledTimes(2);
});

it('leads to signing in where the session has ended, and back to what was asked for', async () => {
  answers(401);
  tokens.renew.mockResolvedValue(false);
  const error = await failureOf(callApi('POST', '/bookmarks', {}));
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname: '/internships', search: '?q=law', assign });
  expect(signInAgain(error, 'save-1')).toBe(true);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Finternships%3Fq%3Dlaw%23save-1&ended=1');
});

it('leads nowhere for another refusal', async () => {
  answers(500);
  const error = await failureOf(callApi('POST', '/bookmarks', {}));
  expect([error instanceof Error, signInAgain(error, 'save-1')]).toEqual([true, false]);
});
