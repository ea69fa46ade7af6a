import { dayAfter, draftUpdate, fieldsEffectiveAtOnce, type DraftUpdate } from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Internship, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestMember } from '../support/test-actors.ts';
import { START, type TestApp } from '../support/test-app.ts';
import { Marketplace, startMarketplace } from '../support/marketplace.fixture.ts';

const now = new Date(START);
const pay = { type: 'paid', min: 120_000, max: 140_000, currency: 'EUR', unit: 'month', benefits: 'Lunch' } as const;

/** A change of each field that people rely on: it waits for review on whatever is live. */
const material: {
  readonly [
    field in Exclude<keyof DraftUpdate, (typeof fieldsEffectiveAtOnce)[number] | 'agreementProvided' | 'blindReview'>
  ]: DraftUpdate[field];
} = {
  title: 'Laboratory assistant for rivers',
  category: 'engineering',
  description: `${aPosting(now).description ?? ''} Once a week we cook together.`,
  tasks: ['You keep the calendar of the sampling trips.', 'You label the samples.'],
  learningOutcomes: ['You read a map of the ground water.'],
  workMode: 'hybrid',
  locations: [{ city: 'Linz', country: 'AT', lat: null, lon: null }],
  startDate: dayAfter(now, 70),
  startFlexible: true,
  durationWeeks: 14,
  durationJustification: 'The series of measurements runs until the first frost of the year, which nobody can move.',
  hoursPerWeek: 25,
  openings: 4,
  pay: { ...pay, min: 125_000 },
  unpaidBasis: {
    basis: 'curricular_placement',
    explanation: 'The plan of studies asks for a placement of twelve weeks in a laboratory.',
  },
  credit: true,
  requiredSkills: [{ id: null, label: 'Statistics' }],
  preferredSkills: [{ id: null, label: 'Writing' }],
  eligibility: { ...aPosting(now).eligibility, studyLevels: ['bachelor'] },
  questions: [{ key: 'why', label: 'Why rivers?', kind: 'short', required: true, options: [] }],
  publishAt: dayAfter(now, 1).concat('T09:00:00.000Z'),
  deadline: dayAfter(now, 40),
  responseDays: 7,
  vacancyKind: 'pool',
};
const immaterial = { mentorName: 'Ines Baum', blindReview: true, maxApplicants: 50 } as const;
const harmful = { tasks: ['You pay us a deposit of 100 euros.', 'You forward the money to our partners.'] };

