import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectId } from 'mongodb';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { DAY, HOUR } from '../../src/platform/clock/clock.ts';
import type { TestApp } from '../support/test-app.ts';
import { emailsTo } from '../support/mailbox.ts';
import { anOffer, newIdempotencyKey, Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';

describe('applications and time', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterAll(() => api.close());

  const later = (milliseconds: number) => marketplace.moveClockTo(new Date(api.clock.now().getTime() + milliseconds));
  const eventsOf = async (id: string, type: string) =>
    (await api.database.collection(OutboxEvent).find({ type, 'payload.applicationId': id }).toArray()).map(
      (event) => event['payload'] as Record<string, unknown>,
    );

  it('reminds at 50, 80 and 100 % of the promise, and then no more', async () => {
    const { id } = await marketplace.apply(
      await marketplace.applicant(),
      await marketplace.internship({ responseDays: 10 }),
    );
    const shares = async () =>
      (await eventsOf(id, 'application.response_reminder')).map((payload) => payload['reason']);
    await later(5 * DAY - HOUR);
    await api.job('applications.reminders');
    expect(await shares()).toEqual([]);
    await later(HOUR);
    await api.job('applications.reminders');
    await api.job('applications.reminders');
    expect(await shares()).toEqual(['50']);
    await later(5 * DAY);
    await api.job('applications.reminders');
    expect(await shares()).toEqual(['50', '100']);
    await later(5 * DAY);
    await api.job('applications.reminders');
    expect(await shares()).toEqual(['50', '100']);
  });

  it('tells the candidate that the answer is late once the promised time has passed, and once only', async () => {
    const jo = await marketplace.applicant();
    const { id } = await marketplace.apply(jo, await marketplace.internship({ responseDays: 10 }));
    const notices = async () => {
      await api.job('applications.reminders');
      await api.dispatch();
      const { client } = await marketplace.signInAgain(jo);
      const { items } = await client.notifications.list({ list: { filter: { type: ['response.late'] } } });
      return items.map(({ titleKey, link }) => [titleKey, link]);
    };
    await later(9 * DAY);
    expect(await notices()).toEqual([]);
    await later(DAY);
    const late = [['application.response_late', `/dashboard/intern#application-${id}`]];
    expect(await notices()).toEqual(late);
    await later(5 * DAY);
    expect(await notices()).toEqual(late);
    const emails = await emailsTo(api, jo.email);
    expect(emails.filter(({ source }) => source.includes('is late')).length).toBe(1);
  });

  it('does not remind who has answered', async () => {
    const { id } = await marketplace.apply(
      await marketplace.applicant(),
      await marketplace.internship({ responseDays: 10 }),
    );
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await later(11 * DAY);
    await api.job('applications.reminders');
    expect(await eventsOf(id, 'application.response_reminder')).toEqual([]);
  });

  it('closes what nobody answered 30 days after the promise, and says so', async () => {
    const intern = await marketplace.applicant();
    const { id } = await marketplace.apply(intern, await marketplace.internship({ responseDays: 3 }));
    await marketplace.owner.client.applications.open({ params: { id } });
    await later(33 * DAY - HOUR);
    await api.job('applications.unanswered');
    expect((await marketplace.stored(id)).state).toBe('in_review');
    await later(HOUR);
    await api.job('applications.unanswered');
    await api.dispatch();
    const back = await marketplace.signInAgain(intern);
    expect(await back.client.applications.get({ params: { id } })).toMatchObject({
      state: 'closed_no_response',
      firstResponseAt: null,
    });
    const notifiedTitles = (await back.client.notifications.list({ list: {} })).items.map(
      (notification) => notification.titleKey,
    );
    expect(notifiedTitles).toContain('application.closed_no_response');
  });

  it('takes back an offer that expired, frees its place, and refuses it to the candidate', async () => {
    const intern = await marketplace.applicant();
    const { id } = await marketplace.apply(intern, await marketplace.internship({ openings: 1 }));
    await marketplace.setState(id, 'finalist');
    await marketplace.transition(marketplace.owner, id, { to: 'offered', offer: anOffer(api.clock.now(), 3) });
    await later(3 * DAY);
    const late = marketplace.transition(await marketplace.signInAgain(intern), id, {
      to: 'accepted',
      withdrawOthers: false,
    });
    await expect(late).rejects.toMatchObject({ code: 'OFFER_EXPIRED' });
    await api.job('applications.offers');
    expect(await marketplace.stored(id)).toMatchObject({ state: 'finalist', offer: null });
    const again = await marketplace.transition(marketplace.owner, id, {
      to: 'offered',
      offer: anOffer(api.clock.now(), 3),
    });
    expect(again.state).toBe('offered');
  });

  it('confirms a start and an end that nobody confirmed, two weeks later', async () => {
    const { id } = await marketplace.apply(await marketplace.applicant(), await marketplace.internship());
    const [startsOn, endsOn] = ['2027-03-01', '2027-05-01'];
    await marketplace.setState(id, 'accepted', { startsOn, endsOn });
    await marketplace.moveClockTo('2027-03-14T23:59:00.000Z');
    await api.job('applications.placements');
    expect((await marketplace.stored(id)).state).toBe('accepted');
    await marketplace.moveClockTo('2027-03-15T00:00:00.000Z');
    await api.job('applications.placements');
    expect((await marketplace.stored(id)).state).toBe('placed');
    await marketplace.moveClockTo('2027-05-15T00:00:00.000Z');
    await api.job('applications.placements');
    expect(await marketplace.stored(id)).toMatchObject({ state: 'completed' });
  });

  it('counts answers and silence for the employer, and blocks publishing when too much is overdue', async () => {
    const owner = await Marketplace.createCompany(api, marketplace.actors);
    const internshipId = await marketplace.internship({ responseDays: 3 }, owner);
    const { id } = await marketplace.apply(await marketplace.applicant(), internshipId);
    const row = await marketplace.stored(id);
    const submittedAt = api.clock.now();
    const timeAfter = (days: number) => new Date(submittedAt.getTime() + days * DAY);
    const copies = Array.from({ length: 12 }, (_, index) => ({
      ...row,
      _id: new ObjectId(),
      internId: new ObjectId(),
      nextReminderAt: null,
      ...(index < 6
        ? { state: 'rejected' as const, internState: 'rejected' as const, firstResponseAt: timeAfter(index) }
        : {}),
    }));
    await marketplace.rows().insertMany(copies);
    await later(3 * DAY + HOUR);
    await api.job('applications.reminders');
    await api.dispatch();
    const employer = await api.database.collection(Employer).findOne({ _id: new ObjectId(owner.employerId) });
    expect(employer).toMatchObject({
      overdueApplications: 7,
      awaitingApplications: 7,
      publishBlocked: true,
      responsiveness: { medianDays: 2.5, withinPromise: 0.31, count: 13 },
    });
    const fresh = await marketplace.signInAgain(owner);
    const seen = await fresh.client.internships.get({ params: { id: internshipId } });
    expect(seen).toMatchObject({ counts: { submitted: 7, rejected: 6, overdue: 7, total: 13 } });
    const counts = await fresh.client.applications.counts({ query: { internshipId } });
    expect(counts).toMatchObject({ overdue: 7, total: 13, states: { submitted: 7, rejected: 6, offered: 0 } });
  });

  it('closes an internship whose limit of applicants is reached', async () => {
    const internshipId = await marketplace.internship({ maxApplicants: 10 });
    const { id } = await marketplace.apply(await marketplace.applicant(), internshipId);
    const row = await marketplace.stored(id);
    const copies = Array.from({ length: 9 }, () => ({ ...row, _id: new ObjectId(), internId: new ObjectId() }));
    await marketplace.rows().insertMany(copies);
    const eleventh = marketplace.apply(await marketplace.applicant(), internshipId);
    await expect(eleventh).rejects.toMatchObject({ code: 'INTERNSHIP_CLOSED' });
    await api.dispatch();
    const again = await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    expect(again.state).toBe('shortlisted');
    await api.dispatch();
    const seen = await marketplace.owner.client.internships.get({ params: { id: internshipId } });
    expect(seen).toMatchObject({ state: 'closed', closeReason: 'limit' });
  });

  it('ends with the internship when that is taken down', async () => {
    const internshipId = await marketplace.internship();
    const intern = await marketplace.applicant();
    const { id } = await marketplace.apply(intern, internshipId);
    const { version } = (await marketplace.admin.client.internships.get({ params: { id: internshipId } })) as {
      version: number;
    };
    await marketplace.admin.client.internships.transition({
      params: { id: internshipId },
      version,
      body: { to: 'removed', reason: 'misleading', note: null },
    });
    await api.dispatch();
    expect(await intern.client.applications.get({ params: { id } })).toMatchObject({ state: 'cancelled' });
    const another = await marketplace.applicant();
    await expect(marketplace.apply(another, internshipId)).rejects.toMatchObject({ code: 'INTERNSHIP_GONE' });
    const readiness = another.client.applications.readiness({ params: { internshipId: newIdempotencyKey() } });
    await expect(readiness).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
