import { foreignMarkup, hostileMarkdown } from '@prentice/testing/hostile-markdown';
import { Window } from 'happy-dom';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NewsItem, type NewsRow } from '../../src/features/news/news.entity.ts';
import { installWeb } from '../../src/web/install-web.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { isPortalBuilt, portalSkipReason } from '../support/skip-reason.ts';

/* Six attempts to an item: few pages, all of which fit in one feed. */
const PER_ITEM = 6;
const lineOf = (payload: string): string => payload.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** Attempts as title, as summary, and as text, stored as they are: pages do not rely on what the API lets through. */
function itemOf(payloads: readonly string[], index: number, now: Date): NewsRow {
  const words = payloads.map(lineOf).join(' ');
  const dates = { createdAt: now, updatedAt: now, publishedAt: now, correctedAt: null, publishAt: null };
  return {
    _id: new ObjectId(),
    version: 1,
    ...dates,
    title: `Attempt ${index} ${words}`,
    slug: `attempt-${index}`,
    slugs: [`attempt-${index}`],
    summary: `A summary with ${words} in it`,
    body: ['Before', ...payloads, 'After'].join('\n\n'),
    cover: null,
    language: 'en',
    tags: [],
    audience: 'all',
    byline: words,
    eventSequence: 0,
    event: { startsAt: '2027-04-29T13:00', endsAt: null, place: lineOf(payloads[0] ?? '').slice(0, 120) },
    authorId: null,
    updatedBy: null,
    pinned: false,
    pinSlot: null,
    state: 'published',
    revision: 1,
    views: 0,
    undo: null,
  };
}

const jsonFeed = z.object({
  items: z.array(z.looseObject({ title: z.string(), summary: z.string(), content_html: z.string() })),
});
const jsonLd = z.looseObject({ '@type': z.literal('NewsArticle'), headline: z.string(), description: z.string() });
type Named = Pick<NewsRow, 'title' | 'summary'>;
const byTitle = (record: Named, other: Named) => (record.title < other.title ? -1 : 1);
const named = ({ title, summary }: Named): Named => ({ title, summary });

/**
 * The pages themselves, which need the portal to be built. Parsed, so that what counts is what a browser makes of them.
 */
describe.skipIf(!isPortalBuilt)(`a news item written to attack its readers${portalSkipReason}`, () => {
  let api: TestApp;
  let items: readonly NewsRow[];
  const window = new Window();
  const parse = (source: string, type: 'text/html' | 'text/xml') =>
    new window.DOMParser().parseFromString(source, type);

  beforeAll(async () => {
    api = await startTestApp({}, { prepare: installWeb });
    const groups = Array.from({ length: Math.ceil(hostileMarkdown.length / PER_ITEM) }, (_, index) =>
      hostileMarkdown.slice(index * PER_ITEM, (index + 1) * PER_ITEM),
    );
    items = groups.map((payloads, index) => itemOf(payloads, index, api.clock.now()));
    await api.database.collection<NewsRow>(NewsItem).insertMany([...items]);
  });
  afterAll(async () => {
    await window.happyDOM.close();
    await api.close();
  });

  const get = async (url: string): Promise<string> => {
    const reply = await api.inject({ method: 'GET', url });
    expect(reply.statusCode, url).toBe(200);
    return reply.body;
  };

  it('adds no markup of its author to its page, whose data for search engines say the same', async () => {
    for (const item of items) {
      const page = parse(await get(`/news/${item.slug}`), 'text/html');
      const article = page.querySelector('.article');
      expect(article?.textContent, item.slug).toMatch(/Before[^]*After/);
      expect(foreignMarkup(article?.querySelectorAll('*') ?? []), item.slug).toEqual([]);
      expect(page.querySelector('h1')?.textContent.trim()).toBe(item.title);
      const scripts = [...page.querySelectorAll('script')];
      expect(
        scripts.map(({ type }) => type),
        item.slug,
      ).toEqual(scripts.map(() => 'application/ld+json'));
      const data = scripts.map(({ textContent }): unknown => JSON.parse(textContent ?? ''));
      const newsArticle = data.map((entry) => jsonLd.safeParse(entry).data).find((entry) => entry !== undefined);
      expect(newsArticle, item.slug).toMatchObject({ headline: item.title, description: item.summary });
      const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      const dangerous = attributes.filter(
        ({ name, value }) =>
          /^on|^(?:srcdoc|formaction)$/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value ?? ''),
      );
      expect(
        dangerous.map(({ name, value }) => `${name}="${value}"`),
        item.slug,
      ).toEqual([]);
      expect(page.querySelectorAll('iframe, object, embed, base, meta[http-equiv="refresh"]')).toHaveLength(0);
    }
  }, 120_000);

  /** Addresses in feeds are complete; what no rendered text has is the same as on the page otherwise. */
  const foreignIn = (html: string): string[] => {
    const relative = html.replaceAll(/(src=")https?:\/\/[^/"]+(?=\/news\/images\/)/g, '$1');
    return foreignMarkup(parse(relative, 'text/html').body.querySelectorAll('*'));
  };

  it('has its text alone as HTML in the RSS feed, without markup of its author', async () => {
    const feed = parse(await get('/news/feed.xml'), 'text/xml');
    const feedItems = [...feed.querySelectorAll('item')].map((item) => ({
      title: item.querySelector('title')?.textContent ?? '',
      summary: item.querySelector('description')?.textContent ?? '',
    }));
    expect(feedItems.toSorted(byTitle)).toEqual(items.map(named).toSorted(byTitle));
    expect(feed.querySelectorAll('item title *, item description *')).toHaveLength(0);
    const contents = [...feed.querySelectorAll('item')].map(
      (item) => [...item.children].find(({ tagName }) => /^content:encoded$/i.test(tagName))?.textContent ?? '',
    );
    expect(contents.filter((html) => !/Before[^]*After/.test(html))).toEqual([]);
    expect(contents.flatMap(foreignIn)).toEqual([]);
  });

  it('has its text alone as HTML in the JSON feed, without markup of its author', async () => {
    const { items: article } = jsonFeed.parse(JSON.parse(await get('/news/feed.json')));
    expect(article.map(named).toSorted(byTitle)).toEqual(items.map(named).toSorted(byTitle));
    expect(article.filter(({ content_html: html }) => !/Before[^]*After/.test(html))).toEqual([]);
    expect(article.flatMap(({ content_html: html }) => foreignIn(html))).toEqual([]);
  });
});
