import { aPosting } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import type { TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { newIdempotencyKey, Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';
import { aRandomPosting, seededRandom, reordered } from './near-copies.builder.ts';

describe('near-duplicates beside the internship that is looked at', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let other: TestMember;
  const random = seededRandom(11);
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    other = await Marketplace.createCompany(api, marketplace.actors);
  });
  afterAll(() => api.close());

  const written = () => aRandomPosting(random, 'Sava Werke');
  async function submit(owner: TestMember, text: ReturnType<typeof written>, change = {}): Promise<string> {
    const { title, description, tasks } = text;
    const base = aPosting(api.clock.now());
    const body = { ...base, title: title ?? '', description: description ?? '', tasks: [...tasks], ...change };
    const created = await owner.client.internships.create({ body, idempotencyKey: newIdempotencyKey() });
    const params = { id: created.id };
    await owner.client.internships.transition({ params, version: created.version, body: { to: 'pending_review' } });
    return created.id;
  }
  const similar = (id: string, who = marketplace.admin) => who.client.internships.similar({ params: { id } });
  const rulesOf = async (id: string) => {
    const seen = await marketplace.admin.client.internships.get({ params: { id } });
    return 'risk' in seen ? (seen.risk?.hits ?? []) : [];
  };

  it('finds the copy of another company, also in another category, and says of which', async () => {
    const text = written();
    const first = await submit(marketplace.owner, text);
    const copy = await submit(other, reordered(text, random), { category: 'marketing' });
    expect(await similar(copy)).toMatchObject([{ id: first, sameEmployer: false, similarity: 1 }]);
    expect(await rulesOf(copy)).toEqual(
      expect.arrayContaining([expect.objectContaining({ rule: 'near_duplicate', points: 40, relatedId: first })]),
    );
    expect(await rulesOf(first)).not.toContainEqual(expect.objectContaining({ rule: 'near_duplicate' }));
  });

  it('shows a company its own copies only, and warns of them without points', async () => {
    const text = written();
    const [first, again, foreign] = [
      await submit(marketplace.owner, text),
      await submit(marketplace.owner, text),
      await submit(other, text),
    ];
    expect((await similar(again, marketplace.owner)).map(({ id }) => id)).toEqual([first]);
    expect((await similar(again)).map(({ id }) => id).toSorted()).toEqual([first, foreign].toSorted());
    expect((await rulesOf(again)).filter(({ rule }) => rule === 'near_duplicate')).toEqual([]);
    expect(await rulesOf(again)).toContainEqual(
      expect.objectContaining({ rule: 'own_duplicate', points: 0, relatedId: first }),
    );
    await expect(similar(first, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(similar(first, await marketplace.actors.intern())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('does not take different internships of a company for copies', async () => {
    const ids = [await submit(marketplace.owner, written()), await submit(marketplace.owner, written())];
    for (const id of ids) expect(await similar(id)).toEqual([]);
  });

  it('does not count drafts, and what was rejected or removed of others', async () => {
    const text = written();
    const first = await submit(other, text);
    const copy = await submit(marketplace.owner, text);
    const rows = api.database.collection<InternshipRow>(Internship);
    for (const state of ['draft', 'rejected', 'archived', 'removed'] as const) {
      await rows.updateOne({ _id: new ObjectId(first) }, { $set: { state } });
      expect(await similar(copy), state).toEqual([]);
    }
  });

  it('finds those that were imported, once the job has looked at them', async () => {
    const text = written();
    const first = await submit(other, text);
    const copy = await submit(marketplace.owner, text);
    await api.database
      .collection<InternshipRow>(Internship)
      .updateOne({ _id: new ObjectId(first) }, { $set: { sketch: null } });
    expect(await similar(copy)).toEqual([]);
    await api.job('internships.duplicate-sketches');
    expect(await similar(copy)).toMatchObject([{ id: first }]);
  });
});
