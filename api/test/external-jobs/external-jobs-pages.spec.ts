import { PASSWORD } from '@prentice/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installWeb } from '../../src/web/install-web.ts';
import { Report, type ReportRow } from '../../src/features/reports/report.entity.ts';
import { ExternalJobsFixture } from './external-jobs.fixture.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { isPortalBuilt, portalSkipReason } from '../support/skip-reason.ts';

/** The pages themselves, which need the portal to be built. */
describe.skipIf(!isPortalBuilt)(`pages of external jobs${portalSkipReason}`, () => {
  let api: TestApp;
  let jobs: ExternalJobsFixture;
  beforeAll(async () => {
    api = await startTestApp({}, { prepare: installWeb });
    jobs = await ExternalJobsFixture.create(api);
  });
  afterAll(() => api.close());
  beforeEach(() => jobs.reset());
  const get = async (url: string) => api.inject({ method: 'GET', url });

  it('are announced as feeds, which follow the search and what is listed', async () => {
    const { id } = await jobs.publish({ title: 'Glacier survey <assistant>' });
    const other = await jobs.publish({ title: 'Bakery internship', type: 'part_time' });
    const list = (await get('/external-jobs?type=internship')).body;
    for (const kind of ['rss+xml', 'feed+json'])
      expect(list).toMatch(new RegExp(`<link rel="alternate" type="application/${kind.replace('+', '\\+')}"`));
    expect(list).toContain('/external-jobs/feed.xml?type=internship');
    const rss = await get('/external-jobs/feed.xml?type=internship');
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    for (const part of [
      `/external-jobs/${id}</link>`,
      'Glacier survey &lt;assistant&gt; · Alpenlabor',
      'You apply on jobs.alpenlabor.example',
    ])
      expect(rss.body).toContain(part);
    expect(rss.body).not.toContain(other.id);
    const json = await get('/external-jobs/feed.json');
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(json.body).toContain(other.id);
    await jobs.change(id, 'archived');
    expect((await get('/external-jobs/feed.xml?type=internship')).body).not.toContain(id);
  });

  it('offer their closing date for calendars until they are gone', async () => {
    const { id } = await jobs.publish({ title: 'Glacier survey assistant' });
    expect((await get(`/external-jobs/${id}`)).body).toContain(`/external-jobs/${id}/closing.ics`);
    const file = await get(`/external-jobs/${id}/closing.ics`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toContain('SUMMARY:Closing date: Glacier survey assistant');
    await jobs.change(id, 'archived');
    expect((await get(`/external-jobs/${id}/closing.ics`)).statusCode).toBe(404);
  });

  it('lead from one to others like it, and say pay and place before where one applies', async () => {
    const pay = { min: 120_000, currency: 'EUR', unit: 'month' };
    const { id } = await jobs.publish({ title: 'Glacier survey assistant', pay });
    const near = await jobs.publish({ title: 'Another job in Graz' });
    const page = (await get(`/external-jobs/${id}`)).body;
    expect(page).toContain('Similar jobs');
    expect(page).toContain(`/external-jobs/${near.id}`);
    const list = (await get('/external-jobs')).body;
    const card = list.slice(list.indexOf('Glacier survey assistant'));
    expect(card.indexOf('1,200')).toBeGreaterThan(0);
    expect(card.indexOf('1,200')).toBeLessThan(card.indexOf('/visit'));
    expect(list.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
  });

  describe('have a form for reports without a script, which', () => {
    const words = 'They ask for a deposit of 200 euros before the first day.';
    const reports = () => api.database.collection<ReportRow>(Report).find().toArray();
    const post = (id: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      api.inject({
        method: 'POST',
        url: `/external-jobs/${id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      });
    beforeEach(async () => void (await api.database.collection<ReportRow>(Report).deleteMany({})));

    it('says at the field what is missing and keeps what was typed', async () => {
      const { id } = await jobs.publish({ title: 'Glacier survey assistant' });
      const page = (await get(`/external-jobs/${id}`)).body;
      expect(page).toMatch(/<form[^>]+method="post"/);
      expect(page.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
      const refused = await post(id, { code: '', text: 'too <short>' });
      expect(refused.statusCode).toBe(422);
      for (const part of ['Choose what is wrong.', 'Write at least 20 characters.', 'too &lt;short&gt;</textarea>'])
        expect(refused.body).toContain(part);
      expect(refused.body).toMatch(/<details[^>]* open/);
      expect(await reports()).toEqual([]);
    });

    it('records the report of a visitor, and of a student under their own name', async () => {
      const { id } = await jobs.publish({ title: 'Glacier survey assistant' });
      const sent = await post(id, { code: 'fee', text: words });
      expect([sent.statusCode, sent.headers['location']]).toEqual([303, `/external-jobs/${id}?reported=yes#report`]);
      expect((await get(`/external-jobs/${id}?reported=yes`)).body).toContain('We’ll look into this within 24 hours.');
      const browser = new TestBrowser(api);
      await browser.signIn(jobs.intern.email, PASSWORD);
      const cookie = `refresh=${browser.cookie}`;
      expect((await post(id, { code: 'scam', text: words }, { cookie })).statusCode).toBe(303);
      expect((await reports()).map(({ code, reporterRole }) => [code, reporterRole])).toEqual([
        ['fee', 'anonymous'],
        ['scam', 'intern'],
      ]);
    });

    it('refuses what another site sends, what is far too long, and a listing that is gone', async () => {
      const { id } = await jobs.publish({ title: 'Glacier survey assistant' });
      const fields = { code: 'fee', text: words };
      expect((await post(id, fields, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
      expect((await post(id, fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect((await post(id, { code: 'fee', text: 'a'.repeat(100_000) })).statusCode).toBe(422);
      await jobs.change(id, 'archived');
      expect((await post(id, fields)).statusCode).toBe(404);
      expect(await reports()).toEqual([]);
    });
  });
});
