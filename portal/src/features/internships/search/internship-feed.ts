import { placesOf } from '../../../shared/places.ts';
import { brand } from '@prentice/contract';
import { languageFacts, type Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { summaryFacts } from '../../../shared/internship-facts.ts';
import { internshipSearchPath, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';
import type { Feed } from '../../../formats/feed.ts';
import type { PageHead } from '../../../site/page-head.ts';

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

interface Setting {
  publicUrl: string;
  language: Language;
  t: Translate;
}

/** Returns the results of a search as a feed, with the facts of each internship as its summary. */
export function internshipFeed(query: InternshipQuery, result: SearchResult, path: string, setting: Setting): Feed {
  const { publicUrl, language, t } = setting;
  const { title, description = '' } = searchPageHead(query, result, t);
  return {
    title: `${brand.name}: ${title}`,
    description,
    pageUrl: `${publicUrl}${internshipSearchPath(query)}`,
    feedUrl: `${publicUrl}${internshipSearchPath(query, {}, path)}`,
    language: languageFacts[language].locale,
    items: result.items.map((internship) => ({
      url: `${publicUrl}/internships/${internship.id}`,
      title: `${internship.title} – ${internship.employer.name}`,
      summary: summaryFacts(internship, { t, language, now: result.now })
        .map((fact) => `${fact.label}: ${[fact.value, fact.detail].filter(Boolean).join(', ')}`)
        .join('\n'),
      publishedAt: internship.firstPublishedAt ?? internship.openedAt ?? result.now.toISOString(),
    })),
  };
}
