import { dayAfter, internshipLifecycle, type InternshipState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Employer } from '../src/features/employers/employer.entity.ts';
import { noCounts, type InternshipRow } from '../src/features/internships/internship.entity.ts';
import { DAY } from '../src/platform/clock/clock.ts';
import { OutboxEvent } from '../src/platform/events/outbox.entity.ts';
import type { TestApp } from './app.ts';
import type { TestCompanies } from './companies.ts';
import { startStand, type InternshipStand } from './internships.kit.ts';

const states = internshipLifecycle.states;

describe('moves of internships that time makes', () => {
  let api: TestApp;
  let stand: InternshipStand;
  let companies: TestCompanies;
  beforeAll(async () => void ({ api, stand, companies } = await startStand()));
  afterAll(() => api.close());
  beforeEach(async () => {
    await companies.put(stand.market.owner.employerId, 'verified');
    await api.database.collection(OutboxEvent).deleteMany({});
  });

  const run = () => api.job('internships.clock');
  const told = async () =>
    (await api.database.collection(OutboxEvent).find({ 'payload.internshipId': stand.params.id }).toArray()).map(
      (event) => String(event['type']),
    );
  const open = () => ({ counts: noCounts, deadline: dayAfter(api.clock.now(), 20), updatedAt: stand.before(1) });
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
    ['thirty days of pause', () => ({ pausedAt: stand.before(30.1) }), { paused: ['closed', 'paused_too_long'] }],
    [
      'ninety days after its end',
      () => ({ closedAt: stand.before(90.1) }),
      { closed: ['archived', null], filled: ['archived', null] },
    ],
    [
      'ninety days without an edit',
      () => ({ updatedAt: stand.before(90.1) }),
      { draft: ['archived', null], rejected: ['archived', null] },
    ],
  ];
  it.each(dueThings)('%s moves what waits for it, once', async (_, change, wanted) => {
    for (const state of states) {
      await api.database.collection(OutboxEvent).deleteMany({});
      const before = { closeReason: null, closedAt: stand.before(1), pausedAt: stand.before(1), publishAt: null };
      await stand.put(state, { ...open(), ...before, ...change() });
      await run();
      await run();
      const stored = await stand.stored();
      const [to, reason] = wanted[state] ?? [state, null];
      expect([stored?.state, stored?.closeReason ?? null], state).toEqual([to, reason]);
      expect(await told(), state).toHaveLength(to === state ? 0 : 1);
    }
  });

  it('nothing is archived while somebody waits for an answer', async () => {
    for (const state of ['closed', 'filled', 'rejected', 'draft'] as const) {
      const long = { closedAt: stand.before(120), updatedAt: stand.before(120) };
      await stand.put(state, { ...open(), ...long, counts: { ...noCounts, inReview: 1, total: 1 } });
      await run();
      expect((await stand.stored())?.state).toBe(state);
    }
  });

  it('two runs at once move it once', async () => {
    await stand.put('scheduled', { ...open(), publishAt: instant(0), openedAt: null });
    await Promise.all([run(), run()]);
    expect(await told()).toEqual(['internship.opened']);
    expect(await stand.stored()).toMatchObject({ state: 'open', revision: 2 });
  });

  it('after a week without a server each move is made exactly once, in its order', async () => {
    await stand.put('scheduled', {
      ...open(),
      publishAt: instant(-7),
      deadline: dayAfter(api.clock.now(), -2),
      openedAt: null,
    });
    await run();
    await run();
    expect(await told()).toEqual(['internship.opened', 'internship.closed']);
    const row = await stand.stored();
    expect(row?.history.map(({ from, to, by }) => `${by}: ${from} → ${to}`)).toEqual([
      'system: scheduled → open',
      'system: open → closed',
    ]);
  });

  it('one that cannot be moved stops no other', async () => {
    const broken = { ...stand.fresh, _id: new ObjectId('000000000000000000000001'), employerId: new ObjectId() };
    const due = { state: 'scheduled' as const, publishAt: instant(0) };
    await stand.rows().insertOne({ ...broken, ...due, slug: 'broken' });
    await stand.put('scheduled', { ...open(), ...due });
    await run();
    expect((await stand.stored())?.state).toBe('open');
    await stand.rows().deleteOne({ _id: broken._id });
  });

  it('waits with publishing until its company is public again', async () => {
    await stand.put('scheduled', { ...open(), publishAt: instant(0), employerLive: false });
    await run();
    expect((await stand.stored())?.state).toBe('scheduled');
  });

  it('are paused when the grace of their company ends, and only then', async () => {
    const employerId = new ObjectId(stand.market.owner.employerId);
    const outcome: Record<string, string> = {};
    for (const state of states) {
      await companies.put(stand.market.owner.employerId, 'expired');
      await stand.put(state, open());
      const before = await api.database.collection(Employer).findOne({ _id: employerId });
      expect(before).toMatchObject({ live: true });
      await api.database
        .collection(Employer)
        .updateOne({ _id: employerId }, { $set: { 'verification.graceUntil': stand.before(1) } });
      await api.job('employers.expiry');
      await api.dispatch();
      await api.dispatch();
      outcome[state] = (await stand.stored())?.state ?? 'gone';
    }
    expect(outcome).toEqual({
      ...Object.fromEntries(states.map((state) => [state, state])),
      open: 'paused',
      scheduled: 'paused',
    });
  });
});
