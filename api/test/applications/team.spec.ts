import { internUpdate } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ObjectId } from 'mongodb';
import { Events } from '../../src/platform/events/events.service.ts';
import { PersonalData } from '../../src/features/data-requests/personal-data.service.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  anInterview,
  anOffer,
  newIdempotencyKey,
  Marketplace,
  startMarketplace,
  type Applicant,
} from '../support/marketplace.fixture.ts';

describe('working on applications', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let reviewer: TestMember;
  let intern: Applicant;
  let internshipId: string;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    reviewer = await marketplace.actors.member(marketplace.owner.employerId, 'reviewer');
    intern = await marketplace.applicant();
    internshipId = await marketplace.internship();
    id = (await marketplace.apply(intern, internshipId, { coverNote: '=1+1' })).id;
  });
  afterAll(() => api.close());

  const text = async (url: string, token: string) =>
    (await api.inject({ url, headers: { authorization: `Bearer ${token}` } })).body;

  it('a reviewer reads, notes and rates, and decides nothing', async () => {
    const before = await intern.client.applications.get({ params: { id } });
    const rated = await reviewer.client.applications.rate({
      params: { id },
      body: { rating: 4, tags: ['lab', 'lab'] },
    });
    expect(rated).toMatchObject({ rating: 4, tags: ['lab'] });
    await reviewer.client.applicationNotes.create({ body: { applicationId: id, text: 'Strong in statistics.' } });
    const decide = reviewer.client.applications.transitionMany({
      body: { ids: [id], transition: { to: 'shortlisted' } },
    });
    await expect(decide).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(reviewer.client.applications.undo({ body: { ids: [id] } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await intern.client.applications.get({ params: { id } })).toEqual(before);
  });

  it('notes are the team’s: written, changed, removed, and nobody else’s', async () => {
    const { owner } = marketplace;
    const note = await owner.client.applicationNotes.create({ body: { applicationId: id, text: 'Call on Monday.' } });
    expect((await owner.client.applications.get({ params: { id } })) as object).toMatchObject({ noteCount: 2 });
    const params = { id: note.id };
    const changed = await reviewer.client.applicationNotes.update({
      params,
      version: note.version,
      body: { text: 'Called.' },
    });
    const stale = owner.client.applicationNotes.update({ params, version: note.version, body: { text: 'x' } });
    await expect(stale).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(changed.text).toBe('Called.');
    const list = await owner.client.applicationNotes.list({ list: { filter: { applicationId: id } } });
    expect(list.items.map((note) => note.text)).toEqual(['Strong in statistics.', 'Called.']);
    const stranger = await Marketplace.createCompany(api, marketplace.actors);
    expect((await stranger.client.applicationNotes.list({ list: {} })).total).toBe(0);
    const foreign = stranger.client.applicationNotes.create({ body: { applicationId: id, text: 'x' } });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(intern.client.applicationNotes.list({ list: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(marketplace.admin.client.applicationNotes.list({ list: {} })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await owner.client.applicationNotes.remove({ params });
    expect((await owner.client.applications.get({ params: { id } })) as object).toMatchObject({ noteCount: 1 });
  });

  it('lists are filtered by stage, rating, tag and overdue, and never by what the reader lacks', async () => {
    const list = async (filter: object, who: 'owner' | 'intern' = 'owner') => {
      const client = who === 'owner' ? marketplace.owner.client : intern.client;
      return (await client.applications.list({ list: { filter: { ...filter } } })).items.map(
        (application) => application.id,
      );
    };
    expect(await list({ stage: 'interested', ratingFrom: 4, tag: 'lab' })).toEqual([id]);
    expect(await list({ stage: 'selected' })).toEqual([]);
    expect(await list({ overdue: true })).toEqual([]);
    expect(await list({ overdue: false, internshipId: [internshipId] })).toEqual([id]);
    expect(await list({ stage: 'active' }, 'intern')).toEqual([id]);
    await expect(list({ ratingFrom: 4 }, 'intern')).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    const sorted = intern.client.applications.list({ list: { sort: ['rating', 'ASC'] } });
    await expect(sorted).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    const admin = marketplace.admin.client.applications.list({ list: { sort: ['rating', 'ASC'] } });
    await expect(admin).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    const all = await marketplace.admin.client.applications.list({ list: { filter: { internId: intern.id } } });
    expect(all.items[0]).toMatchObject({ id, displayName: 'Ada Kern' });
    expect(JSON.stringify(all)).not.toContain(intern.email);
  });

  it('compares up to four side by side', async () => {
    const other = await marketplace.applicant();
    const { id: second } = await marketplace.apply(other, internshipId);
    const compared = await marketplace.owner.client.applications.compare({ query: { ids: `${second},${id}` } });
    expect(compared.map((application) => application.id)).toEqual([second, id]);
    const five = Array.from({ length: 5 }, newIdempotencyKey).join(',');
    const many = marketplace.owner.client.applications.compare({ query: { ids: five } });
    await expect(many).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    const foreign = marketplace.owner.client.applications.compare({ query: { ids: `${id},${newIdempotencyKey()}` } });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('exports what the screen shows: contacts from shortlisted on, no formulas', async () => {
    await marketplace.setState(id, 'in_review', { tags: ['=cmd'] });
    const before = await text('/api/applications/export', marketplace.owner.token);
    expect(before).toContain('Ada Kern');
    expect(before).toContain("'=cmd");
    expect(before).not.toContain(intern.email);
    await marketplace.setState(id, 'shortlisted', { tags: [] });
    expect(await text('/api/applications/export', marketplace.owner.token)).toContain(intern.email);
    expect(await text('/api/applications/export', reviewer.token)).toContain('FORBIDDEN');
    const admin = await text('/api/applications/export', marketplace.admin.token);
    expect(admin).toContain('Ada Kern');
    expect(admin).not.toContain(intern.email);
  });

  it('the CV is gone for the employer once the candidate has left, and closed to administrators', async () => {
    const cv = (client = marketplace.owner.client) => client.applications.cv({ params: { id } });
    expect(await (await cv()).text()).toContain('Experience');
    await expect(cv(marketplace.admin.client)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const cvText = (client = marketplace.owner.client) => client.applications.cvText({ params: { id } });
    expect(JSON.stringify((await cvText()).sections)).toContain('Experience');
    await expect(cvText(marketplace.admin.client)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await marketplace.setState(id, 'in_review');
    await marketplace.transition(intern, id, { to: 'withdrawn', note: null });
    await expect(cv()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(cvText()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const seen = await marketplace.owner.client.applications.get({ params: { id } });
    expect(seen).toMatchObject({ cv: null, candidate: null, coverNote: null, answers: [] });
    await api.dispatch();
    expect((await intern.client.documents.get({ params: { id: intern.cvId } })).inUse).toBe(false);
  });

  it('recommends first what a search for the studies of the intern finds', async () => {
    const study = { institution: 'University of the Example', degree: 'master', field: 'Marine biology' };
    const { education, skills } = internUpdate.parse({
      education: [{ ...study, start: '2025-10' }],
      skills: ['Diving', 'Sailing', 'Photography'].map((label) => ({ label, level: 2 })),
    });
    const ida = await marketplace.applicant({ education, skills });
    const fitting = await marketplace.internship({ title: 'Marine biology field work' });
    await marketplace.internship({ requiredSkills: [{ id: null, label: 'statistics' }] });
    await api.dispatch();
    const { recommendations } = await ida.client.dashboards.intern();
    expect(recommendations[0]).toMatchObject({
      internship: { id: fitting },
      reason: 'study',
      words: ['Marine biology'],
    });
  });

  it('shows the intern who is to act, and by when', async () => {
    const eve = await marketplace.applicant();
    const other = await marketplace.internship();
    const sent = await marketplace.apply(eve, internshipId);
    await eve.client.applications.saveDraft({
      params: { internshipId: other },
      body: { cvDocumentId: null, coverNote: 'Dear', answers: [] },
    });
    const { id: offered } = await marketplace.apply(eve, await marketplace.internship());
    await marketplace.setState(offered, 'finalist');
    await marketplace.transition(marketplace.owner, offered, { to: 'offered', offer: anOffer(api.clock.now(), 4) });
    const liked = await marketplace.internship({ requiredSkills: [{ id: null, label: 'statistics' }] });
    await eve.client.bookmarks.add({ body: { internshipId: liked } });
    const fitting = await marketplace.internship({ requiredSkills: [{ id: null, label: 'statistics' }] });
    const dashboard = await eve.client.dashboards.intern();
    expect(dashboard).toMatchObject({ bookmarksTotal: 1, bookmarks: [{ id: liked }] });
    const internshipIds = [internshipId, sent.internshipId, liked];
    expect(
      dashboard.recommendations.filter((recommendation) => internshipIds.includes(recommendation.internship.id)),
    ).toEqual([]);
    expect(dashboard.recommendations.find((recommendation) => recommendation.internship.id === fitting)).toMatchObject({
      reason: 'skills',
      words: ['statistics'],
    });
    expect(dashboard).toMatchObject({ active: 2, profile: { completeness: expect.any(Number) } });
    const waiting = dashboard.applications.find((application) => application.id === sent.id);
    expect(waiting?.timeline.at(-2)).toMatchObject({ who: 'employer', dueAt: sent.responseDueAt });
    expect(dashboard.deadlines.map((deadline) => deadline.kind)).toEqual(['offer', 'draft', 'bookmark']);
    await expect(marketplace.owner.client.dashboards.intern()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('fills the dashboards of the employer and of the administrators', async () => {
    const owner = await Marketplace.createCompany(api, marketplace.actors);
    const place = await marketplace.internship({ responseDays: 3 }, owner);
    const { id: late } = await marketplace.apply(await marketplace.applicant(), place);
    const { id: met } = await marketplace.apply(await marketplace.applicant(), place);
    const curious = await marketplace.applicant();
    await curious.client.applications.showInterest({
      body: { internshipId: place },
      idempotencyKey: crypto.randomUUID(),
    });
    await marketplace.transition(owner, met, { to: 'shortlisted' });
    await marketplace.transition(owner, met, {
      to: 'interview',
      interview: {
        ...anInterview(api.clock.now()),
        startsAt: new Date(api.clock.now().getTime() + 9 * DAY).toISOString(),
      },
    });
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 4 * DAY));
    const dashboard = await (await marketplace.signInAgain(owner)).client.dashboards.employer();
    expect(dashboard).toMatchObject({
      overdueTotal: 1,
      overdue: [{ applicationId: late, candidate: { name: 'Ada Kern' } }],
    });
    expect(dashboard.interviews).toMatchObject([{ applicationId: met }]);
    expect(dashboard.overdue[0]?.used).toBe(1.33);
    const count = (stage: string) => dashboard.funnel.find((step) => step.stage === stage)?.count;
    const counts = ['interested', 'submitted', 'responded', 'interview', 'offered'].map(count);
    expect(counts).toEqual([3, 2, 1, 1, 0]);
    const admin = await marketplace.admin.client.dashboards.admin({ query: { days: '30' } });
    expect(admin.totals.overdueApplications).toBe(1);
    expect(admin.history?.slowest).toMatchObject([{ employerId: owner.employerId, overdue: 1, blocked: false }]);
    expect(admin.queues.find((queue) => queue.queue === 'overdue_applications')).toMatchObject({ overdue: 1 });
    expect(admin.history?.responseTrend.some((week) => week.answered > 0)).toBe(true);
  });

  it('erasure leaves nothing behind that says who it was', async () => {
    const CANARY = 'canaryfinch';
    const erased = await marketplace.applicant(
      { firstName: CANARY, lastName: CANARY, headline: CANARY },
      CANARY,
      `${CANARY}.txt`,
    );
    const place = await marketplace.internship();
    const { id: open } = await marketplace.apply(erased, place, { coverNote: CANARY });
    await marketplace.owner.client.applicationNotes.create({ body: { applicationId: open, text: `Ask ${CANARY}` } });
    const { id: left } = await marketplace.apply(erased, await marketplace.internship());
    await marketplace.transition(erased, left, { to: 'withdrawn', note: `Bye, ${CANARY}` });
    await erased.client.applications.saveDraft({
      params: { internshipId: await marketplace.internship() },
      body: { cvDocumentId: null, coverNote: CANARY, answers: [] },
    });
    const personalData = await api.app.get(PersonalData).collect(new ObjectId(erased.id));
    expect(JSON.stringify(personalData['applications'])).toContain(CANARY);
    /* What a company writes about a candidate belongs to the candidate's data; who of its people wrote it does not. */
    expect(JSON.stringify(personalData['assessments'])).toContain('Ask ');
    expect(JSON.stringify(personalData)).not.toContain(marketplace.owner.id);
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'data.erased': { requestId: null, userId: erased.id, kind: 'erase' } }),
    );
    await api.dispatch();
    expect((await marketplace.stored(open)).state).toBe('cancelled');
    for (const name of ['applications', 'application-notes', 'application-drafts'])
      expect(JSON.stringify(await api.database.db.collection(name).find().toArray())).not.toContain(CANARY);
  });
});
