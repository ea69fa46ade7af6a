import { anAccount, PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NEW_PASSWORD, resetToken } from './account-recovery.fixture.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DEVICE = 'Firefox, Linux';

describe('an email about the security of an account', () => {
  let api: TestApp;
  let browser: TestBrowser;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    email = `secured-${++count}@people.example`;
    await actorsOf(api).store(anAccount().withEmail(email));
    browser = new TestBrowser(api, { 'user-agent': USER_AGENT, 'x-forwarded-for': '203.0.113.7' });
    await browser.signIn(email, PASSWORD);
  });

  const authorized = async () => {
    const { body } = await browser.refresh();
    return { authorization: `Bearer ${body.accessToken}` };
  };
  const post = async (path: string, body: object) => {
    const reply = await browser.post(path, body, {
      ...(await authorized()),
      'idempotency-key': `secured-key-${count}`,
    });
    expect([200, 201, 202, 204]).toContain(reply.status);
  };
  /** The time of the test's clock as emails to its accounts write it, in their time zone. */
  const now = () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone: 'Europe/Berlin',
    }).format(api.clock.now());
  const newest = async (address = email) => (await emailsTo(api, address)).at(-1)?.source ?? '';

  it('says when a password was changed and on which device, and nothing else about the request', async () => {
    await post('/auth/password', { current: PASSWORD, password: NEW_PASSWORD });
    const source = await newest();
    expect(source).toContain(`When:   ${now()}`);
    expect(source).toContain(`Device: ${DEVICE}`);
    expect(source).not.toMatch(/203\.0\.113|127\.0\.0|Gecko|x-forwarded|rv:140/i);
  });

  it('says it of a reset by link', async () => {
    const token = await resetToken(api, email);
    await browser.post('/auth/reset-password', { token, password: NEW_PASSWORD });
    expect(await newest()).toContain(`Device: ${DEVICE}`);
  });

  it('says when a deletion was requested, not when it happens', async () => {
    await post('/data-requests', { kind: 'erase', password: PASSWORD });
    const source = await newest();
    expect(source).toContain(`Requested: ${now()}`);
    expect(source).toContain(`Device:    ${DEVICE}`);
  });

  it('says to the former address on which device the address was changed', async () => {
    const changed = `changed-${count}@people.example`;
    await post('/auth/email', { email: changed, password: PASSWORD });
    const source = await newest();
    expect(source).toContain(`Requested: ${now()}`);
    expect(source).toContain(`Device:    ${DEVICE}`);
    await post('/auth/email/confirm', { token: await tokenFor(api, changed) });
    const restore = await newest();
    expect(restore).toContain('Your email address was changed');
    expect(restore).toContain(`Device: ${DEVICE}`);
  });

  it('does not say the device of the owner to whoever loses the account to them', async () => {
    const changed = `thief-${count}@people.example`;
    await post('/auth/email', { email: changed, password: PASSWORD });
    await post('/auth/email/confirm', { token: await tokenFor(api, changed) });
    await browser.post('/auth/reset-password', { token: await tokenFor(api, email), password: NEW_PASSWORD });
    const source = await newest(changed);
    expect(source).toContain('Your email address was changed');
    expect(source).toContain(`When: ${now()}`);
    expect(source).not.toContain(DEVICE);
  });
});
