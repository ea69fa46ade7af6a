import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notificationTypeTexts, pushLimits } from '@prentice/contract';
import { fcmError, type FcmReply } from '@prentice/testing/fcm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PushSubscription } from '../../src/features/notifications/push/push-subscription.entity.ts';
import { DAY, MINUTE, SECOND } from '../../src/platform/clock/clock.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { FCM_PROJECT, FcmFixture } from './fcm.fixture.ts';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { PushFixture } from './push.fixture.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

const timeAfter = (minutes: number): string => new Date(Date.parse(START) + minutes * MINUTE).toISOString();

describe('an app that receives pushes by FCM', () => {
  let api: TestApp;
  let actors: TestActors;
  let browsers: PushFixture;
  let apps: FcmFixture;
  let intern: TestActor;

  beforeAll(async () => {
    api = await startTestApp();
    actors = new TestActors(api);
    browsers = await PushFixture.create(api);
    apps = await FcmFixture.create(api);
  });
  beforeEach(async () => {
    api.clock.set(START);
    browsers.connect();
    apps.connect();
    intern = await actors.intern();
    await api.dispatch();
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await Promise.all([browsers.service.close(), apps.close()]);
    await api.close();
  });

  const devices = async (actor = intern) => (await actor.client.pushSubscriptions.list()).items;
  const shortlist = async (): Promise<void> => {
    await browsers.shortlist(intern);
    await api.dispatch();
  };
  const delivery = async () => {
    const { client } = await actors.signIn(intern.id, intern.email);
    return (await client.deliveries.list({ list: { filter: { channel: ['push'] } } })).items[0];
  };

  it('gets what kind of news there is, where it leads and nothing about a person, beside the browsers', async () => {
    const tokens = [await apps.register(intern), await apps.register(intern)];
    const browser = await browsers.subscribe(intern);
    await shortlist();
    const sent = await delivery();
    expect(sent).toMatchObject({ state: 'sent', reason: null });
    expect(browsers.service.received.map(({ endpoint }) => endpoint)).toEqual([browser.endpoint]);
    expect(apps.service.received.map(({ token }) => token).sort()).toEqual(tokens.sort());
    expect(new Set(apps.service.authorizations)).toEqual(new Set(['Bearer of-tests']));
    const [message] = apps.service.received;
    const { ttlSeconds } = notificationTypeTexts['application.decision'].push;
    const topic = expect.stringMatching(/^[\w-]{32}$/) as string;
    expect(message).toEqual({
      token: expect.any(String),
      notification: { title: 'There is a decision about an application', body: expect.stringMatching(/^Open \w+ to/) },
      data: { id: sent?.id, type: 'application.decision', link: sent?.link, lang: 'en' },
      android: { collapse_key: topic, priority: 'high', ttl: `${ttlSeconds}s`, notification: { tag: sent?.id } },
      apns: {
        headers: {
          'apns-collapse-id': topic,
          'apns-expiration': String(Date.parse(START) / SECOND + ttlSeconds),
          'apns-priority': '10',
        },
        payload: { aps: { 'thread-id': 'application.decision' } },
      },
      webpush: {
        headers: { TTL: String(ttlSeconds), Urgency: 'high', Topic: topic },
        notification: { tag: sent?.id, lang: 'en' },
        fcmOptions: { link: `https://internships.example${sent?.link}` },
      },
    });
    expect(JSON.stringify(message)).not.toContain('Secret laboratory');
    expect(JSON.stringify(message)).not.toContain(intern.email);
  });

  it.each<[string, FcmReply, string, number]>([
    ['404 UNREGISTERED', fcmError(404, 'UNREGISTERED'), 'device_gone', 0],
    ['400 INVALID_ARGUMENT', fcmError(400, 'INVALID_ARGUMENT'), 'device_gone', 0],
    ['400 about the token', fcmError(400, 'INVALID_ARGUMENT', { field: 'message.token' }), 'device_gone', 0],
    [
      '400 about something else',
      fcmError(400, 'INVALID_ARGUMENT', { field: 'message.android.ttl' }),
      'push_refused',
      1,
    ],
    ['403 SENDER_ID_MISMATCH', fcmError(403, 'SENDER_ID_MISMATCH'), 'push_refused', 1],
    ['401 THIRD_PARTY_AUTH_ERROR', fcmError(401, 'THIRD_PARTY_AUTH_ERROR'), 'push_refused', 1],
    ['404 without a code of FCM', { status: 404, body: 'Not here.' }, 'push_refused', 1],
  ])('that FCM answers about with %s is not tried again', async (_, reply, reason, left) => {
    await apps.register(intern);
    apps.service.reply = () => reply;
    await shortlist();
    expect(await delivery()).toMatchObject({ state: 'failed', reason, attempts: 1, dueAt: null });
    expect(await devices()).toHaveLength(left);
  });

  const withRetryAfter = (reply: FcmReply, value: string): FcmReply =>
    typeof reply === 'string' ? reply : { ...reply, headers: { 'retry-after': value } };

  it.each<[string, FcmReply, number]>([
    ['429 QUOTA_EXCEEDED', fcmError(429, 'QUOTA_EXCEEDED'), 1],
    ['429 and a time', withRetryAfter(fcmError(429, 'QUOTA_EXCEEDED'), '600'), 10],
    ['500 INTERNAL', fcmError(500, 'INTERNAL'), 1],
    ['503 UNAVAILABLE', fcmError(503, 'UNAVAILABLE'), 1],
    ['503 and a time', withRetryAfter(fcmError(503, 'UNAVAILABLE'), '1200'), 20],
    ['nothing', 'hangs', 1],
    ['something that is no JSON', 'malformed', 1],
    ['the end of the stream', 'resets', 1],
  ])('that FCM answers about with %s is tried again as soon as it may be', async (_, reply, minutes) => {
    await apps.register(intern);
    apps.service.reply = () => reply;
    await shortlist();
    const dueAt = timeAfter(minutes);
    expect(await delivery()).toMatchObject({ state: 'failed', reason: 'push_unavailable', attempts: 1, dueAt });
    apps.service.reset();
    api.clock.set(dueAt);
    await api.dispatch();
    expect(await delivery()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(await devices(await actors.signIn(intern.id, intern.email))).toHaveLength(1);
  });

  it('is forgotten alone when another one has the push', async () => {
    const [endedToken] = [await apps.register(intern), await apps.register(intern)];
    const { reply } = apps.service;
    apps.service.reply = (token) => (token === endedToken ? fcmError(404, 'UNREGISTERED') : reply(token));
    await shortlist();
    expect(await delivery()).toMatchObject({ state: 'sent' });
    expect(await devices()).toHaveLength(1);
  });

  it('counts among the ten devices, and is listed once, as an app and without its token', async () => {
    const token = await apps.register(intern);
    api.clock.advance(MINUTE);
    const again = await intern.client.pushSubscriptions.register({ body: { token } });
    expect(await devices()).toEqual([again]);
    expect(again).toMatchObject({ service: 'fcm', createdAt: START, lastSeenAt: timeAfter(1) });
    expect(JSON.stringify(again)).not.toContain(token);
    for (let count = 1; count < pushLimits.devices; count++) await browsers.subscribe(intern);
    await expect(apps.register(intern)).rejects.toMatchObject({ code: 'SAVED_LIMIT', params: { n: 10 } });
    await expect(browsers.subscribe(intern)).rejects.toMatchObject({ code: 'SAVED_LIMIT' });
  });

  it('belongs to a session and an account: it ends with the first and leaves the second by consent only', async () => {
    const token = await apps.register(intern);
    const other = await actors.intern();
    const registration = other.client.pushSubscriptions.register({ body: { token } });
    await expect(registration).rejects.toMatchObject({ code: 'PUSH_OTHER_ACCOUNT', status: 409 });
    await other.client.pushSubscriptions.register({ body: { token, confirmed: true } });
    expect([await devices(), await devices(other)].map(({ length }) => length)).toEqual([0, 1]);
    await other.client.account.endSession({ params: { id: other.sessionId } });
    await api.job('notifications.push-subscriptions');
    expect(await api.database.collection(PushSubscription).countDocuments({ userId: objectId(other.id) })).toBe(0);
  });

  it('is forgotten when it was not registered again for 90 days', async () => {
    await apps.register(intern);
    api.clock.advance((pushLimits.days + 1) * DAY);
    await api.job('notifications.push-subscriptions');
    expect(await api.database.collection(PushSubscription).countDocuments({ userId: objectId(intern.id) })).toBe(0);
  });

  it('is part of the export of personal data, and is erased with the account', async () => {
    const token = await apps.register(intern);
    const { dataRequests } = intern.client;
    const request = await dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
    const text = await (await dataRequests.file({ params: { id: request.id } })).text();
    expect(JSON.parse(text)).toMatchObject({ pushSubscriptions: [{ service: 'fcm', createdAt: START }] });
    expect(text).not.toContain(token);
    const erased = { requestId: request.id, userId: intern.id, kind: 'erase' } as const;
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'data.erased': erased }),
    );
    await api.dispatch();
    expect(await devices()).toEqual([]);
  });

  it('names the project whose tokens are taken, and refuses what is no token', async () => {
    expect(await intern.client.pushSubscriptions.key()).toMatchObject({ fcmProject: FCM_PROJECT });
    for (const token of ['', 'short', `${'a'.repeat(40)} b`, 'a'.repeat(1_001)]) {
      const registration = intern.client.pushSubscriptions.register({ body: { token } });
      await expect(registration, token).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('gets nothing and cannot be registered while the server has no project, and stays registered', async () => {
    const token = await apps.register(intern);
    vi.restoreAllMocks();
    browsers.connect();
    expect(await intern.client.pushSubscriptions.key()).toMatchObject({ fcmProject: null });
    const registration = intern.client.pushSubscriptions.register({ body: { token } });
    await expect(registration).rejects.toMatchObject({ code: 'PUSH_UNSUPPORTED' });
    await shortlist();
    expect(await delivery()).toMatchObject({ state: 'suppressed', reason: 'no_device' });
    expect(apps.service.received).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });
});

describe('the settings of FCM', () => {
  const serviceAccount = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    return { type: 'service_account', project_id: FCM_PROJECT, client_email: 'a@b.example', private_key: key };
  };

  it('are those of Firebase, whoever keeps the passwords; without outbound requests nothing is sent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fcm-'));
    const file = join(folder, 'service-account.json');
    await writeFile(file, JSON.stringify(serviceAccount()));
    const settings = { FIREBASE_PROJECT_ID: FCM_PROJECT, FIREBASE_CREDENTIALS_FILE: file };
    for (const [more, project] of [
      [{}, FCM_PROJECT],
      [{ OUTBOUND_REQUESTS: 'false' }, null],
    ] as const) {
      const api = await startTestApp({ ...settings, ...more });
      const { client } = await new TestActors(api).intern();
      expect(await client.pushSubscriptions.key()).toMatchObject({ fcmProject: project });
      await api.close();
    }
    await writeFile(file, '{}');
    await expect(startTestApp(settings)).rejects.toThrow(/project_id/);
    await rm(folder, { recursive: true });
  });
});
