import { PASSWORD } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../src/platform/clock/clock.ts';
import { AccountPersonalData } from '../../src/features/accounts/personal-data/account-personal-data.service.ts';
import { emailsTo } from '../support/mailbox.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { anOwner, givePassword, turnOn, type SecondFactorOwner } from './second-factor.fixture.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

const PATH = '/auth/sign-in/passkey';
const invalid = { status: 401, body: { code: 'PASSKEY_INVALID' } };
const byPassword = { body: { password: PASSWORD } };

describe('a passkey', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  async function addPasskey({ client }: SecondFactorOwner, authenticator = new SoftwareAuthenticator()) {
    const { challenge } = await client.secondFactor.beginPasskey(byPassword);
    await client.secondFactor.addPasskey({ body: authenticator.create(challenge) });
    return authenticator;
  }

  it('answers the challenge of a sign-in in place of a code, and is offered with it', async () => {
    const owner = await anOwner(api);
    const authenticator = await addPasskey(owner);
    const { browser, challenge, reply } = await givePassword(api, owner);
    const id = authenticator.id.toString('base64url');
    expect(reply.body).toMatchObject({ passkeys: [{ id, type: 'public-key', transports: ['internal'] }] });
    const opened = await browser.post(PATH, { challenge, passkey: authenticator.answer(challenge) });
    expect(opened).toMatchObject({ status: 200, body: { me: { user: { email: owner.email } } } });
    expect(browser.cookie).not.toBeNull();
    const { passkeys } = await owner.client.secondFactor.status();
    expect(passkeys).toMatchObject([{ id, lastUsedAt: api.clock.now().toISOString() }]);
    expect((await emailsTo(api, owner.email)).map(({ subject }) => subject)).toContain('You have a new passkey');
  });

  it('does not answer twice, nor another sign-in, nor for another page', async () => {
    const owner = await anOwner(api);
    const authenticator = await addPasskey(owner);
    const { browser, challenge } = await givePassword(api, owner);
    const other = await givePassword(api, owner);
    const passkey = authenticator.answer(challenge);
    expect(await other.browser.post(PATH, { challenge: other.challenge, passkey })).toMatchObject(invalid);
    authenticator.origin = 'https://prentice.example.net';
    const elsewhere = authenticator.answer(challenge);
    expect(await browser.post(PATH, { challenge, passkey: elsewhere })).toMatchObject(invalid);
    expect((await browser.post(PATH, { challenge, passkey })).status).toBe(200);
    expect(await browser.post(PATH, { challenge, passkey })).toMatchObject({ body: { code: 'SIGN_IN_EXPIRED' } });
  });

  it('of another person, a removed one, and a copy that is behind are refused', async () => {
    const [owner, other] = [await anOwner(api), await anOwner(api)];
    const [authenticator, foreign] = [await addPasskey(owner), await addPasskey(other)];
    const { browser, challenge } = await givePassword(api, owner);
    expect(await browser.post(PATH, { challenge, passkey: foreign.answer(challenge) })).toMatchObject(invalid);
    expect((await browser.post(PATH, { challenge, passkey: authenticator.answer(challenge) })).status).toBe(200);
    authenticator.counter = 0;
    const again = await givePassword(api, owner);
    const behind = { challenge: again.challenge, passkey: authenticator.answer(again.challenge) };
    expect(await again.browser.post(PATH, behind)).toMatchObject(invalid);
    const id = authenticator.id.toString('base64url');
    await owner.client.secondFactor.removePasskey({ body: { id, password: PASSWORD } });
    authenticator.counter = 10;
    const last = await givePassword(api, owner);
    expect(last.reply.body).toMatchObject({ passkeys: [] });
    const removed = { challenge: last.challenge, passkey: authenticator.answer(last.challenge) };
    expect(await last.browser.post(PATH, removed)).toMatchObject(invalid);
  });

  it('is added by the password, in five minutes, once, and only beside a second factor', async () => {
    const student = await actorsOf(api).intern();
    await expect(student.client.secondFactor.beginPasskey(byPassword)).rejects.toMatchObject({
      code: 'SECOND_FACTOR_OFF',
    });
    const owner = await turnOn(api, student);
    const { client } = owner;
    await expect(client.secondFactor.beginPasskey({ body: { password: 'not my password' } })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    const authenticator = new SoftwareAuthenticator();
    const { challenge } = await client.secondFactor.beginPasskey(byPassword);
    const made = authenticator.create(challenge);
    await expect(
      client.secondFactor.addPasskey({ body: new SoftwareAuthenticator('https://other.example').create(challenge) }),
    ).rejects.toMatchObject({ code: 'PASSKEY_INVALID' });
    await client.secondFactor.addPasskey({ body: made });
    await expect(client.secondFactor.addPasskey({ body: made })).rejects.toMatchObject({ code: 'SETUP_EXPIRED' });
    const late = await client.secondFactor.beginPasskey(byPassword);
    expect(late.excludeCredentials).toMatchObject([{ id: made.id }]);
    api.clock.advance(5 * MINUTE);
    await expect(
      client.secondFactor.addPasskey({ body: new SoftwareAuthenticator().create(late.challenge) }),
    ).rejects.toMatchObject({ code: 'SETUP_EXPIRED' });
  });

  it('is in the copy of what is known of its owner, without what it is recognised by', async () => {
    const owner = await anOwner(api);
    await addPasskey(owner);
    const exported = await api.app.get(AccountPersonalData).exportSections.passkeys(new ObjectId(owner.id));
    expect(exported).toEqual([{ device: expect.any(String), createdAt: api.clock.now(), lastUsedAt: null }]);
  });

  it('is one of ten at most', async () => {
    const owner = await anOwner(api);
    for (let n = 0; n < 10; n++) await addPasskey(owner);
    await expect(owner.client.secondFactor.beginPasskey(byPassword)).rejects.toMatchObject({ code: 'PASSKEY_LIMIT' });
  });

  it('goes with the second factor', async () => {
    const owner = await anOwner(api);
    await addPasskey(owner);
    await owner.client.secondFactor.turnOff(byPassword);
    api.clock.advance(30 * SECOND);
    await turnOn(api, owner);
    expect((await owner.client.secondFactor.status()).passkeys).toEqual([]);
  });

  it('is not offered where the service has no name', async () => {
    const numbered = await startTestApp({ PUBLIC_URL: 'http://127.0.0.1:3000' });
    const owner = await anOwner(numbered);
    expect((await owner.client.secondFactor.status()).passkeysOffered).toBe(false);
    await numbered.close();
  });
});
