import { dayAfter, endOfDay } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Bookmark } from '../../src/features/interns/intern.entity.ts';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { Notification, type NotificationRow } from '../../src/features/notifications/notification.entity.ts';
import { HOUR } from '../../src/platform/clock/clock.ts';
import { START, type TestApp } from '../support/test-app.ts';
import { countQueries } from '../support/test-companies.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

const deadline = dayAfter(new Date(START), 20);
const end = endOfDay(deadline).getTime();
const NEAR = 'internship.deadline_near';
const LAST = 'internship.deadline_last';

describe('reminders of upcoming deadlines', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  let bea: Applicant;
  let internshipId: string;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterAll(() => api.close());
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    internshipId = await marketplace.internship({ deadline });
    [ada, bea] = [await marketplace.applicant(), await marketplace.applicant()];
    await ada.client.bookmarks.add({ body: { internshipId } });
  });

  const set = (change: Document) =>
    api.database.collection(Internship).updateOne({ _id: new ObjectId(internshipId) }, { $set: change });
  /** What a run tells somebody when so many milliseconds are left. */
  const reminded = async (left: number, person = ada) => {
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

  it('are sent three days and one day before the deadline, once each', async () => {
    expect(await reminded(72 * HOUR + 1)).toEqual([]);
    expect(await reminded(72 * HOUR)).toEqual([NEAR]);
    expect(await reminded(71 * HOUR)).toEqual([NEAR]);
    expect(await reminded(24 * HOUR + 1)).toEqual([NEAR]);
    expect(await reminded(24 * HOUR)).toEqual([NEAR, LAST]);
    expect(await reminded(0)).toEqual([NEAR, LAST]);
    expect(await reminded(-1)).toEqual([NEAR, LAST]);
  });

  it('are sent once after downtime, with the time that is left', async () => {
    expect(await reminded(5 * HOUR)).toEqual([LAST]);
    expect(await reminded(4 * HOUR)).toEqual([LAST]);
  });

  it('are not sent after the deadline', async () => {
    expect(await reminded(-1)).toEqual([]);
  });

  it('are sent to students with a draft, once even when they bookmarked it too', async () => {
    const body = { cvDocumentId: null, coverNote: 'Dear', answers: [] };
    for (const applicant of [ada, bea])
      await applicant.client.applications.saveDraft({ params: { internshipId }, body });
    expect(await reminded(70 * HOUR)).toEqual([NEAR]);
    expect(await reminded(70 * HOUR, bea)).toEqual([NEAR]);
    expect(await reminded(70 * HOUR, await marketplace.applicant())).toEqual([]);
  });

  it('are not sent to students who applied, whatever the outcome', async () => {
    await bea.client.bookmarks.add({ body: { internshipId } });
    const { id } = await marketplace.apply(bea, internshipId);
    expect(await reminded(70 * HOUR, bea)).toEqual([]);
    await marketplace.setState(id, 'withdrawn');
    expect(await reminded(3 * HOUR, bea)).toEqual([]);
    expect(await reminded(3 * HOUR)).toEqual([NEAR, LAST]);
  });

  it.each([{ state: 'paused' }, { state: 'closed' }, { employerLive: false }])(
    'are not sent with %o',
    async (change) => {
      await set(change);
      expect(await reminded(3 * HOUR)).toEqual([]);
    },
  );

  it('are sent again when the deadline was changed', async () => {
    expect(await reminded(3 * HOUR)).toEqual([LAST]);
    await set({ deadline: dayAfter(new Date(end), 10) });
    expect(await reminded(-8 * 24 * HOUR)).toEqual([LAST, NEAR]);
  });

  it('are sent to hundreds with as many queries as to one', async () => {
    /* The earlier reminder goes to one in both cases: what is sent later of it is part of the count. */
    const countOfLast = async (others: number): Promise<number> => {
      expect(await reminded(70 * HOUR)).toContain(NEAR);
      const rows = Array.from({ length: others }, () => ({
        _id: new ObjectId(),
        userId: new ObjectId(),
        internshipId: new ObjectId(internshipId),
        createdAt: new Date(START),
      }));
      if (rows.length > 0) await api.database.collection<Document>(Bookmark).insertMany(rows);
      return countQueries(() => reminded(3 * HOUR));
    };
    const count = await countOfLast(0);
    await marketplace.moveClockTo(START);
    internshipId = await marketplace.internship({ deadline });
    await ada.client.bookmarks.add({ body: { internshipId } });
    expect(await countOfLast(300)).toBe(count);
  });
});