describe('changes of what was approved', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let owner: TestMember;
  let id: string;
  let live: DraftUpdate;
  beforeAll(async () => void ({ api, market: marketplace } = await startMarketplace()));
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.set(START);
    await marketplace.moveClockTo(START);
    owner = await Marketplace.createCompany(api, marketplace.actors);
    id = await marketplace.internship({ pay, durationJustification: null }, owner);
    live = draftUpdate.strip().parse(await api.client().internships.get({ params: { id } }));
  });

  const rows = () => api.database.collection<InternshipRow>(Internship);
  const stored = () => rows().findOne({ _id: new ObjectId(id) });
  const version = async () => (await stored())?.version ?? 0;
  const propose = async (change: Partial<DraftUpdate>) =>
    owner.client.internships.update({ params: { id }, version: await version(), body: { ...live, ...change } });
  const approve = async (more: { confirmRisk?: boolean } = {}) =>
    marketplace.admin.client.internships.decideRevision({
      params: { id },
      version: await version(),
      body: { decision: 'approve', ...more },
    });
  const readInternship = () => api.client().internships.get({ params: { id } });
  const move = async (to: 'paused' | 'closed') =>
    owner.client.internships.transition({ params: { id }, version: await version(), body: { to } });
  const codeOf = (act: Promise<unknown>) =>
    act.then(
      () => 'done',
      (error: unknown) => String(Reflect.get(Object(error), 'code')),
    );

  it.each(Object.entries(material))('a new %s waits for review beside the live one', async (field, value) => {
    const before = await readInternship();
    await propose({ [field]: value });
    expect((await stored())?.pendingRevision).toMatchObject({ changed: [field], posting: { [field]: value } });
    expect(await readInternship()).toEqual(before);
    await approve();
    expect(await readInternship()).toMatchObject({ [field]: value, revision: 2, state: 'open' });
    expect((await stored())?.pendingRevision ?? null).toBeNull();
  });

  it('what nobody relies on is changed at once', async () => {
    await propose(immaterial);
    expect(await readInternship()).toMatchObject({ ...immaterial, revision: 1 });
    expect((await stored())?.pendingRevision ?? null).toBeNull();
  });

  it.each(['open', 'paused', 'closed', 'scheduled'] as const)(
    'blind review of what is %s is turned on at once, and turned off only by a change that was reviewed',
    async (state) => {
      await rows().updateOne({ _id: new ObjectId(id) }, { $set: { state } });
      await propose({ blindReview: true });
      expect(await stored()).toMatchObject({ state, blindReview: true });
      expect((await stored())?.pendingRevision ?? null).toBeNull();
      await propose({ blindReview: false, mentorName: 'Ines Baum' });
      expect(await stored()).toMatchObject({
        blindReview: true,
        mentorName: 'Ines Baum',
        pendingRevision: { changed: ['mentorName', 'blindReview'], posting: { blindReview: false } },
      });
      await approve();
      expect(await stored()).toMatchObject({ state, blindReview: false, pendingRevision: null });
    },
  );

  it.each(['paused', 'closed'] as const)(
    'also what is %s keeps its approved words until they are reviewed',
    async (to) => {
      await move(to);
      await propose({ hoursPerWeek: 20, tasks: material.tasks });
      expect(await readInternship()).toMatchObject({ state: to, hoursPerWeek: 30, tasks: live.tasks });
      await approve();
      expect(await readInternship()).toMatchObject({ state: to, hoursPerWeek: 20, tasks: material.tasks, revision: 2 });
    },
  );

  it('a deadline that moved with the reopening outlives a change that was proposed before', async () => {
    await move('closed');
    await propose({ hoursPerWeek: 20 });
    const body = { to: 'open', deadline: dayAfter(now, 50) } as const;
    await owner.client.internships.transition({ params: { id }, version: await version(), body });
    await approve();
    expect(await readInternship()).toMatchObject({
      state: 'open',
      hoursPerWeek: 20,
      deadline: body.deadline,
      revision: 2,
    });
  });

  it('what is scheduled opens with the words that were approved, and becomes a draft with the newest ones', async () => {
    const set = { state: 'scheduled', publishAt: dayAfter(now, 2).concat('T09:00:00.000Z'), openedAt: null } as const;
    await rows().updateOne({ _id: new ObjectId(id) }, { $set: { ...set, firstPublishedAt: null } });
    const body = { ...live, publishAt: set.publishAt, tasks: material.tasks };
    await owner.client.internships.update({ params: { id }, version: await version(), body });
    api.clock.set(new Date(now.getTime() + 3 * DAY));
    await api.job('internships.publication');
    expect(await readInternship()).toMatchObject({ state: 'open', tasks: live.tasks });
    await rows().updateOne({ _id: new ObjectId(id) }, { $set: { state: 'scheduled' } });
    await marketplace.moveClockTo(api.clock.now());
    const again = await marketplace.signInAgain(owner);
    const back = await again.client.internships.transition({
      params: { id },
      version: await version(),
      body: { to: 'draft' },
    });
    expect(back).toMatchObject({ state: 'draft', tasks: material.tasks, pendingRevision: null });
  });

  it.each([
    ['more than 26 weeks without a reason', { durationWeeks: 30 }, 'durationJustification'],
    [
      'no pay without a basis',
      { pay: { ...pay, type: 'unpaid', min: null, max: null, currency: null, unit: null } },
      'unpaidBasis',
    ],
    ['a deadline after the start', { deadline: dayAfter(now, 90) }, 'startDate'],
    ['no agreement', { agreementProvided: false }, 'agreementProvided'],
  ] as [string, Partial<DraftUpdate>, string][])('a change that leaves %s is refused', async (_, change, field) => {
    await expect(propose(change)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field }] });
  });

  describe('once somebody has applied', () => {
    beforeEach(async () => {
      await marketplace.apply(await marketplace.applicant(), id);
    });

    it('a cut of the pay stays one when the only application is withdrawn', async () => {
      await marketplace.rows().updateMany({}, { $set: { state: 'withdrawn' } });
      expect(await codeOf(propose({ pay: { ...pay, min: 119_999 } }))).toBe('PAY_CUT_AFTER_APPLICATIONS');
    });

    const stipend = { ...pay, type: 'stipend' } as const;
    it.each<[string, Partial<DraftUpdate>]>([
      ['a lower least amount', { pay: { ...pay, min: 119_999 } }],
      ['a lower greatest amount', { pay: { ...pay, max: 139_999 } }],
      ['another kind of pay', { pay: stipend }],
      ['another currency', { pay: { ...pay, currency: 'HUF' } }],
      ['another unit', { pay: { ...pay, unit: 'total' } }],
      ['no benefits any more', { pay: { ...pay, benefits: null } }],
      ['more hours for the same money', { hoursPerWeek: 31 }],
      ['more hours for too little more', { hoursPerWeek: 40, pay: { ...pay, min: 150_000, max: 170_000 } }],
    ])('%s is a cut of the pay', async (_, change) => {
      expect(await codeOf(propose(change))).toBe('PAY_CUT_AFTER_APPLICATIONS');
      expect(await readInternship()).toMatchObject({ pay, hoursPerWeek: 30 });
    });

    it.each<[string, Partial<DraftUpdate>]>([
      ['higher amounts', { pay: { ...pay, min: 121_000, max: 141_000 } }],
      ['fewer hours for the same money', { hoursPerWeek: 20 }],
      ['more hours for as much more', { hoursPerWeek: 40, pay: { ...pay, min: 160_000, max: 187_000 } }],
      ['other words about the benefits', { pay: { ...pay, benefits: 'Lunch and a ticket' } }],
    ])('%s is none', async (_, change) => {
      expect(await codeOf(propose(change))).toBe('done');
      expect(await codeOf(approve())).toBe('done');
    });

    it('a cut that was proposed before is refused when it is approved', async () => {
      const other = await marketplace.internship({ pay }, owner);
      const body = { ...live, pay: { ...pay, benefits: null } };
      const row = await rows().findOne({ _id: new ObjectId(other) });
      await owner.client.internships.update({ params: { id: other }, version: row?.version ?? 0, body });
      await marketplace.apply(await marketplace.applicant(), other);
      const version = (await rows().findOne({ _id: new ObjectId(other) }))?.version ?? 0;
      const decision = { params: { id: other }, version, body: { decision: 'approve' as const } };
      expect(await codeOf(marketplace.admin.client.internships.decideRevision(decision))).toBe(
        'PAY_CUT_AFTER_APPLICATIONS',
      );
    });
  });

  it('the employer takes it back; a later edit takes its place, and ends it when it wants what is live', async () => {
    await propose({ hoursPerWeek: 20 });
    const withdrawn = await owner.client.internships.withdrawRevision({ params: { id } });
    expect(withdrawn).toMatchObject({ pendingRevision: null, hoursPerWeek: 30 });
    expect(await codeOf(approve())).toBe('TRANSITION_NOT_ALLOWED');
    await propose({ hoursPerWeek: 20 });
    await propose({ hoursPerWeek: 25, openings: 3 });
    expect((await stored())?.pendingRevision?.changed).toEqual(['hoursPerWeek', 'openings']);
    await propose({ mentorName: 'Ines Baum' });
    expect(await stored()).toMatchObject({ pendingRevision: null, mentorName: 'Ines Baum', hoursPerWeek: 30 });
  });

  it('a refused one leaves the live one as it is, and says why', async () => {
    await propose({ hoursPerWeek: 20 });
    const body = { decision: 'refuse', note: 'Twenty hours are not enough for two trips.' } as const;
    await marketplace.admin.client.internships.decideRevision({ params: { id }, version: await version(), body });
    expect(await readInternship()).toMatchObject({ hoursPerWeek: 30, revision: 1 });
    const internshipView = await owner.client.internships.get({ params: { id } });
    expect(internshipView).toMatchObject({
      pendingRevision: null,
      review: { reason: 'revision_refused', note: body.note },
    });
  });

  it('a change of high risk is approved with the confirmation only', async () => {
    await propose(harmful);
    expect((await stored())?.risk?.score).toBeGreaterThanOrEqual(60);
    const refused = { code: 'VALIDATION_FAILED', fields: [{ field: 'confirmRisk', code: 'required' }] };
    await expect(approve()).rejects.toMatchObject(refused);
    await expect(approve({ confirmRisk: false })).rejects.toMatchObject(refused);
    expect(await readInternship()).toMatchObject({ tasks: live.tasks });
    await approve({ confirmRisk: true });
    expect(await readInternship()).toMatchObject({ tasks: harmful.tasks });
  });

  it('bulk approval takes changes of low risk and refuses the others', async () => {
    const many = async () => marketplace.admin.client.internships.approveMany({ body: { ids: [id] } });
    await propose(harmful);
    expect(await many()).toMatchObject({ done: 0, results: [{ ok: false, code: 'REVIEW_SEPARATELY' }] });
    await propose({ hoursPerWeek: 20 });
    const risk = async (score: number) =>
      rows().updateOne({ _id: new ObjectId(id) }, { $set: { 'risk.score': score } });
    await risk(30);
    expect(await many()).toMatchObject({ done: 0 });
    expect(await readInternship()).toMatchObject({ hoursPerWeek: 30, revision: 1 });
    await risk(29);
    expect(await many()).toMatchObject({ done: 1 });
    expect(await readInternship()).toMatchObject({ hoursPerWeek: 20, revision: 2 });
  });

  it('name in the audit log who decided them, and how', async () => {
    const entries = async () =>
      (await marketplace.admin.client.audit.list({ list: { filter: { resource: 'internships', resourceId: id } } }))
        .items;
    const waited = { field: 'pendingRevision', before: true, after: false };
    await propose({ openings: 4 });
    await approve();
    expect((await entries())[0]).toMatchObject({
      actorId: marketplace.admin.id,
      action: 'updated',
      changes: [waited, { field: 'revision', before: 1, after: 2 }],
    });
    api.clock.advance(1_000);
    await propose({ openings: 5 });
    const note = 'Five places were never spoken of before.';
    const body = { decision: 'refuse', note } as const;
    await marketplace.admin.client.internships.decideRevision({ params: { id }, version: await version(), body });
    expect((await entries())[0]).toMatchObject({ actorId: marketplace.admin.id, reason: note, changes: [waited] });
  });
});
