import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExternalJobClicks, SavedExternalJob } from '../../src/features/external-jobs/external-job.entity.ts';
import { ExternalJobPersonalData } from '../../src/features/external-jobs/external-job-personal-data.service.ts';
import { ExternalJobSearch } from '../../src/features/external-jobs/search/external-job-search.service.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { ExternalJobsFixture } from './external-jobs.fixture.ts';
import { actorsOf } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

describe('external jobs', () => {
  let api: TestApp;
  let jobs: ExternalJobsFixture;
  beforeAll(async () => {
    api = await startTestApp();
    jobs = await ExternalJobsFixture.create(api);
  });
  afterAll(() => api.close());
  beforeEach(() => jobs.reset());

  it('are seen by everybody once they are listed, without address, state and clicks', async () => {
    const { id } = await jobs.publish();
    const draft = await jobs.create();
    for (const who of [jobs.visitor, jobs.intern, jobs.employer]) {
      const { items, total } = await who.client.externalJobs.list({});
      expect([total, items.map((job) => job.id)]).toEqual([1, [id]]);
      expect(items[0]).not.toHaveProperty('url');
      expect(items[0]).toMatchObject({ host: 'jobs.alpenlabor.example' });
      await expect(who.client.externalJobs.get({ params: { id: draft.id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(who.client.externalJobs.list({ list: { filter: { state: 'draft' } } })).rejects.toMatchObject({
        code: 'MALFORMED_REQUEST',
      });
    }
    expect((await jobs.manager.client.externalJobs.list({})).total).toBe(2);
  });

  it('are found by words, place, mode, type and closing date, with counts that leave a filter itself out', async () => {
    await jobs.publish();
    await jobs.publish({
      title: 'Working student in Vienna',
      city: 'Wien',
      type: 'working_student',
      closesAt: jobs.later(5 * DAY),
    });
    await jobs.publish({
      title: 'Remote data internship',
      city: null,
      country: null,
      workMode: 'remote',
      organisation: 'Café Öl',
    });
    const titles = async (query: object) => (await jobs.search(query)).items.map(({ title }) => title);
    expect(await titles({ q: 'vien stud' })).toEqual(['Working student in Vienna']);
    expect(await titles({ q: 'cafe ol' })).toEqual(['Remote data internship']);
    expect(await titles({ place: 'Graz' })).toEqual(['Lab assistant in Graz']);
    expect(await titles({ place: 'Graz', radius: 200, sort: 'title' })).toEqual([
      'Lab assistant in Graz',
      'Working student in Vienna',
    ]);
    expect(await titles({ closing: '7' })).toEqual(['Working student in Vienna']);
    const result = await jobs.search({ mode: 'remote', type: 'internship' });
    expect([result.total, result.facets.mode, result.facets.type]).toEqual([
      1,
      { onsite: 1, remote: 1 },
      { internship: 1 },
    ]);
    expect((await jobs.search({ place: 'Wien' })).place).toMatchObject({ known: { city: 'Wien', country: 'AT' } });
    for (const place of ['Graz, AT', 'Graz, Austria', 'Graz, Österreich', 'graz'])
      expect(await titles({ place }), place).toEqual(['Lab assistant in Graz']);
    expect(await titles({ place: 'Graz, Austria; Wien, Österreich' })).toHaveLength(2);
    expect(await titles({ place: 'Graz, Germany' })).toEqual([]);
    expect(await titles({ place: 'Austria' })).toHaveLength(2);
    expect(await titles({ sort: 'closing' })).toHaveLength(3);
    expect((await titles({ sort: 'closing' }))[0]).toBe('Working student in Vienna');
  });

  it('are found around a town, and those whose place has no position are counted', async () => {
    await jobs.publish({ title: 'Local newspaper', city: 'Leoben' });
    await jobs.publish({ title: 'Alpine hut', city: 'Hinterkleinöd' });
    await jobs.publish({ title: 'Remote work', city: null, country: null, workMode: 'remote' });
    const around = await jobs.search({ place: 'Graz', radius: 50 });
    expect([around.items.map(({ title }) => title), around.unlocated]).toEqual([['Local newspaper'], 1]);
    expect((await jobs.search({ place: 'Graz', radius: 50, type: 'thesis' })).unlocated).toBe(0);
    expect((await jobs.search({ place: 'Hinterkleinöd' })).unlocated).toBe(0);
    expect((await jobs.search()).unlocated).toBe(0);
  });

  it('are found around the town or in the country that was meant, which is said', async () => {
    await jobs.publish();
    await jobs.publish({ title: 'Working student in Munich', city: 'München', country: 'DE' });
    const meant = async (place: string) => {
      const { items, place: searched } = await jobs.search({ place });
      return [items.map(({ title }) => title), searched?.known?.city, searched?.countries, searched?.misspelled];
    };
    expect(await meant('Gratz')).toEqual([['Lab assistant in Graz'], 'Graz', [], 'Gratz']);
    expect(await meant('Germny')).toEqual([['Working student in Munich'], undefined, ['DE'], 'Germny']);
    expect(await meant('DE')).toEqual([['Working student in Munich'], undefined, ['DE'], null]);
    expect(await meant('Nowhereville')).toEqual([[], undefined, [], null]);
  });

  it('are found in a place that is named among the words', async () => {
    await jobs.publish({ title: 'Museum guide on Sundays' });
    await jobs.publish({ title: 'Museum guide in winter', city: 'Bremen', country: 'DE' });
    const { items, placeInWords } = await jobs.search({ q: 'museum Graz' });
    expect(items.map(({ title }) => title)).toEqual(['Museum guide on Sundays']);
    expect(placeInWords).toEqual({ place: 'Graz', q: 'museum' });
  });

  it('are found by a way of working that is given as the place', async () => {
    await jobs.publish();
    await jobs.publish({ title: 'Remote data internship', city: null, country: null, workMode: 'remote' });
    const { items, placePhrase } = await jobs.search({ place: 'home office' });
    expect([items.map(({ title }) => title), placePhrase?.mode]).toEqual([['Remote data internship'], 'remote']);
  });

  it('tell what would give results when there are none, with how many', async () => {
    await jobs.publish();
    await jobs.publish({ title: 'Bakery in Leoben', city: 'Leoben' });
    const relax = async (query: object) => (await jobs.search(query)).relax;
    expect(await relax({ place: 'Graz' })).toEqual([]);
    expect(await relax({ q: 'bakery', place: 'Graz' })).toEqual([
      { filter: 'place', total: 1 },
      { filter: 'radius', to: '50', total: 1 },
      { filter: 'q', total: 1 },
    ]);
    expect(await relax({ q: 'astronaut' })).toEqual([{ filter: 'q', total: 2 }]);
    expect(await relax({ q: 'bakery', mode: 'remote', type: 'thesis' })).toEqual([{ filter: 'all', total: 1 }]);
    expect(await relax({ q: 'astronaut', mode: 'remote' })).toEqual([{ filter: 'all', to: '', total: 2 }]);
  });

  it('that were saved before their town was in the list are found around it', async () => {
    const { id } = await jobs.publish({ title: 'Local newspaper', city: 'Leoben' });
    await jobs.rows().updateOne({ _id: new ObjectId(id) }, { $set: { lat: null, lon: null } });
    api.app.get(ExternalJobSearch).forget();
    expect((await jobs.search({ place: 'Graz', radius: 50 })).total).toBe(1);
  });

  it('are found in both languages, by what they are, and with slips of the fingers', async () => {
    await jobs.publish({ title: 'Lab assistant in the water works' });
    await jobs.publish({ title: 'Bicycle repair on two days', city: 'Wien', type: 'working_student' });
    await jobs.publish({ title: 'Marketing for a theatre', city: 'Wien', workMode: 'hybrid' });
    const titles = async (q: string) => (await jobs.search({ q, sort: 'title' })).items.map(({ title }) => title);
    const internships = ['Lab assistant in the water works', 'Marketing for a theatre'];
    for (const q of ['praktikum', 'Praktika', 'internship', 'internsip', 'Praktikm'])
      expect(await titles(q), q).toEqual(internships);
    expect(await titles('Werkstudent Wien')).toEqual(['Bicycle repair on two days']);
    expect(await titles('working student')).toEqual(['Bicycle repair on two days']);
    expect(await titles('marketing praktikum')).toEqual(['Marketing for a theatre']);
    expect(await titles('marketing job')).toEqual(['Marketing for a theatre']);
    expect(await titles('Österreich')).toHaveLength(3);
    expect(await titles('hybrid')).toEqual(['Marketing for a theatre']);
    expect(await titles('job')).toHaveLength(3);
    expect(await titles('astronaut')).toEqual([]);
    expect((await jobs.search({ q: 'internsip' })).suggestions[0]).toBe('internship');
    expect((await jobs.search({ q: 'marketing' })).suggestions).toEqual([]);
    await jobs.publish({ title: 'Thesis on battery ageing' });
    const { suggestions } = await jobs.search({ q: 'batery' });
    expect(suggestions[0], 'the correction that is found, though bakery is as close').toBe('battery');
  });

  it('that come near are shown where nothing matches, and none where something does', async () => {
    await jobs.publish({ title: 'Student assistant, physiotherapy' });
    await jobs.publish({ title: 'Accounting clerk' });
    const near = async (query: object) => {
      const { total, related } = await jobs.search(query);
      return [total, related.map(({ title }) => title)];
    };
    expect(await near({ q: 'dentist' })).toEqual([0, ['Student assistant, physiotherapy']]);
    expect(await near({ q: 'dentist', mode: 'remote' })).toEqual([0, []]);
    await jobs.publish({ title: 'Internship in food safety' });
    expect(await near({ q: 'dentist' })).toEqual([0, ['Student assistant, physiotherapy']]);
    expect(await near({ q: 'accountant' })).toEqual([1, []]);
  });

  it('are found by one letter only where it is a word', async () => {
    await jobs.publish({ title: 'Statistics with R' });
    await jobs.publish({ title: 'Bakery internship' });
    for (const q of ['b', '<b>', '<r']) {
      const { items } = await jobs.search({ q });
      expect(
        items.map(({ title }) => title),
        q,
      ).toEqual(q === '<r' ? ['Statistics with R'] : []);
    }
  });

  it('change in the very next search', async () => {
    const { id, url } = await jobs.publish();
    expect((await jobs.search()).total).toBe(1);
    await jobs.manager.client.externalJobs.update({
      params: { id },
      body: jobs.form({ url, title: 'Another title here' }),
    });
    expect((await jobs.search()).items[0]?.title).toBe('Another title here');
    await jobs.manager.client.externalJobs.remove({ params: { id } });
    expect((await jobs.search()).total).toBe(0);
  });

  it('count visits per day and keep nothing about visitors', async () => {
    const { id, url } = await jobs.publish();
    const params = { id };
    expect(await jobs.visitor.client.externalJobs.visit({ params })).toEqual({ url });
    await jobs.intern.client.externalJobs.visit({ params });
    const clicks = await api.database.collection(ExternalJobClicks).find({}).toArray();
    expect(clicks.map((job) => Object.keys(job).toSorted())).toEqual([['_id', 'count', 'day', 'externalJobId']]);
    expect(await jobs.manager.client.externalJobs.clicks({ params })).toEqual([{ day: START.slice(0, 10), count: 2 }]);
    expect(await jobs.manager.client.externalJobs.get({ params })).toMatchObject({ clicks: 2 });
  });

  it('lead nowhere unless they are listed and open', async () => {
    const draft = await jobs.create();
    const closed = await jobs.publish({ closesAt: jobs.later(MINUTE) });
    const archived = await jobs.publish();
    await jobs.change(archived.id, 'archived');
    api.clock.advance(2 * MINUTE);
    for (const id of [draft.id, closed.id, archived.id, '0'.repeat(24)])
      await expect(jobs.visitor.client.externalJobs.visit({ params: { id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
  });

  it('are reported by visitors, and archived when the report is upheld', async () => {
    const { id } = await jobs.publish();
    const text = 'They ask for a fee before the interview.';
    await jobs.visitor.client.reports.create({ body: { targetType: 'external_job', targetId: id, code: 'fee', text } });
    const [report] = (await jobs.admin.client.reports.list({ list: { filter: { targetType: 'external_job' } } })).items;
    const note = 'The website asks for a deposit, as reported.';
    await jobs.admin.client.reports.transition({ params: { id: report?.id ?? '' }, body: { to: 'upheld', note } });
    expect(await jobs.manager.client.externalJobs.get({ params: { id } })).toMatchObject({ state: 'archived' });
  });

  it('are saved by interns, with the day on which they applied, and stay in their list when the listing is gone', async () => {
    const { id } = await jobs.publish();
    const { savedExternalJobs } = jobs.intern.client;
    await savedExternalJobs.save({ body: { externalJobId: id } });
    const noted = { appliedOn: '2026-02-27', note: 'Sent by email.' };
    await savedExternalJobs.save({ body: { externalJobId: id, note: noted.note } });
    const saved = await savedExternalJobs.save({ body: { externalJobId: id, appliedOn: noted.appliedOn } });
    for (const appliedOn of ['2031-01-01', '1912-04-15'])
      await expect(savedExternalJobs.save({ body: { externalJobId: id, appliedOn } })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'appliedOn', code: 'out_of_range' }],
      });
    expect(saved).toMatchObject({
      ...noted,
      title: 'Lab assistant in Graz',
      listed: true,
      city: 'Graz',
      country: 'AT',
    });
    await jobs.manager.client.externalJobs.remove({ params: { id } });
    expect((await savedExternalJobs.list({})).items).toMatchObject([{ ...noted, listed: false, city: null }]);
    const stranger = await actorsOf(api).intern();
    await expect(stranger.client.savedExternalJobs.remove({ params: { id: saved.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(jobs.employer.client.savedExternalJobs.list({})).rejects.toMatchObject({ status: 403 });
    await api.app.get(ExternalJobPersonalData).erase(new ObjectId(jobs.intern.id));
    expect(await api.database.collection(SavedExternalJob).countDocuments({})).toBe(0);
  });
});
