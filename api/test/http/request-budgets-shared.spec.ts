import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/* The address of the database is what tells that others may use it, too; the tests have one anyway. */
const shared = { RATE_LIMITS: 'true', MONGODB_URI: 'mongodb://database.example/' };
/** Emails that one address may ask for within ten minutes. */
const MAIL_BUDGET = 10;

describe('request budgets of two processes without Redis', () => {
  let api: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    api = await startTestApp(shared);
    other = await startTestApp({ ...shared, ROLE: 'web' }, { sameDatabaseAs: api });
  });
  afterAll(async () => {
    await other.close();
    await api.close();
  });

  let people = 0;
  const askForEmail = async (app: TestApp, remoteAddress: string) => {
    const body = { email: `nobody-${++people}@people.example` };
    const reply = await app.inject({ method: 'POST', url: '/api/auth/forgot-password', remoteAddress, payload: body });
    return reply.json<{ code?: string; detail?: string }>();
  };

  it('count what a caller spends together, and say when there is more', async () => {
    const address = '198.51.100.1';
    const replies = [];
    for (let count = 0; count < MAIL_BUDGET; count++)
      replies.push((await askForEmail(count % 2 ? api : other, address)).code);
    expect(replies).not.toContain('RATE_LIMITED');
    for (const app of [api, other]) expect(await askForEmail(app, address)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await askForEmail(api, '198.51.100.2')).not.toMatchObject({ code: 'RATE_LIMITED' });
    api.clock.advance(10 * 60_000);
    expect(await askForEmail(other, address)).not.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
