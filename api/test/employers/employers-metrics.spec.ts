import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployerLookup } from '../../src/features/employers/employer-lookup.service.ts';
import { EmployerMetrics } from '../../src/features/employers/statistics/employer-metrics.service.ts';
import { Membership } from '../../src/features/ports/membership.port.ts';
import { Application } from '../../src/features/applications/application.entity.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, countQueries, type TestCompanies } from '../support/test-companies.ts';

const responsiveness = { medianDays: 3, withinPromise: 0.9, count: 12 };

describe('an employer, as other features see it,', () => {
  let api: TestApp;
  let companies: TestCompanies;
  beforeAll(async () => {
    api = await startTestApp();
    companies = companiesOf(api);
  });
  afterAll(() => api.close());

  const reminderEvents = async (employerId: string) => {
    const events = api.database.collection(OutboxEvent).find({ 'payload.employerId': employerId });
    return (await events.sort({ _id: 1 }).toArray()).map((event) => String(event['type']));
  };

  /** So many applications that wait for an answer past their due date. */
  const late = (count: number, employerId: ObjectId, date: Date) =>
    Array.from({ length: count }, () => {
      const responseDueAt = new Date(date.getTime() - 1);
      const ids = { _id: new ObjectId(), internId: new ObjectId(), internshipId: new ObjectId() };
      return { ...ids, employerId, state: 'submitted', responseDueAt };
    });

  it('may not publish while too many answers are overdue, and each change of that is one event', async () => {
    const owner = await companies.verified();
    const id = new ObjectId(owner.employerId);
    const metrics = api.app.get(EmployerMetrics);
    const status = () => api.app.get(EmployerLookup).status(api.database.unitOfWork(), id);
    const { version } = await companies.stored(owner.employerId);
    const before = (await reminderEvents(owner.employerId)).length;
    const applications = api.database.collection(Application);
    await applications.insertMany(late(4, id, api.clock.now()));
    expect(await status()).toMatchObject({ verified: true, live: true, publishBlocked: false, overdue: 4 });
    await applications.insertMany(late(1, id, api.clock.now()));
    expect(await status()).toMatchObject({ publishBlocked: true, overdue: 5 });
    await metrics.setResponseMetrics(id, { overdue: 5, awaiting: 40, responsiveness: null });
    await metrics.setResponseMetrics(id, { overdue: 5, awaiting: 40, responsiveness: null });
    await metrics.setResponseMetrics(id, { overdue: 0, awaiting: 35, responsiveness: null });
    expect((await reminderEvents(owner.employerId)).slice(before)).toEqual([
      'employer.publish_blocked',
      'employer.publish_unblocked',
    ]);
    expect((await companies.stored(owner.employerId)).version).toBe(version);
  });

  it('may publish with overdue answers where the setting switches blocking off', async () => {
    const open = await startTestApp({ PUBLISH_BLOCK: 'false' });
    try {
      const owner = await companiesOf(open).verified();
      const id = new ObjectId(owner.employerId);
      await open.database.collection(Application).insertMany(late(9, id, open.clock.now()));
      const status = await open.app.get(EmployerLookup).status(open.database.unitOfWork(), id);
      expect(status).toMatchObject({ publishBlocked: false, overdue: 9 });
    } finally {
      await open.close();
    }
  });

  it('has a public responsiveness, and a change of it is an event for those who keep a copy', async () => {
    const owner = await companies.verified();
    const id = new ObjectId(owner.employerId);
    const metrics = api.app.get(EmployerMetrics);
    const before = (await reminderEvents(owner.employerId)).length;
    const counted = { overdue: 0, awaiting: 0, responsiveness };
    await metrics.setResponseMetrics(id, counted);
    await metrics.setResponseMetrics(id, counted);
    await metrics.setOpenInternships(id, 3);
    expect((await reminderEvents(owner.employerId)).slice(before)).toEqual([
      'employer.summary_changed',
      'employer.metrics_counted',
    ]);
    const page = await api.client().employers.get({ params: { id: owner.employerId } });
    expect(page).toMatchObject({ openInternships: 3, responsiveness });
    const employersPage = await api.client().employers.list({ list: { filter: { answersWithinDays: 3 } } });
    expect(employersPage.items.map((employer) => employer.id)).toEqual([owner.employerId]);
  });

  it('is summarised together with others by one query', async () => {
    const owners = [await companies.verified(), await companies.withCompleteProfile()];
    const ids = owners.map(({ employerId }) => new ObjectId(employerId));
    const employers = api.app.get(EmployerLookup);
    const summaries = await employers.summaries([...ids, new ObjectId()]);
    expect([...summaries.values()].map(({ live }) => live)).toEqual([true, false]);
    expect(await countQueries(() => employers.summaries(ids))).toBe(1);
  });

  it('has members who are found by their role', async () => {
    const owner = await actorsOf(api).employer();
    const recruiter = await actorsOf(api).member(owner.employerId, 'recruiter');
    const membership = api.app.get(Membership);
    const id = new ObjectId(owner.employerId);
    expect((await membership.membersOf([id])).map(({ userId }) => userId)).toEqual([owner.id, recruiter.id]);
    expect((await membership.membersOf([id], ['owner'])).map(({ userId }) => userId)).toEqual([owner.id]);
    expect((await membership.countMembers([id])).get(owner.employerId)).toBe(2);
    expect(await membership.isLastOwner(new ObjectId(owner.id))).toBe(true);
    expect(await membership.isLastOwner(new ObjectId(recruiter.id))).toBe(false);
  });
});
