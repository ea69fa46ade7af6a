import type { Translate } from '../../../i18n/translate.ts';
import type { PageHead } from '../../../site/page-head.ts';
import { internshipSearchPath, placesOf, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';

/** Returns the page head of the search. Empty results are not indexed. */
export function searchPageHead(query: InternshipQuery, result: Pick<SearchResult, 'total'>, t: Translate): PageHead {
  const { q } = query;
  const place = placesOf(query).join(' · ');
  const plain = q
    ? t('search.titleFor', { query: q })
    : place
      ? t('search.titleIn', { place })
      : t('internships.title');
  const title = query.page > 1 ? `${plain} (${query.page})` : plain;
  const feed = (path: string): string => internshipSearchPath(query, {}, path);
  return {
    title,
    description: t('internships.description'),
    canonical: internshipSearchPath(query, { page: query.page }),
    noindex: result.total === 0,
    feeds: [
      { type: 'application/rss+xml', title, href: feed('/internships/feed.xml') },
      { type: 'application/feed+json', title, href: feed('/internships/feed.json') },
    ],
  };
}
