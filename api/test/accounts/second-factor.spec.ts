import { PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../src/platform/clock/clock.ts';
import { User } from '../../src/features/accounts/user.entity.ts';
import { SecondFactor } from '../../src/features/accounts/second-factor/second-factor.entity.ts';
import { NEW_PASSWORD, resetToken } from './account-recovery.fixture.ts';
import { anOwner, appCode, givePassword, turnOn, wrongCode } from './second-factor.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const CODE_PATH = '/auth/sign-in/code';

describe('an account with a second factor', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());
  const nextStep = () => api.clock.advance(30 * SECOND);

  it('gets no session by its password, but a challenge that a code answers', async () => {
    const owner = await anOwner(api);
    const { browser, challenge, reply } = await givePassword(api, owner);
    expect(reply).toMatchObject({ status: 200, body: { accessToken: null } });
    expect([browser.cookie, reply.body.me]).toEqual([null, undefined]);
    nextStep();
    const opened = await browser.post(CODE_PATH, { challenge, code: appCode(api, owner.key) });
    expect(opened).toMatchObject({ status: 200, body: { me: { user: { email: owner.email } } } });
    expect(browser.cookie).not.toBeNull();
  });

  it('takes a code with spaces, and no code twice, not even of an earlier step', async () => {
    const owner = await anOwner(api);
    const { browser, challenge } = await givePassword(api, owner);
    nextStep();
    const code = appCode(api, owner.key);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await browser.post(CODE_PATH, { challenge, code: typed })).toMatchObject({ status: 200 });
    const again = await givePassword(api, owner);
    for (const spent of [code, appCode(api, owner.key, -1)])
      expect(await again.browser.post(CODE_PATH, { challenge: again.challenge, code: spent })).toMatchObject({
        status: 401,
        body: { code: 'CODE_INVALID' },
      });
  });

  it('opens one session when one code is sent twice at the same moment, whatever the challenge', async () => {
    const owner = await anOwner(api);
    const sent = await Promise.all([givePassword(api, owner), givePassword(api, owner)]);
    nextStep();
    const code = appCode(api, owner.key);
    const [first, second] = sent;
    const replies = await Promise.all(
      [first, first, second].map(({ browser, challenge }) => browser.post(CODE_PATH, { challenge, code })),
    );
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not opened by the code of another person, nor by the challenge of another person', async () => {
    const [owner, other] = [await anOwner(api), await anOwner(api)];
    const { browser, challenge } = await givePassword(api, owner);
    nextStep();
    const refusal = { status: 401, body: { code: 'CODE_INVALID' } };
    expect(await browser.post(CODE_PATH, { challenge, code: appCode(api, other.key) })).toMatchObject(refusal);
    expect(await browser.post(CODE_PATH, { challenge, code: other.recoveryCodes[0] })).toMatchObject(refusal);
  });

  it('takes a challenge five times, for five minutes, and once', async () => {
    const owner = await anOwner(api);
    const expired = { status: 410, body: { code: 'SIGN_IN_EXPIRED' } };
    const tried = await givePassword(api, owner);
    const code = wrongCode(api, owner.key);
    for (let n = 0; n < 5; n++)
      expect((await tried.browser.post(CODE_PATH, { challenge: tried.challenge, code })).status).toBe(401);
    nextStep();
    const right = { challenge: tried.challenge, code: appCode(api, owner.key) };
    expect(await tried.browser.post(CODE_PATH, right)).toMatchObject(expired);
    const late = await givePassword(api, owner);
    api.clock.advance(5 * MINUTE);
    const lateAnswer = { challenge: late.challenge, code: appCode(api, owner.key) };
    expect(await late.browser.post(CODE_PATH, lateAnswer)).toMatchObject(expired);
    const used = await givePassword(api, owner);
    const answer = { challenge: used.challenge, code: appCode(api, owner.key) };
    expect((await used.browser.post(CODE_PATH, answer)).status).toBe(200);
    nextStep();
    const later = { challenge: used.challenge, code: appCode(api, owner.key) };
    expect(await used.browser.post(CODE_PATH, later)).toMatchObject(expired);
  });

  it('takes each recovery code once, and tells the owner how many are left', async () => {
    const owner = await anOwner(api);
    const [code = ''] = owner.recoveryCodes;
    const { browser, challenge } = await givePassword(api, owner);
    expect((await browser.post(CODE_PATH, { challenge, code: code.toLowerCase() })).status).toBe(200);
    const again = await givePassword(api, owner);
    expect((await again.browser.post(CODE_PATH, { challenge: again.challenge, code })).status).toBe(401);
    expect(await owner.client.secondFactor.status()).toMatchObject({ recoveryCodesLeft: 9 });
    const mails = await emailsTo(api, owner.email);
    expect(mails.at(-1)?.source).toContain('You have 9 recovery codes left.');
  });

  it('still takes a code after the password was reset, and no challenge from before', async () => {
    const owner = await anOwner(api);
    const before = await givePassword(api, owner);
    const token = await resetToken(api, owner.email);
    expect((await before.browser.post('/auth/reset-password', { token, password: NEW_PASSWORD })).status).toBe(200);
    nextStep();
    const early = { challenge: before.challenge, code: appCode(api, owner.key) };
    expect(await before.browser.post(CODE_PATH, early)).toMatchObject({ body: { code: 'SESSION_EXPIRED' } });
    expect((await before.browser.signIn(owner.email, NEW_PASSWORD)).body).toMatchObject({ accessToken: null });
    const mails = await emailsTo(api, owner.email);
    expect(mails.some(({ source }) => source.includes('Two-factor authentication stays on.'))).toBe(true);
  });

  it('is not opened once it is suspended, also with a challenge from before', async () => {
    const owner = await anOwner(api);
    const { browser, challenge } = await givePassword(api, owner);
    await api.database.collection(User).updateOne({ _id: new ObjectId(owner.id) }, { $set: { status: 'suspended' } });
    nextStep();
    expect(await browser.post(CODE_PATH, { challenge, code: appCode(api, owner.key) })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_SUSPENDED' },
    });
  });

  it('keeps no secret that the database shows, and none in the export', async () => {
    const owner = await anOwner(api);
    const stored = JSON.stringify(await api.database.collection(SecondFactor).findOne({ _id: new ObjectId(owner.id) }));
    for (const secret of [owner.key, ...owner.recoveryCodes]) expect(stored).not.toContain(secret);
    const { dataRequests } = owner.client;
    const { id } = await dataRequests.create({ body: { kind: 'export' }, idempotencyKey: 'second-factor-export' });
    await api.dispatch();
    const exported = await (await dataRequests.file({ params: { id } })).text();
    expect(exported).toContain('secondFactorAt');
    expect(exported).not.toMatch(/encryptedKey|recoveryCodes/);
  });

  it('is turned on with password and code, renewed, and turned off with the password, with an email each', async () => {
    const actor = await actorsOf(api).intern();
    const { secondFactor } = actor.client;
    await expect(secondFactor.begin({ body: { password: 'not the password' } })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await expect(secondFactor.confirm({ body: { code: '123456' } })).rejects.toMatchObject({ code: 'SETUP_EXPIRED' });
    const { key, qrCode } = await secondFactor.begin({ body: { password: PASSWORD } });
    expect(qrCode.path).toMatch(/^M\d/);
    await expect(secondFactor.confirm({ body: { code: wrongCode(api, key) } })).rejects.toMatchObject({
      code: 'CODE_INVALID',
    });
    expect(await secondFactor.status()).toEqual({
      since: null,
      recoveryCodesLeft: 0,
      required: false,
      passkeys: [],
      passkeysOffered: true,
    });
    api.clock.advance(10 * MINUTE);
    await expect(secondFactor.confirm({ body: { code: appCode(api, key) } })).rejects.toMatchObject({
      code: 'SETUP_EXPIRED',
    });
    const { recoveryCodes } = await turnOn(api, actor);
    expect(await secondFactor.status()).toMatchObject({ since: api.clock.now().toISOString(), recoveryCodesLeft: 10 });
    await expect(secondFactor.begin({ body: { password: PASSWORD } })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_ON',
    });
    const { codes } = await secondFactor.renewRecoveryCodes({ body: { password: PASSWORD } });
    const { browser, challenge } = await givePassword(api, actor);
    expect((await browser.post(CODE_PATH, { challenge, code: recoveryCodes[1] })).status).toBe(401);
    expect((await browser.post(CODE_PATH, { challenge, code: codes[1] })).status).toBe(200);
    await secondFactor.turnOff({ body: { password: PASSWORD } });
    await expect(secondFactor.turnOff({ body: { password: PASSWORD } })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_OFF',
    });
    expect((await browser.signIn(actor.email, PASSWORD)).body.me).toBeDefined();
    const subjects = (await emailsTo(api, actor.email)).map(({ subject }) => subject);
    for (const words of ['is on', 'new recovery codes', 'recovery code was used', 'turned off'])
      expect(
        subjects.some((subject) => subject.includes(words)),
        words,
      ).toBe(true);
  });
});
