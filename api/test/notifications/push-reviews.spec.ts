import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ObjectId } from 'mongodb';
import { Events } from '../../src/platform/events/events.service.ts';
import { PushFixture } from './push.fixture.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

describe('administrators with a browser for pushes', () => {
  let api: TestApp;
  let actors: TestActors;
  let pushes: PushFixture;
  let admin: TestActor;

  beforeAll(async () => {
    api = await startTestApp();
    actors = new TestActors(api);
    pushes = await PushFixture.create(api);
  });
  beforeEach(async () => {
    api.clock.set(START);
    pushes.connect();
    admin = await actors.admin();
    await api.dispatch();
    await pushes.subscribe(admin);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await pushes.service.close();
    await api.close();
  });

  const remind = async (): Promise<void> => {
    const due = { userId: admin.id, count: 3, overdue: 1, page: '/dashboard/admin', queues: 'cases:2,reports:1' };
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'administrator.reviews_due': due }),
    );
    await api.dispatch();
  };

  it('are pushed that reviews are due, without saying which', async () => {
    await remind();
    expect(pushes.messages()).toEqual([
      expect.objectContaining({
        type: 'review.queue',
        link: '/dashboard/admin',
        title: 'Reviews are waiting for a decision',
        lang: 'en',
      }),
    ]);
    expect(pushes.service.received[0]?.headers).toMatchObject({ urgency: 'normal' });
  });

  it('are not when they have switched it off', async () => {
    const preferences = await admin.client.notifications.getPreferences();
    const types = { ...preferences.types, 'review.queue': { inapp: true, push: false, email: true } };
    await admin.client.notifications.setPreferences({ body: { ...preferences, types } });
    await remind();
    expect(pushes.messages()).toEqual([]);
  });

  it('are not of each internship that is submitted, which can wait for the reminder', async () => {
    const internshipId = new ObjectId().toHexString();
    const payload = {
      internshipId,
      employerId: internshipId,
      title: 'Field work',
      from: 'draft',
      to: 'pending_review',
      actorId: internshipId,
      actorKind: 'employer',
      reason: null,
      note: null,
      closeReason: null,
      at: api.clock.now().toISOString(),
    } as const;
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'internship.submitted': payload }),
    );
    await api.dispatch();
    const { items } = await admin.client.notifications.list({ list: { filter: { type: ['review.queue'] } } });
    expect(items.map(({ titleKey }) => titleKey)).toEqual(['internship.submitted']);
    expect(pushes.messages()).toEqual([]);
  });
});
