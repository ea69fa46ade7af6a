import { dayAfter, internshipLifecycle, type InternshipState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { zeroApplicationCounts, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import type { TestApp } from '../support/test-app.ts';
import type { TestCompanies } from '../support/test-companies.ts';
import { startInternshipFixture, type InternshipFixture } from './internship.fixture.ts';

const states = internshipLifecycle.states;

describe('time-based transitions of internships', () => {
  let api: TestApp;
  let fixture: InternshipFixture;
  let companies: TestCompanies;
  beforeAll(async () => void ({ api, fixture, companies } = await startInternshipFixture()));
  afterAll(() => api.close());
  beforeEach(async () => {
    await companies.setState(fixture.market.owner.employerId, 'verified');
    await api.database.collection(OutboxEvent).deleteMany({});
  });

  const run = () => api.job('internships.publication');
  const recordedEvents = async () =>
    (await api.database.collection(OutboxEvent).find({ 'payload.internshipId': fixture.params.id }).toArray()).map(
      (event) => String(event['type']),
    );
  const open = () => ({
    counts: zeroApplicationCounts,
    deadline: dayAfter(api.clock.now(), 20),
    updatedAt: fixture.daysBefore(1),
  });
  const instant = (days: number) => new Date(api.clock.now().getTime() + days * DAY).toISOString();

  /** What is due, as a change of a record, and what a run makes of each state; the states that are missing stay. */
  const dueThings: [
    string,
    () => Partial<InternshipRow>,
    Partial<Record<InternshipState, [InternshipState, string | null]>>,
  ][] = [
    ['nothing', () => ({ publishAt: instant(1) }), {}],
    ['its day of publishing', () => ({ publishAt: instant(0) }), { scheduled: ['open', null] }],
    ['its deadline', () => ({ deadline: dayAfter(api.clock.now(), -1) }), { open: ['closed', 'deadline'] }],
    ['its last day', () => ({ deadline: dayAfter(api.clock.now(), 0) }), {}],
    ['thirty days of pause', () => ({ pausedAt: fixture.daysBefore(30.1) }), { paused: ['closed', 'paused_too_long'] }],
    [
      'ninety days after its end',
      () => ({ closedAt: fixture.daysBefore(90.1) }),
      { closed: ['archived', null], filled: ['archived', null] },
    ],
    [
      'ninety days without an edit',
      () => ({ updatedAt: fixture.daysBefore(90.1) }),
      { draft: ['archived', null], rejected: ['archived', null] },
    ],
  ];
  it.each(dueThings)('%s transitions everything that is due, once', async (_, change, expected) => {
    for (const state of states) {
      await api.database.collection(OutboxEvent).deleteMany({});
      const before = {
        closeReason: null,
        closedAt: fixture.daysBefore(1),
        pausedAt: fixture.daysBefore(1),
        publishAt: null,
      };
      await fixture.setState(state, { ...open(), ...before, ...change() });
      await run();
      await run();
      const stored = await fixture.stored();
      const [to, reason] = expected[state] ?? [state, null];
      expect([stored?.state, stored?.closeReason ?? null], state).toEqual([to, reason]);
      expect(await recordedEvents(), state).toHaveLength(to === state ? 0 : 1);
    }
  });

  it('nothing is archived while somebody waits for an answer', async () => {
    for (const state of ['closed', 'filled', 'rejected', 'draft'] as const) {
      const long = { closedAt: fixture.daysBefore(120), updatedAt: fixture.daysBefore(120) };
      await fixture.setState(state, {
        ...open(),
        ...long,
        counts: { ...zeroApplicationCounts, inReview: 1, total: 1 },
      });
      await run();
      expect((await fixture.stored())?.state).toBe(state);
    }
  });

  it('two runs at the same time make one transition', async () => {
    await fixture.setState('scheduled', { ...open(), publishAt: instant(0), openedAt: null });
    await Promise.all([run(), run()]);
    expect(await recordedEvents()).toEqual(['internship.opened']);
    expect(await fixture.stored()).toMatchObject({ state: 'open', revision: 2 });
  });

  it('after a week without a server each transition is made exactly once, in order', async () => {
    await fixture.setState('scheduled', {
      ...open(),
      publishAt: instant(-7),
      deadline: dayAfter(api.clock.now(), -2),
      openedAt: null,
    });
    await run();
    await run();
    expect(await recordedEvents()).toEqual(['internship.opened', 'internship.closed']);
    const row = await fixture.stored();
    expect(row?.history.map(({ from, to, by }) => `${by}: ${from} → ${to}`)).toEqual([
      'system: scheduled → open',
      'system: open → closed',
    ]);
  });

  it('a failing transition does not stop the others', async () => {
    const broken = { ...fixture.fresh, _id: new ObjectId('000000000000000000000001'), employerId: new ObjectId() };
    const due = { state: 'scheduled' as const, publishAt: instant(0) };
    await fixture.rows().insertOne({ ...broken, ...due, slug: 'broken' });
    await fixture.setState('scheduled', { ...open(), ...due });
    await run();
    expect((await fixture.stored())?.state).toBe('open');
    await fixture.rows().deleteOne({ _id: broken._id });
  });

  it('waits with publishing until its company is public again', async () => {
    await fixture.setState('scheduled', { ...open(), publishAt: instant(0), employerLive: false });
    await run();
    expect((await fixture.stored())?.state).toBe('scheduled');
  });

  it('are paused when the grace of their company ends, and only then', async () => {
    const employerId = new ObjectId(fixture.market.owner.employerId);
    const outcome: Record<string, string> = {};
    for (const state of states) {
      await companies.setState(fixture.market.owner.employerId, 'expired');
      await fixture.setState(state, open());
      const before = await api.database.collection(Employer).findOne({ _id: employerId });
      expect(before).toMatchObject({ live: true });
      await api.database
        .collection(Employer)
        .updateOne({ _id: employerId }, { $set: { 'verification.graceUntil': fixture.daysBefore(1) } });
      await api.job('employers.expiry');
      await api.dispatch();
      await api.dispatch();
      outcome[state] = (await fixture.stored())?.state ?? 'gone';
    }
    expect(outcome).toEqual({
      ...Object.fromEntries(states.map((state) => [state, state])),
      open: 'paused',
      scheduled: 'paused',
    });
  });
});
