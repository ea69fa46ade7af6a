import { notificationMessage } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Member } from '../../src/features/members/index.ts';
import { NotificationDelivery } from '../../src/features/notifications/index.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import { ApplicationFixture } from '../applications/application-lifecycle.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('notifications of a team about a candidate', () => {
  let api: TestApp;
  let fixture: ApplicationFixture;
  beforeAll(async () => {
    api = await startTestApp();
    fixture = await ApplicationFixture.create(api);
    await fixture.newNotifications();
  });
  beforeEach(() => fixture.signInAgain());
  afterAll(() => api.close());

  const names = () => ({ name: String(fixture.fresh.internName), alias: fixture.fresh.blindAlias });
  const withdraw = async (change: Parameters<ApplicationFixture['setState']>[1] = {}): Promise<void> => {
    await fixture.setState('submitted', change);
    await fixture.storedNotifications().deleteMany({});
    expect(await fixture.send('intern', fixture.transition('withdrawn'))).not.toMatch(/^[A-Z]/);
    await api.dispatch();
  };
  const inbox = async () => (await fixture.actors.owner.client.notifications.list({ list: {} })).items;
  const withDeadlines = async () => {
    const list = { filter: { deadlines: true as const } };
    return (await fixture.actors.owner.client.notifications.list({ list })).items.map(({ titleKey }) => titleKey);
  };
  const sentence = async (): Promise<string> => {
    const [item] = await inbox();
    return item ? notificationMessage(item.titleKey, item.params) : '';
  };

  it('name them, and lead to their application', async () => {
    await withdraw();
    expect(await sentence()).toMatch(new RegExp(`^${names().name} withdrew their application for “`));
    expect((await inbox())[0]?.link).toBe(`/internships/employer/intern/${fixture.id}`);
  });

  it('name them by their alias under blind review, in the inbox alone, until it ends', async () => {
    await withdraw({ blindReview: true, revealedAt: null });
    const { name, alias } = names();
    expect(await sentence()).toMatch(new RegExp(`^${alias} withdrew`));
    const id = (await inbox())[0]?.id ?? '';
    const marked = await fixture.actors.owner.client.notifications.markRead({ params: { id } });
    expect(marked.params['candidate']).toBe(alias);
    await fixture.actors.owner.client.notifications.markMany({ body: { ids: [id], read: false } });
    api.clock.advance(DAY);
    const summary = (await emailsTo(api, fixture.actors.owner.email)).at(-1);
    expect(summary?.source).toMatch(/- 2 applications for “.*” were withdrawn\./);
    expect(summary?.source).not.toMatch(new RegExp(`${name}|${alias}`));
    const stored = [
      await fixture.storedNotifications().find({ titleKey: 'application.withdrawn' }).toArray(),
      await api.database.collection(NotificationDelivery).find({ titleKey: 'application.withdrawn' }).toArray(),
    ];
    expect(JSON.stringify(stored)).toContain(fixture.id);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${name}|${alias}`));
    await fixture.setState('shortlisted', { blindReview: true, revealedAt: api.clock.now() });
    await fixture.signInAgain();
    expect(await sentence()).toMatch(new RegExp(`^${name} withdrew`));
  });

  it('say what became of an application, and are read for the whole team once it is answered', async () => {
    await fixture.storedNotifications().deleteMany({});
    await fixture.setState('submitted');
    const { name } = names();
    const userId = objectId(fixture.actors.owner.id);
    const params = { title: 'Rivers', due: '2026-04-01T09:00:00.000Z', applicationId: fixture.id };
    await fixture.storedNotifications().insertOne({
      _id: new ObjectId(),
      userId,
      type: 'application.received',
      titleKey: 'application.received',
      params,
      link: `/internships/employer/intern/${fixture.id}`,
      priority: 'normal',
      dedupeKey: 'received',
      readAt: null,
      createdAt: api.clock.now(),
      hiddenUntil: null,
      expiresAt: new Date(api.clock.now().getTime() + DAY),
    });
    expect(await sentence()).toBe(`${name} applied for “Rivers”. Answer by 1 April 2026.`);
    expect(await withDeadlines()).toEqual(['application.received']);
    expect(await fixture.send('recruiter', fixture.transition('shortlisted'))).not.toMatch(/^[A-Z]/);
    await api.dispatch();
    await fixture.signInAgain();
    const [item] = await inbox();
    expect(item).toMatchObject({ readAt: expect.any(String), params: { outcome: 'shortlisted' } });
    expect(await sentence()).toBe(`${name} applied for “Rivers”.`);
    expect(await withDeadlines()).toEqual([]);
  });

  it('name nobody once the application is gone, or to somebody who has left the company', async () => {
    await withdraw();
    const _id = objectId(fixture.actors.owner.id);
    const member = await api.database.collection(Member).findOneAndDelete({ userId: _id });
    expect(await sentence()).toMatch(/^An application for “.*” was withdrawn\.$/);
    if (member) await api.database.collection(Member).insertOne(member);
    await fixture.market.rows().deleteOne({ _id: fixture.fresh._id });
    await fixture.signInAgain();
    expect(await sentence()).toMatch(/^An application for “.*” was withdrawn\.$/);
  });
});
