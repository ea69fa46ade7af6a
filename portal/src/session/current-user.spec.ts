import { afterEach, expect, it, vi } from 'vitest';
import { endSession, getCurrentUser } from './current-user.ts';

afterEach(() => vi.unstubAllGlobals());

it('signs out only after a running renewal, which would set the cookies again', async () => {
  const notified: string[] = [];
  let renew: () => void = () => undefined;
  const renewed = new Promise<void>((resolve) => (renew = resolve));
  vi.stubGlobal('fetch', async (input: string) => {
    notified.push(input);
    if (input === '/api/auth/refresh') await renewed;
    notified.push(`${input} answered`);
    return input === '/api/auth/refresh'
      ? Response.json({ accessToken: 'fresh' })
      : new Response(null, { status: 204 });
  });
  const currentUser = getCurrentUser();
  const left = endSession();
  renew();
  await Promise.allSettled([currentUser, left]);
  expect(notified.indexOf('/api/auth/sign-out')).toBeGreaterThan(notified.indexOf('/api/auth/refresh answered'));
});
