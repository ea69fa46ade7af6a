import { brand } from '@prentice/contract';
import { languageFacts } from '../../i18n/language.ts';
import type { Feed } from '../../formats/feed.ts';
import { newsListPath, readNewsQuery } from './news-query.ts';

const ITEMS = 30;

/** The newest items of the list, or of one tag, as a feed at the given path. */
export async function newsFeed(locals: App.Locals, url: URL, path: string): Promise<Feed> {
  const { api, publicUrl, language, t } = locals;
  const query = { ...readNewsQuery(url.searchParams), page: 1 };
  const filter = { ...(query.q && { q: query.q }), ...(query.tag && { tag: query.tag }) };
  const { items } = await api.news.list({ list: { filter, sort: ['publishedAt', 'DESC'], range: [0, ITEMS - 1] } });
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
      publishedAt: item.publishedAt ?? new Date(0).toISOString(),
    })),
  };
}
