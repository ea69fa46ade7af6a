import { internshipLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';
import type { TestApp } from '../support/test-app.ts';

let api: TestApp;
let marketplace: Marketplace;
beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
afterAll(() => api.close());

const stored = async (id: string) =>
  api.database.collection<InternshipRow>(Internship).findOne({ _id: new ObjectId(id) });

it('a copy is a draft of the same company with all but the dates, and its title fits', async () => {
  const { owner } = marketplace;
  const title =
    'Laboratory assistant for the rivers and the ground water of three valleys, with two trips every week in June'.slice(
      0,
      internshipLimits.title.max,
    );
  const id = await marketplace.internship({ title });
  const copy = await owner.client.internships.duplicate({ params: { id } });
  const [original, draft] = [await stored(id), await stored(copy.id)];
  expect(draft).toMatchObject({ state: 'draft', publishAt: null, deadline: null, startDate: null, revision: 0 });
  expect(draft?.title).toMatch(/^Laboratory .+ \(copy\)$/);
  expect(draft?.title).toHaveLength(internshipLimits.title.max);
  for (const field of ['employerId', 'description', 'tasks', 'pay', 'eligibility', 'questions'] as const)
    expect(draft?.[field], field).toEqual(original?.[field]);
});

it('the title of a copy ends in the language of whoever copies', async () => {
  const { owner } = marketplace;
  await api.database.collection(User).updateOne({ _id: new ObjectId(owner.id) }, { $set: { locale: 'de' } });
  const copy = await owner.client.internships.duplicate({
    params: { id: await marketplace.internship({ title: 'Praktikum im Labor' }) },
  });
  expect((await stored(copy.id))?.title).toBe('Praktikum im Labor (Kopie)');
});

it.each(['filled', 'archived'] as const)('a change that waits is dropped when the internship is %s', async (to) => {
  const { owner } = marketplace;
  const id = await marketplace.internship({ openings: 1 });
  const application = await marketplace.apply(await marketplace.applicant(), id);
  await marketplace.setState(application.id, to === 'filled' ? 'accepted' : 'rejected');
  const waiting = { pendingRevision: { submittedAt: api.clock.now(), changed: ['openings'], posting: {} } };
  const closed = to === 'archived' ? { state: 'closed', closedAt: api.clock.now() } : {};
  await api.database.collection(Internship).updateOne({ _id: new ObjectId(id) }, { $set: { ...waiting, ...closed } });
  const version = (await stored(id))?.version ?? 0;
  await owner.client.internships.transition({ params: { id }, version, body: { to } });
  expect(await stored(id)).toMatchObject({ state: to, pendingRevision: null });
});
