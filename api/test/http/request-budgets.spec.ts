import { policyVersions } from '@prentice/contract';
import { anAccount, PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createToken } from '../../src/platform/auth/token.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** A campus: thousands of people behind one address. */
const CAMPUS = '198.51.100.20';

describe('request budgets behind a shared address', () => {
  let api: TestApp;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApp({ RATE_LIMITS: 'true' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    email = `budget-${++count}@people.example`;
    await actorsOf(api).store(anAccount().withEmail(email));
  });

  const post = (
    path: string,
    { cookie, body, from = CAMPUS }: { cookie?: string; body?: object; from?: string } = {},
  ) =>
    api.inject({
      method: 'POST',
      url: `/api${path}`,
      remoteAddress: from,
      ...(cookie ? { headers: { cookie } } : {}),
      ...(body ? { payload: body } : {}),
    });
  const cookiesOf = ({ cookies }: Awaited<ReturnType<typeof post>>) =>
    Object.fromEntries(cookies.map(({ name, value }) => [name, `${name}=${value}`]));
  const signIn = (cookie?: string, from = `203.0.113.${count}`) =>
    post('/auth/sign-in', {
      ...(cookie ? { cookie } : {}),
      from,
      body: { signInPage: 'student', email, password: PASSWORD },
    });
  const statusesOf = async (times: number, send: (n: number) => ReturnType<typeof post>) => {
    const seen: Record<number, number> = {};
    for (let n = 0; n < times; n++) {
      const { statusCode } = await send(n);
      seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    }
    return seen;
  };

  it('let everybody renew and end their session while a neighbour has spent theirs on signing in', async () => {
    const { refresh = '' } = cookiesOf(await signIn());
    await statusesOf(80, () => post('/auth/sign-in', { body: { signInPage: 'student', email, password: 'x' } }));
    expect((await signIn(undefined, CAMPUS)).statusCode).toBe(429);
    const renewed = await post('/auth/refresh', { cookie: refresh });
    expect(renewed.statusCode).toBe(200);
    expect((await post('/auth/sign-out', { cookie: cookiesOf(renewed)['refresh'] ?? '' })).statusCode).toBe(204);
  });

  it('let everybody renew while a neighbour invents refresh tokens, who is refused after a generous number', async () => {
    const { refresh = '' } = cookiesOf(await signIn());
    const invented = await statusesOf(700, () => post('/auth/refresh', { cookie: `refresh=${createToken()}` }));
    expect(invented).toEqual({ 401: 600, 429: 100 });
    expect((await post('/auth/refresh', { cookie: refresh })).statusCode).toBe(200);
  });

  it('let nobody keep a session from ending: by its owner with an old token, or because a copied one comes back', async () => {
    const ended = cookiesOf(await signIn())['refresh'] ?? '';
    const copied = cookiesOf(await signIn())['refresh'] ?? '';
    const stolen = cookiesOf(await post('/auth/refresh', { cookie: copied }))['refresh'] ?? '';
    await post('/auth/refresh', { cookie: ended });
    api.clock.advance(11_000);
    const from = '198.51.100.23';
    const invented = () => post('/auth/refresh', { from, cookie: `refresh=${createToken()}` });
    expect(await statusesOf(601, invented)).toMatchObject({ 429: 1 });
    expect((await post('/auth/sign-out', { from, cookie: ended })).statusCode).toBe(204);
    expect((await post('/auth/refresh', { from, cookie: copied })).json()).toMatchObject({ code: 'SESSION_EXPIRED' });
    expect((await post('/auth/refresh', { from: '198.51.100.24', cookie: stolen })).statusCode).toBe(401);
  });

  it('are counted for each session, however often its token changes and wherever it is sent from', async () => {
    let { refresh = '' } = cookiesOf(await signIn());
    const loop = await statusesOf(130, async (n) => {
      const reply = await post('/auth/refresh', { cookie: refresh, from: `192.0.2.${n}` });
      refresh = cookiesOf(reply)['refresh'] ?? refresh;
      return reply;
    });
    expect(loop).toEqual({ 200: 120, 429: 10 });
    const refused = await post('/auth/refresh', { cookie: refresh });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.cookies, 'a refusal takes no cookie away').toEqual([]);
    const { refresh: other = '' } = cookiesOf(await signIn());
    expect((await post('/auth/refresh', { cookie: other })).statusCode).toBe(200);
  });

  it('let a known browser sign in where a stranger has spent what the address may', async () => {
    const { device = '' } = cookiesOf(await signIn());
    const from = '198.51.100.21';
    const guess = { signInPage: 'student', email: 'nobody@people.example', password: 'a wrong guess' };
    await statusesOf(80, () => post('/auth/sign-in', { from, body: guess }));
    expect((await signIn(undefined, from)).statusCode).toBe(429);
    expect((await signIn(device, from)).statusCode).toBe(200);
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await signIn(forged, from)).statusCode).toBe(429);
  });

  it.each([
    ['/auth/forgot-password', 12, { email: 'nobody@people.example' }, 202],
    ['/auth/sign-in', 70, { signInPage: 'student', email: 'another@people.example', password: 'a wrong guess' }, 401],
  ])('of %s are not spent by bodies that are not valid', async (path, times, valid, status) => {
    const from = `198.51.100.${30 + times}`;
    expect(await statusesOf(times, () => post(path, { from, body: { email: 'no address' } }))).toEqual({ 422: times });
    expect((await post(path, { from, body: valid })).statusCode).toBe(status);
  });

  it('of sign-ups are not spent by passwords that are refused', async () => {
    const from = '198.51.100.22';
    const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
    const weak = { email, password: 'password1234', consents };
    expect(await statusesOf(25, () => post('/auth/sign-up/intern', { from, body: weak }))).toEqual({ 422: 25 });
    expect((await post('/auth/sign-up/intern', { from, body: { ...weak, password: PASSWORD } })).statusCode).toBe(202);
  });

  it('of reports are those of one connection: of IPv6 the first 64 bits', async () => {
    const body = {
      targetType: 'internship',
      targetId: '0123456789abcdef01234567',
      code: 'scam',
      text: 'They asked for a fee before the interview.',
    };
    const report = (from: string) => post('/reports', { from, body });
    const connection = await statusesOf(7, (n) => report(`2001:db8:7:7::${n + 1}`));
    expect(connection[429]).toBe(2);
    expect((await report('2001:db8:7:8::1')).statusCode).not.toBe(429);
  });
});
