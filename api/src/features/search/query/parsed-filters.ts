import { placeLimits, studyLevel, workMode } from '@prentice/contract';
import type { NamedFilter, ParsedQuery } from './parsed-query.ts';

const dayFilters = ['startFrom', 'startTo'] as const;
const amountFilters = ['hoursFrom', 'hoursTo', 'durationFrom', 'durationTo', 'payFrom', 'radius'] as const;

/**
 * Returns the filters that a query names, as parameters of the search.
 *
 * @param valuesOf returns the texts of the values that it names for a filter
 */
export function filtersOf(valuesOf: (kind: NamedFilter) => string[]): ParsedQuery['filters'] {
  const places = valuesOf('place').join(`${placeLimits.separator} `);
  const mode = workMode.safeParse(valuesOf('mode')[0]).data;
  const languages = valuesOf('language');
  const levels = valuesOf('studyLevel').flatMap((value) => studyLevel.safeParse(value).data ?? []);
  const days = dayFilters.flatMap((kind) => valuesOf(kind).slice(0, 1).map((day) => [kind, day] as const)); // prettier-ignore
  const amounts = amountFilters.flatMap((kind) => valuesOf(kind).slice(0, 1).map((value) => [kind, Number(value)] as const)); // prettier-ignore
  return {
    ...(places && { place: places }),
    ...(mode && { mode: [mode] }),
    ...(languages.length > 0 && { language: languages }),
    ...(levels.length > 0 && { studyLevel: levels }),
    ...(valuesOf('payType').length > 0 && { payType: ['unpaid' as const] }),
    ...(valuesOf('sponsorship').length > 0 && { sponsorship: true }),
    ...Object.fromEntries(days),
    ...Object.fromEntries(amounts),
  };
}
