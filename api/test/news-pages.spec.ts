import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installWeb } from '../src/web/install-web.ts';
import { actorsOf, type TestActor } from './test-actors.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const isBuilt = existsSync(resolve(import.meta.dirname, '../../portal/dist/server/entry.mjs'));

/** The pages themselves, which need the portal to be built. */
describe.skipIf(!isBuilt)('pages of news', () => {
  let api: TestApp;
  let editor: TestActor;
  beforeAll(async () => {
    api = await startTestApp({}, { prepare: installWeb });
    editor = await actorsOf(api).limitedAdmin('news:manage');
  });
  afterAll(() => api.close());

  const get = (url: string) => api.inject({ method: 'GET', url });
  const publish = async (title: string, more: object = {}) => {
    const text = {
      summary: 'What to bring and when to come.',
      body: '# One\n\ntext\n\n# Two\n\ntext\n\n# Three\n\n<script>alert(1)</script>',
    };
    const { id } = await editor.client.news.create({ body: { title, ...text, ...more } });
    return editor.client.news.transition({ params: { id }, body: { to: 'published' } });
  };

  it('show an item at one address, without script and with its contents, until it is unpublished', async () => {
    expect((await get('/news')).body).not.toContain('Career fair in May');
    const { id } = await publish('Career fair in May', { tags: ['fair'] });
    const page = await get('/news/career-fair-in-may');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('href="#s-three"');
    expect(page.body).toContain('&lt;script&gt;alert(1)');
    expect(page.body.match(/<script(?! type="application\/ld\+json")/g)).toBeNull();
    const [rss, json] = await Promise.all(
      ['/news/feed.xml', '/news/feed.json'].map(async (path) => (await get(path)).body),
    );
    expect(rss).toContain('<content:encoded>&lt;h2 id=&quot;s-one&quot;&gt;One');
    expect(json).toContain('<h2 id=\\"s-one\\">One');
    const byId = await get(`/news/${id}`);
    expect([byId.statusCode, byId.headers.location]).toEqual([301, '/news/career-fair-in-may']);
    for (const path of [
      '/',
      '/news',
      '/news?tag=fair',
      '/news/feed.xml?tag=fair',
      '/news/feed.json',
      '/sitemap/news.xml',
    ])
      expect((await get(path)).body, path).toContain('career-fair-in-may');
    expect((await get('/news/career-fair-in-may/picture.png')).headers['content-type']).toBe('image/png');
    expect((await get(`/news/${id}/seen.gif`)).headers['cache-control']).toBe('no-store');
    expect((await editor.client.news.get({ params: { id } })).id).toBe(id);
    await editor.client.news.transition({ params: { id }, body: { to: 'unpublished' } });
    expect((await get('/news/career-fair-in-may')).statusCode).toBe(404);
    for (const path of ['/', '/news', '/news/feed.xml', '/sitemap/news.xml'])
      expect((await get(path)).body, path).not.toContain('career-fair-in-may');
  });

  it('hide from visitors what is for interns, everywhere', async () => {
    await publish('Only for interns here', { audience: 'interns', tags: ['secret'] });
    for (const path of ['/', '/news', '/news?q=interns', '/news/feed.xml', '/news/feed.json', '/sitemap/news.xml'])
      expect((await get(path)).body, path).not.toContain('only-for-interns-here');
    expect((await get('/news')).body).not.toContain('secret');
    expect((await get('/news/only-for-interns-here')).statusCode).toBe(404);
  });
});
