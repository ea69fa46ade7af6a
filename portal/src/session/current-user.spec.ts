import { afterEach, expect, it, vi } from 'vitest';
import { anonymous, type Me } from '@prentice/contract';
import { session } from '../site/browser-session.ts';
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

const instant = '2026-03-16T12:00:00.000Z';
const administrator = (id: string): Me => ({
  actor: { ...anonymous, id, role: 'admin', permissions: [], emailVerified: true },
  user: {
    id,
    email: 'admin@example.org',
    role: 'admin',
    status: 'active',
    permissions: [],
    name: 'Mira Feldkamp',
    locale: 'en',
    timeZone: 'UTC',
    signInMethods: ['password'],
    pendingEmail: null,
    emailVerifiedAt: instant,
    erasureDueAt: null,
    createdAt: instant,
    version: 1,
  },
  profile: { kind: 'administrator' },
  consentsDue: [],
  home: '/dashboard/admin/admin',
});

it('takes who is signed in from the renewal of the session, without another request', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    sent.push(input);
    return Response.json({ accessToken: 'fresh', expiresAt: instant, me: administrator('a') });
  });
  vi.stubGlobal('localStorage', { length: 0, key: () => null });
  expect((await getCurrentUser())?.user.id).toBe('a');
  expect(sent).toEqual(['/api/auth/refresh']);
});

it('asks who is signed in where the token came with signing in as somebody else', async () => {
  const me = vi.spyOn(session.client.auth, 'me').mockResolvedValue(administrator('b'));
  await endSession().catch(() => undefined);
  session.setToken('token of another account');
  expect((await getCurrentUser())?.user.id).toBe('b');
  expect(me).toHaveBeenCalledOnce();
});
