import type { ReportCode } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { Marketplace } from '../support/marketplace.fixture.ts';
import type { TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const text = 'They asked me for 200 euros before the first day.';
const note = 'Confirmed by two independent candidates.';

describe('an upheld report about an internship', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let owner: TestMember;
  let targetId: string;
  beforeAll(async () => {
    api = await startTestApp();
    marketplace = await Marketplace.create(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    owner = await Marketplace.createCompany(api, marketplace.actors);
    targetId = await marketplace.internship({}, owner);
  });

  const report = (code: ReportCode) =>
    api.client().reports.create({ body: { targetType: 'internship', targetId, code, text } });
  const uphold = async () => {
    const { reports } = marketplace.admin.client;
    const [newestReport] = (await reports.list({ list: { filter: { targetId } } })).items;
    await reports.transition({ params: { id: newestReport?.id ?? '' }, body: { to: 'upheld', note, answer: null } });
  };
  const storedInternship = () => api.database.collection<Document>(Internship).findOne({ _id: new ObjectId(targetId) });
  const storedEmployer = () =>
    api.database.collection<Document>(Employer).findOne({ _id: new ObjectId(owner.employerId) });
  const outcomeOf = (internship: Document | null) => ({
    state: internship?.['state'],
    reason: internship?.['review']?.reason,
  });
  const suspensionOf = (employer: Document | null) => ({
    state: employer?.['verification'].state,
    reason: employer?.['suspension']?.reason,
  });

  it.each([
    ['scam', 'scam', 'scam'],
    ['fee', 'fee_or_deposit', 'fee_charged'],
  ] as const)('for %s removes it and suspends its company, for that reason', async (code, moderation, suspension) => {
    await report(code);
    await uphold();
    const by = marketplace.admin.id;
    const removed = await storedInternship();
    expect(outcomeOf(removed)).toEqual({ state: 'removed', reason: moderation });
    expect(removed?.['history'].at(-1)).toMatchObject({ by: 'admin', actorId: by, reason: moderation });
    const employer = await storedEmployer();
    expect(suspensionOf(employer)).toEqual({ state: 'suspended', reason: suspension });
    expect(employer?.['suspension'].by).toEqual(new ObjectId(by));
  });

  it('that misleads leaves the decision to people', async () => {
    await report('misleading');
    await uphold();
    expect(outcomeOf(await storedInternship())).toEqual({ state: 'open', reason: undefined });
    expect(suspensionOf(await storedEmployer())).toEqual({ state: 'verified', reason: undefined });
  });

  it('that was removed before suspends its company all the same', async () => {
    await report('scam');
    const version: number = (await storedInternship())?.['version'];
    const body = { to: 'removed', reason: 'duplicate', note: null } as const;
    await marketplace.admin.client.internships.transition({ params: { id: targetId }, version, body });
    await uphold();
    expect(outcomeOf(await storedInternship())).toEqual({ state: 'removed', reason: 'duplicate' });
    expect(suspensionOf(await storedEmployer())).toEqual({ state: 'suspended', reason: 'scam' });
  });
});
