import { cvAnalysisLimits, type AppError, type CvAnalysisFailure } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../src/platform/clock/clock.ts';
import { FileStore } from '../../src/platform/files/file-store.port.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.port.ts';
import { CvAnalysisPersonalData } from '../../src/features/cv-analyses/index.ts';
import { CvAnalysis, type CvAnalysisRow } from '../../src/features/cv-analyses/cv-analysis.entity.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

const cv = (name: string, skills: string): string =>
  `${name}\n${name.toLowerCase().replace(' ', '.')}@people.example\n\nEDUCATION\n2024 – 2027 BSc Chemistry, University of the Example\n\nSKILLS\n${skills}\n`;

const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: AppError) => error.code,
  );

describe('analyses of CVs', { timeout: 300_000 }, () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let internshipId: string;
  let ada: Applicant;
  let reviewer: TestActor;

  const rows = () => api.database.collection<CvAnalysisRow>(CvAnalysis);
  const owner = () => marketplace.owner.client.cvAnalyses;
  const upload = (text: string, fileName = 'cv.txt', actor: TestActor = marketplace.owner, id = internshipId) =>
    actor.client.cvAnalyses.upload({ body: { internshipId: id }, file: new Blob([text]), fileName });
  const listAnalyses = async (actor: TestActor = marketplace.owner, filter: object = { internshipId }) =>
    (await actor.client.cvAnalyses.list({ list: { filter: { ...filter } } })).items;
  const analyse = () => api.job('cv-analyses.waiting');

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    reviewer = await marketplace.actors.member(marketplace.owner.employerId, 'reviewer');
    internshipId = await marketplace.internship({
      requiredSkills: ['Chemistry', 'Statistics'].map((label) => ({ id: null, label })),
    });
    ada = await marketplace.applicant({}, cv('Ada Kern', 'Statistics, Writing'));
    await marketplace.apply(ada, internshipId);
  });
  afterAll(() => api.close());

  describe('of applicants', () => {
    it('are queued once, however often and at the same time they are asked for', async () => {
      const started = await Promise.all([1, 2, 3].map(() => owner().start({ body: { internshipId } })));
      expect(started.reduce((sum, { queued }) => sum + queued, 0)).toBe(1);
      expect(await listAnalyses()).toMatchObject([
        { name: 'Ada Kern', source: 'applicant', state: 'queued', match: null },
      ]);
    });

    it('say of each requirement what the CV shows, with the words that show it', async () => {
      await analyse();
      const [analysis] = await listAnalyses();
      expect(analysis).toMatchObject({ state: 'succeeded', failure: null, blind: false });
      const items = analysis?.match?.items ?? [];
      const statistics = items.find(({ requirement }) => 'label' in requirement && requirement.label === 'Statistics');
      expect(statistics).toMatchObject({ part: 'required', evidence: { from: 'cv' } });
      expect(JSON.stringify(statistics)).toContain('Statistics, Writing');
    });

    it('stay as they are while CV, requirements and algorithm are the same, and are made again after a change', async () => {
      expect(await owner().start({ body: { internshipId } })).toEqual({ queued: 0, ids: [] });
      await rows().updateMany({}, { $set: { basis: 'of other requirements' } });
      expect(await owner().start({ body: { internshipId } })).toEqual({ queued: 1, ids: [expect.any(String)] });
      await analyse();
    });

    it('stand in the access log of the candidate, under the name of the company', async () => {
      const { items } = await ada.client.documents.accesses({ list: {} });
      expect(items.map(({ purpose }) => purpose)).toEqual(['analysis', 'analysis']);
      expect(items[0]).toMatchObject({ documentId: ada.cvId, reason: null });
      expect(items[0]?.viewerName).not.toBe('administrator');
    });

    it('belong to the copy of the candidate’s data', async () => {
      const sections = api.app.get(CvAnalysisPersonalData).exportSections;
      expect(await sections.cvAnalyses(new ObjectId(ada.id))).toMatchObject([{ state: 'succeeded' }]);
    });

    it('hide names and quotes while review is blind, in lists and in the file', async () => {
      const blind = await marketplace.internship({
        blindReview: true,
        requiredSkills: [{ id: null, label: 'Statistics' }],
      });
      const bea = await marketplace.applicant({ firstName: 'Beatrix' }, cv('Beatrix Hidden', 'Statistics, Quilting'));
      const { id } = await marketplace.apply(bea, blind);
      await owner().start({ body: { internshipId: blind } });
      await analyse();
      const [masked] = await listAnalyses(marketplace.owner, { internshipId: blind });
      expect(masked).toMatchObject({ state: 'succeeded', blind: true, match: { score: expect.any(Number) as number } });
      const file = await owner().export({ query: { filter: JSON.stringify({ internshipId: blind }) } });
      for (const reply of [JSON.stringify(masked), await file.text()]) {
        expect(reply).toContain('Candidate ');
        expect(reply).not.toMatch(/Beatrix|Hidden|Quilting|people\.example/);
      }
      await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
      const [open] = await listAnalyses(marketplace.owner, { internshipId: blind });
      expect(open).toMatchObject({ name: 'Beatrix Kern', blind: false });
      expect(JSON.stringify(open)).toContain('Quilting');
    });

    it('are gone when the candidate withdraws, at once from sight and then from the database', async () => {
      const cleo = await marketplace.applicant({ firstName: 'Cleo' }, cv('Cleo Kern', 'Chemistry'));
      const { id } = await marketplace.apply(cleo, internshipId);
      await owner().start({ body: { internshipId } });
      await analyse();
      await marketplace.transition(cleo, id, { to: 'withdrawn' });
      const analysis = (await listAnalyses()).find(({ applicationId }) => applicationId === id);
      expect(analysis).toMatchObject({ name: '', match: null });
      await api.dispatch();
      expect((await listAnalyses()).some(({ applicationId }) => applicationId === id)).toBe(false);
    });
  });

  describe('of uploaded files', () => {
    const encrypted = '%PDF-1.4\n1 0 obj << /Encrypt 2 0 R >> endobj\n%%EOF';
    const corrupt = '%PDF-1.4\nnothing that a reader finds\n%%EOF';
    let place: string;
    beforeAll(async () => {
      place = await marketplace.internship({ requiredSkills: [{ id: null, label: 'Statistics' }] });
    });
    const analysesOf = (filter: object = {}) => listAnalyses(marketplace.owner, { internshipId: place, ...filter });

    it('end each by itself: of twenty, one encrypted and one corrupt, the others succeed', async () => {
      const texts = Array.from({ length: 18 }, (_, index) =>
        cv(`Person Number${index}`, index % 2 ? 'Statistics' : 'Writing'),
      );
      for (const [index, text] of [...texts, encrypted, corrupt].entries())
        await upload(text, `file-${index}.pdf`, marketplace.owner, place);
      await analyse();
      const done = await analysesOf();
      expect(done).toHaveLength(20);
      const failures = done.filter(({ state }) => state !== 'succeeded');
      expect(failures.map(({ name, failure }) => [name, failure])).toEqual([
        ['file-18.pdf', 'FILE_ENCRYPTED' satisfies CvAnalysisFailure],
        ['file-19.pdf', 'FILE_CORRUPT' satisfies CvAnalysisFailure],
      ]);
      expect(await analysesOf({ state: 'succeeded', missingRequired: 0 })).toHaveLength(9);
    });

    it('are at most twenty; the same file again is the same analysis', async () => {
      const analysis = await analysesOf();
      const again = await upload(encrypted, 'renamed.pdf', marketplace.owner, place);
      expect(again.id).toBe(analysis.find(({ name }) => name === 'file-18.pdf')?.id);
      expect(await codeOf(upload(cv('One More', 'Statistics'), 'more.txt', marketplace.owner, place))).toBe(
        'SAVED_LIMIT',
      );
    });

    it('can be removed with their file, and make room, but count towards the limit of the day', async () => {
      const [first] = await analysesOf();
      const id = first?.id ?? '';
      const key = (await rows().findOne({ fileName: first?.name ?? '' }))?.storageKey ?? '';
      await owner().remove({ params: { id } });
      expect(await codeOf(owner().get({ params: { id } }))).toBe('NOT_FOUND');
      expect(await codeOf(api.app.get(FileStore).get(key))).toBe('NOT_FOUND');
      const stored = await rows().findOne({ storageKey: key });
      expect(stored).toMatchObject({ state: 'removed', fileName: null, sha256: '', match: null, requestedBy: null });
      await upload(cv('One More', 'Statistics'), 'more.txt', marketplace.owner, place);
      const uploadCount = await rows().countDocuments({ source: 'upload' });
      const copies = Array.from({ length: cvAnalysisLimits.uploadsPerDay - uploadCount }, (_, index) => {
        return { ...stored, _id: new ObjectId(), subjectKey: `copy ${index}` } as CvAnalysisRow;
      });
      await rows().insertMany(copies);
      expect(await codeOf(upload(cv('Too Many', 'Statistics')))).toBe('ANALYSIS_LIMIT');
      await rows().deleteMany({ subjectKey: /^copy/ });
    });

    it('are refused when they are too large or empty', async () => {
      expect(await codeOf(upload('x'.repeat(5 * 1024 * 1024 + 1)))).toBe('FILE_TOO_LARGE');
      expect(await codeOf(upload(''))).toBe('FILE_TYPE');
    });

    it('can be cancelled while they wait, one or all, and run again', async () => {
      const analysis = await upload(cv('Dora Kern', 'Statistics'));
      const two = await upload(cv('Edda Kern', 'Statistics'));
      const cancel = { params: { id: analysis.id }, body: { to: 'cancelled' as const } };
      expect(await owner().transition(cancel)).toMatchObject({ state: 'cancelled' });
      expect(await codeOf(owner().transition(cancel))).toBe('TRANSITION_NOT_ALLOWED');
      expect(await owner().cancel({ body: { internshipId } })).toEqual({ cancelled: 1 });
      for (const { id } of [analysis, two]) {
        const filter = { resource: 'cv-analyses' as const, resourceId: id, action: ['transition' as const] };
        const { items } = await marketplace.admin.client.audit.list({ list: { filter } });
        expect(items).toMatchObject([{ actorId: marketplace.owner.id }]);
      }
      await analyse();
      expect(await owner().get({ params: { id: two.id } })).toMatchObject({ state: 'cancelled', match: null });
      await owner().transition({ params: { id: two.id }, body: { to: 'queued' } });
      await analyse();
      expect(await owner().get({ params: { id: two.id } })).toMatchObject({ state: 'succeeded' });
    });

    it('are taken on by another process when the one that had them has ended', async () => {
      const { id } = await upload(cv('Fay Kern', 'Statistics'));
      const claim = {
        state: 'parsing',
        claim: 'lost',
        claimedUntil: new Date(api.clock.now().getTime() + HOUR),
      } as const;
      await rows().updateOne({ _id: new ObjectId(id) }, { $set: claim });
      await analyse();
      expect(await owner().get({ params: { id } })).toMatchObject({ state: 'parsing' });
      await rows().updateOne({ _id: new ObjectId(id) }, { $set: { claimedUntil: api.clock.now() } });
      await analyse();
      expect(await owner().get({ params: { id } })).toMatchObject({ state: 'succeeded' });
    });

    it('run on the queue without waiting for the next look at the database', async () => {
      api.app.get(JobQueue).start();
      const { id } = await upload(cv('Gil Kern', 'Statistics'));
      const state = async () => (await owner().get({ params: { id } })).state;
      await expect.poll(state, { timeout: 60_000 }).toBe('succeeded');
    });
  });

  describe('for other people', () => {
    it('are read by reviewers of the company, who start, cancel, remove and export none', async () => {
      const { cvAnalyses } = reviewer.client;
      const [first] = await listAnalyses(reviewer);
      const params = { id: first?.id ?? '' };
      expect(await cvAnalyses.get({ params })).toMatchObject(params);
      const refused = [
        cvAnalyses.start({ body: { internshipId } }),
        cvAnalyses.applicants({ query: { internshipId } }),
        upload(cv('Hal Kern', 'Statistics'), 'cv.txt', reviewer),
        cvAnalyses.transition({ params, body: { to: 'queued' } }),
        cvAnalyses.cancel({ body: { internshipId } }),
        cvAnalyses.remove({ params }),
        cvAnalyses.export({ query: {} }),
      ].map(codeOf);
      expect(new Set(await Promise.all(refused))).toEqual(new Set(['FORBIDDEN']));
    });

    it('do not exist for another company, and its internships cannot be analysed for', async () => {
      const other = await marketplace.actors.employer();
      const [first] = await listAnalyses();
      const params = { id: first?.id ?? '' };
      expect(await listAnalyses(other)).toEqual([]);
      expect(await codeOf(other.client.cvAnalyses.get({ params }))).toBe('NOT_FOUND');
      expect(await codeOf(other.client.cvAnalyses.remove({ params }))).toBe('NOT_FOUND');
      expect(await codeOf(other.client.cvAnalyses.start({ body: { internshipId } }))).toBe('NOT_FOUND');
      expect(await codeOf(other.client.cvAnalyses.applicants({ query: { internshipId } }))).toBe('NOT_FOUND');
      expect(await codeOf(upload(cv('Ian Kern', 'Statistics'), 'cv.txt', other))).toBe('NOT_FOUND');
      expect(await other.client.cvAnalyses.cancel({ body: { internshipId } })).toEqual({ cancelled: 0 });
    });
  });

  it('are written to a file in which no cell becomes a formula', async () => {
    await rows().updateOne({ fileName: 'cv.txt' }, { $set: { fileName: '=HYPERLINK("http://x.example").txt' } });
    const file = await owner().export({ query: { filter: JSON.stringify({ internshipId }) } });
    const text = await file.text();
    expect(text.split('\r\n')[0]).toContain(
      'id,name,result,score,applicationState,experience,receivedAt,source,fileName,hiddenText,',
    );
    expect(text).toContain(`'=HYPERLINK`);
  });

  it('are deleted in time: uploads after a day with their files, applicants after a month', async () => {
    const uploads = await rows()
      .find({ source: 'upload', storageKey: { $ne: null } })
      .toArray();
    const exists = async () =>
      (await Promise.all(uploads.map(({ storageKey }) => codeOf(api.app.get(FileStore).get(storageKey ?? ''))))).filter(
        (outcome) => outcome === 'done',
      ).length;
    const count = await exists();
    expect(count).toBeGreaterThan(20);
    const start = api.clock.now().getTime();
    await marketplace.moveClockTo(new Date(start + 24 * HOUR - 1));
    await api.job('cv-analyses.deletion');
    expect(await exists()).toBe(count);
    await marketplace.moveClockTo(new Date(start + 24 * HOUR));
    await api.job('cv-analyses.deletion');
    expect(await exists()).toBe(0);
    expect(await rows().countDocuments({ source: 'upload' })).toBe(0);
    expect(await rows().countDocuments({ source: 'applicant' })).toBeGreaterThan(0);
    await marketplace.moveClockTo(new Date(start + 30 * DAY));
    await api.job('cv-analyses.deletion');
    expect(await rows().countDocuments({})).toBe(0);
  });
});
