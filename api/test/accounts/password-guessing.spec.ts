import { anAccount, PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../src/platform/clock/clock.ts';
import { recoveryActions } from './account-recovery.fixture.ts';
import { actorsOf, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { allEmails, emailsTo } from '../support/mailbox.ts';

describe('while somebody guesses the password of an account', () => {
  let api: TestApp;
  let people: TestActors;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApp({ RATE_LIMITS: 'true' });
    people = actorsOf(api);
  });
  afterAll(() => api.close());

  const attempt = async (email: string, remoteAddress: string, password = 'a wrong guess', cookie = '') => {
    const reply = await api.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      remoteAddress,
      headers: cookie ? { cookie } : {},
      payload: { signInPage: 'student', email, password },
    });
    return { status: reply.statusCode, body: reply.json<{ code?: string; params?: { seconds?: number } }>() };
  };
  const account = async () => {
    const email = `guessed-${++count}@people.example`;
    return { email, id: await people.store(anAccount().withEmail(email)) };
  };
  const deviceOf = (browser: TestBrowser) => `device=${browser.otherCookies['device']}`;
  const knownDevice = async (email: string) => {
    const browser = new TestBrowser(api);
    await browser.signIn(email, PASSWORD);
    return deviceOf(browser);
  };
  const block = async (email: string, network = '198.51.100') => {
    for (let n = 0; n < 11; n++) await attempt(email, `${network}.${n}`);
  };
  /** Spends what all networks together may try. */
  const blockAll = async (email: string) => {
    for (let network = 0; network < 12; network++)
      for (let n = 0; n < 5; n++) await attempt(email, `203.0.${network}.${n}`);
  };
  const refused = { status: 429, body: { code: 'RATE_LIMITED', params: { seconds: expect.any(Number) as number } } };

  it('its network is refused, by 24 bits or 64, and says for how many seconds', async () => {
    const { email } = await account();
    await block(email);
    expect(await attempt(email, '198.51.100.200', PASSWORD)).toMatchObject(refused);
    for (let n = 0; n < 11; n++) await attempt(email, `2001:db8:1:2::${n}`);
    expect(await attempt(email, '2001:db8:1:2:ffff::1', PASSWORD)).toMatchObject(refused);
  });

  it('the owner gets in from elsewhere', async () => {
    const { email } = await account();
    await block(email);
    expect(await attempt(email, '192.0.2.1', PASSWORD)).toMatchObject({ status: 200 });
  });

  it('the owner gets in on a known device in the same network', async () => {
    const { email } = await account();
    const cookie = await knownDevice(email);
    await block(email);
    expect(await attempt(email, '198.51.100.7', PASSWORD, cookie)).toMatchObject({ status: 200 });
  });

  it('from many networks, unknown devices are refused and known ones are not', async () => {
    const { email } = await account();
    const cookie = await knownDevice(email);
    await blockAll(email);
    expect(await attempt(email, '192.0.2.9', PASSWORD)).toMatchObject(refused);
    expect(await attempt(email, '192.0.2.9', PASSWORD, cookie)).toMatchObject({ status: 200 });
  });

  it('a known device may not guess on either', async () => {
    const { email } = await account();
    const cookie = await knownDevice(email);
    for (let n = 0; n < 10; n++)
      expect(await attempt(email, '192.0.2.10', 'a wrong guess', cookie)).toMatchObject({ status: 401 });
    expect(await attempt(email, '192.0.2.10', PASSWORD, cookie)).toMatchObject(refused);
  });

  it('the cookie of another account, a forged one, and one from before a recovery are worth nothing', async () => {
    const [target, other] = [await account(), await account()];
    const targetDevice = await knownDevice(target.email);
    const foreign = await knownDevice(other.email);
    const forged = foreign.replace(other.id, target.id);
    await recoveryActions.signed_out_everywhere(api, await people.signIn(target.id, target.email));
    await blockAll(target.email);
    for (const cookie of [foreign, forged, targetDevice])
      expect(await attempt(target.email, '192.0.2.20', PASSWORD, cookie)).toMatchObject(refused);
  });

  it('the cookie cannot be read by scripts or sent by other sites, and several accounts can share it', async () => {
    const [entry, two] = [await account(), await account()];
    const browser = new TestBrowser(api);
    const { headers } = await browser.signIn(entry.email, PASSWORD);
    const line = [headers['set-cookie']].flat().map(String).find((cookie) => cookie.startsWith('device=')); // prettier-ignore
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Strict/);
    expect(line).not.toContain(entry.email);
    await browser.signIn(two.email, PASSWORD);
    await blockAll(entry.email);
    expect(await attempt(entry.email, '192.0.2.21', PASSWORD, deviceOf(browser))).toMatchObject({ status: 200 });
  });

  it('the owner is told once a day, and nobody is told for an address without an account', async () => {
    const { email } = await account();
    await block(email);
    await block(email, '198.51.101');
    await blockAll(email);
    const subjects = async () => (await emailsTo(api, email)).map(({ subject }) => subject);
    const warningSubject = expect.stringMatching(/^Someone tried to sign in to your account several times/);
    expect(await subjects()).toEqual([warningSubject]);
    api.clock.advance(DAY);
    await block(email);
    expect(await subjects()).toHaveLength(2);
    const before = (await allEmails(api)).length;
    const unknown = 'no-account@people.example';
    await block(unknown);
    expect(await attempt(unknown, '198.51.100.1')).toMatchObject(refused);
    expect(await allEmails(api)).toHaveLength(before);
  });
});
