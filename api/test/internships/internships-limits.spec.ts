import { dayAfter, type InternshipState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Application } from '../../src/features/applications/application.entity.ts';
import { Employer, type EmployerRow } from '../../src/features/employers/employer.entity.ts';
import { zeroApplicationCounts, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { START, type TestApp } from '../support/test-app.ts';
import type { TestCompanies } from '../support/test-companies.ts';
import { startInternshipFixture, type InternshipFixture } from './internship.fixture.ts';

const start = Date.parse(START);
const dateOf = (time: number): Date => new Date(time);
const day = (days: number): Date => dateOf(start + days * DAY);

/**
 * What is written down, the instant from which it counts, and what a run makes of it: a minute before, and a minute
 * after.
 */
type Limit = readonly [
  name: string,
  from: InternshipState,
  change: Partial<InternshipRow>,
  limit: Date,
  to: InternshipState,
];
const quiet = { counts: zeroApplicationCounts, deadline: '2026-12-31', updatedAt: dateOf(start), publishAt: null };
const timed: readonly Limit[] = [
  ['30 days of pause', 'paused', { pausedAt: dateOf(start) }, day(30), 'closed'],
  ['the time of publishing', 'scheduled', { publishAt: day(5).toISOString() }, day(5), 'open'],
  ['the end of the last day', 'open', { deadline: '2026-03-20' }, new Date('2026-03-21T00:00:00.000Z'), 'closed'],
  ['90 days after closing', 'closed', { closedAt: dateOf(start) }, day(90), 'archived'],
  ['90 days after filling', 'filled', { closedAt: dateOf(start) }, day(90), 'archived'],
  ['90 days without an edit of a draft', 'draft', {}, day(90), 'archived'],
  ['90 days after a rejection', 'rejected', {}, day(90), 'archived'],
];

describe('time limits of internships, a minute before and a minute after', () => {
  let api: TestApp;
  let fixture: InternshipFixture;
  let companies: TestCompanies;
  beforeAll(async () => void ({ api, fixture, companies } = await startInternshipFixture()));
  afterAll(() => api.close());

  const state = async () => (await fixture.stored())?.state;
  const run = () => api.job('internships.publication');

  it.each(timed)('%s: %s', async (_, from, change, limit, to) => {
    await fixture.setState(from, { ...quiet, ...change });
    api.clock.set(dateOf(limit.getTime() - MINUTE));
    await run();
    expect(await state()).toBe(from);
    api.clock.set(dateOf(limit.getTime() + MINUTE));
    await run();
    expect(await state()).toBe(to);
  });

  const reopened = async (change: Partial<InternshipRow>) => {
    await fixture.market.moveClockTo(api.clock.now());
    await fixture.setState('closed', { ...quiet, ...change });
    return fixture.tryTransition(fixture.market.owner, { to: 'open', deadline: dayAfter(api.clock.now(), 20) });
  };
  it.each<[string, Partial<InternshipRow>, number]>([
    ['60 days after closing', { closedAt: dateOf(start), firstPublishedAt: dateOf(start) }, 60],
    ['365 days after the first publication', { closedAt: day(364), firstPublishedAt: dateOf(start) }, 365],
  ])('is reopened until %s', async (_, change, days) => {
    api.clock.set(dateOf(day(days).getTime() - MINUTE));
    await companies.setState(fixture.market.owner.employerId, 'verified');
    expect(await reopened(change)).toBe('open');
    api.clock.set(dateOf(day(days).getTime() + MINUTE));
    expect(await reopened(change)).toBe('RENEWAL_WINDOW_PASSED');
  });

  it('an open application keeps it out of the archive, by hand and by time', async () => {
    await fixture.market.moveClockTo(START);
    const _id = new ObjectId(fixture.market.owner.employerId);
    await api.database.collection<EmployerRow>(Employer).updateOne({ _id }, { $set: { publishBlocked: false } });
    await fixture.setState('open', { ...quiet, deadline: dayAfter(dateOf(start), 20) });
    const sent = await fixture.market.apply(await fixture.market.applicant(), fixture.params.id);
    for (const counts of [zeroApplicationCounts, { ...zeroApplicationCounts, selected: 1, total: 1 }]) {
      await fixture.setState('closed', { ...quiet, counts, closedAt: dateOf(start) });
      expect(await fixture.tryTransition(fixture.market.owner, { to: 'archived' })).toBe('TRANSITION_NOT_ALLOWED');
      api.clock.set(day(200));
      await run();
      expect(await state()).toBe('closed');
      await fixture.market.moveClockTo(START);
    }
    await api.database.collection(Application).deleteOne({ _id: new ObjectId(sent.id) });
    await fixture.setState('closed', { ...quiet, closedAt: dateOf(start) });
    expect(await fixture.tryTransition(fixture.market.owner, { to: 'archived' })).toBe('archived');
  });

  it('when a month without a server ends, each step is made once, in its order', async () => {
    const { employerId } = fixture.market.owner;
    const soon = { ...quiet, openedAt: null, firstPublishedAt: null };
    await companies.setState(employerId, 'verified');
    await fixture.setState('scheduled', {
      ...soon,
      publishAt: day(2).toISOString(),
      deadline: dayAfter(dateOf(start), 20),
    });
    await api.database.collection(OutboxEvent).deleteMany({});
    api.clock.set(day(31));
    for (let round = 0; round < 3; round++) {
      await run();
      await api.dispatch();
    }
    const row = await fixture.stored();
    expect(row?.history.map(({ from, to }) => `${from} → ${to}`)).toEqual(['scheduled → open', 'open → closed']);
    expect(row).toMatchObject({ state: 'closed', closeReason: 'deadline', revision: 2 });
    api.clock.set(day(31 + 91));
    await run();
    expect(await state()).toBe('archived');
  });

  it('what was paused before it ever opened is published when it is resumed', async () => {
    await fixture.market.moveClockTo(START);
    await companies.setState(fixture.market.owner.employerId, 'verified');
    const never = { revision: 0, firstPublishedAt: null, openedAt: null, deadline: dayAfter(dateOf(start), 20) };
    await fixture.setState('paused', { ...quiet, ...never });
    await fixture.revisions().deleteMany({});
    expect(await fixture.tryTransition(fixture.market.owner, { to: 'open' })).toBe('open');
    expect(await fixture.stored()).toMatchObject({
      revision: 1,
      firstPublishedAt: dateOf(start),
      openedAt: dateOf(start),
    });
    expect(await fixture.revisions().countDocuments({ revision: 1 })).toBe(1);
  });

  it('what would have opened for a company that ran out meanwhile does not open', async () => {
    api.clock.set(START);
    const { employerId } = fixture.market.owner;
    const _id = new ObjectId(employerId);
    await companies.setState(employerId, 'verified');
    const end = { 'verification.expiresAt': day(1), 'verification.graceUntil': null };
    await api.database.collection(Employer).updateOne({ _id }, { $set: end });
    await fixture.setState('scheduled', { ...quiet, publishAt: day(20).toISOString(), employerLive: true });
    await api.database.collection(OutboxEvent).deleteMany({});
    api.clock.set(day(31));
    for (let round = 0; round < 3; round++) {
      await run();
      await api.job('employers.expiry');
      await api.dispatch();
    }
    expect((await fixture.stored())?.history.map(({ from, to }) => `${from} → ${to}`)).toEqual(['scheduled → paused']);
    const recordedEvents = await api.database
      .collection(OutboxEvent)
      .distinct('type', { 'payload.internshipId': fixture.params.id });
    expect(recordedEvents).toEqual(['internship.paused']);
  });
});
