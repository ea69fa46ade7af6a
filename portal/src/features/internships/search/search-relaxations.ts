import type { MessageKey, Translate } from '../../../i18n/translate.ts';
import { pathWithQuery } from '../../../site/url-query.ts';
import { placesOf } from '../../../shared/search-places.ts';
import { internshipSearchPath, readInternshipQuery, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';
import { withRecognisedPlace } from './recognised-parts.ts';
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
  hoursFrom: 'filters.hours',
  hoursTo: 'filters.hours',
  skill: 'filters.skill',
  studyLevel: 'filters.studyLevel',
  language: 'filters.language',
  sponsorship: 'filters.sponsorship',
  level: 'filters.level',
  responseTo: 'filters.responseTo',
  postedDays: 'filters.postedDays',
  employer: 'filters.employer',
};

/** Returns the state without one of its filters. */
function without(query: InternshipQuery, filter: string): InternshipQuery {
  const rest = new URL(internshipSearchPath(query), 'http://x').searchParams;
  rest.delete(filter);
  return readInternshipQuery(rest);
}

type Relaxation = SearchResult['relax'][number];

/** Returns the search with the place that its words name as its filter, of which the distance can be chosen. */
const withRadius = (query: InternshipQuery, recognised: SearchResult['recognised'], radius: number): string =>
  internshipSearchPath(withRecognisedPlace(query, recognised), { radius });

interface SearchedPlace {
  /** The words of the search without the place that they name. */
  readonly placeless: string | undefined;
  /** The names of the places that are searched; empty for everywhere. */
  readonly place: string;
}

function labelForTerms({ to, total: count }: Relaxation, { placeless, place }: SearchedPlace, t: Translate): string {
  if (to) return t(to === placeless ? 'search.relaxElsewhere' : 'search.relaxWords', { words: to, count });
  return place ? t('search.relaxTermsIn', { count, place }) : t('search.relaxTerms', { count });
}

function labelOf(relaxation: Relaxation, searched: SearchedPlace, t: Translate): string | undefined {
  const { filter, to, total } = relaxation;
  if (filter === 'all' && to) return t('search.relaxAllWords', { words: to, count: total });
  if (filter === 'all') return t(to === '' ? 'search.everything' : 'search.relaxAll', { count: total });
  if (filter === 'q') return labelForTerms(relaxation, searched, t);
  if (filter === 'radius' && to) return t('search.relaxRadius', { km: Number(to), count: total });
  const key = labels[filter];
  return key && t('search.relax', { filter: t(key), count: total });
}

function relaxedSearchPath(
  query: InternshipQuery,
  { filter, to }: Relaxation,
  recognised: SearchResult['recognised'],
): string {
  if (filter === 'all') return pathWithQuery('/internships', { q: to ?? query.q });
  if (filter === 'q' && to) return internshipSearchPath(query, { q: to });
  if (filter === 'radius' && to) return withRadius(query, recognised, Number(to));
  return internshipSearchPath(without(query, filter));
}

/**
 * Returns the changes of the search that would give results, with their counts, in the order of the API: the most
 * helpful first.
 */
export function searchRelaxations(
  query: InternshipQuery,
  { relax, recognised }: Pick<SearchResult, 'relax' | 'recognised'>,
  t: Translate,
): { label: string; href: string }[] {
  const placeless = recognised.find(({ kind }) => kind === 'place')?.without;
  return relax
    .filter((relaxation) => relaxation.total > 0)
    .flatMap((relaxation) => {
      const label = labelOf(relaxation, { placeless, place: placesOf(query).join(' · ') }, t);
      return label ? [{ label, href: relaxedSearchPath(query, relaxation, recognised) }] : [];
    });
}
