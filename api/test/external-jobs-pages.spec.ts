import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installWeb } from '../src/web/install-web.ts';
import { ExternalJobsFixture } from './external-jobs.fixture.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const isBuilt = existsSync(resolve(import.meta.dirname, '../../portal/dist/server/entry.mjs'));

/** The pages themselves, which need the portal to be built. */
describe.skipIf(!isBuilt)('pages of external jobs', () => {
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
});
