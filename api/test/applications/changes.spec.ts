import { dayAfter, draftUpdate, type DraftUpdate } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { START, type TestApp } from '../support/test-app.ts';
import {
  newIdempotencyKey,
  startMarketplace,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';

const now = new Date(START);
const change = { hoursPerWeek: 20, tasks: ['You count the fish of the river.', 'You label the samples.'] };

describe('what of a posting has changed since somebody applied', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;
  let internshipId: string;
  let applicationId: string;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterAll(() => api.close());
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    internshipId = await marketplace.internship();
    ada = await marketplace.applicant();
    applicationId = (await marketplace.apply(ada, internshipId)).id;
  });

  const params = () => ({ params: { id: internshipId } });
  const stored = () => api.database.collection<InternshipRow>(Internship).findOne({ _id: new ObjectId(internshipId) });
  const version = async () => (await stored())?.version ?? 0;
  const propose = async (change: Partial<DraftUpdate>) => {
    const posting = draftUpdate.strip().parse(await marketplace.owner.client.internships.get(params()));
    const body = { ...posting, ...change };
    await marketplace.owner.client.internships.update({ ...params(), version: await version(), body });
  };
  const approve = async () => {
    const body = { decision: 'approve', confirmRisk: true } as const;
    await marketplace.admin.client.internships.decideRevision({ ...params(), version: await version(), body });
  };
  const changes = (who: Pick<Applicant, 'client'> = ada) =>
    who.client.applications.changes({ params: { id: applicationId } });
  const revision = async () =>
    (await ada.client.applications.get({ params: { id: applicationId } })).internship as { revision?: number };

  it('is nothing while a change waits, and the change when it is live', async () => {
    await propose(change);
    expect(await changes()).toEqual({ postingRevision: 1, revision: 1, changed: [], before: null, after: null });
    expect(await revision()).toMatchObject({ revision: 1 });
    await approve();
    const seen = await changes();
    expect(seen).toMatchObject({ postingRevision: 1, revision: 2, after: change });
    expect(seen.changed.toSorted()).toEqual(['hoursPerWeek', 'tasks']);
    expect(seen.before?.hoursPerWeek).toBe(30);
    expect(await revision()).toMatchObject({ revision: 2 });
  });

  it('compares with what was applied to, over several revisions', async () => {
    const before = draftUpdate.strip().parse(await api.client().internships.get(params()));
    await propose(change);
    await approve();
    await propose({ hoursPerWeek: 18, tasks: before.tasks, durationWeeks: 14 });
    await approve();
    const seen = await changes();
    expect(seen.changed.toSorted()).toEqual(['durationWeeks', 'hoursPerWeek']);
    expect(seen).toMatchObject({
      postingRevision: 1,
      revision: 3,
      before: { hoursPerWeek: 30 },
      after: { hoursPerWeek: 18 },
    });
  });

  it('tells nothing of what no applicant reads', async () => {
    await propose({ ...change, maxApplicants: 77, publishAt: dayAfter(now, 1).concat('T09:00:00.000Z') });
    await approve();
    await api.database
      .collection<InternshipRow>(Internship)
      .updateOne({ _id: new ObjectId(internshipId) }, { $set: { review: { reason: 'x', note: 'secret', at: now } } });
    const seen = await changes();
    expect(seen.changed).not.toEqual(expect.arrayContaining(['maxApplicants']));
    expect(JSON.stringify(seen)).not.toMatch(/maxApplicants|publishAt|blindReview|risk|secret|review/);
  });

  it('is nothing any more when the public no longer sees the posting', async () => {
    await propose(change);
    await approve();
    const body = { to: 'removed', reason: 'misleading', note: null } as const;
    await marketplace.admin.client.internships.transition({ ...params(), version: await version(), body });
    expect(await changes()).toMatchObject({ changed: [], before: null, after: null });
  });

  it('is for the applicant alone, and only once something was sent', async () => {
    await propose(change);
    await approve();
    await expect(changes(await marketplace.applicant())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(changes(marketplace.owner)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const bea = await marketplace.applicant();
    const { id } = await bea.client.applications.showInterest({
      body: { internshipId },
      idempotencyKey: newIdempotencyKey(),
    });
    const none = bea.client.applications.changes({ params: { id } });
    await expect(none).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('compares for somebody who applied afterwards with what they read', async () => {
    await propose(change);
    await approve();
    const cy = await marketplace.applicant();
    const { id } = await marketplace.apply(cy, internshipId);
    expect(await cy.client.applications.changes({ params: { id } })).toMatchObject({ revision: 2, changed: [] });
  });

  it('is where the notice of it leads', async () => {
    await propose(change);
    await approve();
    await api.dispatch();
    const { items } = await ada.client.notifications.list({ list: {} });
    const notice = items.find(({ titleKey }) => titleKey === 'internship.changed.applicant');
    expect(notice?.link).toBe(`/dashboard/intern#changes-${internshipId}`);
  });
});
