import { aPosting } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationRow } from '../../src/features/applications/application.entity.ts';
import { DAY, HOUR } from '../../src/platform/clock/clock.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import type { TestMember } from '../support/test-actors.ts';
import { START, type TestApp } from '../support/test-app.ts';
import { newIdempotencyKey, Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';

const jobs = [
  'applications.reminders', 'applications.unanswered', 'applications.rejections', 'applications.offers',
  'applications.placements', 'internships.publication', 'employers.expiry', 'employers.response-metrics', 'verification.unanswered',
]; // prettier-ignore

describe('the response promise', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let owner: TestMember;
  let internshipId: string;
  let first: ApplicationRow;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterAll(() => api.close());
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    owner = await Marketplace.createCompany(api, marketplace.actors);
    internshipId = await marketplace.internship({ responseDays: 10 }, owner);
    const { id } = await marketplace.apply(await marketplace.applicant(), internshipId);
    await api.dispatch();
    first = await marketplace.stored(id);
  });

  const start = Date.parse(START);
  const on = async (days: number) => {
    await marketplace.moveClockTo(new Date(start + days * DAY));
    owner = await marketplace.signInAgain(owner);
  };
  const everything = async () => {
    for (const name of [...jobs, ...jobs]) await api.job(name);
    await api.dispatch();
  };
  const shares = async () => {
    const events = api.database.collection(OutboxEvent).find({ type: 'application.response_reminder' });
    const payloads = (await events.sort({ _id: 1 }).toArray()).map(
      (event) => event['payload'] as Record<string, unknown>,
    );
    return payloads
      .filter((payload) => payload['applicationId'] === first._id.toHexString())
      .map((payload) => Number(payload['reason']));
  };
  /** More applications like the first; the change is made of each one's number. */
  const more = (count: number, change: (index: number) => Partial<ApplicationRow> = () => ({})) =>
    marketplace.rows().insertMany(
      Array.from({ length: count }, (_, index) => ({
        ...first,
        _id: new ObjectId(),
        internId: new ObjectId(),
        nextReminderAt: null,
        ...change(index),
      })),
    );
  const answered = (days: number): Partial<ApplicationRow> => ({
    state: 'rejected',
    internState: 'rejected',
    firstResponseAt: new Date(start + days * DAY),
  });
  const responsiveness = async () =>
    (await owner.client.employers.get({ params: { id: owner.employerId } })).responsiveness;

  it('is due so many days after the application was sent as the internship says', async () => {
    expect(first.responseDueAt).toEqual(new Date(start + 10 * DAY));
    const slow = await marketplace.internship({ responseDays: 21 }, owner);
    const { id } = await marketplace.apply(await marketplace.applicant(), slow);
    expect((await marketplace.stored(id)).responseDueAt).toEqual(new Date(start + 21 * DAY));
  });

  it('reminds at 50, 80 and 100 %, each once, however often the job runs', async () => {
    for (const [days, expected] of [
      [4.99, []],
      [5, [50]],
      [7.99, [50]],
      [8, [50, 80]],
      [9.99, [50, 80]],
      [10, [50, 80, 100]],
      [12, [50, 80, 100]],
    ] as const) {
      await on(days);
      await everything();
      expect(await shares(), `day ${days}`).toEqual(expected);
    }
  });

  it('after a week without a server reminds of the latest share only, once', async () => {
    await on(1);
    await everything();
    await on(8.5);
    await everything();
    await everything();
    expect(await shares()).toEqual([80]);
  });

  it('opening an application is no answer, the first decision is', async () => {
    const params = { id: first._id.toHexString() };
    await owner.client.applications.open({ params });
    await on(11);
    await api.job('applications.reminders');
    await api.dispatch();
    const late = await owner.client.dashboards.employer();
    expect(late).toMatchObject({ overdueTotal: 1, publishing: { overdue: 1, awaiting: 1, blocked: false } });
    expect(late.overdue[0]).toMatchObject({ applicationId: params.id, used: 1.1 });
    await marketplace.transition(owner, params.id, { to: 'shortlisted' });
    await api.dispatch();
    expect(await owner.client.dashboards.employer()).toMatchObject({ overdueTotal: 0, publishing: { overdue: 0 } });
  });

  it('five overdue stop publishing, and an answer to one of them allows it again', async () => {
    await more(4);
    const body = { ...aPosting(api.clock.now()), title: 'Another laboratory, another summer' };
    const draft = await owner.client.internships.create({ body, idempotencyKey: newIdempotencyKey() });
    const submit = () =>
      owner.client.internships.transition({
        params: { id: draft.id },
        version: draft.version,
        body: { to: 'pending_review' },
      });
    await on(10 + 1 / 24);
    await everything();
    await expect(submit()).rejects.toMatchObject({ code: 'PUBLISH_BLOCKED_OVERDUE', params: { n: 5 } });
    const seen = await owner.client.dashboards.employer();
    expect(seen.publishing).toEqual({ blocked: true, overdue: 5, awaiting: 5 });
    const due = seen.overdue.map((application) => application.responseDueAt);
    expect(due).toEqual(due.toSorted());
    await marketplace.transition(owner, first._id.toHexString(), { to: 'shortlisted' });
    await api.dispatch();
    await expect(submit()).resolves.toMatchObject({ state: 'pending_review' });
  });

  it('is shown from ten applications on, over those that were answered or are late', async () => {
    await more(8, (index) => answered(index));
    await on(10 + 1 / 24);
    await everything();
    expect(await responsiveness()).toBeNull();
    await more(1, () => answered(20));
    await marketplace.transition(owner, first._id.toHexString(), { to: 'shortlisted' });
    await api.dispatch();
    /* Eight in time, one after 20 days, the first after a little more than 10: both late. */
    expect(await responsiveness()).toMatchObject({ medianDays: 4.5, withinPromise: 0.8, count: 10 });
  });

  it('forgets what is older than 180 days, also when nothing new happens', async () => {
    await more(9, () => answered(2));
    await marketplace.transition(owner, first._id.toHexString(), { to: 'shortlisted' });
    await api.dispatch();
    expect(await responsiveness()).toMatchObject({ count: 10 });
    await on(180);
    await everything();
    expect(await responsiveness()).toMatchObject({ count: 10 });
    await on(180 + 1 / 24 + 1);
    await api.job('employers.response-metrics');
    await api.dispatch();
    expect(await responsiveness()).toBeNull();
  });

  it('after a week without a server every job makes up leeway, and a second run adds nothing', async () => {
    const count = () => api.database.collection(OutboxEvent).countDocuments({});
    await on(20);
    await everything();
    const before = await count();
    await on(20 + HOUR / DAY / 60);
    await everything();
    expect(await count()).toBe(before);
  });
});
