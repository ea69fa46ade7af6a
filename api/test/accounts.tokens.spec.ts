import { createHmac } from 'node:crypto';
import { PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actorsOf, type TestActor } from './actors.ts';
import { startTestApp, type TestApp } from './app.ts';
import { TestBrowser } from './browser.ts';

describe('an access token', () => {
  let api: TestApp;
  let person: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
  });
  beforeEach(async () => {
    person = await actorsOf(api).intern();
  });
  afterAll(() => api.close());

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () =>
    JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const signed = (payload: object) => {
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
    const secret = api.settings.ACCESS_TOKEN_SECRET ?? '';
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const answer = async (payload: object) => {
    const headers = { authorization: `Bearer ${signed(payload)}` };
    const { statusCode, payload: body } = await api.inject({ url: '/api/auth/me', headers });
    return { status: statusCode, code: (JSON.parse(body) as { code?: string }).code };
  };

  it('is accepted as the server signs it', async () => {
    expect(await answer(claims())).toMatchObject({ status: 200 });
  });

  it.each([
    ['exp', undefined],
    ['exp', 'tomorrow'],
    ['exp', null],
    ['iat', undefined],
    ['iat', 'now'],
    ['sub', undefined],
    ['sub', null],
    ['sub', 42],
    ['sub', { $ne: null }],
    ['sub', ['a'.repeat(24)]],
    ['sub', 'not an id'],
    ['sid', undefined],
    ['sid', null],
    ['sid', 42],
    ['sid', { $gt: '' }],
    ['sid', 'not an id'],
    ['typ', 'refresh'],
    ['typ', ['access']],
    ['iss', 'somebody'],
    ['iss', ['internships-api']],
    ['aud', 'something'],
    ['aud', ['internships-web', 'something']],
    ['aud', undefined],
  ])('with the claim %s = %j is refused with 401', async (claim, value) => {
    expect(await answer({ ...claims(), [claim]: value })).toEqual({ status: 401, code: 'SESSION_EXPIRED' });
  });

  it('that is valid for longer than the server would sign it for is refused with 401', async () => {
    const { iat } = claims();
    expect(await answer({ ...claims(), exp: Number(iat) + 86_400 })).toMatchObject({ status: 401 });
  });

  it('alone is enough to end its session', async () => {
    const { statusCode } = await api.inject({
      method: 'POST',
      url: '/api/auth/sign-out',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(statusCode).toBe(204);
    await expect(person.client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it('of one session beside the cookie of another ends both', async () => {
    const browser = new TestBrowser(api);
    await browser.signIn(person.email, PASSWORD);
    const copy = browser.copy();
    expect((await browser.post('/auth/sign-out', undefined, { authorization: `Bearer ${person.token}` })).status).toBe(
      204,
    );
    await expect(person.client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    expect((await copy.refresh()).status).toBe(401);
  });
});
