import { cvTestLimits, type AppError, type CvTestSample, type StatedRevealReason } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CvAnalysis, type CvAnalysisRow } from '../../src/features/cv-analyses/cv-analysis.entity.ts';
import { CvMetricsRecorder } from '../../src/features/cv-metrics/index.ts';
import { CvTest, type CvTestRow } from '../../src/features/cv-tests/cv-test.entity.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { FileStore } from '../../src/platform/files/file-store.port.ts';
import { JobQueue } from '../../src/platform/jobs/job-queue.port.ts';
import { planOf } from '../support/query-plans.fixture.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

const cv = (name: string, skills: string): string =>
  `${name}\n${name.toLowerCase().replace(' ', '.')}@people.example\n\nEDUCATION\n2024 – 2027 BSc Chemistry, University of the Example\n\nSKILLS\n${skills}\n`;
const encrypted = '%PDF-1.4\n1 0 obj << /Encrypt 2 0 R >> endobj\n%%EOF';
const reason: StatedRevealReason = { code: 'support_request', text: 'The company asks why a skill was not found.' };

const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: AppError) => error.code,
  );

describe('the CV analyzer of administrators', { timeout: 120_000 }, () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let internshipId: string;
  let ada: Applicant;

  const admin = () => marketplace.admin.client;
  const upload = (text: string, fileName: string) =>
    marketplace.owner.client.cvAnalyses.upload({ body: { internshipId }, file: new Blob([text]), fileName });
  const metrics = (days: '7' | '30' = '7') => admin().cvMetrics.get({ query: { days } });
  const log = async (filter: object = {}) =>
    (await admin().cvAnalysisLog.list({ list: { filter: { ...filter } } })).items;

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    internshipId = await marketplace.internship({
      requiredSkills: ['Chemistry', 'Statistics'].map((label) => ({ id: null, label })),
    });
    ada = await marketplace.applicant({}, cv('Ada Kern', 'Statistics, Writing'));
  });
  afterAll(() => api.close());

  describe('counts', () => {
    it('nothing at first, with a zero for each day of the period', async () => {
      const { days, failures, timings, versions } = await metrics();
      expect(days).toHaveLength(7);
      expect(days[0]?.day).toBe('2026-02-24');
      expect(days.at(-1)).toEqual({ day: '2026-03-02', review: 0, match: 0, bulk: 0, failed: 0, cached: 0 });
      expect(failures).toEqual([]);
      expect(versions).toEqual([]);
      expect(timings.map(({ p50 }) => p50)).toEqual([null, null, null]);
    });

    it('reviews, of which one that is asked for again comes from memory', async () => {
      const review = () => ada.client.documents.review({ params: { id: ada.cvId } });
      await review();
      await review();
      const { days, cache, timings } = await metrics();
      expect(days.at(-1)).toMatchObject({ review: 2, match: 0, cached: 1, failed: 0 });
      expect(cache[0]).toEqual({ mode: 'review', cached: 1, total: 2 });
      expect(timings[0]).toMatchObject({ mode: 'review', measured: 1, p50: expect.any(Number) as number });
    });

    it('the match of an application and of a student’s look at an internship, for which a CV is read once', async () => {
      await ada.client.applications.fit({ params: { internshipId }, query: {} });
      await marketplace.apply(ada, internshipId);
      await api.job('applications.matches');
      await ada.client.applications.fit({ params: { internshipId }, query: {} });
      const { days, cache } = await metrics();
      expect(days.at(-1)).toMatchObject({ match: 3 });
      expect(cache[1]).toMatchObject({ mode: 'match', total: 3 });
      expect(cache[1]?.cached).toBeGreaterThan(0);
    });

    it('what employers have analysed, why some failed, and by which version', async () => {
      await marketplace.owner.client.cvAnalyses.start({ body: { internshipId } });
      await upload(cv('Bea Kern', 'Chemistry'), 'bea.txt');
      await upload(encrypted, 'locked.pdf');
      await api.job('cv-analyses.waiting');
      const { days, failures, timings, versions } = await metrics();
      expect(days.at(-1)).toMatchObject({ bulk: 3, failed: 1 });
      expect(failures).toEqual([{ code: 'FILE_ENCRYPTED', count: 1 }]);
      expect(timings[2]).toMatchObject({ mode: 'bulk', measured: 2 });
      const bulk = versions.find(({ mode }) => mode === 'bulk');
      expect(bulk).toMatchObject({ isCurrent: true, total: 3, firstDay: '2026-03-02', lastDay: '2026-03-02' });
      expect(JSON.stringify(await metrics())).not.toMatch(/Kern|people\.example|locked/);
    });

    it('no analysis that was cancelled', async () => {
      const { id } = await upload(cv('Cleo Kern', 'Chemistry'), 'cleo.txt');
      await marketplace.owner.client.cvAnalyses.transition({ params: { id }, body: { to: 'cancelled' } });
      await api.job('cv-analyses.waiting');
      expect((await metrics()).days.at(-1)).toMatchObject({ bulk: 3 });
    });

    it('all of them at the same time, and an earlier version beside the present one', async () => {
      const recorder = api.app.get(CvMetricsRecorder);
      const work = { mode: 'bulk', version: '1.1', cached: false, failure: null } as const;
      await Promise.all(Array.from({ length: 40 }, () => recorder.record({ ...work, milliseconds: 100 })));
      const { versions } = await metrics();
      expect(versions.filter(({ mode }) => mode === 'bulk')).toMatchObject([
        { isCurrent: true, total: 3 },
        { version: '1.1', isCurrent: false, total: 40 },
      ]);
      expect((await metrics()).timings[2]?.p50).toBeGreaterThanOrEqual(100);
    });

    it('the days of a period by an index, and nothing before it', async () => {
      const plan = await planOf('cv-metrics', () => metrics());
      expect(plan.stages).toContain('IXSCAN');
    });
  });

  describe('lists analyses', () => {
    it('without anything that says whose CV it is, newest first', async () => {
      const entries = await log();
      expect(entries.map(({ state }) => state)).toEqual(expect.arrayContaining(['succeeded', 'failed', 'cancelled']));
      const done = entries.find(({ source }) => source === 'applicant');
      expect(done).toMatchObject({ state: 'succeeded', algorithmVersion: expect.any(String) as string });
      expect(done?.internshipTitle).not.toBe('');
      expect(done?.employerName).not.toBe('');
      expect(done?.milliseconds).toBeGreaterThanOrEqual(0);
      expect(JSON.stringify(entries)).not.toMatch(/Kern|locked|bea\.txt|people\.example|Statistics/);
      expect(await log({ failure: 'FILE_ENCRYPTED' })).toHaveLength(1);
      expect(await log({ source: 'applicant' })).toHaveLength(1);
    });

    it('and opens none without a reason of ten characters', async () => {
      const [entry] = await log({ source: 'applicant' });
      const params = { id: entry?.id ?? '' };
      const reveal = (body: unknown) =>
        codeOf(admin().cvAnalysisLog.reveal({ params, body: body as StatedRevealReason }));
      expect(await reveal({ code: 'support_request', text: 'Because' })).toBe('VALIDATION_FAILED');
      expect(await reveal({ text: reason.text })).toBe('REASON_REQUIRED');
      const { items } = await ada.client.documents.accesses({ list: {} });
      expect(items.some(({ purpose }) => purpose === 'reveal')).toBe(false);
    });

    it('and opens one with a reason: both results side by side, logged for administrators, company and candidate', async () => {
      const [entry] = await log({ source: 'applicant' });
      const id = entry?.id ?? '';
      await api.database
        .collection<CvAnalysisRow>(CvAnalysis)
        .updateOne({ _id: new ObjectId(id) }, { $set: { 'match.algorithmVersion': '1.1' } });
      const opened = await admin().cvAnalysisLog.reveal({ params: { id }, body: reason });
      expect(opened).toMatchObject({ name: 'Ada Kern', match: { algorithmVersion: '1.1' } });
      expect(opened.currentMatch?.algorithmVersion).not.toBe('1.1');
      expect(opened.currentMatch?.items).toEqual(opened.match?.items);
      const audit = await admin().audit.list({ list: { filter: { resource: 'cv-analyses', action: 'revealed' } } });
      expect(audit.items).toMatchObject([{ resourceId: id, reasonCode: reason.code, reason: reason.text }]);
      const seen = await marketplace.owner.client.audit.list({ list: { filter: { action: 'revealed' } } });
      expect(seen.items).toHaveLength(1);
      expect(JSON.stringify(seen.items)).not.toContain(reason.text);
      const { items } = await ada.client.documents.accesses({ list: {} });
      expect(items[0]).toMatchObject({ purpose: 'reveal', reason: reason.code, viewerName: 'administrator' });
    });

    it('and shows the file name of an upload; of one that cannot be read, no match', async () => {
      const [failed] = await log({ failure: 'FILE_ENCRYPTED' });
      const opened = await admin().cvAnalysisLog.reveal({ params: { id: failed?.id ?? '' }, body: reason });
      expect(opened).toMatchObject({ name: 'locked.pdf', match: null, currentMatch: null });
    });

    it('and opens nothing of a candidate who has withdrawn', async () => {
      const dora = await marketplace.applicant({ firstName: 'Dora' }, cv('Dora Kern', 'Chemistry'));
      const { id } = await marketplace.apply(dora, internshipId);
      await marketplace.owner.client.cvAnalyses.start({ body: { internshipId } });
      await api.job('cv-analyses.waiting');
      const [newest] = await log({ source: 'applicant' });
      await marketplace.transition(dora, id, { to: 'withdrawn' });
      const call = admin().cvAnalysisLog.reveal({ params: { id: newest?.id ?? '' }, body: reason });
      expect(await codeOf(call)).toBe('NOT_FOUND');
      const { items } = await dora.client.documents.accesses({ list: {} });
      expect(items.some(({ purpose }) => purpose === 'reveal')).toBe(false);
    });
  });

  describe('tests the reader', () => {
    const rows = () => api.database.collection<CvTestRow>(CvTest);
    const file = (text: string, fileName = 'cv.txt') => admin().cvTests.upload({ file: new Blob([text]), fileName });
    const run = async ({ id }: { id: string }) => {
      await api.job('cv-tests.waiting');
      return admin().cvTests.get({ params: { id } });
    };

    it('with a file, which is deleted as soon as it was read', async () => {
      const queued = await file(cv('Eva Kern', 'Statistics'));
      expect(queued).toMatchObject({ state: 'queued', fileName: 'cv.txt', sample: null, result: null });
      const key = (await rows().findOne({ _id: new ObjectId(queued.id) }))?.storageKey ?? '';
      const { state, result, milliseconds } = await run(queued);
      expect(state).toBe('succeeded');
      expect(milliseconds).toBeGreaterThan(0);
      expect(result?.fields).toContainEqual(expect.objectContaining({ pointer: '/basics/name', value: 'Eva Kern' }));
      expect(result?.sections.map(({ name }) => name)).toEqual(['head', 'education', 'skills']);
      expect(JSON.parse(result?.resume ?? '')).toMatchObject({ basics: { name: 'Eva Kern' } });
      expect(await codeOf(api.app.get(FileStore).get(key))).toBe('NOT_FOUND');
    });

    it('with files that cannot be read, and says why', async () => {
      expect(await run(await file(encrypted, 'a.pdf'))).toMatchObject({ state: 'failed', failure: 'FILE_ENCRYPTED' });
      expect(await run(await file('%PDF-1.4\nnothing\n%%EOF', 'b.pdf'))).toMatchObject({ failure: 'FILE_CORRUPT' });
      expect(await codeOf(file(''))).toBe('FILE_TYPE');
      expect(await codeOf(file('x'.repeat(5 * 1024 * 1024 + 1)))).toBe('FILE_TOO_LARGE');
    });

    it.each<[CvTestSample, object]>([
      ['one_column', { state: 'succeeded', failure: null }],
      ['word', { state: 'succeeded', failure: null }],
      ['scan', { state: 'failed', failure: 'FILE_NO_TEXT' }],
      ['encrypted', { state: 'failed', failure: 'FILE_ENCRYPTED' }],
      ['corrupt', { state: 'failed', failure: 'FILE_CORRUPT' }],
    ])('with the sample %s', async (sample, expected) => {
      expect(await run(await admin().cvTests.sample({ body: { sample } }))).toMatchObject(expected);
    });

    it('with a sample of two columns, of which reading from top to bottom finds less', async () => {
      const { result } = await run(await admin().cvTests.sample({ body: { sample: 'two_columns' } }));
      expect(result?.columns.map(({ column }) => column)).toEqual(['full', '1', '2']);
      expect(result?.items.total).toBe(result?.items.shown.length);
      const pointers = (fields: readonly { pointer: string }[] = []) => fields.map(({ pointer }) => pointer);
      expect(pointers(result?.fields)).toContain('/education/0/institution');
      expect(pointers(result?.topToBottom?.fields)).not.toContain('/education/0/institution');
    });

    it('against a public internship, and no other', async () => {
      const { id } = await run(await file(cv('Fay Kern', 'Statistics')));
      const match = (internship: string) =>
        admin().cvTests.match({ params: { id }, query: { internshipId: internship } });
      const { score, items } = await match(internshipId);
      expect(score).toBeGreaterThan(0);
      expect(items.map(({ evidence }) => evidence?.quote)).toContain('Statistics');
      const draft = await marketplace.owner.client.internships.create({ body: {}, idempotencyKey: 'a'.repeat(24) });
      expect(await codeOf(match(draft.id))).toBe('NOT_FOUND');
    });

    it('on the queue, without waiting for the next look at the database', async () => {
      api.app.get(JobQueue).start();
      const { id } = await file(cv('Gil Kern', 'Statistics'));
      const state = async () => (await admin().cvTests.get({ params: { id } })).state;
      await expect.poll(state, { timeout: 60_000 }).toBe('succeeded');
    });

    it('for the administrator who asked, and for no other', async () => {
      const { id } = await file(cv('Hal Kern', 'Statistics'));
      const other = await marketplace.actors.admin();
      const params = { id };
      expect(await codeOf(other.client.cvTests.get({ params }))).toBe('NOT_FOUND');
      expect(await codeOf(other.client.cvTests.remove({ params }))).toBe('NOT_FOUND');
      expect(await codeOf(other.client.cvTests.match({ params, query: { internshipId } }))).toBe('NOT_FOUND');
      expect(await admin().cvTests.remove({ params })).toEqual({ id });
      expect(await codeOf(admin().cvTests.get({ params }))).toBe('NOT_FOUND');
    });

    it('and keeps the last few for an hour', async () => {
      for (let index = 0; index <= cvTestLimits.kept; index++) await file(cv(`Person ${index}`, 'Statistics'));
      expect(await rows().countDocuments({})).toBe(cvTestLimits.kept);
      const keys = (await rows().find({}).toArray()).flatMap(({ storageKey }) => storageKey ?? []);
      await marketplace.moveClockTo(new Date(api.clock.now().getTime() + cvTestLimits.minutes * MINUTE - 1));
      await api.job('cv-tests.deletion');
      expect(await rows().countDocuments({})).toBe(cvTestLimits.kept);
      await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 1));
      await api.job('cv-tests.deletion');
      expect(await rows().countDocuments({})).toBe(0);
      for (const key of keys) expect(await codeOf(api.app.get(FileStore).get(key))).toBe('NOT_FOUND');
    });
  });

  it('is refused to members, students and limited administrators', async () => {
    const limited = await marketplace.actors.limitedAdmin('dashboard:view', 'employers:verify', 'news:manage');
    const student: TestActor = await marketplace.actors.intern();
    for (const { client } of [limited, student, marketplace.owner]) {
      const params = { id: new ObjectId().toHexString() };
      const calls = [
        client.cvMetrics.get({ query: {} }),
        client.cvAnalysisLog.list({ list: {} }),
        client.cvAnalysisLog.reveal({ params, body: reason }),
        client.cvTests.sample({ body: { sample: 'word' } }),
        client.cvTests.upload({ file: new Blob(['text']), fileName: 'cv.txt' }),
        client.cvTests.get({ params }),
      ].map(codeOf);
      expect(new Set(await Promise.all(calls))).toEqual(new Set(['FORBIDDEN']));
    }
  });

  it('still counts what is long deleted', async () => {
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 20 * DAY));
    await api.job('cv-analyses.deletion');
    expect((await metrics('7')).days.every(({ bulk }) => bulk === 0)).toBe(true);
    const { days, failures } = await metrics('30');
    expect(days.reduce((sum, { bulk }) => sum + bulk, 0)).toBe(44);
    expect(failures).toContainEqual({ code: 'FILE_ENCRYPTED', count: 1 });
  });
});
