import { createHmac } from 'node:crypto';
import { PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { Unsubscribing } from '../../src/features/notifications/index.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import { ACCESS_TOKEN_SECONDS } from '../../src/platform/auth/access-tokens.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';

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

  it('is refused with 401 from the second in which it ends', async () => {
    const started = api.clock.now();
    api.clock.set(new Date(started.getTime() + (ACCESS_TOKEN_SECONDS - 1) * 1000));
    expect(await answer(claims())).toMatchObject({ status: 200 });
    api.clock.set(new Date(started.getTime() + ACCESS_TOKEN_SECONDS * 1000));
    expect(await answer(claims())).toEqual({ status: 401, code: 'SESSION_EXPIRED' });
    api.clock.set(started);
  });

  it.each([
    ['without a signature', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`],
    ['with the signature of another', () => `${signed(claims()).slice(0, -4)}AAAA`],
    ['that is no token', () => 'something'],
  ])('%s is refused with 401', async (_, token) => {
    const reply = await api.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token()}` } });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('that is not ours is refused where visitors are welcome too', async () => {
    const headers = { authorization: 'Bearer something' };
    expect((await api.inject({ url: '/api/skills' })).statusCode).toBe(200);
    expect((await api.inject({ url: '/api/skills', headers })).statusCode).toBe(401);
    expect((await api.inject({ url: '/api/skills', headers: { authorization: 'Basic something' } })).statusCode).toBe(
      200,
    );
  });

  it('of each of two people stands for its own when they ask at the same moment', async () => {
    const other = await actorsOf(api).intern();
    const callers = Array.from({ length: 20 }, (_, index) => (index % 2 ? person : other));
    const identities = await Promise.all(callers.map((actor) => actor.client.auth.me()));
    expect(identities.map(({ actor }) => actor.id)).toEqual(callers.map(({ id }) => id));
  });

  it('is judged by the application it is sent to, beside another one in the same process', async () => {
    const beside = await startTestApp();
    const headers = { authorization: `Bearer ${person.token}` };
    expect((await beside.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    expect((await api.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200);
    await beside.close();
    expect((await api.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200);
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

describe('a change of the secret of tokens', () => {
  const former = 'the secret that was in use before the change';
  let before: TestApp;
  let person: TestActor;
  beforeAll(async () => {
    before = await startTestApp({ ACCESS_TOKEN_SECRET: former });
    person = await actorsOf(before).intern();
  });
  afterAll(() => before.close());

  const statusAfter = async (settings: Record<string, string>, token = person.token): Promise<number> => {
    const after = await startTestApp(
      { ACCESS_TOKEN_SECRET: 'the secret after the change, as random', ...settings },
      { sameDatabaseAs: before },
    );
    onTestFinished(() => after.close());
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await after.inject({ url: '/api/auth/me', headers });
    return statusCode;
  };

  it('signs nobody out while the former secret is set as the previous one', async () => {
    expect(await statusAfter({ ACCESS_TOKEN_SECRET_PREVIOUS: former })).toBe(200);
  });

  it('ends the tokens of the former secret when it is not set', async () => {
    expect(await statusAfter({})).toBe(401);
  });

  it('accepts no token that names the previous key but is signed with another', async () => {
    const [header, payload] = person.token.split('.');
    const signature = createHmac('sha256', 'a secret of somebody else, long enough').update(`${header}.${payload}`);
    const forged = `${header}.${payload}.${signature.digest('base64url')}`;
    expect(await statusAfter({ ACCESS_TOKEN_SECRET_PREVIOUS: former }, forged)).toBe(401);
  });

  it('keeps links in emails that were sent before it', async () => {
    const link = before.app.get(Unsubscribing).urlFor(objectId(person.id), 'digest');
    const token = link.split('/').at(-1) ?? '';
    const after = await startTestApp({ ACCESS_TOKEN_SECRET_PREVIOUS: former }, { sameDatabaseAs: before });
    onTestFinished(() => after.close());
    expect(after.app.get(Unsubscribing).read(token)).toEqual({ userId: person.id, scope: 'digest' });
    expect(after.app.get(Unsubscribing).read(`${token.slice(0, -2)}AA`)).toBeNull();
  });
});

describe('access tokens', () => {
  let api: TestApp;
  let person: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    person = await actorsOf(api).intern();
  });
  afterAll(() => api.close());

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () => JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const signed = (header: object, payload: object, secret = api.settings.ACCESS_TOKEN_SECRET ?? '') => {
    const text = `${part(header)}.${part(payload)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const code = async (token: string) =>
    (await api.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).json<{ code?: string }>()
      .code;

  it('work for 15 minutes', async () => {
    expect((await person.client.auth.me()).user.id).toBe(person.id);
    const fresh = await actorsOf(api).intern();
    api.clock.advance(15 * 60_000 + 1_000);
    await expect(fresh.client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
    person = await actorsOf(api).intern();
  });

  it('are of one algorithm, issuer, audience and type', async () => {
    const header = { alg: 'HS256', typ: 'JWT' };
    expect(await code(signed(header, claims()))).toBeUndefined();
    expect(await code(`${part({ alg: 'none', typ: 'JWT' })}.${part(claims())}.`)).toBe('SESSION_EXPIRED');
    expect(await code(signed(header, claims(), 'another secret'))).toBe('SESSION_EXPIRED');
    expect(await code(signed({ alg: 'HS512', typ: 'JWT' }, claims()))).toBe('SESSION_EXPIRED');
    for (const change of [{ typ: 'refresh' }, { iss: 'somebody' }, { aud: 'something' }, { sub: 'f'.repeat(24) }]) {
      expect(await code(signed(header, { ...claims(), ...change }))).toBe('SESSION_EXPIRED');
    }
  });

  it('in the query, in a cookie or in another scheme are no tokens', async () => {
    expect((await api.inject({ url: `/api/auth/me?access_token=${person.token}` })).statusCode).toBe(401);
    const headers = { cookie: `refresh=${person.token}; access_token=${person.token}` };
    expect((await api.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
    const basic = { authorization: `Basic ${person.token}` };
    expect((await api.inject({ url: '/api/auth/me', headers: basic })).statusCode).toBe(401);
  });
});
