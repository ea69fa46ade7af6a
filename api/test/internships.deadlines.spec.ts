import { dayAfter, endOfDay } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Bookmark } from '../src/features/interns/intern.entity.ts';
import { Internship } from '../src/features/internships/internship.entity.ts';
import { Notification, type NotificationRow } from '../src/features/notifications/notification.entity.ts';
import { HOUR } from '../src/platform/clock/clock.ts';
import { START, type TestApp } from './app.ts';
import { queriesDuring } from './companies.ts';
import { startMarket, type Applicant, type Market } from './applications.kit.ts';

const deadline = dayAfter(new Date(START), 20);
const end = endOfDay(deadline).getTime();
const NEAR = 'internship.deadline_near';
const LAST = 'internship.deadline_last';

describe('deadlines that come near', () => {
  let api: TestApp;
  let market: Market;
  let ada: Applicant;
  let bea: Applicant;
  let internshipId: string;
  beforeAll(async () => void ({ api, market } = await startMarket()));
  afterAll(() => api.close());
  beforeEach(async () => {
    await market.at(START);
    internshipId = await market.internship({ deadline });
    [ada, bea] = [await market.applicant(), await market.applicant()];
    await ada.client.bookmarks.add({ body: { internshipId } });
  });

  const set = (change: Document) =>
    api.database.collection(Internship).updateOne({ _id: new ObjectId(internshipId) }, { $set: change });
  /** What a run tells somebody when so many milliseconds are left. */
  const told = async (left: number, person = ada) => {
    api.clock.set(new Date(end - left));
    await api.job('internships.deadlines');
    await api.dispatch();
    const rows = await api.database
      .collection<NotificationRow>(Notification)
      .find({ userId: new ObjectId(person.id), type: 'deadline.near' })
      .sort({ createdAt: 1, _id: 1 })
      .toArray();
    return rows.map(({ titleKey }) => titleKey);
  };

  it('are told three days and one day before their end, once each', async () => {
    expect(await told(72 * HOUR + 1)).toEqual([]);
    expect(await told(72 * HOUR)).toEqual([NEAR]);
    expect(await told(71 * HOUR)).toEqual([NEAR]);
    expect(await told(24 * HOUR + 1)).toEqual([NEAR]);
    expect(await told(24 * HOUR)).toEqual([NEAR, LAST]);
    expect(await told(0)).toEqual([NEAR, LAST]);
    expect(await told(-1)).toEqual([NEAR, LAST]);
  });

  it('are told once after downtime, as near as they are', async () => {
    expect(await told(5 * HOUR)).toEqual([LAST]);
    expect(await told(4 * HOUR)).toEqual([LAST]);
  });

  it('are not told once they are over', async () => {
    expect(await told(-1)).toEqual([]);
  });

  it('are told to those who began to write, and not twice to those who bookmarked as well', async () => {
    const body = { cvDocumentId: null, coverNote: 'Dear', answers: [] };
    for (const one of [ada, bea]) await one.client.applications.saveDraft({ params: { internshipId }, body });
    expect(await told(70 * HOUR)).toEqual([NEAR]);
    expect(await told(70 * HOUR, bea)).toEqual([NEAR]);
    expect(await told(70 * HOUR, await market.applicant())).toEqual([]);
  });

  it('are not told to those who applied, whatever became of it', async () => {
    await bea.client.bookmarks.add({ body: { internshipId } });
    const { id } = await market.apply(bea, internshipId);
    expect(await told(70 * HOUR, bea)).toEqual([]);
    await market.put(id, 'withdrawn');
    expect(await told(3 * HOUR, bea)).toEqual([]);
    expect(await told(3 * HOUR)).toEqual([NEAR, LAST]);
  });

  it.each([{ state: 'paused' }, { state: 'closed' }, { employerLive: false }])(
    'are not told with %o',
    async (change) => {
      await set(change);
      expect(await told(3 * HOUR)).toEqual([]);
    },
  );

  it('are told again when they were moved', async () => {
    expect(await told(3 * HOUR)).toEqual([LAST]);
    await set({ deadline: dayAfter(new Date(end), 10) });
    expect(await told(-8 * 24 * HOUR)).toEqual([LAST, NEAR]);
  });

  it('are told to hundreds with as many queries as to one', async () => {
    expect(await told(80 * HOUR)).toEqual([]);
    const one = await queriesDuring(() => told(70 * HOUR));
    const rows = Array.from({ length: 300 }, () => ({
      _id: new ObjectId(),
      userId: new ObjectId(),
      internshipId: new ObjectId(internshipId),
      createdAt: new Date(START),
    }));
    await api.database.collection<Document>(Bookmark).insertMany(rows);
    expect(await queriesDuring(() => told(3 * HOUR))).toBe(one);
  });
});
