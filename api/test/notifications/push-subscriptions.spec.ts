import { pushLimits } from '@prentice/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PushServerKeys } from '../../src/features/notifications/push/push-server-keys.service.ts';
import { PushServerKey, PushSubscription } from '../../src/features/notifications/push/push-subscription.entity.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { PushFixture } from './push.fixture.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

describe('a browser that receives pushes', () => {
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
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await pushes.service.close();
    await api.close();
  });

  const stored = () => api.database.collection(PushSubscription);
  const devices = async (actor = intern) => (await actor.client.pushSubscriptions.list()).items;

  it('is listed without its address, once however often it subscribes, and removed by its owner alone', async () => {
    const browser = await pushes.subscribe(intern);
    api.clock.advance(60_000);
    const again = await intern.client.pushSubscriptions.subscribe({ body: browser });
    const [device] = await devices();
    expect(device).toEqual(again);
    expect(device?.lastSeenAt).not.toBe(device?.createdAt);
    expect(JSON.stringify(device)).not.toContain('push.example');
    const params = { id: again.id };
    const other = await actors.intern();
    await expect(other.client.pushSubscriptions.remove({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await intern.client.pushSubscriptions.remove({ params });
    expect(await devices()).toEqual([]);
  });

  it('belongs to one of ten at most, also when several subscribe at once', async () => {
    const all = Array.from({ length: pushLimits.devices + 2 }, () => pushes.subscribe(intern));
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { code: 'SAVED_LIMIT', params: { n: 10 } } });
    expect(await devices()).toHaveLength(10);
  });

  it('moves to another account only when its person has confirmed that', async () => {
    const body = await pushes.subscribe(intern);
    const other = await actors.intern();
    const subscribing = other.client.pushSubscriptions.subscribe({ body });
    await expect(subscribing).rejects.toMatchObject({ code: 'PUSH_OTHER_ACCOUNT', status: 409 });
    expect(await devices()).toHaveLength(1);
    await other.client.pushSubscriptions.subscribe({ body: { ...body, confirmed: true } });
    expect([await devices(), await devices(other)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('is free for another account once it was signed out', async () => {
    const body = await pushes.subscribe(intern);
    await intern.client.account.endSession({ params: { id: intern.sessionId } });
    const other = await actors.intern();
    expect(await other.client.pushSubscriptions.subscribe({ body })).toMatchObject({ device: expect.any(String) });
  });

  it('ends with its session and not with another, and what is left of it is removed by the job', async () => {
    await pushes.subscribe(intern);
    const elsewhere = await actors.signIn(intern.id, intern.email);
    await pushes.subscribe(elsewhere);
    await intern.client.account.endSession({ params: { id: intern.sessionId } });
    expect(await devices(elsewhere)).toHaveLength(1);
    await api.job('notifications.push-subscriptions');
    const userId = objectId(intern.id);
    expect(await stored().countDocuments({ userId })).toBe(1);
    expect(await devices(elsewhere)).toHaveLength(1);
  });

  it('is forgotten when it was not seen for 90 days, and stays when it says that it is there, in a new session', async () => {
    const [remainingSubscription] = [await pushes.subscribe(intern), await pushes.subscribe(intern)];
    api.clock.advance(80 * DAY);
    const later = await actors.signIn(intern.id, intern.email);
    await later.client.pushSubscriptions.renew({ body: { endpoint: remainingSubscription.endpoint } });
    api.clock.advance(11 * DAY);
    const latest = await actors.signIn(intern.id, intern.email);
    expect(await devices(latest)).toHaveLength(1);
    const before = await stored().countDocuments({});
    await api.job('notifications.push-subscriptions');
    expect(await stored().countDocuments({})).toBeLessThan(before);
    expect(await devices(latest)).toHaveLength(1);
  });

  it('of somebody else, or of nobody, is not renewed', async () => {
    const { endpoint } = await pushes.subscribe(intern);
    const other = await actors.intern();
    for (const body of [{ endpoint }, { endpoint: `${endpoint}x` }])
      await expect(other.client.pushSubscriptions.renew({ body })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://10.0.0.8/1',
    'https://localhost/1',
    'https://metadata.google.internal/1',
    'https://push.example.org:8443/1',
    'https://user@push.example.org/1',
  ])('is refused when its pushes would go to %s', async (endpoint) => {
    const { keys } = pushes.service.subscribe();
    const subscribing = intern.client.pushSubscriptions.subscribe({ body: { endpoint, keys } });
    await expect(subscribing).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('is refused when nothing can be encrypted for it', async () => {
    const browser = pushes.service.subscribe();
    const p256dh = `B${'A'.repeat(86)}`;
    const subscribing = intern.client.pushSubscriptions.subscribe({
      body: { ...browser, keys: { ...browser.keys, p256dh } },
    });
    await expect(subscribing).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'keys.p256dh' }] });
  });

  it('cannot be set up where the server makes no requests', async () => {
    vi.restoreAllMocks();
    expect(await intern.client.pushSubscriptions.key()).toEqual({ publicKey: null, fcmProject: null });
    const subscribing = intern.client.pushSubscriptions.subscribe({ body: pushes.service.subscribe() });
    await expect(subscribing).rejects.toMatchObject({ code: 'PUSH_UNSUPPORTED' });
  });

  it('is part of the export of personal data, and is erased with the account', async () => {
    const { endpoint } = await pushes.subscribe(intern);
    const { dataRequests } = intern.client;
    const request = await dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
    const text = await (await dataRequests.file({ params: { id: request.id } })).text();
    expect(JSON.parse(text)).toMatchObject({ pushSubscriptions: [{ createdAt: START }] });
    expect(text).not.toContain(endpoint);
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, {
        'data.erased': { requestId: request.id, userId: intern.id, kind: 'erase' },
      }),
    );
    await api.dispatch();
    expect(await devices()).toEqual([]);
  });
});

describe('the keys of the server', () => {
  it('are made once, also by two processes at the same time, and can be set instead', async () => {
    const api = await startTestApp();
    const other = await startTestApp({}, { sameDatabaseAs: api });
    const [keys, two] = await Promise.all([api, other].map(({ app }) => app.get(PushServerKeys).current()));
    expect(keys).toEqual(two);
    expect(await api.database.collection(PushServerKey).countDocuments({})).toBe(1);
    const configured = { VAPID_PRIVATE_KEY: keys?.privateKey ?? '' };
    const third = await startTestApp(configured, { sameDatabaseAs: api });
    await api.database.collection(PushServerKey).deleteMany({});
    expect(await third.app.get(PushServerKeys).current()).toEqual(keys);
    await third.close();
    await other.close();
    await api.close();
  });
});
