import { PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../src/platform/clock/clock.ts';
import { anOwner, appCode, givePassword, turnOn, wrongCode } from './second-factor.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const CODE_PATH = '/auth/sign-in/code';

describe('while somebody who knows the password tries codes', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ RATE_LIMITS: 'true' });
  });
  afterAll(() => api.close());

  it('the account takes no more of them for a while, however often the password is given, and the owner hears of it', async () => {
    const owner = await anOwner(api);
    const statuses: number[] = [];
    for (let round = 0; round < 4; round++) {
      const { browser, challenge } = await givePassword(api, owner);
      for (let n = 0; n < 4; n++)
        statuses.push((await browser.post(CODE_PATH, { challenge, code: wrongCode(api, owner.key) })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    const warnings = (await emailsTo(api, owner.email)).filter(({ subject }) =>
      subject.includes('may know your password'),
    );
    expect(warnings).toHaveLength(1);
    api.clock.advance(15 * MINUTE);
    const { browser, challenge } = await givePassword(api, owner);
    expect((await browser.post(CODE_PATH, { challenge, code: appCode(api, owner.key) })).status).toBe(200);
  });

  it('the owner still gets in from a device that the account knows', async () => {
    const owner = await anOwner(api);
    const home = await givePassword(api, owner);
    api.clock.advance(30 * SECOND);
    await home.browser.post(CODE_PATH, { challenge: home.challenge, code: appCode(api, owner.key) });
    for (let round = 0; round < 3; round++) {
      const { browser, challenge } = await givePassword(api, owner);
      for (let n = 0; n < 4; n++) await browser.post(CODE_PATH, { challenge, code: wrongCode(api, owner.key) });
    }
    api.clock.advance(30 * SECOND);
    const { body } = await home.browser.signIn(owner.email, PASSWORD);
    const { challenge } = body as { challenge?: string };
    expect((await home.browser.post(CODE_PATH, { challenge, code: appCode(api, owner.key) })).status).toBe(200);
  });
});

describe('where administrators must have a second factor', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp({ ADMIN_SECOND_FACTOR: 'required' });
  });
  afterAll(() => api.close());

  it.each(['admin', 'limitedAdmin'] as const)(
    '%s without one can only set it up, and then everything',
    async (kind) => {
      const people = actorsOf(api);
      const actor = kind === 'admin' ? await people.admin() : await people.limitedAdmin('news:manage');
      const refusal = { code: 'SECOND_FACTOR_REQUIRED' };
      const { client } = actor;
      await expect(client.audit.list({ list: {} })).rejects.toMatchObject(refusal);
      await expect(client.notifications.list({ list: {} })).rejects.toMatchObject(refusal);
      await expect(client.account.signOutEverywhere()).rejects.toMatchObject(refusal);
      expect((await client.auth.me()).actor.secondFactorDue).toBe(true);
      expect(await client.secondFactor.status()).toMatchObject({ required: true });
      await turnOn(api, actor);
      expect((await client.auth.me()).actor.secondFactorDue).toBe(false);
      expect((await client.audit.list({ list: {} })).total).toBeGreaterThanOrEqual(0);
    },
  );

  it('an administrator without one sees of public lists what visitors see', async () => {
    const admin = await actorsOf(api).admin();
    const asVisitor = await api.client().internships.list({ list: {} });
    expect((await admin.client.internships.list({ list: {} })).total).toBe(asVisitor.total);
    const preview = await api.inject({ url: '/api/news', headers: { authorization: `Bearer ${admin.token}` } });
    expect(preview.statusCode).toBe(200);
  });

  it('nothing is asked of students and companies', async () => {
    const people = actorsOf(api);
    for (const person of [await people.intern(), await people.employer()])
      expect((await person.client.auth.me()).actor.secondFactorDue).toBe(false);
  });
});

describe('a second factor that was lost', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('is removed by a full administrator, with an audit entry and an email, and by nobody else', async () => {
    const people = actorsOf(api);
    const admin = await people.admin();
    const owner = await anOwner(api);
    const params = { id: owner.id };
    const limited = await people.limitedAdmin('dashboard:view');
    for (const other of [limited, await people.intern(), owner])
      await expect(other.client.users.resetSecondFactor({ params })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await admin.client.users.get({ params })).toMatchObject({ secondFactorAt: expect.any(String) as string });
    const { challenge, browser } = await givePassword(api, owner);
    expect(await admin.client.users.resetSecondFactor({ params })).toMatchObject({ secondFactorAt: null });
    const answer = { challenge, code: owner.recoveryCodes[0] };
    expect(await browser.post(CODE_PATH, answer)).toMatchObject({ body: { code: 'SIGN_IN_EXPIRED' } });
    expect((await browser.signIn(owner.email, PASSWORD)).body.me).toBeDefined();
    await expect(admin.client.users.resetSecondFactor({ params })).rejects.toMatchObject({ code: 'SECOND_FACTOR_OFF' });
    const filter = { resourceId: owner.id, action: ['second_factor_reset'] };
    expect(await admin.client.audit.list({ list: { filter } })).toMatchObject({ total: 1 });
    expect((await emailsTo(api, owner.email)).at(-1)?.subject).toContain('was reset');
  });

  it('is not removed by its owner in this way', async () => {
    const admin = await turnOn(api, await actorsOf(api).admin());
    const request = { params: { id: admin.id } };
    await expect(admin.client.users.resetSecondFactor(request)).rejects.toMatchObject({
      code: 'SELF_PERMISSION_CHANGE',
    });
  });
});
