import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installWeb } from '../../src/web/install-web.ts';
import { PASSWORD } from '@prentice/testing';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { TestBrowser } from '../support/test-browser.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { isPortalBuilt, portalSkipReason } from '../support/skip-reason.ts';

/** The pages themselves, which need the portal to be built. */
describe.skipIf(!isPortalBuilt)(`pages of news${portalSkipReason}`, () => {
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
      body: `# One\n\n${'Words of a long text. '.repeat(80)}\n\n# Two\n\ntext\n\n# Three\n\n<script>alert(1)</script>`,
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
    const short = {
      tags: ['visas'],
      body: '# One\n\ntext\n\n# Two\n\ntext\n\n# Three\n\nWhere to go, and what to bring along.',
    };
    await publish('A short item about visas', short);
    expect((await get('/news/a-short-item-about-visas')).body).not.toContain('href="#s-three"');
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

  it('lead on to the latest items where nothing is found, and answer 404 for a tag that nothing has', async () => {
    await publish('Open evening in June', { tags: ['evening'] });
    const unknown = await get('/news?tag=nope');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).not.toContain('News tagged');
    expect((await get('/news?tag=evening')).statusCode).toBe(200);
    const nothing = await get('/news?q=xylophonist');
    expect(nothing.statusCode).toBe(200);
    expect(nothing.body).toContain('Latest news');
    expect(nothing.body).toContain('open-evening-in-june');
  });

  it('show a draft as it is typed to those who manage news, and to nobody else', async () => {
    const body = { title: 'Open evening in June', summary: 'What to bring.', body: '# One\n\nsaved text' };
    const { id } = await editor.client.news.create({ body });
    const url = `/news/preview/${id}`;
    const asSomebody = async (who: TestActor, page: string) => {
      const browser = new TestBrowser(api);
      await browser.signIn(who.email, PASSWORD, page);
      return { cookie: `refresh=${browser.cookie}`, host: 'localhost', origin: 'http://localhost' };
    };
    const intern = await actorsOf(api).intern();
    const other = await actorsOf(api).limitedAdmin('external-jobs:manage');
    for (const headers of [{}, await asSomebody(intern, 'student'), await asSomebody(other, 'admin')])
      expect((await api.inject({ method: 'GET', url, headers })).statusCode).toBe(404);
    const headers = await asSomebody(editor, 'admin');
    const page = await api.inject({ method: 'GET', url, headers });
    expect([page.statusCode, page.headers['cache-control'], page.headers['x-frame-options']]).toEqual([
      200,
      'no-store',
      'SAMEORIGIN',
    ]);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.body).toContain('<meta name="robots" content="noindex"');
    for (const part of ['Open evening in June', 'saved text']) expect(page.body).toContain(part);
    for (const part of ['seen.gif', 'ld+json', 'og:image']) expect(page.body).not.toContain(part);
    const item = JSON.stringify({ title: 'Typed and not saved', body: '<script>alert(1)</script> typed' });
    const typed = await api.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ item }).toString(),
    });
    expect(typed.statusCode).toBe(200);
    for (const part of ['Typed and not saved', '&lt;script&gt;alert(1)', 'What to bring.'])
      expect(typed.body).toContain(part);
    expect((await editor.client.news.get({ params: { id } })).title).toBe('Open evening in June');
  });

  it('hide from visitors what is for interns, everywhere', async () => {
    await publish('Only for interns here', { audience: 'interns', tags: ['secret'] });
    for (const path of ['/', '/news', '/news?q=interns', '/news/feed.xml', '/news/feed.json', '/sitemap/news.xml'])
      expect((await get(path)).body, path).not.toContain('only-for-interns-here');
    expect((await get('/news')).body).not.toContain('secret');
    expect((await get('/news/only-for-interns-here')).statusCode).toBe(404);
  });

  it('name the team and never the account that wrote an item', async () => {
    await publish('Signed by the team');
    await publish('Signed by somebody else', { byline: 'Library & archive' });
    const [team, other] = await Promise.all(
      ['signed-by-the-team', 'signed-by-somebody-else'].map(async (slug) => (await get(`/news/${slug}`)).body),
    );
    expect(team).toContain('By the careers team');
    expect(other).toContain('By Library &amp; archive');
    const { authorName } = await editor.client.news.create({ body: { title: 'Whose name is this' } });
    for (const body of [team, other, (await get('/news/feed.xml')).body]) expect(body).not.toContain(authorName);
  });

  it('say when and where an event is, with a calendar file, which other items lack', async () => {
    const event = { startsAt: '2027-04-29T13:00', endsAt: '2027-04-29T18:00', place: 'Main hall, Graz' };
    const { id } = await publish('Spring fair in the hall', { event });
    const page = (await get('/news/spring-fair-in-the-hall')).body;
    for (const part of [
      'Thursday, 29 April 2027, 13:00–18:00',
      'Main hall, Graz',
      '"startDate":"2027-04-29T11:00:00.000Z"',
    ])
      expect(page).toContain(part);
    const file = await get('/news/spring-fair-in-the-hall/event.ics');
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body).toContain('DTSTART:20270429T110000Z');
    expect((await get('/news/signed-by-the-team/event.ics')).statusCode).toBe(404);
    await editor.client.news.transition({ params: { id }, body: { to: 'unpublished' } });
    expect((await get('/news/spring-fair-in-the-hall/event.ics')).statusCode).toBe(404);
  });

  it('show the address to copy to readers without a script', async () => {
    await publish('Copied by hand here');
    const page = (await get('/news/copied-by-hand-here')).body;
    expect(page).toMatch(
      /<span>Share<\/span><\/summary>\s*<div class="share-panel">\s*<p class="address">[^<]*\/news\/copied-by-hand-here<\/p>/,
    );
  });
});
