import { funnelStages, type AdminDashboard, type Permission, utcDay } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataRequest } from '../../src/features/data-requests/data-request.entity.ts';
import { InternProfile } from '../../src/features/interns/intern.entity.ts';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import type { TestApp } from '../support/test-app.ts';
import { Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';
import { companiesOf, countQueries } from '../support/test-companies.ts';

/** Figures over a period are counted again after this. */
const HISTORY_KEPT = 11 * MINUTE;

describe('metrics of the dashboards', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterAll(() => api.close());

  const before = (days: number) => new Date(api.clock.now().getTime() - days * DAY);
  const day = (days: number) => utcDay(before(days));
  const seen = (query: { days?: '7' | '30' | '90' | '365' } = {}) =>
    marketplace.admin.client.dashboards.admin({ query });
  const queue = async (name: AdminDashboard['queues'][number]['queue']) =>
    (await seen()).queues.find((queue) => queue.queue === name);
  const internships = () => api.database.collection<InternshipRow>(Internship);
  const put = (id: string, change: object) => internships().updateOne({ _id: new ObjectId(id) }, { $set: change });

  it('moderation counts new internships and edits of live ones, by their age', async () => {
    const [submitted, edited] = [await marketplace.internship(), await marketplace.internship()];
    await put(submitted, { state: 'pending_review', submittedAt: before(1) });
    expect(await queue('moderation')).toMatchObject({ waiting: 1, overdue: 0, oldestAt: before(1).toISOString() });
    await put(edited, { pendingRevision: { submittedAt: before(3), changed: ['title'], posting: {} } });
    expect(await queue('moderation')).toEqual({
      queue: 'moderation',
      waiting: 2,
      overdue: 1,
      oldestAt: before(3).toISOString(),
      nextDueAt: before(1).toISOString(),
    });
    const { items } = await marketplace.admin.client.internships.list({ list: { filter: { waiting: true } } });
    expect(items.map(({ id }) => id).toSorted()).toEqual([submitted, edited].toSorted());
    await put(submitted, { state: 'rejected' });
    await put(edited, { pendingRevision: null });
    expect(await queue('moderation')).toMatchObject({ waiting: 0, overdue: 0, oldestAt: null, nextDueAt: null });
  });

  it('data requests wait until they are carried out', async () => {
    const row = { userId: new ObjectId(), kind: 'erase', note: null, size: null, storageKey: null, updatedAt: before(2) };
    const rows = [
      { ...row, _id: new ObjectId(), state: 'requested', createdAt: before(2), dueAt: before(-12) },
      { ...row, _id: new ObjectId(), userId: new ObjectId(), state: 'requested', createdAt: before(20), dueAt: before(6) },
      { ...row, _id: new ObjectId(), userId: new ObjectId(), state: 'done', createdAt: before(40), dueAt: null },
    ];
    await api.database.collection(DataRequest).insertMany(rows);
    expect(await queue('data_requests')).toEqual({
      queue: 'data_requests',
      waiting: 2,
      overdue: 1,
      oldestAt: before(20).toISOString(),
      nextDueAt: before(6).toISOString(),
    });
  }); // prettier-ignore

  it('failed events count after three attempts until they succeed', async () => {
    await api.dispatch();
    const event = { type: 'nobody.cares', payload: {}, at: before(1), done: [], dispatchedAt: null };
    const stuck = new ObjectId();
    await api.database.collection(OutboxEvent).insertMany([
      { ...event, _id: stuck, attempts: 3, dueAt: before(-1) },
      { ...event, _id: new ObjectId(), attempts: 2, dueAt: before(-1) },
      { ...event, _id: new ObjectId(), attempts: 9, dueAt: null },
    ]);
    expect(await queue('failed_deliveries')).toMatchObject({ waiting: 1, overdue: 1, oldestAt: before(1).toISOString() });
    await api.database.collection(OutboxEvent).updateOne({ _id: stuck }, { $set: { dueAt: null } });
    expect(await queue('failed_deliveries')).toMatchObject({ waiting: 0, oldestAt: null });
  }); // prettier-ignore

  it('activity counts what began on each day', async () => {
    const applicant = await marketplace.applicant();
    const internshipId = await marketplace.internship();
    const { id } = await marketplace.apply(applicant, internshipId);
    await put(internshipId, { firstPublishedAt: before(4) });
    await marketplace.setState(id, 'submitted', { submittedAt: before(3) });
    await api.database
      .collection(InternProfile)
      .updateOne({ userId: new ObjectId(applicant.id) }, { $set: { createdAt: before(5) } });
    const { history } = await seen({ days: '7' });
    expect(history?.activity).toHaveLength(7);
    const of = (days: number) => history?.activity.find((entry) => entry.day === day(days));
    expect(of(3)).toMatchObject({ applications: 1, internships: 0 });
    expect(of(4)).toMatchObject({ applications: 0, internships: 1, interns: 0 });
    expect(of(5)).toMatchObject({ interns: 1, employers: 0 });
  });

  it('the funnel and the trend come from the ledger of applications', async () => {
    const internshipId = await marketplace.internship();
    const { id } = await marketplace.apply(await marketplace.applicant(), internshipId);
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    const { history, totals } = await seen({ days: '90' });
    const funnel = history?.funnel ?? [];
    expect(funnel.map(({ stage }) => stage)).toEqual([...funnelStages]);
    const counts = new Map(funnel.map(({ stage, count }) => [stage, count]));
    expect(counts.get('submitted')).toBeGreaterThan(counts.get('shortlisted') ?? 0);
    expect(counts.get('shortlisted')).toBe(1);
    expect(history?.responseTrend.at(-1)).toMatchObject({ medianDays: 0, withinPromise: 1, answered: 1 });
    expect(totals.activeApplications).toBe(2);
  });

  it('figures over a period are counted once for all who ask, queues and totals for each', async () => {
    const first = await seen({ days: '365' });
    await marketplace.apply(await marketplace.applicant(), await marketplace.internship());
    const second = await seen({ days: '365' });
    expect(second.totals.activeApplications).toBe(first.totals.activeApplications + 1);
    expect(second).toEqual({ ...first, totals: second.totals });
    const late = await seen({ days: '7' });
    api.clock.advance(HISTORY_KEPT);
    const { history } = await seen({ days: '7' });
    expect(history?.funnel[0]?.count).toBeGreaterThan(late.history?.funnel[0]?.count ?? 0);
    expect(history?.countedAt).toBe(api.clock.now().toISOString());
  });

  it('the applications of an internship by state add up to all of them', async () => {
    const owner = await Marketplace.createCompany(api, marketplace.actors);
    const internshipId = await marketplace.internship({}, owner);
    for (const _ of [1, 2]) await marketplace.apply(await marketplace.applicant(), internshipId);
    await api.dispatch();
    const { internships: rows } = await owner.client.dashboards.employer();
    const sum = Object.values(rows[0]?.counts ?? {}).reduce((all, count) => all + count, 0);
    expect([rows.length, sum]).toEqual([1, 2]);
    await put(internshipId, { state: 'pending_review' });
    const inReview = (await owner.client.dashboards.employer()).internships;
    expect(inReview).toMatchObject([{ id: internshipId, state: 'pending_review' }]);
    await put(internshipId, { state: 'open' });
  });

  it('a limited administrator gets what the permissions allow, and nobody a part of more', async () => {
    const allowed: [Permission[], string[]][] = [
      [['dashboard:view'], ['moderation', 'overdue_applications']],
      [['dashboard:view', 'employers:verify'], ['verification', 'moderation', 'employer_reports', 'overdue_applications']],
      [['dashboard:view', 'external-jobs:manage'], ['moderation', 'overdue_applications', 'flagged_external_jobs']],
    ];
    for (const [permissions, names] of allowed) {
      const limited = await marketplace.actors.limitedAdmin(...permissions);
      const { queues } = await limited.client.dashboards.admin({ query: {} });
      expect(queues.map((queue) => queue.queue)).toEqual(names);
    }
    for (const permission of ['employers:verify', 'external-jobs:manage', 'news:manage'] as const) {
      const limited = await marketplace.actors.limitedAdmin(permission);
      await expect(limited.client.dashboards.admin({ query: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  }); // prettier-ignore

  it('cost the same number of queries however much there is', async () => {
    const admin = (days: '90' | '365') => countQueries(() => seen({ days }));
    const employer = () => countQueries(() => marketplace.owner.client.dashboards.employer());
    const [few, fewOwn] = [await admin('90'), await employer()];
    const samples = await internships().find({ state: 'open' }).limit(1).toArray();
    const copies = samples.flatMap((sample) =>
      Array.from({ length: 60 }, () => new ObjectId()).map((_id) => ({ ...sample, _id, slug: _id.toHexString() })),
    );
    await internships().insertMany(copies);
    await companiesOf(api).createMany(40);
    expect([await admin('365'), await employer()]).toEqual([few, fewOwn]);
    expect(await admin('365')).toBeLessThan(few);
  });
});
