import { createHmac } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { NotificationDelivery } from '../../src/features/notifications/deliveries/delivery.entity.ts';
import { DAY, HOUR, MINUTE } from '../../src/platform/clock/clock.ts';
import type { PayloadOf } from '../../src/platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { emailsTo } from '../support/mailbox.ts';
import { applicationPayload } from '../support/payloads.builder.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const PATH = '/api/email-events';

interface Change {
  readonly secret?: string;
  readonly timestamp?: number;
  readonly headers?: Record<string, string>;
}

describe('what the mail service reports', () => {
  let api: TestApp;
  let intern: TestActor;
  let admin: TestActor;
  let events = 0;
  beforeAll(async () => {
    api = await startTestApp({ EMAIL_WEBHOOK_SECRET: SECRET });
    admin = await new TestActors(api).admin();
  });
  beforeEach(async () => {
    api.clock.set(START);
    intern = await new TestActors(api).intern();
  });
  afterAll(() => api.close());

  const postText = (payload: string, { secret = SECRET, timestamp, headers = {} }: Change = {}) => {
    const time = String(timestamp ?? Math.floor(api.clock.now().getTime() / 1_000));
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(`msg_1.${time}.${payload}`).digest('base64');
    return api.inject({
      method: 'POST',
      url: PATH,
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg_1',
        'webhook-timestamp': time,
        'webhook-signature': `v1,bm90IGl0 v1,${signature}`,
        ...headers,
      },
      payload,
    });
  };
  const anEvent = (change: object = {}) => ({
    id: `event-${++events}`,
    kind: 'hard',
    at: api.clock.now().toISOString(),
    address: intern.email,
    ...change,
  });
  const report = async (...changes: object[]): Promise<void> => {
    const reply = await postText(JSON.stringify({ events: changes.map(anEvent) }));
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
  };
  const status = async () => {
    const { client } = await new TestActors(api).signIn(intern.id, intern.email);
    return (await client.deliveries.emailStatus()).reason;
  };
  const decide = async (change: Partial<PayloadOf<'application.viewed'>> = {}): Promise<string[]> => {
    const payload = applicationPayload({ internId: intern.id, actorId: 'b'.repeat(24), ...change });
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'application.finalist': payload }),
    );
    await api.dispatch();
    const { client } = await new TestActors(api).signIn(intern.id, intern.email);
    const { items } = await client.deliveries.list({ list: { filter: { channel: ['email'] } } });
    return items.map(({ state, reason }) => `${state} ${reason}`);
  };

  it('stops notifications to an address from which an email came back, and tells its owner and administrators', async () => {
    expect(await decide()).toEqual(['sent null']);
    await report({});
    expect(await intern.client.deliveries.emailStatus()).toEqual({
      address: intern.email,
      reason: 'address_bounced',
      since: START,
    });
    expect((await decide()).toSorted()).toEqual(['sent null', 'suppressed address_bounced']);
    expect(await emailsTo(api, intern.email)).toHaveLength(1);
    const { items } = await admin.client.deliveries.failed();
    expect(items.map(({ reason }) => reason)).toContain('address_bounced');
    expect(JSON.stringify(items)).not.toContain(intern.email);
    api.clock.advance(8 * DAY);
    admin = await new TestActors(api).signIn(admin.id, admin.email);
    expect((await admin.client.deliveries.failed()).items).toEqual([]);
  });

  it('finds the address by the Message-ID, and says of that email that it came back', async () => {
    await decide();
    const deliveryFilter = { userId: new ObjectId(intern.id), channel: 'email' };
    const row = await api.database.collection(NotificationDelivery).findOne(deliveryFilter);
    await report({ address: undefined, messageId: `<email.${String(row?._id)}@localhost>` });
    expect(await status()).toBe('address_bounced');
    expect((await decide()).toSorted()).toEqual(['sent returned', 'suppressed address_bounced']);
  });

  it('stops them after a complaint, but never what concerns the security of the account', async () => {
    await report({ kind: 'complaint' });
    expect(await status()).toBe('address_complained');
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, {
        'user.suspended': {
          userId: intern.id, role: 'intern', by: admin.id, reason: 'spam', text: 'Please write to us about this.',
        },
      }),
    ); // prettier-ignore
    expect((await emailsTo(api, intern.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your account has been suspended'),
    ]);
    await api.client().auth.forgotPassword({ body: { email: intern.email } });
    expect(await emailsTo(api, intern.email)).toHaveLength(2);
  });

  it('counts temporary failures, each once, and stops after five within a week', async () => {
    const soft = { kind: 'soft' };
    await report(soft, { ...soft, id: 'same' }, { ...soft, id: 'same' }, soft, soft);
    expect(await status()).toBeNull();
    api.clock.advance(3 * DAY);
    await report({ ...soft, id: 'same' });
    expect(await status()).toBeNull();
    await report(soft);
    expect(await status()).toBe('address_bounced');
  });

  it('does not count temporary failures of more than a week', async () => {
    for (let day = 0; day < 30; day += 2) {
      await report({ kind: 'soft' });
      api.clock.advance(2 * DAY);
    }
    expect(await status()).toBeNull();
  });

  it('is forgotten once the owner confirms the address by a link, which works once and on a POST only', async () => {
    await report({});
    api.clock.advance(HOUR);
    intern = await new TestActors(api).signIn(intern.id, intern.email);
    await intern.client.deliveries.confirmEmail();
    const [email, ...more] = await emailsTo(api, intern.email);
    expect(more).toEqual([]);
    const url = /http:\/\/localhost:3000(\/api\/confirm-email\/\S+)/.exec(email?.source ?? '')?.[1] ?? '';
    const post = (to: string) =>
      api.inject({
        method: 'POST',
        url: to,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    expect((await api.inject({ method: 'GET', url })).body).toContain('<form method="post">');
    for (const forged of [`${url}x`, url.replace(/~\d+~/, '~1~'), url.replace(intern.id, admin.id)])
      expect((await post(forged)).statusCode).toBe(404);
    expect(await status()).toBe('address_bounced');
    expect((await post(url)).statusCode).toBe(200);
    expect(await status()).toBeNull();
    expect((await post(url)).statusCode).toBe(404);
    expect(await decide()).toEqual(['sent null']);
    /* What happened before the confirmation, and is reported late, counts no more. */
    await report({ at: START });
    expect(await status()).toBeNull();
    api.clock.advance(MINUTE);
    await report({});
    expect(await status()).toBe('address_bounced');
    expect((await post(url)).statusCode).toBe(404);
  });

  it('sends no link where emails are sent anyway', async () => {
    await intern.client.deliveries.confirmEmail();
    expect(await emailsTo(api, intern.email)).toEqual([]);
  });

  it('concerns an address only while the account has it', async () => {
    await report({});
    const renamed = { $set: { email: `new-${intern.email}` } };
    await api.database.collection(User).updateOne({ email: intern.email }, renamed);
    expect(await status()).toBeNull();
    await report({});
    expect(await status()).toBeNull();
  });

  it('is refused without the right signature, too late, too large, and in any other form', async () => {
    const body = JSON.stringify({ events: [anEvent()] });
    const now = Math.floor(api.clock.now().getTime() / 1_000);
    const refused = async (text: string, change: Change = {}) => {
      const reply = await postText(text, change);
      expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      return `${reply.statusCode} ${reply.json<{ code: string }>().code}`;
    };
    expect(await refused(body, { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })).toBe('401 UNAUTHENTICATED');
    expect(await refused(body, { headers: { 'webhook-signature': '' } })).toBe('401 UNAUTHENTICATED');
    expect(await refused(body, { headers: { 'webhook-id': 'msg_2' } })).toBe('401 UNAUTHENTICATED');
    expect(await refused(body, { timestamp: now - 301 })).toBe('401 UNAUTHENTICATED');
    expect(await refused(body, { timestamp: now + 301 })).toBe('401 UNAUTHENTICATED');
    expect(await refused('{')).toBe('400 MALFORMED_REQUEST');
    expect(await refused('{"events":[]}')).toBe('422 VALIDATION_FAILED');
    for (const change of [{ kind: 'other' }, { at: 'today' }, { address: undefined }, { address: 'x' }, { more: 1 }])
      expect(await refused(JSON.stringify({ events: [anEvent(change)] }))).toBe('422 VALIDATION_FAILED');
    const large = JSON.stringify({ events: [anEvent({ id: 'x'.repeat(70_000) })] });
    expect(await refused(large)).toBe('413 FILE_TOO_LARGE');
    const many = { events: Array.from({ length: 101 }, () => anEvent()) };
    expect(await refused(JSON.stringify(many))).toBe('422 VALIDATION_FAILED');
    expect(await status()).toBeNull();
  });

  it('is passed over when it is about nobody here, or too old', async () => {
    await report(
      { address: 'nobody@elsewhere.example' },
      { address: undefined, messageId: `<email.${'f'.repeat(24)}@localhost>` },
      { address: undefined, messageId: 'something else' },
      { at: new Date(api.clock.now().getTime() - 8 * DAY).toISOString() },
    );
    expect(await status()).toBeNull();
  });
});

describe('without a secret for the mail service', () => {
  it('there is no address for its reports', async () => {
    const api = await startTestApp();
    const reply = await api.inject({ method: 'POST', url: PATH, payload: { events: [] } });
    expect(reply.statusCode).toBe(404);
    await api.close();
  });
});
