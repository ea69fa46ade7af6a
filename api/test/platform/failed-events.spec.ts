import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Events } from '../../src/platform/events/events.service.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import type { TestApp } from '../support/test-app.ts';
import { Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';

describe('a failed event', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let broken = true;
  const served: string[] = [];

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    api.app.get(Events).on('test.breaks', {
      'account.signed_in': async ({ id }) => {
        if (broken) throw new Error('550 5.1.1 <mia@example.org>: no such   user');
        served.push(id);
      },
    });
    await api.dispatch();
  });
  afterAll(() => api.close());

  const rows = () => api.database.collection(OutboxEvent);
  const failedEvents = () => marketplace.admin.client.failedEvents;
  const listEvents = async () => (await failedEvents().list()).items;

  async function happens(type = 'account.signed_in'): Promise<string> {
    const _id = new ObjectId();
    const now = api.clock.now();
    const userId = 'a'.repeat(24);
    const payload = { userId, device: 'Firefox, Linux', network: 'localhost', newDevice: true, at: now.toISOString() };
    await rows().insertOne({ _id, type, payload, at: now, done: [], attempts: 0, dueAt: now, dispatchedAt: null });
    return _id.toHexString();
  }
  /** What waits for its next attempt is due now. */
  async function tryAgain(): Promise<void> {
    await rows().updateMany({ dueAt: { $type: 'date' } }, { $set: { dueAt: api.clock.now() } });
    await api.dispatch();
  }

  it('is listed after three attempts with when and why, and without anybody’s address', async () => {
    broken = true;
    await happens();
    await api.dispatch();
    expect(await listEvents()).toEqual([]);
    await tryAgain();
    expect(await listEvents()).toEqual([]);
    await tryAgain();
    const [failedEvent] = await listEvents();
    expect(failedEvent).toMatchObject({ event: 'account.signed_in', notices: [], parts: ['test.breaks'], attempts: 3 });
    expect(failedEvent?.lastError).toBe('550 5.1.1 <…>: no such user');
    expect(failedEvent?.lastTriedAt).toBe(api.clock.now().toISOString());
    expect(Date.parse(failedEvent?.nextAt ?? '')).toBeGreaterThan(api.clock.now().getTime());
  });

  it('is tried again at once, and is gone when it works', async () => {
    const [failedEvent] = await listEvents();
    broken = false;
    await failedEvents().retry({ params: { id: failedEvent?.id ?? '' } });
    await api.dispatch();
    expect(served).toEqual([failedEvent?.id]);
    expect(await listEvents()).toEqual([]);
    await expect(failedEvents().retry({ params: { id: failedEvent?.id ?? '' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('set aside is not tried any more, and that it was is kept', async () => {
    broken = true;
    const id = await happens();
    await api.dispatch();
    await tryAgain();
    await tryAgain();
    await failedEvents().setAside({ params: { id } });
    broken = false;
    await tryAgain();
    expect(served).not.toContain(id);
    expect(await listEvents()).toEqual([]);
    const { items } = await marketplace.admin.client.audit.list({ list: { filter: { action: ['maintenance'] } } });
    expect(items).toMatchObject([
      { resourceId: id, resourceLabel: 'account.signed_in' },
      { resourceLabel: 'account.signed_in' },
    ]);
    await expect(failedEvents().setAside({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('names the notice and whom it is for by their kind', async () => {
    const id = await happens('application.offer_ended');
    await rows().updateOne({ _id: new ObjectId(id) }, { $set: { attempts: 3, dueAt: api.clock.now() } });
    expect(await listEvents()).toMatchObject([
      {
        notices: [
          { type: 'application.offer', to: 'intern' },
          { type: 'application.offer', to: 'employer' },
        ],
        lastError: null,
      },
    ]);
  });
});
