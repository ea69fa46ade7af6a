import { brand } from '@prentice/contract';
import { articleImage, forOtherSites, renderArticle } from '@prentice/design/article';
import { languageFacts } from '../../i18n/language.ts';
import { escapeXml } from '../../formats/xml.ts';
import type { Feed } from '../../formats/feed.ts';
import type { NewsArticle } from './news-loader.ts';
import { newsListPath, readNewsQuery } from './news-query.ts';

const ITEMS = 30;

/** Returns the whole item, with its cover, as HTML for feed readers. */
function contentOf({ cover, body, slug }: NewsArticle, publicUrl: string): string {
  const image = cover && articleImage(cover.image);
  const coverHtml = image ? `<p><img src="${image.src}" alt="${escapeXml(cover.alt)}"></p>\n` : '';
  return forOtherSites(coverHtml + renderArticle(body).html, publicUrl, `${publicUrl}/news/${slug}`);
}

/** Returns the newest items of the list, or of one tag, as a feed at the given path. */
export async function newsFeed(locals: App.Locals, url: URL, path: string): Promise<Feed> {
  const { api, publicUrl, language, t } = locals;
  const query = { ...readNewsQuery(url.searchParams), page: 1 };
  const filter = { ...(query.q && { q: query.q }), ...(query.tag && { tag: query.tag }) };
  const list = { filter, sort: ['publishedAt', 'DESC'], range: [0, ITEMS - 1] } as const;
  const { items } = await api.news.articles({ list });
  return {
    title: `${brand.name}: ${query.tag ? t('news.tagTitle', { tag: query.tag }) : t('news.title')}`,
    description: t('news.description'),
    pageUrl: `${publicUrl}${newsListPath(query)}`,
    feedUrl: `${publicUrl}${newsListPath(query, {}, path)}`,
    language: languageFacts[language].locale,
    items: items.map((item) => ({
      url: `${publicUrl}/news/${item.slug}`,
      title: item.title,
      summary: item.summary,
      html: contentOf(item, publicUrl),
      publishedAt: item.publishedAt ?? new Date(0).toISOString(),
    })),
  };
}
