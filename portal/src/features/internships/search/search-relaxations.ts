import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import { pathWithQuery } from '../../../site/url-query.ts';
import { internshipSearchPath, readInternshipQuery, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';
import { filterLabel, severalFilters, singleFilters } from './value-filters.ts';

const labels: Partial<Record<string, MessageKey>> = {
  ...Object.fromEntries([...severalFilters, ...singleFilters].map(({ param, field }) => [param, filterLabel(field)])),
  place: 'filters.place',
  radius: 'filters.radius',
  paid: 'filters.paid',
  payType: 'filters.payType',
  payFrom: 'filters.payFrom',
  durationFrom: 'filters.duration',
  durationTo: 'filters.duration',
  startFrom: 'filters.start',
  startTo: 'filters.start',
  hoursTo: 'filters.hoursTo',
  skill: 'filters.skill',
  studyLevel: 'filters.studyLevel',
  language: 'filters.language',
  sponsorship: 'filters.sponsorship',
  level: 'filters.level',
  responseTo: 'filters.responseTo',
  postedDays: 'filters.postedDays',
  employer: 'filters.employer',
};

/** The state without one of its filters. */
function without(query: InternshipQuery, filter: string): InternshipQuery {
  const rest = new URL(internshipSearchPath(query), 'http://x').searchParams;
  rest.delete(filter);
  return readInternshipQuery(rest);
}

type Relaxation = SearchResult['relax'][number];

function label({ filter, to, total: count }: Relaxation, t: Translate): string | undefined {
  if (filter === 'all' && to) return t('search.relaxAllWords', { words: to, count });
  if (filter === 'all') return t(to === '' ? 'search.everything' : 'search.relaxAll', { count });
  if (filter === 'q' && to) return t('search.relaxWords', { words: to, count });
  if (filter === 'radius' && to) return t('search.relaxRadius', { km: Number(to), count });
  if (filter === 'q') return t('search.relaxTerms', { count });
  const key = labels[filter];
  return key && t('search.relax', { filter: t(key), count });
}

function relaxedSearchPath(query: InternshipQuery, { filter, to }: Relaxation): string {
  if (filter === 'all') return pathWithQuery('/internships', { q: to ?? query.q });
  if (filter === 'q' && to) return internshipSearchPath(query, { q: to });
  if (filter === 'radius' && to) return internshipSearchPath(query, { radius: Number(to) });
  return internshipSearchPath(without(query, filter));
}

/** Returns the changes of the search that would give results, with their counts; the most helpful first. */
export function searchRelaxations(
  query: InternshipQuery,
  relax: SearchResult['relax'],
  t: Translate,
): { label: string; href: string }[] {
  return relax
    .filter((one) => one.total > 0)
    .toSorted((a, b) => b.total - a.total)
    .flatMap((one) => {
      const text = label(one, t);
      return text ? [{ label: text, href: relaxedSearchPath(query, one) }] : [];
    });
}
