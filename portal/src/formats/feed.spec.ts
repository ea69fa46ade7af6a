import { expect, it } from 'vitest';
import { jsonFeed, rssFeed, type Feed } from './feed.ts';
import { sitemap, sitemapIndex } from '../features/sitemap/sitemap.ts';

const feed: Feed = {
  title: 'Internships & more',
  description: 'All <open> ones',
  pageUrl: 'https://example.org/internships?paid=1&mode=remote',
  feedUrl: 'https://example.org/internships/feed.xml?paid=1&mode=remote',
  language: 'en',
  items: [
    {
      url: 'https://example.org/internships/1',
      title: 'A </title> "b"\u0007',
      summary: 'Pay & place',
      publishedAt: '2026-11-02T08:00:00.000Z',
    },
  ],
};

it('escapes all content in RSS', () => {
  const xml = rssFeed(feed);
  expect(xml).toContain('<title>A &lt;/title&gt; &quot;b&quot;</title>');
  expect(xml).toContain('<pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate>');
  expect(xml).toContain('href="https://example.org/internships/feed.xml?paid=1&amp;mode=remote" rel="self"');
  expect(xml.match(/<item>/g)).toHaveLength(1);
});

it('writes JSON Feed 1.1', () => {
  const parsed: unknown = JSON.parse(jsonFeed(feed));
  expect(parsed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: feed.feedUrl,
    items: [{ id: 'https://example.org/internships/1', date_published: '2026-11-02T08:00:00.000Z' }],
  });
});

it('writes site maps with dates', () => {
  expect(sitemap([{ url: 'https://example.org/a?b=1&c=2', changedAt: '2026-11-02T08:00:00.000Z' }])).toContain(
    '<url><loc>https://example.org/a?b=1&amp;c=2</loc><lastmod>2026-11-02T08:00:00.000Z</lastmod></url>',
  );
  expect(sitemapIndex([{ url: 'https://example.org/sitemap-1.xml' }])).toContain(
    '<sitemap><loc>https://example.org/sitemap-1.xml</loc></sitemap>',
  );
});
