import { aPosting } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  Internship,
  InternshipRevision,
  zeroApplicationCounts,
  type InternshipRow,
} from '../../src/features/internships/internship.entity.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';

const ROUNDS = [1, 2, 3, 4, 5];

describe('concurrent changes of an internship', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let second: TestActor;
  let owner: TestMember;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    second = await marketplace.actors.admin();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    owner = await Marketplace.createCompany(api, marketplace.actors);
    id = await marketplace.internship({}, owner);
    await api.dispatch();
  });

  const rows = () => api.database.collection<InternshipRow>(Internship);
  const stored = async (): Promise<InternshipRow> => {
    const row = await rows().findOne({ _id: new ObjectId(id) });
    if (!row) throw new Error('It is gone.');
    return row;
  };
  const waiting = async () => {
    await api.database.collection(InternshipRevision).deleteMany({ internshipId: new ObjectId(id) });
    await rows().updateOne({ _id: new ObjectId(id) }, { $set: { state: 'pending_review', revision: 0, history: [] } });
  };
  const outcomes = async (...acts: Promise<unknown>[]) =>
    (await Promise.allSettled(acts)).map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : String(Reflect.get(Object(outcome.reason), 'code')),
    );
  const revisions = () =>
    api.database.collection(InternshipRevision).countDocuments({ internshipId: new ObjectId(id) });
  const countEvents = (type: string) =>
    api.database.collection(OutboxEvent).countDocuments({ type, 'payload.internshipId': id });
  const approve = (who: TestActor, version: number) =>
    who.client.internships.transition({ params: { id }, version, body: { to: 'open' } });
  const propose = (version: number, change: object) =>
    owner.client.internships.update({ params: { id }, version, body: aPosting(api.clock.now(), change) });
  const decide = (version: number) =>
    second.client.internships.decideRevision({
      params: { id },
      version,
      body: { decision: 'approve', confirmRisk: true },
    });
  const live = async () => (await stored()).version;

  it.each(ROUNDS)('two administrators approve: one opening, one revision (%i)', async () => {
    await waiting();
    const [before, version] = [await countEvents('internship.opened'), await live()];
    const results = await outcomes(approve(marketplace.admin, version), approve(second, version));
    expect(results.toSorted()).toEqual(['VERSION_CONFLICT', 'done']);
    expect([await revisions(), (await stored()).revision]).toEqual([1, 1]);
    expect(await countEvents('internship.opened')).toBe(before + 1);
  });

  it.each(ROUNDS)('an approval against a suspension: nothing of the company is public afterwards (%i)', async () => {
    await waiting();
    const version = await live();
    const suspension = second.client.employers.transition({
      params: { id: owner.employerId },
      body: { to: 'suspended', reason: 'scam', note: 'Candidates told us about a fee.' },
    });
    const [approval, suspended] = await outcomes(approve(marketplace.admin, version), suspension);
    expect(suspended).toBe('done');
    expect(['done', 'EMPLOYER_NOT_VERIFIED']).toContain(approval);
    expect((await stored()).state).toBe(approval === 'done' ? 'open' : 'pending_review');
    await api.dispatch();
    await expect(api.client().internships.get({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { items } = await api.client().internships.list({ list: { range: [0, 99] } });
    expect(items.map((internship) => internship.id)).not.toContain(id);
  });

  it.each(ROUNDS)('a new edit against the approval of the last one: what is live was approved (%i)', async () => {
    await propose(await live(), { hoursPerWeek: 20 });
    const version = await live();
    const results = await outcomes(propose(version, { hoursPerWeek: 10 }), decide(version));
    expect(results.toSorted()).toEqual(['VERSION_CONFLICT', 'done']);
    const row = await stored();
    const approved = results[1] === 'done';
    expect(row.hoursPerWeek).toBe(approved ? 20 : 30);
    expect(row.pendingRevision?.posting.hoursPerWeek ?? null).toBe(approved ? null : 10);
    expect(await revisions()).toBe(approved ? 2 : 1);
  });

  it.each(ROUNDS)('a withdrawal against the approval: one of them counts (%i)', async () => {
    await propose(await live(), { hoursPerWeek: 20 });
    const version = await live();
    const withdrawal = owner.client.internships.withdrawRevision({ params: { id } });
    await outcomes(withdrawal, decide(version));
    const row = await stored();
    expect(row.pendingRevision ?? null).toBeNull();
    expect(row.hoursPerWeek).toBe((await revisions()) === 2 ? 20 : 30);
    expect(row.revision).toBe(await revisions());
  });

  it('pay is not lowered from the first application on, also before anybody has counted it', async () => {
    const lower = { pay: { type: 'paid', min: 100_000, max: 110_000, currency: 'EUR', unit: 'month', benefits: null } };
    const less = { ...lower, openings: 3 };
    await expect(propose(await live(), less)).resolves.toMatchObject({ state: 'open' });
    await marketplace.apply(await marketplace.applicant(), id);
    expect((await stored()).counts.total).toBe(0);
    await expect(decide(await live())).rejects.toMatchObject({ code: 'PAY_CUT_AFTER_APPLICATIONS' });
    await expect(propose(await live(), less)).rejects.toMatchObject({ code: 'PAY_CUT_AFTER_APPLICATIONS' });
    expect((await stored()).pay).toMatchObject({ min: 120_000, max: 140_000 });
    const more = { pay: { ...lower.pay, min: 130_000, max: 150_000 } };
    await expect(propose(await live(), more)).resolves.toMatchObject({ state: 'open' });
    await expect(decide(await live())).resolves.toMatchObject({ state: 'open' });
    expect((await stored()).pay).toMatchObject({ min: 130_000 });
  });

  it('nothing is archived over an application that nobody has counted yet', async () => {
    await marketplace.apply(await marketplace.applicant(), id);
    await rows().updateOne({ _id: new ObjectId(id) }, { $set: { state: 'closed', closedAt: api.clock.now() } });
    expect((await stored()).counts).toEqual(zeroApplicationCounts);
    const archive = owner.client.internships.transition({
      params: { id },
      version: await live(),
      body: { to: 'archived' },
    });
    await expect(archive).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' });
  });
});
