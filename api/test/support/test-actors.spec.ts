import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf, type TestActors } from './test-actors.ts';
import { startTestApp, type TestApp } from './test-app.ts';

describe('people of tests', () => {
  let api: TestApp;
  let people: TestActors;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  it('are signed in as who they are', async () => {
    const everybody = await Promise.all([
      people.intern(),
      people.employer(),
      people.limitedAdmin('news:manage'),
      people.intern((account) => account.withEmail('ada@people.example')),
    ]);
    everybody.push(await people.admin(), await people.admin());
    for (const person of everybody) expect(await person.client.notifications.unread()).toEqual({ count: 0 });
    expect(new Set(everybody.map((person) => person.email)).size).toBe(6);
  });

  it('are kept out when nobody, suspended or not confirmed', async () => {
    await expect(api.client().notifications.unread()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const suspended = await people.intern((account) => account.suspended());
    await expect(suspended.client.notifications.unread()).rejects.toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
  });
});
