import { MATCH_ALGORITHM, withGermanNames } from '@prentice/cv/match';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Document, type DocumentRow } from '../../src/features/documents/document.entity.ts';
import { DocumentInspector } from '../../src/features/documents/inspection/inspector.service.ts';
import { ApplicationMatches } from '../../src/features/applications/matches/application-matches.service.ts';
import { Marketplace, startMarketplace, type Applicant } from '../support/marketplace.fixture.ts';
import type { TestApp } from '../support/test-app.ts';

const CANARY = 'Quetzalcoatl';
const words = `${CANARY} Sommer\n${CANARY}@people.example\n\nExperience\n\nAssistant, ${CANARY} Laboratories, 01/2024 - 06/2025\n- Wrote Python programs for ${CANARY}\n\nSkills\nPython, SQL\n\nLanguages\nGerman C1\n\nEducation\n\nBSc Chemistry, ${CANARY} University, 10/2023 - 06/2026\nReport`;

const requirements = {
  requiredSkills: [
    { id: 'python', label: 'Python' },
    { id: 'numpy', label: 'NumPy' },
    { id: 'welding-technology', label: 'Welding' },
  ],
  preferredSkills: [{ id: 'sql', label: 'SQL' }],
};

describe('the match of an application', () => {
  let api: TestApp;
  let market: Marketplace;
  let ada: Applicant;
  let internshipId: string;
  let id: string;

  const stored = () => market.stored(id);
  const compute = () => api.job('applications.matches');

  beforeAll(async () => {
    ({ api, market } = await startMarketplace());
    ada = await market.applicant(
      { availability: { from: '2026-01-01', to: null, hoursPerWeek: 40 } },
      words,
      `${CANARY}.txt`,
    );
    internshipId = await market.internship(requirements);
    id = (await market.apply(ada, internshipId)).id;
  });
  afterAll(() => api.close());

  it('is not waited for by the student who applies', async () => {
    expect((await stored()).match ?? null).toBeNull();
    expect(await api.app.get(ApplicationMatches).progress()).toEqual({ done: 0, left: 1 });
  });

  it('quotes the CV for each requirement, with the version of the function', async () => {
    await compute();
    const outbox = api.database.db.collection('outbox');
    expect(await outbox.countDocuments({ type: 'application.matched', 'payload.applicationId': id })).toBe(1);
    const application = await market.owner.client.applications.get({ params: { id } });
    if (!('match' in application) || !application.match) throw new Error('There is no match.');
    const { score, items, algorithmVersion } = application.match;
    expect(algorithmVersion).toBe(MATCH_ALGORITHM);
    expect(score).toBeGreaterThan(0);
    const grades = items.flatMap(({ requirement, grade }) =>
      requirement.kind === 'skill' ? [[requirement.label, grade]] : [],
    );
    expect(grades).toEqual([['Python', 1], ['NumPy', 0.3], ['Welding', 0], ['SQL', 0.6]]); // prettier-ignore
    const [python, , welding] = items;
    expect(python).toMatchObject({ evidence: { from: 'cv', quote: expect.stringContaining('Wrote Python programs') } });
    expect(welding).toMatchObject({ evidence: null });
    expect(items.some(({ part }) => part === 'practical')).toBe(true);
  });

  it('shows beside it what the internship asks of applicants, and mixes nothing of that in', async () => {
    const before = await market.owner.client.applications.get({ params: { id } });
    expect(before).toMatchObject({ unmet: [] });
    const eligibility = { studyLevels: ['master'], graduationFrom: null, graduationTo: null, languages: [], sponsorship: false }; // prettier-ignore
    const internships = api.database.db.collection('internships');
    const _id = new ObjectId(internshipId);
    const stored = await internships.findOne({ _id }, { projection: { eligibility: 1 } });
    await internships.updateOne({ _id }, { $set: { eligibility } });
    const after = await market.owner.client.applications.get({ params: { id } });
    await internships.updateOne({ _id }, { $set: { eligibility: stored?.['eligibility'] } });
    expect(after).toMatchObject({ unmet: [{ rule: 'studyLevel', studyLevels: ['master'] }] });
    expect('match' in after && after.match).toEqual('match' in before && before.match);
  });

  it('is the same that the student saw before', async () => {
    const fit = await ada.client.applications.fit({ params: { internshipId }, query: {} });
    const { match } = await stored();
    expect(fit.match).toEqual(match && withGermanNames(match));
    expect(fit.match?.items.map(({ requirement }) => requirement)).toContainEqual(
      expect.objectContaining({ label: 'Welding', labelDe: 'Schweißen' }),
    );
    expect(fit).toMatchObject({ cv: { documentId: ada.cvId, fileName: `${CANARY}.txt` }, unmet: [] });
  });

  it('has a score in lists, by which they are sorted only when somebody asks', async () => {
    const plain = await market.applicant({}, 'Gardening');
    const later = (await market.apply(plain, internshipId)).id;
    await compute();
    const ids = async (sort?: ['match', 'ASC' | 'DESC']) => {
      const filter = { internshipId: [internshipId] };
      const { items } = await market.owner.client.applications.list({ list: { filter, ...(sort && { sort }) } });
      expect(items[0]).toMatchObject({ match: { score: expect.any(Number) } });
      return items.map((item) => item.id);
    };
    expect(await ids(['match', 'DESC'])).toEqual([id, later]);
    expect(await ids(['match', 'ASC'])).toEqual([later, id]);
    const { submittedAt } = await stored();
    const second = await market.stored(later);
    const newest = (submittedAt ?? 0) > (second.submittedAt ?? 0) ? [id, later] : [later, id];
    expect((await ids()).toSorted()).toEqual(newest.toSorted());
    await expect(ada.client.applications.list({ list: { sort: ['match', 'DESC'] } })).rejects.toMatchObject({
      code: 'MALFORMED_REQUEST',
    });
  });

  it('is for the team it was sent to: neither the student, another company nor administrators see it', async () => {
    const other = await Marketplace.createCompany(api, market.actors);
    await expect(other.client.applications.get({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const actor of [ada, market.admin])
      expect(await actor.client.applications.get({ params: { id } })).not.toHaveProperty('match');
    for (const role of ['recruiter', 'reviewer'] as const) {
      const member = await market.actors.member(market.owner.employerId, role);
      expect(await member.client.applications.get({ params: { id } })).toMatchObject({
        match: { items: expect.any(Array) },
      });
    }
    const fit = { params: { internshipId }, query: {} };
    await expect(market.owner.client.applications.fit(fit)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(market.admin.client.applications.fit(fit)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('quotes only names of skills while review is blind, and everything once the candidate is shown', async () => {
    const blind = await market.internship({ ...requirements, blindReview: true });
    const sent = (await market.apply(ada, blind)).id;
    await compute();
    const params = { params: { id: sent } };
    const hidden = await market.owner.client.applications.open(params);
    expect(hidden).toMatchObject({
      blind: true,
      match: { items: expect.arrayContaining([expect.objectContaining({ grade: 1 })]) },
    });
    expect(JSON.stringify(hidden)).not.toMatch(new RegExp(`${CANARY}|programs`, 'i'));
    expect(JSON.stringify(hidden)).toContain('… Python …');
    const compared = await market.owner.client.applications.compare({ query: { ids: `${sent},${id}` } });
    expect(JSON.stringify(compared.find((application) => application.id === sent))).not.toMatch(
      new RegExp(`${CANARY}|programs`, 'i'),
    );
    await market.transition(market.owner, sent, { to: 'shortlisted' });
    const application = await market.owner.client.applications.get(params);
    expect(JSON.stringify('match' in application && application.match)).toContain(`programs for ${CANARY}`);
  });

  it('is computed again when the function changes, once, and not for what has ended', async () => {
    const ended = (await market.apply(ada, await market.internship(requirements))).id;
    await compute();
    await market.setState(ended, 'rejected');
    const old = { 'match.algorithmVersion': '0.1', 'match.score': 1 };
    for (const text of [id, ended]) await market.rows().updateOne({ _id: new ObjectId(text) }, { $set: old });
    const before = await stored();
    expect((await api.app.get(ApplicationMatches).progress()).left).toBe(1);
    await Promise.all([compute(), compute()]);
    expect(await stored()).toMatchObject({ match: { algorithmVersion: MATCH_ALGORITHM }, version: before.version, updatedAt: before.updatedAt }); // prettier-ignore
    expect((await stored()).match?.score).not.toBe(1);
    expect((await market.stored(ended)).match).toMatchObject({ algorithmVersion: '0.1', score: 1 });
    expect((await api.app.get(ApplicationMatches).progress()).left).toBe(0);
  });

  it('rests on one reading of the file, which is stored with it and read again by a newer reader', async () => {
    const documents = api.database.collection<DocumentRow>(Document);
    const _id = new ObjectId(ada.cvId);
    const read = vi.spyOn(api.app.get(DocumentInspector), 'evidence');
    onTestFinished(() => read.mockRestore());
    await market.apply(ada, await market.internship(requirements));
    await compute();
    expect(read).not.toHaveBeenCalled();
    await documents.updateOne({ _id }, { $set: { evidence: null, evidenceVersion: 1 } });
    await ada.client.applications.fit({ params: { internshipId }, query: {} });
    expect((await documents.findOne({ _id }))?.evidence).toBeNull();
    await api.job('documents.cv-readings');
    expect((await documents.findOne({ _id }))?.evidence?.skills.map((skill) => skill.label)).toContain('Python');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('has no score when the CV cannot be read, and is not tried again', async () => {
    const bea = await market.applicant({}, 'Chemistry');
    const sent = (await market.apply(bea, internshipId)).id;
    await api.database.collection<DocumentRow>(Document).deleteOne({ _id: new ObjectId(bea.cvId) });
    await compute();
    expect((await market.stored(sent)).match).toEqual({ score: null, items: [], algorithmVersion: MATCH_ALGORITHM });
    expect(await market.owner.client.applications.get({ params: { id: sent } })).toMatchObject({
      match: { score: null },
    });
    expect((await api.app.get(ApplicationMatches).progress()).left).toBe(0);
  });
});

describe('how a CV fits', () => {
  it('says nothing without a CV, nor of an internship that nobody sees', async () => {
    const { api, market } = await startMarketplace();
    onTestFinished(() => api.close());
    const nobody = await market.actors.intern();
    const internshipId = await market.internship(requirements);
    const fit = await nobody.client.applications.fit({ params: { internshipId }, query: {} });
    expect(fit).toMatchObject({ cv: null, match: null });
    const unknown = { params: { internshipId: new ObjectId().toHexString() }, query: {} };
    await expect(nobody.client.applications.fit(unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is that of another CV of the student on request, and of nobody else’s', async () => {
    const { api, market } = await startMarketplace();
    onTestFinished(() => api.close());
    const ada = await market.applicant();
    const internshipId = await market.internship(requirements);
    const file = new Blob(['Gardening since childhood, and reports about it']);
    const upload = { body: { kind: 'cv' as const }, file, fileName: 'garden.txt' };
    const { id: gardening } = await ada.client.documents.upload(upload);
    const of = (client: typeof ada.client, documentId: string) =>
      client.applications.fit({ params: { internshipId }, query: { documentId } });
    expect(await of(ada.client, gardening)).toMatchObject({ cv: { documentId: gardening, fileName: 'garden.txt' } });
    const other = await market.applicant({}, 'Gardening');
    await expect(of(other.client, gardening)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(of(ada.client, new ObjectId().toHexString())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
