import { xmlElement, escapeXml } from './xml.ts';

export interface FeedItem {
  url: string;
  title: string;
  summary: string;
  /** The whole content, safe to insert, with complete addresses; the summary alone is sent without it. */
  html?: string;
  /** Instant, ISO 8601. */
  publishedAt: string;
}

export interface Feed {
  title: string;
  description: string;
  /** The page whose content this is. */
  pageUrl: string;
  /** The feed's own address. */
  feedUrl: string;
  language: string;
  items: FeedItem[];
}

const rfc822 = (iso: string): string => new Date(iso).toUTCString();

const rssItem = (item: FeedItem): string =>
  `<item>${xmlElement('title', item.title)}${xmlElement('link', item.url)}<guid isPermaLink="true">${escapeXml(item.url)}</guid>` +
  `${xmlElement('pubDate', rfc822(item.publishedAt))}${xmlElement('description', item.summary)}` +
  `${item.html === undefined ? '' : xmlElement('content:encoded', item.html)}</item>`;

/** Returns the feed as RSS 2.0. */
export const rssFeed = (feed: Feed): string =>
  '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>' +
  xmlElement('title', feed.title) +
  xmlElement('link', feed.pageUrl) +
  xmlElement('description', feed.description) +
  xmlElement('language', feed.language) +
  `<atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>` +
  feed.items.map(rssItem).join('') +
  '</channel></rss>\n';

/** Returns the feed as JSON Feed 1.1. */
export const jsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    language: feed.language,
    items: feed.items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      ...(item.html === undefined
        ? { content_text: item.summary }
        : { summary: item.summary, content_html: item.html }),
      date_published: item.publishedAt,
    })),
  });

/** Answers with a feed as `xml`, which is RSS, or `json`; there is no other format. */
export async function feedResponse(format: string | undefined, load: () => Promise<Feed>): Promise<Response> {
  if (format === 'xml')
    return new Response(rssFeed(await load()), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
  if (format === 'json')
    return new Response(jsonFeed(await load()), {
      headers: { 'content-type': 'application/feed+json; charset=utf-8' },
    });
  return new Response(null, { status: 404 });
}
