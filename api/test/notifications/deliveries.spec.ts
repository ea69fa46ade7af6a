import type { Preferences } from '@prentice/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationDelivery, type DeliveryRow } from '../../src/features/notifications/deliveries/delivery.entity.ts';
import { DeliveryTransitions } from '../../src/features/notifications/deliveries/delivery.transitions.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { EmailSender, type EmailMessage } from '../../src/platform/email/email-sender.port.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { applicationPayload } from '../support/payloads.builder.ts';
import { recordQueries } from '../support/query-recorder.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('a delivery', () => {
  let api: TestApp;
  let actors: TestActors;
  let intern: TestActor;
  let sent: EmailMessage[] = [];

  beforeAll(async () => {
    api = await startTestApp();
    actors = new TestActors(api);
  });
  beforeEach(async () => {
    intern = await actors.intern();
    await api.dispatch();
    sent = [];
    vi.spyOn(api.app.get(EmailSender), 'send').mockImplementation(async (email) => void sent.push(email));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => api.close());

  const shortlist = async (): Promise<void> => {
    const payload = applicationPayload({ internId: intern.id, actorId: 'b'.repeat(24) });
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'application.finalist': payload }),
    );
    await api.dispatch();
  };
  const internDeliveries = async () => (await intern.client.deliveries.list({ list: {} })).items;
  /** After hours have passed, whoever asks has to sign in again. */
  const email = async () => {
    intern = await actors.signIn(intern.id, intern.email);
    return (await internDeliveries()).find(({ channel }) => channel === 'email');
  };
  const choose = (changes: Partial<Preferences>) =>
    intern.client.notifications.setPreferences({
      body: { types: {}, quietFrom: '22:00', quietTo: '08:00', digest: 'daily', ...changes },
    });
  const rows = () => api.database.collection<DeliveryRow>(NotificationDelivery);

  it('exists once for each channel of a notification, with what became of it and why', async () => {
    await shortlist();
    const states = (await internDeliveries()).map(({ channel, state, reason }) => [channel, state, reason]);
    expect(states).toHaveLength(3);
    expect(states).toEqual(
      expect.arrayContaining([
        ['email', 'sent', null],
        ['inapp', 'sent', null],
        ['push', 'suppressed', 'no_device'],
      ]),
    );
    expect(sent.map(({ to }) => to)).toEqual([intern.email]);
  });

  it('by email does not depend on whether the notification is wanted in the inbox', async () => {
    await choose({ types: { 'search.match': { inapp: false, push: false, email: true } } });
    const payload = { searchId: 'c'.repeat(24), userId: intern.id, title: 'Labs', count: 2 };
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'search.matched': payload }),
    );
    await api.dispatch();
    expect(sent).toHaveLength(1);
    const states = (await internDeliveries()).map(({ channel, state, reason }) => [channel, state, reason]);
    expect(states).toContainEqual(['inapp', 'suppressed', 'switched_off']);
  });

  it('is not created again when its event is processed again', async () => {
    await shortlist();
    await api.database
      .collection(OutboxEvent)
      .updateMany({ type: 'application.finalist' }, { $set: { dueAt: api.clock.now(), done: [], dispatchedAt: null } });
    await api.dispatch();
    expect(sent).toHaveLength(1);
    expect(await internDeliveries()).toHaveLength(3);
  });

  it('that is due, or was cut off, is found by an index however many there are', async () => {
    await shortlist();
    const queries = await recordQueries(() => api.job('notifications.deliveries'));
    const plans = await Promise.all(
      queries.filter(({ collection }) => collection === 'notification-deliveries').map((query) => query.plan()),
    );
    expect(plans.map(({ index }) => index)).toEqual(['delivery_claimed', 'delivery_due']);
    expect(plans.map(({ documents }) => documents)).toEqual([0, 0]);
  });

  it('that is refused is tried again after 1, 5, 30, 120 and 720 minutes, and then not any more', async () => {
    const send = vi.spyOn(api.app.get(EmailSender), 'send').mockRejectedValue(new Error('450 <mia@x.example> is busy'));
    const start = api.clock.now().getTime();
    await shortlist();
    const attempts = [0];
    for (let minute = 1; minute <= 24 * 60; minute++) {
      api.clock.set(new Date(start + minute * MINUTE));
      const before = send.mock.calls.length;
      await api.dispatch();
      if (send.mock.calls.length > before) attempts.push(minute);
    }
    expect(attempts).toEqual([0, 1, 6, 36, 156, 876]);
    expect(await email()).toMatchObject({ state: 'failed', reason: 'not_accepted', attempts: 6, dueAt: null });
  }, 60_000);

  it('that failed is shown to administrators without address or content, and is sent when they try again', async () => {
    const admin = await actors.admin();
    await rows().deleteMany({ state: 'failed' });
    vi.spyOn(api.app.get(EmailSender), 'send').mockRejectedValue(new Error('550 <mia@x.example>: no such user'));
    await shortlist();
    expect((await admin.client.deliveries.failed()).total).toBe(0);
    api.clock.advance(MINUTE);
    await api.dispatch();
    const { items, total } = await admin.client.deliveries.failed();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ type: 'application.decision', channel: 'email', attempts: 2 });
    expect(items[0]?.lastError).toBe('550 <…>: no such user');
    expect(Object.keys(items[0] ?? {})).not.toContain('params');
    vi.spyOn(api.app.get(EmailSender), 'send').mockImplementation(async (message) => void sent.push(message));
    await admin.client.deliveries.retry({ params: { id: items[0]?.id ?? '' } });
    await api.dispatch();
    expect(sent).toHaveLength(1);
    expect((await admin.client.deliveries.failed()).total).toBe(0);
    const again = admin.client.deliveries.retry({ params: { id: items[0]?.id ?? '' } });
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that was cut off between sending and saving repeats the email once, under the same message id', async () => {
    const transitions = api.app.get(DeliveryTransitions);
    vi.spyOn(transitions, 'settleSent').mockRejectedValue(new Error('The process was killed.'));
    await expect(shortlist()).rejects.toThrow('killed');
    for (let minute = 0; minute < 3 * 60; minute += 5) {
      api.clock.advance(5 * MINUTE);
      await api.dispatch().catch(() => undefined);
    }
    expect(sent).toHaveLength(2);
    expect(sent[0]?.messageId).toMatch(/^<email\.[0-9a-f]{24}@localhost>$/);
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
    expect(await email()).toMatchObject({ state: 'failed', reason: 'interrupted', dueAt: null });
  });

  it('that two processes want is sent by one of them', async () => {
    const other = await startTestApp({}, { sameDatabaseAs: api });
    vi.spyOn(other.app.get(EmailSender), 'send').mockImplementation(async (message) => void sent.push(message));
    vi.spyOn(api.app.get(EmailSender), 'send').mockRejectedValueOnce(new Error('busy'));
    await shortlist();
    api.clock.advance(MINUTE);
    await Promise.all([api.dispatch(), other.dispatch()]);
    await other.close();
    expect(sent).toHaveLength(1);
  });

  it('that waits for another attempt is not made when the person has switched it off meanwhile', async () => {
    vi.spyOn(api.app.get(EmailSender), 'send').mockRejectedValueOnce(new Error('busy'));
    await shortlist();
    await choose({ types: { 'application.decision': { inapp: true, push: false, email: false } } });
    api.clock.advance(MINUTE);
    await api.dispatch();
    expect(sent).toEqual([]);
    expect(await email()).toMatchObject({ state: 'expired', reason: 'switched_off' });
  });

  it('that could not be made for three days is of no use any more', async () => {
    vi.spyOn(api.app.get(EmailSender), 'send').mockRejectedValueOnce(new Error('busy'));
    await shortlist();
    api.clock.advance(3 * DAY);
    await api.dispatch();
    expect(sent).toEqual([]);
    expect(await email()).toMatchObject({ state: 'expired', reason: 'too_late' });
  });

  it('keeps what an email says only until it is sent', async () => {
    const before = { channel: 'email' as const, content: { $ne: null } };
    await rows().updateMany(before, { $set: { content: null } });
    await shortlist();
    expect(await rows().countDocuments(before)).toBe(0);
  });

  it('is seen by its recipient only, and is part of the export of their data', async () => {
    await shortlist();
    const other = await actors.intern();
    expect((await other.client.deliveries.list({ list: {} })).total).toBe(0);
    const { dataRequests } = intern.client;
    const request = await dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
    const exported: unknown = JSON.parse(await (await dataRequests.file({ params: { id: request.id } })).text());
    expect(Reflect.get(Object(exported), 'notificationDeliveries')).toHaveLength(3);
  });
});
