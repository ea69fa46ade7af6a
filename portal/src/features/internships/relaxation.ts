import type { MessageKey, Translate } from '../../i18n/translate.ts';
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

/** Which single filter to leave out to find something, and how much one then finds; the most helpful first. */
export function relaxations(
  query: InternshipQuery,
  relax: SearchResult['relax'],
  t: Translate,
): { label: string; href: string }[] {
  return relax
    .filter((one) => one.total > 0)
    .toSorted((a, b) => b.total - a.total)
    .flatMap(({ filter, total }) => {
      const key = labels[filter];
      return key
        ? [
            {
              label: t('search.relax', { filter: t(key), count: total }),
              href: internshipAddress(without(query, filter)),
            },
          ]
        : [];
    });
}
