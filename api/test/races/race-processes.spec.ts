import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Bookmark } from '../../src/features/interns/intern.entity.ts';
import { SerialQueue } from '../../src/platform/database/serial-queue.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

/* Processes do not share a queue: the queue is switched off here, and the database alone decides. */
describe('limits between processes', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let people: Applicant[];
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    people = [
      await marketplace.applicant(),
      await marketplace.applicant(),
      await marketplace.applicant(),
      await marketplace.applicant(),
    ];
    vi.spyOn(SerialQueue.prototype, 'run').mockImplementation((_names, act) => act());
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await api.close();
  });

  const outcomes = async (acts: readonly Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(acts)).map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(outcome.reason), 'code')),
    );

  it('the last place of an internship that takes ten goes to one of three', async () => {
    const internshipId = await marketplace.internship({ maxApplicants: 10 });
    const [first, ...others] = people;
    if (!first) throw new Error('Nobody is there.');
    const { id } = await marketplace.apply(first, internshipId);
    const row = await marketplace.stored(id);
    await marketplace
      .rows()
      .insertMany(Array.from({ length: 8 }, () => ({ ...row, _id: new ObjectId(), internId: new ObjectId() })));
    const results = await outcomes(others.map((other) => marketplace.apply(other, internshipId)));
    expect(results.toSorted((a, b) => a.localeCompare(b))).toEqual(['done', 'INTERNSHIP_CLOSED', 'INTERNSHIP_CLOSED']);
    expect(await marketplace.rows().countDocuments({ internshipId: row.internshipId })).toBe(10);
  });

  it('the last bookmark goes to one of three internships', async () => {
    const [ada] = people;
    if (!ada) throw new Error('Nobody is there.');
    const userId = new ObjectId(ada.id);
    const times = { createdAt: api.clock.now(), updatedAt: api.clock.now() };
    const bookmarks = Array.from({ length: 199 }, () => ({
      _id: new ObjectId(),
      userId,
      internshipId: new ObjectId(),
      ...times,
    }));
    await api.database.collection(Bookmark).insertMany(bookmarks);
    const targets = [await marketplace.internship(), await marketplace.internship(), await marketplace.internship()];
    const results = await outcomes(targets.map((internshipId) => ada.client.bookmarks.add({ body: { internshipId } })));
    expect(results.toSorted((a, b) => a.localeCompare(b))).toEqual(['done', 'SAVED_LIMIT', 'SAVED_LIMIT']);
    expect(await api.database.collection(Bookmark).countDocuments({ userId })).toBe(200);
  });
});
