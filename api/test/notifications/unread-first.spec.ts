import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Notification, type NotificationRow } from '../../src/features/notifications/notification.entity.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import { recordQueries } from '../support/query-recorder.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('an inbox that has what is unread first', () => {
  let api: TestApp;
  let intern: TestActor;
  let owner: TestActor;
  let admin: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    const actors = new TestActors(api);
    [intern, owner, admin] = [await actors.intern(), await actors.employer(), await actors.admin()];
  });
  afterAll(() => api.close());

  const rows = () => api.database.collection<NotificationRow>(Notification);
  const everyone = () => [intern, owner, admin];
  /* The newest is 0; every third is unread: 2, 5, 8, 11. */
  const COUNT = 12;
  beforeEach(async () => {
    await rows().deleteMany({});
    const now = api.clock.now().getTime();
    const row = ({ id }: TestActor, index: number): NotificationRow => ({
      _id: new ObjectId(),
      userId: objectId(id),
      type: 'application.decision',
      titleKey: 'application.finalist',
      params: { index },
      link: `/dashboard/intern#application-${index}`,
      priority: 'normal',
      dedupeKey: `row ${index}`,
      readAt: index % 3 === 2 ? null : api.clock.now(),
      expiresAt: new Date(now + DAY),
      createdAt: new Date(now - (index + 1) * MINUTE),
      hiddenUntil: null,
    });
    const indexes = Array.from({ length: COUNT }, (_, index) => index);
    await rows().insertMany(everyone().flatMap((actor) => indexes.map((index) => row(actor, index))));
  });

  const page = async (actor: TestActor, range: readonly [number, number], unread?: boolean) => {
    const filter = unread === undefined ? {} : { unread };
    const { items, total } = await actor.client.notifications.list({
      list: { filter, sort: ['unread', 'DESC'], range },
    });
    return { total, items, order: items.map(({ params }) => params['index']) };
  };
  const wholeOrder = [2, 5, 8, 11, 0, 1, 3, 4, 6, 7, 9, 10];

  it('is so for students, employers and administrators, each part newest first', async () => {
    for (const actor of everyone())
      expect(await page(actor, [0, 24])).toMatchObject({ total: COUNT, order: wholeOrder });
  });

  it('is so across pages: each has what the whole list has there', async () => {
    for (const size of [1, 3, 4, 5]) {
      const orders: unknown[] = [];
      for (let first = 0; first < COUNT; first += size) {
        const { order, total } = await page(intern, [first, first + size - 1]);
        expect(total).toBe(COUNT);
        orders.push(...order);
      }
      expect(orders).toEqual(wholeOrder);
    }
    expect(await page(intern, [COUNT, COUNT + 4])).toMatchObject({ total: COUNT, order: [] });
  });

  it('has all that a longer page of it had before some of it was marked, and nothing twice', async () => {
    const { items } = await page(intern, [0, 3]);
    const ids = items.slice(0, 3).map(({ id }) => id);
    await intern.client.notifications.markMany({ body: { ids, read: true } });
    const { order } = await page(intern, [0, 7]);
    expect(order).toEqual([11, 0, 1, 2, 3, 4, 5, 6]);
    expect((await page(owner, [0, 3])).order).toEqual([2, 5, 8, 11]);
  });

  it('has one part alone where that is asked for', async () => {
    expect(await page(intern, [0, 24], true)).toMatchObject({ total: 4, order: [2, 5, 8, 11] });
    expect(await page(intern, [1, 2], false)).toMatchObject({ total: 8, order: [1, 3] });
  });

  it('is read in the order of an index', async () => {
    const queries = await recordQueries(() => page(intern, [0, 7]));
    const pages = queries.filter(({ collection, kind, limit }) => {
      return collection === 'notifications' && kind === 'find' && limit() > 0;
    });
    const plans = await Promise.all(pages.map((query) => query.plan()));
    expect(plans.map(({ index }) => index)).toEqual(['notification_unread_newest', 'notification_user']);
    expect(plans.map(({ stages }) => stages.includes('SORT '))).toEqual([false, false]);
  });
});
