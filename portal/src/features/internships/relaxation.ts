import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { address } from '../../site/query.ts';
import { internshipAddress, readInternshipQuery, type InternshipQuery } from './internship.query.ts';
import type { SearchResult } from './internships.server.ts';

const labels: Partial<Record<string, MessageKey>> = {
  q: 'filters.q',
  place: 'filters.place',
  radius: 'filters.radius',
  mode: 'filters.mode',
  category: 'filters.category',
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
  vacancyKind: 'filters.vacancyKind',
  employer: 'filters.employer',
};

/** The state without one of its filters. */
function without(query: InternshipQuery, filter: string): InternshipQuery {
  const rest = new URL(internshipAddress(query), 'http://x').searchParams;
  rest.delete(filter);
  return readInternshipQuery(rest);
}

type Relaxed = SearchResult['relax'][number];

function label({ filter, to, total: count }: Relaxed, t: Translate): string | undefined {
  if (filter === 'all' && to) return t('search.relaxAllWords', { words: to, count });
  if (filter === 'all') return t(to === '' ? 'search.everything' : 'search.relaxAll', { count });
  if (filter === 'q' && to) return t('search.relaxWords', { words: to, count });
  if (filter === 'radius' && to) return t('search.relaxRadius', { km: Number(to), count });
  const key = labels[filter];
  return key && t('search.relax', { filter: t(key), count });
}

function changed(query: InternshipQuery, { filter, to }: Relaxed): string {
  if (filter === 'all') return address('/internships', { q: to ?? query.q });
  if (filter === 'q' && to) return internshipAddress(query, { q: to });
  if (filter === 'radius' && to) return internshipAddress(query, { radius: Number(to) });
  return internshipAddress(without(query, filter));
}

/** What to leave out or to change to find something, and how much one then finds; the most helpful first. */
export function relaxations(
  query: InternshipQuery,
  relax: SearchResult['relax'],
  t: Translate,
): { label: string; href: string }[] {
  return relax
    .filter((one) => one.total > 0)
    .toSorted((a, b) => b.total - a.total)
    .flatMap((one) => {
      const text = label(one, t);
      return text ? [{ label: text, href: changed(query, one) }] : [];
    });
}
