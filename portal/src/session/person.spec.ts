import { afterEach, expect, it, vi } from 'vitest';
import { leave, whoIsHere } from './person.ts';

afterEach(() => vi.unstubAllGlobals());

it('signs out only after a renewal that is under way, which would hand out the cookies again', async () => {
  const told: string[] = [];
  let renew: () => void = () => undefined;
  const renewed = new Promise<void>((resolve) => (renew = resolve));
  vi.stubGlobal('fetch', async (input: string) => {
    told.push(input);
    if (input === '/api/auth/refresh') await renewed;
    told.push(`${input} answered`);
    return input === '/api/auth/refresh'
      ? Response.json({ accessToken: 'fresh' })
      : new Response(null, { status: 204 });
  });
  const asked = whoIsHere();
  const left = leave();
  renew();
  await Promise.allSettled([asked, left]);
  expect(told.indexOf('/api/auth/sign-out')).toBeGreaterThan(told.indexOf('/api/auth/refresh answered'));
});
