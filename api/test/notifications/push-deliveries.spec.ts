import { notificationTypeTexts, pushLimits, type DeliveryReason } from '@prentice/contract';
import type { PushReply } from '@prentice/testing/push';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import { DAY, HOUR, MINUTE } from '../../src/platform/clock/clock.ts';
import { PushLimits } from '../../src/features/notifications/push/push-limits.service.ts';
import { PushFixture } from './push.fixture.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

describe('a push', () => {
  let api: TestApp;
  let actors: TestActors;
  let pushes: PushFixture;
  let intern: TestActor;

  beforeAll(async () => {
    api = await startTestApp();
    actors = new TestActors(api);
    pushes = await PushFixture.create(api);
  });
  beforeEach(async () => {
    api.clock.set(START);
    pushes.connect();
    intern = await actors.intern();
    await api.dispatch();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await pushes.service.close();
    await api.close();
  });

  const shortlist = async (): Promise<void> => {
    await pushes.shortlist(intern);
    await api.dispatch();
  };
  const delivery = async () => {
    const { client } = await actors.signIn(intern.id, intern.email);
    const { items } = await client.deliveries.list({ list: { filter: { channel: ['push'] } } });
    return items[0];
  };
  const devices = async () => {
    const { client } = await actors.signIn(intern.id, intern.email);
    return (await client.pushSubscriptions.list()).items;
  };

  it('reaches each browser encrypted, signed and without anything about a person', async () => {
    const browsers = [await pushes.subscribe(intern), await pushes.subscribe(intern)];
    await shortlist();
    expect(pushes.service.faults).toEqual([]);
    const { received } = pushes.service;
    expect(received.map(({ endpoint }) => endpoint).sort()).toEqual(browsers.map(({ endpoint }) => endpoint).sort());
    const sent = await delivery();
    expect(sent).toMatchObject({ state: 'sent', reason: null });
    expect(pushes.messages()[0]).toEqual({
      id: sent?.id,
      type: 'application.decision',
      link: sent?.link,
      title: 'There is a decision about an application',
      body: expect.stringMatching(/^Open \w+ to read it\.$/),
      lang: 'en',
    });
    expect(received[0]?.text).not.toContain('Secret laboratory');
    const { publicKey } = await intern.client.pushSubscriptions.key();
    expect(received[0]?.serverKey).toBe(publicKey);
    expect(received[0]?.headers).toMatchObject({
      ttl: String(notificationTypeTexts['application.decision'].push.ttlSeconds),
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    expect(received[0]?.headers['topic']).toMatch(/^[\w-]{32}$/);
  });

  it('is written in the language of its recipient', async () => {
    await api.database.collection(User).updateOne({ _id: objectId(intern.id) }, { $set: { locale: 'de-AT' } });
    await pushes.subscribe(intern);
    await shortlist();
    expect(pushes.messages()[0]).toMatchObject({ title: 'Es gibt eine Entscheidung zu einer Bewerbung', lang: 'de' });
  });

  it.each([
    [404, 'device_gone'],
    [410, 'device_gone'],
    [400, 'push_refused'],
    [403, 'push_refused'],
    [413, 'push_refused'],
  ] as const)('that the service answers with %i is not tried again: %s', async (status, reason) => {
    await pushes.subscribe(intern);
    pushes.service.reply = () => ({ status });
    await shortlist();
    expect(await delivery()).toMatchObject({ state: 'failed', reason, attempts: 1, dueAt: null });
    expect(await devices()).toHaveLength(reason === 'device_gone' ? 0 : 1);
  });

  it.each<[string, PushReply, DeliveryReason, number]>([
    ['429 without a time', { status: 429 }, 'push_unavailable', 1],
    ['429 with seconds', { status: 429, headers: { 'Retry-After': '600' } }, 'push_unavailable', 10],
    [
      '503 with a date',
      { status: 503, headers: { 'Retry-After': new Date(Date.parse(START) + 20 * MINUTE).toUTCString() } },
      'push_unavailable',
      20,
    ],
    ['429 with nonsense', { status: 429, headers: { 'Retry-After': 'soon' } }, 'push_unavailable', 1],
    ['500', { status: 500 }, 'push_unavailable', 1],
    ['nothing', 'hangs', 'push_unavailable', 1],
    ['something that is no HTTP', 'malformed', 'push_unavailable', 1],
  ])('that the service answers with %s is tried again as soon as it may be', async (_, reply, reason, minutes) => {
    await pushes.subscribe(intern);
    pushes.service.reply = () => reply;
    await shortlist();
    const dueAt = new Date(Date.parse(START) + minutes * MINUTE).toISOString();
    expect(await delivery()).toMatchObject({ state: 'failed', reason, attempts: 1, dueAt });
    pushes.service.reply = () => ({ status: 201 });
    api.clock.set(dueAt);
    await api.dispatch();
    expect(await delivery()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(await devices()).toHaveLength(1);
  });

  it('counts as sent when one browser of several has it, and forgets those that are gone', async () => {
    const [first, second] = [await pushes.subscribe(intern), await pushes.subscribe(intern)];
    pushes.service.reply = (endpoint) => ({ status: endpoint === first.endpoint ? 410 : 201 });
    await shortlist();
    expect(await delivery()).toMatchObject({ state: 'sent' });
    expect(pushes.service.received.map(({ endpoint }) => endpoint)).toEqual([second.endpoint]);
    expect(await devices()).toHaveLength(1);
  });

  it('is sent at most five times a day, and again the next day', async () => {
    await pushes.subscribe(intern);
    for (let count = 0; count < 8; count++) await pushes.shortlist(intern);
    await api.dispatch();
    expect(pushes.service.received).toHaveLength(5);
    expect(await delivery()).toMatchObject({ state: 'suppressed', reason: 'daily_limit' });
    api.clock.advance(DAY);
    await shortlist();
    expect(pushes.service.received).toHaveLength(6);
  });

  it('of which several were decided on at the same time is sent only while there are at most five', async () => {
    await pushes.subscribe(intern);
    const none = new Map([[intern.id, { devices: 1, pushesToday: 0 }]]);
    vi.spyOn(api.app.get(PushLimits), 'useToday').mockResolvedValue(none);
    for (let count = 0; count < 7; count++) await pushes.shortlist(intern);
    await api.dispatch();
    expect(pushes.service.received).toHaveLength(5);
    expect(await delivery()).toMatchObject({ state: 'suppressed', reason: 'daily_limit' });
  });

  it('that waits for another attempt is not sent in quiet hours', async () => {
    await pushes.subscribe(intern);
    pushes.service.reply = () => ({ status: 429, headers: { 'Retry-After': '43200' } });
    await shortlist();
    pushes.service.reply = () => ({ status: 201 });
    api.clock.advance(12 * HOUR + MINUTE);
    await api.dispatch();
    expect(pushes.service.received).toEqual([]);
    expect(await delivery()).toMatchObject({ state: 'expired', reason: 'quiet_hours' });
  });

  it('is not sent to a browser that was signed out', async () => {
    await pushes.subscribe(intern);
    await intern.client.account.endSession({ params: { id: intern.sessionId } });
    await shortlist();
    expect(pushes.service.received).toEqual([]);
    expect(await delivery()).toMatchObject({ state: 'suppressed', reason: 'no_device' });
  });

  it('that people send themselves disregards their choices, quiet hours and the limit of the day', async () => {
    await pushes.subscribe(intern);
    api.clock.set('2026-03-02T23:30:00.000Z');
    intern = await actors.signIn(intern.id, intern.email);
    await pushes.subscribe(intern);
    const test = await intern.client.pushSubscriptions.test();
    expect(test).toMatchObject({ type: 'test', channel: 'push', state: 'pending', link: '/test-notifications' });
    await api.dispatch();
    expect(await delivery()).toMatchObject({ id: test.id, state: 'sent' });
    expect(pushes.messages()[0]).toMatchObject({ type: 'test', title: 'This is a test notification' });
  });

  it('that people send themselves is limited to five an hour, and needs a browser', async () => {
    const { pushSubscriptions } = intern.client;
    expect(await pushSubscriptions.test()).toMatchObject({ state: 'suppressed', reason: 'no_device' });
    await pushes.subscribe(intern);
    for (let count = 1; count < pushLimits.testsPerHour; count++) await pushSubscriptions.test();
    await expect(pushSubscriptions.test()).rejects.toMatchObject({ code: 'RATE_LIMITED', params: { seconds: 3_600 } });
    api.clock.advance(HOUR);
    const { client } = await actors.signIn(intern.id, intern.email);
    expect(await client.pushSubscriptions.test()).toMatchObject({ state: 'pending' });
  });
});
