import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Notification } from '../../src/features/notifications/notification.entity.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import type { EventWith, PayloadOf } from '../../src/platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { TestActors, type TestActor, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { emailsTo } from '../support/mailbox.ts';
import { applicationPayload } from '../support/payloads.builder.ts';

describe('notifications', () => {
  let api: TestApp;
  let intern: TestActor;
  let owner: TestMember;
  beforeAll(async () => {
    api = await startTestApp();
    const actors = new TestActors(api);
    [intern, owner] = [await actors.intern(), await actors.employer()];
  });
  afterAll(() => api.close());

  type Application = PayloadOf<'application.viewed'>;
  const happen = async (type: EventWith<'applicationId'>, payload: Application) => {
    await api.database.transaction(async (unitOfWork) => api.app.get(Events).recordOneOf(unitOfWork, type, payload));
    await api.dispatch();
  };
  const ids = () => applicationPayload({ internId: intern.id, employerId: owner.employerId, actorId: owner.id });

  it('a decision reaches the intern, once, with an internal link', async () => {
    await happen('application.finalist', ids());
    await api.dispatch();
    const inbox = await intern.client.notifications.list({ list: {} });
    expect(inbox.total).toBe(1);
    expect(inbox.items[0]).toMatchObject({
      titleKey: 'application.finalist',
      link: `/dashboard/intern#application-${ids().applicationId}`,
      readAt: null,
    });
    expect(await intern.client.notifications.unread()).toEqual({ count: 1 });
    const countOf = async (unread: boolean) =>
      (await intern.client.notifications.list({ list: { filter: { unread } } })).total;
    expect([await countOf(true), await countOf(false)]).toEqual([1, 0]);
  });

  it('those about one application are one row, and counted once', async () => {
    const collection = api.database.collection(Notification);
    const [row] = await collection.find({ userId: objectId(intern.id) }).toArray();
    const about = (applicationId: string, dedupeKey: string) => ({
      ...row,
      _id: new ObjectId(),
      userId: objectId(owner.id),
      params: { applicationId },
      link: `/internships/employer/intern/${applicationId}`,
      dedupeKey,
      readAt: null,
    });
    await collection.insertMany([about('1', 'a'), about('1', 'b'), about('2', 'c')] as never);
    expect(await owner.client.notifications.unread()).toEqual({ count: 2 });
    await collection.deleteMany({ userId: objectId(owner.id) });
  });

  it('marking as read is for the owner only', async () => {
    const [item] = (await intern.client.notifications.list({ list: {} })).items;
    const id = item?.id ?? '';
    await expect(owner.client.notifications.markRead({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await intern.client.notifications.markRead({ params: { id } })).readAt).not.toBeNull();
    expect(await intern.client.notifications.unread()).toEqual({ count: 0 });
  });

  it('several are marked and unmarked at once, and marking all can be undone; those of others are passed over', async () => {
    const { client } = intern;
    await happen('application.finalist', { ...ids(), applicationId: '1'.repeat(24) });
    await happen('application.finalist', { ...ids(), applicationId: '2'.repeat(24) });
    const unread = async () => (await client.notifications.unread()).count;
    const all = (await client.notifications.list({ list: {} })).items.map((item) => item.id);
    const [first = '', second = '', read = ''] = all;
    expect([all.length, await unread()]).toEqual([3, 2]);
    const others = await owner.client.notifications.markMany({ body: { ids: all, read: true } });
    expect(others).toEqual({ count: 0 });
    expect(await client.notifications.markMany({ body: { ids: [first, read], read: true } })).toEqual({ count: 1 });
    expect(await client.notifications.markMany({ body: { ids: [first], read: false } })).toEqual({ count: 1 });
    api.clock.advance(1_000);
    const { count, readAt } = await client.notifications.markAllRead();
    expect([count, await unread()]).toEqual([2, 0]);
    expect(await client.notifications.undoMarkAllRead({ body: { readAt } })).toEqual({ count: 2 });
    const left = await client.notifications.list({ list: { filter: { unread: true } } });
    expect(left.items.map((item) => item.id)).toEqual([first, second]);
    await client.notifications.markAllRead();
  });

  it('whoever acted is not told of it, the others of the team are', async () => {
    await happen('application.withdrawn', { ...ids(), actorId: intern.id });
    const inbox = await owner.client.notifications.list({ list: {} });
    expect(inbox.items.map((notification) => notification.titleKey)).toContain('application.withdrawn');
  });

  it('decisions stay on in the application whatever is chosen, other notices can be switched off', async () => {
    const off = { inapp: false, push: false, email: false };
    const chosen = await intern.client.notifications.setPreferences({
      body: {
        types: { 'application.decision': off, 'application.viewed': off },
        quietFrom: '22:00',
        quietTo: '08:00',
        digest: 'off',
      },
    });
    expect(chosen.types['application.decision']?.inapp).toBe(true);
    await happen('application.viewed', ids());
    const inbox = await intern.client.notifications.list({ list: { filter: { type: ['application.viewed'] } } });
    expect(inbox.total).toBe(0);
  });

  it('a suspension is told by mail whatever was chosen, with what the administrators say; its end as well', async () => {
    const people = new TestActors(api);
    const [admin, person] = [await people.admin(), await people.intern()];
    const off = { inapp: false, push: false, email: false };
    const chosen = { types: { security: off }, quietFrom: '22:00', quietTo: '08:00', digest: 'off' as const };
    await person.client.notifications.setPreferences({ body: chosen });
    const note = 'The same message went to two hundred companies.';
    const params = { id: person.id };
    await admin.client.users.transition({ params, body: { to: 'suspended', reason: 'spam', note } });
    const [first, ...none] = await emailsTo(api, person.email);
    expect(first?.source).toContain(note);
    expect(first?.subject).toContain('Your account has been suspended');
    expect(none).toEqual([]);
    await admin.client.users.transition({
      params,
      body: { to: 'active', note: 'They explained how it came to this.' },
    });
    expect((await emailsTo(api, person.email)).map(({ subject }) => subject)).toHaveLength(2);
    const again = await people.signIn(person.id, person.email);
    const { items } = await again.client.notifications.list({ list: {} });
    expect(items.map(({ titleKey }) => titleKey).toSorted()).toEqual(['account.reinstated', 'account.suspended']);
  });
});
