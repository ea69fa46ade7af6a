import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { EventFeed } from '../../src/platform/events/event-feed.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';
import { outboxFixture } from './outbox.fixture.ts';
import { applicationPayload } from '../support/payloads.builder.ts';

describe('an event that this server cannot read', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    await api.dispatch();
  });
  const { process, happens, ids, describeEvent, pending, clear } = outboxFixture(() => api);
  afterEach(clear);
  afterAll(() => api.close());

  const rows = () => api.database.collection(OutboxEvent);
  const listEvents = async () => (await marketplace.admin.client.failedEvents.list()).items;
  /** Stores an event as another version of the server left it. */
  async function stored(applicationId: string, type: string, change: object): Promise<ObjectId> {
    const now = api.clock.now();
    const state = { at: now, done: [], attempts: 0, dueAt: now, dispatchedAt: null };
    const row = {
      _id: new ObjectId(),
      type,
      payload: {},
      aggregate: `application:${applicationId}`,
      ...state,
      ...change,
    };
    await rows().insertOne(row);
    return row._id;
  }

  it.each([
    ['because of its name', 'application.pondered', {}, 'This server knows no event application.pondered.'],
    [
      'because of its payload',
      'application.viewed',
      { payload: { ...applicationPayload(), internId: null }, version: 2 },
      'The payload does not fit application.viewed: internId: Invalid input: expected string, received null',
    ],
    [
      'because of its version',
      'application.viewed',
      { payload: applicationPayload(), version: 3 },
      'application.viewed has version 3; this server knows version 2.',
    ],
  ])('%s is a failed event at once, and holds back nothing', async (_, type, change, lastError) => {
    const [ada = ''] = ids(1);
    const id = await stored(ada, type, change);
    await happens(ada);
    const handled: string[] = [];
    const relay = process({ tells: async (event) => void handled.push(describeEvent(event)) });
    await relay.dispatchAll();
    expect(handled).toEqual([`${ada}:1`]);
    const now = api.clock.now().getTime();
    expect(await listEvents()).toMatchObject([
      { id: id.toHexString(), event: type, attempts: 3, lastError, nextAt: new Date(now + 60 * MINUTE).toISOString() },
    ]);
    await happens(ada);
    await relay.dispatchAll();
    expect(handled).toEqual([`${ada}:1`, `${ada}:1`]);
    expect(await rows().findOne({ _id: id })).toMatchObject({ attempts: 3 });
  });

  it('stored under a former name is delivered to those who wait for the present one', async () => {
    const user = await marketplace.actors.intern();
    await stored(user.id, 'account.letter_wanted', { payload: { userId: user.id, letter: 'erasing' }, version: 1 });
    await api.dispatch();
    expect((await emailsTo(api, user.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('will be deleted'),
    ]);
    expect(await pending()).toBe(0);
  });

  it('is delivered once a server runs that can read it', async () => {
    const [ada = ''] = ids(1);
    const payload = applicationPayload({ applicationId: ada });
    const _id = await stored(ada, 'application.pondered', { payload, version: 2 });
    const handled: string[] = [];
    const relay = process({ tells: async ({ payload }) => void handled.push(payload.applicationId) });
    await relay.dispatchAll();
    await rows().updateOne({ _id }, { $set: { type: 'application.viewed' } });
    api.clock.advance(60 * MINUTE);
    await relay.dispatchAll();
    expect(handled).toEqual([ada]);
    expect(await pending()).toBe(0);
  });

  it('keeps no process from following those that it can', async () => {
    const feed = api.app.get(EventFeed);
    const followed: string[] = [];
    api.app
      .get(Events)
      .onInEveryProcess({ 'account.password_guessing_warned': ({ payload }) => void followed.push(payload.userId) });
    const [ada = ''] = ids(1);
    await stored(ada, 'account.password_guessing_warned', { payload: { userId: 7 } });
    await stored(ada, 'account.password_guessing_warned', { payload: { userId: ada } });
    await feed.poll();
    await feed.poll();
    expect(followed).toEqual([ada]);
  });
});

describe('recording an event', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterAll(() => api.close());
  const rows = () => api.database.collection(OutboxEvent);
  const userId = 'a'.repeat(24);

  it('stores the version of its payload and the record that it is about', async () => {
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'account.password_guessing_warned': { userId } }),
    );
    const row = await rows().findOne({ type: 'account.password_guessing_warned' });
    expect(row).toMatchObject({ version: 1, payload: { userId }, aggregate: `user:${userId}` });
  });

  it.each([
    [
      'a field that it does not have',
      { userId, usrId: userId },
      'The payload of account.password_guessing_warned has no field usrId.',
    ],
    [
      'an id that is none',
      { userId: 'ada' },
      'The payload does not fit account.password_guessing_warned: userId: Not an id.',
    ],
  ])('with %s saves nothing', async (_, payload, message) => {
    const before = await rows().countDocuments({});
    const record = api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'account.password_guessing_warned': payload }),
    );
    await expect(record).rejects.toThrow(message);
    expect(await rows().countDocuments({})).toBe(before);
  });

  it('is what acts in the same transaction; trying a failed event again is not', async () => {
    let acted = 0;
    api.app.get(Events).onInTransaction({ 'account.password_guessing_warned': async () => void acted++ });
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'account.password_guessing_warned': { userId } }),
    );
    expect(acted).toBe(1);
    const row = await rows().findOneAndUpdate({ type: 'account.password_guessing_warned' }, { $set: { attempts: 3 } });
    await marketplace.admin.client.failedEvents.retry({ params: { id: String(row?._id) } });
    expect(acted).toBe(1);
  });
});
