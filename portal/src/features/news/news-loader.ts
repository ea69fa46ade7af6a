import { isId, newsLimits, type newsViews, type ViewOf } from '@prentice/contract';
import { loadPinnedNews, type NewsSummary, upcomingFirst } from '../../shared/news.ts';
import { isMissing } from '../../shared/api-errors.ts';
import { isWholeList, newsListRequest, type NewsQuery } from './news-query.ts';

type Api = Pick<App.Locals, 'api'>;
/** A news item with its text. */
export type NewsArticle = ViewOf<typeof newsViews.public>;

export interface NewsListData {
  /** Above the list, on its first page. */
  pinned: NewsSummary[];
  items: NewsSummary[];
  total: number;
  pages: number;
  tags: { tag: string; count: number }[];
  /** What was searched in place of words that nothing has; null where they were. */
  meant: string | null;
}

/** Loads one page of the list of news. */
export async function loadNewsList(locals: Api, query: NewsQuery): Promise<NewsListData> {
  const [pinned, list, tags, meaning] = await Promise.all([
    isWholeList(query) ? loadPinnedNews(locals) : [],
    locals.api.news.list({ list: newsListRequest(query) }),
    locals.api.news.tags(),
    query.q === '' ? { q: null } : locals.api.news.meaning({ query: { q: query.q } }),
  ]);
  const total = list.total + pinned.length;
  const pinnedItems = query.page === 1 ? pinned : [];
  return {
    pinned: pinnedItems,
    items: isWholeList(query) ? list.items : upcomingFirst(list.items, new Date()),
    total,
    pages: Math.ceil(list.total / newsLimits.perPage),
    tags,
    meant: meaning.q,
  };
}

export interface NewsArticleData {
  article: NewsArticle;
  previous: NewsSummary | null;
  next: NewsSummary | null;
  related: NewsSummary[];
}

/** Loads the item with this id or this present or former slug; undefined when the reader may not see one. */
export async function loadNewsArticle({ api }: Api, key: string): Promise<NewsArticleData | undefined> {
  try {
    const article = isId(key)
      ? await api.news.get({ params: { id: key } })
      : await api.news.bySlug({ params: { slug: key } });
    return { article, ...(await api.news.neighbours({ params: { id: article.id } })) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
