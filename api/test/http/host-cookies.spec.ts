import { anAccount, PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { policyVersions } from '@prentice/contract';
import { actorsOf } from '../support/test-actors.ts';
import { tokenFor } from '../support/mailbox.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const ORIGIN = 'https://internships.example';

describe('cookies on https', () => {
  let api: TestApp;
  let refresh: string;
  let device: string;
  const email = 'locked@people.example';
  beforeAll(async () => {
    api = await startTestApp({ PUBLIC_URL: ORIGIN, RATE_LIMITS: 'true' });
    await actorsOf(api).store(anAccount().withEmail(email));
    const { cookies } = await post('/auth/sign-in', { signInPage: 'student', email, password: PASSWORD });
    const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
    [refresh, device] = [valueOf('__Host-refresh'), valueOf('__Host-device')];
  });
  afterAll(() => api.close());

  const post = (path: string, payload?: object, cookie = '', from = '203.0.113.1') =>
    api.inject({
      method: 'POST',
      url: `/api${path}`,
      remoteAddress: from,
      headers: { cookie, origin: ORIGIN },
      ...(payload ? { payload } : {}),
    });

  it('renew a session only by the name that no other host can set', async () => {
    expect((await post('/auth/refresh', undefined, `refresh=${refresh}`)).json()).toEqual({ accessToken: null });
    const both = await post('/auth/refresh', undefined, `refresh=${'A'.repeat(43)}; __Host-refresh=${refresh}`);
    expect(both.json()).toMatchObject({ me: { user: { email } } });
  });

  it('open no page by another name', async () => {
    const { cookies } = await post('/auth/sign-in', { signInPage: 'student', email, password: PASSWORD });
    const token = cookies.find(({ name }) => name === '__Host-refresh')?.value ?? '';
    expect((await post('/auth/sign-out', undefined, `refresh=${token}`)).statusCode).toBe(204);
    expect((await post('/auth/refresh', undefined, `__Host-refresh=${token}`)).statusCode).toBe(200);
  });

  it('name a known device only by the name that no other host can set', async () => {
    const body = { signInPage: 'student', email, password: 'a wrong guess' };
    for (let n = 0; n < 12; n++) await post('/auth/sign-in', body, '', `198.51.100.${n}`);
    const right = { ...body, password: PASSWORD };
    expect((await post('/auth/sign-in', right, `device=${device}`, '198.51.100.1')).statusCode).toBe(429);
    expect((await post('/auth/sign-in', right, `__Host-device=${device}`, '198.51.100.1')).statusCode).toBe(200);
  });

  it('name the browser of a sign-up only by the name that no other host can set', async () => {
    const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy };
    const body = { email: 'new@people.example', password: PASSWORD, consents };
    const { cookies } = await post('/auth/sign-up/intern', body);
    const value = cookies.find(({ name }) => name === '__Host-sign-up')?.value ?? '';
    expect(value).not.toBe('');
    const token = await tokenFor(api, 'new@people.example');
    expect((await post('/auth/verify-email', { token }, `sign-up=${value}`)).statusCode).not.toBe(200);
    expect((await post('/auth/verify-email', { token }, `__Host-sign-up=${value}`)).statusCode).toBe(200);
  });
});
