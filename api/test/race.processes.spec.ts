import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Bookmark } from '../src/features/interns/intern.entity.ts';
import { Line } from '../src/platform/database/line.ts';
import type { TestApp } from './app.ts';
import { startMarket, type Applicant, type Market } from './applications.kit.ts';

/* Processes do not wait for each other: here nobody stands in line, and the database alone decides. */
describe('limits between processes', () => {
  let api: TestApp;
  let market: Market;
  let people: Applicant[];
  beforeAll(async () => {
    ({ api, market } = await startMarket());
    people = [await market.applicant(), await market.applicant(), await market.applicant(), await market.applicant()];
    vi.spyOn(Line.prototype, 'after').mockImplementation((_names, act) => act());
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await api.close();
  });

  const outcomes = async (acts: readonly Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(acts)).map((one) =>
      one.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(one.reason), 'code')),
    );

  it('the last place of an internship that takes ten goes to one of three', async () => {
    const internshipId = await market.internship({ maxApplicants: 10 });
    const [first, ...others] = people;
    if (!first) throw new Error('Nobody is there.');
    const { id } = await market.apply(first, internshipId);
    const row = await market.stored(id);
    await market
      .rows()
      .insertMany(Array.from({ length: 8 }, () => ({ ...row, _id: new ObjectId(), internId: new ObjectId() })));
    const found = await outcomes(others.map((one) => market.apply(one, internshipId)));
    expect(found.toSorted((a, b) => a.localeCompare(b))).toEqual(['done', 'INTERNSHIP_CLOSED', 'INTERNSHIP_CLOSED']);
    expect(await market.rows().countDocuments({ internshipId: row.internshipId })).toBe(10);
  });

  it('the last bookmark goes to one of three internships', async () => {
    const [ada] = people;
    if (!ada) throw new Error('Nobody is there.');
    const userId = new ObjectId(ada.id);
    const times = { createdAt: api.clock.now(), updatedAt: api.clock.now() };
    const kept = Array.from({ length: 199 }, () => ({
      _id: new ObjectId(),
      userId,
      internshipId: new ObjectId(),
      ...times,
    }));
    await api.database.collection(Bookmark).insertMany(kept);
    const targets = [await market.internship(), await market.internship(), await market.internship()];
    const found = await outcomes(targets.map((internshipId) => ada.client.bookmarks.add({ body: { internshipId } })));
    expect(found.toSorted((a, b) => a.localeCompare(b))).toEqual(['done', 'SAVED_LIMIT', 'SAVED_LIMIT']);
    expect(await api.database.collection(Bookmark).countDocuments({ userId })).toBe(200);
  });
});
