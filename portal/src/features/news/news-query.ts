import { newsLimits, type ListRequest } from '@prentice/contract';
import { pathWithQuery, readPage, readText } from '../../site/url-query.ts';

/** The whole state of the list of news, as its address holds it. */
export interface NewsQuery {
  q: string;
  tag: string;
  page: number;
}

export const readNewsQuery = (query: URLSearchParams): NewsQuery => ({
  q: readText(query, 'q', 80),
  tag: readText(query, 'tag', newsLimits.tag.max).toLowerCase(),
  page: readPage(query),
});

/** Returns the address of a state, with parts of it changed; a change of anything but the page goes back to the first one. */
export function newsListPath(query: NewsQuery, change: Partial<NewsQuery> = {}, path = '/news'): string {
  const { page, ...rest } = { ...query, page: 1, ...change };
  return pathWithQuery(path, { ...rest, page: page === 1 ? 0 : page });
}

/** Returns whether the state is the whole list: pinned items then stand above it, and are left out of it. */
export const isWholeList = ({ q, tag }: NewsQuery): boolean => q === '' && tag === '';

/** Returns the list request of the API for a state. */
export function newsListRequest(query: NewsQuery): ListRequest {
  const first = (query.page - 1) * newsLimits.perPage;
  return {
    filter: {
      ...(query.q && { q: query.q }),
      ...(query.tag && { tag: query.tag }),
      ...(isWholeList(query) && { pinned: false }),
    },
    sort: ['publishedAt', 'DESC'],
    range: [first, first + newsLimits.perPage - 1],
  };
}
