import { placeLimits, studyLevel, workMode, type SearchParams } from '@prentice/contract';
import { namedFilters, type NamedFilter, type ParsedQuery } from './parsed-query.ts';

/** A query, with the filters that are set beside it. */
export type QueryParams = Pick<SearchParams, 'q' | NamedFilter>;

/** A range that is set at one end is set at both: "full-time" beside at most 20 hours would find nothing. */
const ranges: readonly (readonly NamedFilter[])[] = [
  ['hoursFrom', 'hoursTo'],
  ['durationFrom', 'durationTo'],
  ['startFrom', 'startTo'],
];

const isSet = (params: QueryParams, name: NamedFilter): boolean => params[name] !== undefined && params[name] !== '';

/** Returns the filters that are set, with the other ends of their ranges. */
export function givenFilters(params: QueryParams): ReadonlySet<NamedFilter> {
  const set = namedFilters.filter((name) => isSet(params, name));
  return new Set(set.flatMap((name) => ranges.find((range) => range.includes(name)) ?? [name]));
}

const dayFilters = ['startFrom', 'startTo'] as const;
const amountFilters = ['hoursFrom', 'hoursTo', 'durationFrom', 'durationTo', 'payFrom', 'radius'] as const;

/**
 * Returns the filters that a query names, as parameters of the search.
 *
 * @param valuesOf returns the texts of the values that it names for a filter
 * @param isPlaceOrMode whether the way of working will do instead of the place
 */
export function filtersOf(valuesOf: (kind: NamedFilter) => string[], isPlaceOrMode: boolean): ParsedQuery['filters'] {
  const named = workMode.safeParse(valuesOf('mode')[0]).data;
  const mode = isPlaceOrMode ? undefined : named;
  const instead = isPlaceOrMode && named ? [named] : [];
  const places = [...valuesOf('place').slice(0, placeLimits.count - instead.length), ...instead].join(
    `${placeLimits.separator} `,
  );
  const languages = valuesOf('language');
  const levels = valuesOf('studyLevel').flatMap((value) => studyLevel.safeParse(value).data ?? []);
  const days = dayFilters.flatMap((kind) =>
    valuesOf(kind)
      .slice(0, 1)
      .map((day) => [kind, day] as const),
  );
  const amounts = amountFilters.flatMap((kind) =>
    valuesOf(kind)
      .slice(0, 1)
      .map((value) => [kind, Number(value)] as const),
  );
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
