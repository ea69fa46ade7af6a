import { AppError } from '@prentice/contract';
import { anAccount, PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { DAY, HOUR } from '../../src/platform/clock/clock.ts';
import { CurrentUser } from '../../src/features/accounts/current-user.service.ts';
import { Audit } from '../../src/platform/audit/audit.service.ts';
import { Session } from '../../src/platform/auth/session.entity.ts';
import { CONNECTION, type Connection } from '../../src/platform/database/database.service.ts';
import { createServer } from '../../src/server.ts';
import { actorsOf, type TestActor, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

describe('sessions', () => {
  let api: TestApp;
  let people: TestActors;
  let browser: TestBrowser;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    email = `session-${++count}@people.example`;
    await people.store(anAccount().withEmail(email));
    browser = new TestBrowser(api, FIREFOX);
    await browser.signIn(email, PASSWORD);
  });

  it('give the browser a cookie that scripts and other sites cannot use', async () => {
    const { headers } = await browser.signIn(email, PASSWORD);
    const cookie = [headers['set-cookie']].flat().map(String).find((line) => line.startsWith('refresh=')); // prettier-ignore
    expect(cookie).toMatch(/^refresh=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).not.toContain('Secure');
    expect(cookie).toContain('Path=/');
  });

  it('let pages greet this browser for as long as they stand', async () => {
    expect(browser.otherCookies['signed-in']).toBe('intern');
    await browser.refresh();
    expect(browser.otherCookies['signed-in']).toBe('intern');
    await browser.copy().post('/auth/sign-out');
    expect((await browser.refresh()).status).toBe(401);
    expect(browser.otherCookies).not.toHaveProperty('signed-in');

    await browser.signIn(email, PASSWORD);
    await browser.post('/auth/sign-out');
    expect(browser.otherCookies).not.toHaveProperty('signed-in');
  });

  it('are asked for by visitors without a failure, and a greeting left over from one is taken away', async () => {
    const visitor = new TestBrowser(api);
    visitor.otherCookies['signed-in'] = 'intern';
    const { status, body } = await visitor.refresh();
    expect({ status, body }).toEqual({ status: 200, body: { accessToken: null } });
    expect(visitor.otherCookies).not.toHaveProperty('signed-in');
  });

  it('stand after an outage of the database at any point of a renewal', async () => {
    const store = api.app.get(CurrentUser);
    const outage = vi.spyOn(store, 'get').mockRejectedValueOnce(new AppError('STORAGE_UNAVAILABLE'));
    onTestFinished(() => outage.mockRestore());
    expect((await browser.refresh()).status).toBe(503);
    expect(browser.otherCookies['signed-in']).toBe('intern');
    api.clock.advance(HOUR);
    expect((await browser.refresh()).status).toBe(200);
  });

  it('exchange the refresh token at each use', async () => {
    const first = browser.cookie;
    const reply = await browser.refresh();
    expect(reply.status).toBe(200);
    expect(reply.body.me?.user.email).toBe(email);
    expect(browser.cookie).not.toBe(first);
    const token = reply.body.accessToken ?? '';
    expect((await api.client(token).auth.me()).user.email).toBe(email);
  });

  it('refreshed by ten tabs at once stay one session, and all tabs hold its one new token', async () => {
    const tabs = Array.from({ length: 10 }, () => browser.copy());
    const replies = await Promise.all(tabs.map((tab) => tab.refresh()));
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
    expect(new Set(tabs.map((tab) => tab.cookie)).size).toBe(1);
    expect(tabs[0]?.cookie).not.toBe(browser.cookie);
    api.clock.advance(20_000);
    expect((await tabs[9]?.refresh())?.status).toBe(200);
  });

  it('outlive a lost reply: the old token used again within the grace gets the new one', async () => {
    const lost = browser.copy();
    await lost.refresh();
    api.clock.advance(9_000);
    expect((await browser.refresh()).status).toBe(200);
    expect(browser.cookie).toBe(lost.cookie);
    api.clock.advance(HOUR);
    expect((await browser.refresh()).status).toBe(200);
  });

  it('give the newest token also when it was exchanged twice within the grace', async () => {
    const slow = browser.copy();
    await browser.refresh();
    await browser.refresh();
    expect((await slow.refresh()).status).toBe(200);
    expect(slow.cookie).toBe(browser.cookie);
  });

  it('keep nothing that opens them to anyone who reads the database', async () => {
    await browser.refresh();
    const before = browser.cookie ?? '';
    await browser.refresh();
    const stored = JSON.stringify(await api.database.collection(Session).find().toArray());
    for (const token of [before, browser.cookie ?? '']) {
      expect(token).toHaveLength(43);
      expect(stored).not.toContain(token);
    }
  });

  it('end when a spent token comes back after the grace, for thief and owner alike', async () => {
    const thief = browser.copy();
    await browser.refresh();
    api.clock.advance(11_000);
    expect((await thief.refresh()).body.code).toBe('SESSION_EXPIRED');
    expect((await browser.refresh()).body.code).toBe('SESSION_EXPIRED');
  });

  it('end also when the spent token is several generations old', async () => {
    const thief = browser.copy();
    for (let use = 0; use < 5; use++) {
      api.clock.advance(HOUR);
      await browser.refresh();
    }
    expect((await thief.refresh()).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
    await api.dispatch();
    const admin = await people.admin();
    const { items } = await admin.client.audit.list({ list: { filter: { action: ['session_reuse'] } } });
    expect(items[0]).toMatchObject({ action: 'session_reuse', resource: 'sessions' });
  });

  it('slide for 30 days and end after 90', async () => {
    for (let month = 0; month < 3; month++) {
      api.clock.advance(29 * DAY);
      expect((await browser.refresh()).status).toBe(200);
    }
    api.clock.advance(4 * DAY);
    expect((await browser.refresh()).status).toBe(401);
    const idle = new TestBrowser(api);
    await idle.signIn(email, PASSWORD);
    api.clock.advance(31 * DAY);
    expect((await idle.refresh()).status).toBe(401);
  });

  it('are not renewed for other sites', async () => {
    const others: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.example' },
    ];
    for (const headers of others) expect((await browser.refresh(headers)).status).toBe(403);
    expect((await browser.refresh({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await browser.refresh({ origin: 'http://localhost:3000' })).status).toBe(200);
  });

  it('are listed with device and network, and end one by one or all at once', async () => {
    const other = new TestBrowser(api);
    await other.signIn(email, PASSWORD);
    const { body } = await browser.refresh();
    const { client } = asPerson(body.accessToken ?? '');
    const { items, total } = await client.account.sessions();
    expect(total).toBe(2);
    const current = items.find((session) => session.current);
    expect(current).toMatchObject({ device: 'Firefox, Linux', place: 'localhost' });
    const foreign = items.find((session) => !session.current);
    await client.account.endSession({ params: { id: foreign?.id ?? '' } });
    expect((await other.refresh()).status).toBe(401);
    expect(await client.account.signOutEverywhere()).toEqual({ ended: 1 });
    await expect(client.auth.me()).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it('stand where their end cannot be written in the audit log, and end once it can', async () => {
    const other = new TestBrowser(api);
    const { body } = await other.signIn(email, PASSWORD);
    const { client } = asPerson(body.accessToken ?? '');
    const { items } = await client.account.sessions();
    const params = { id: items.find((session) => !session.current)?.id ?? '' };
    const log = vi.spyOn(api.app.get(Audit), 'record').mockImplementationOnce(() => {
      throw new AppError('STORAGE_UNAVAILABLE');
    });
    onTestFinished(() => log.mockRestore());
    await expect(client.account.endSession({ params })).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect((await browser.refresh()).status).toBe(200);
    await client.account.endSession({ params });
    expect((await browser.refresh()).status).toBe(401);
    await expect(client.account.endSession({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of others look like sessions that do not exist', async () => {
    const stranger = await people.intern();
    const { body } = await browser.refresh();
    const sessionPage = await asPerson(body.accessToken ?? '').client.account.sessions();
    const id = sessionPage.items[0]?.id ?? '';
    const foreign = await problem(stranger, id);
    expect(foreign).toEqual(await problem(stranger, 'a'.repeat(24)));
    expect(foreign).toMatchObject({ code: 'NOT_FOUND' });
    expect((await browser.refresh()).status).toBe(200);
  });

  it('end with signing out, also with an older copy of the cookie', async () => {
    const copy = browser.copy();
    await browser.refresh();
    expect((await copy.post('/auth/sign-out')).status).toBe(204);
    expect(copy.cookie).toBeNull();
    expect((await browser.refresh()).status).toBe(401);
  });

  it('change of password ends all others and gives this browser a new one', async () => {
    const other = new TestBrowser(api);
    await other.signIn(email, PASSWORD);
    const { body } = await browser.refresh();
    const before = browser.cookie;
    const headers = { authorization: `Bearer ${body.accessToken}` };
    const change = { current: PASSWORD, password: 'a completely new phrase' };
    const reply = await browser.post('/auth/password', change, headers);
    expect(reply.status).toBe(200);
    expect(browser.cookie).not.toBe(before);
    expect((await other.refresh()).status).toBe(401);
    expect((await browser.refresh()).status).toBe(200);
    expect((await new TestBrowser(api).signIn(email, PASSWORD)).status).toBe(401);
    expect((await new TestBrowser(api).signIn(email, change.password)).status).toBe(200);
  });

  it('refuse the change with a wrong current password', async () => {
    const { body } = await browser.refresh();
    const { client } = asPerson(body.accessToken ?? '');
    const change = { current: 'not the password', password: 'a completely new phrase' };
    await expect(client.account.changePassword({ body: change })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  it('survive a restart: nothing of them is in the process', async () => {
    const connection = api.app.get<Connection>(CONNECTION);
    const again = await createServer({ settings: api.settings, clock: api.clock, connection });
    onTestFinished(() => again.close());
    const fastify: FastifyInstance = again.getHttpAdapter().getInstance();
    const headers = { cookie: `refresh=${browser.cookie}` };
    const reply = await fastify.inject({ method: 'POST', url: '/api/auth/refresh', headers });
    expect(reply.statusCode).toBe(200);
  });

  const asPerson = (token: string) => ({ client: api.client(token) });
  async function problem(person: TestActor, id: string): Promise<object> {
    const reply = await api.inject({
      method: 'DELETE',
      url: `/api/auth/sessions/${id}`,
      headers: { authorization: `Bearer ${person.token}` },
    });
    const { traceId: _, instance: __, ...rest } = reply.json<Record<string, unknown>>();
    return rest;
  }
});
