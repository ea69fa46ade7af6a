import {
  payTypes,
  placeLimits,
  searchParams,
  searchSorts,
  searchTextLimits,
  studyLevels,
  defaultCurrency,
  type SearchParams,
  type MultiValueSearchParams,
  type SingleValueSearchParams,
} from '@prentice/contract';
import {
  pathWithQuery,
  readCodes,
  readFlag,
  readList,
  readAmount,
  readNumber,
  readOption,
  readPage,
  readText,
  readTexts,
  readValue,
} from '../../../site/url-query.ts';
import { joinPlaces } from '../../../shared/places.ts';
import { severalFilters, singleFilters } from './value-filters.ts';

/* The contract alone says what a parameter may be. */
const { shape: schemas } = searchParams;
const { options: levels } = schemas.level.unwrap();

/** The whole state of the search: the search parameters of the API, with nothing left open. */
export type InternshipQuery = Pick<
  SearchParams,
  | 'radius'
  | 'payFrom'
  | 'currency'
  | 'durationFrom'
  | 'durationTo'
  | 'startFrom'
  | 'startTo'
  | 'hoursFrom'
  | 'hoursTo'
  | 'level'
  | 'responseTo'
  | 'postedDays'
  | 'sort'
  | 'page'
> &
  MultiValueSearchParams &
  SingleValueSearchParams & {
    q: string;
    /** One or several places as the API reads them; see `places.ts`. */
    place: string;
    paid: boolean;
    payType: (typeof payTypes)[number][];
    skill: string[];
    studyLevel: (typeof studyLevels)[number][];
    language: string[];
    sponsorship: boolean;
    employer: string;
  };

/* What the filters are named and which values they take is in one list, from which the types come too. */
const readSeveral = (query: URLSearchParams): MultiValueSearchParams =>
  Object.fromEntries(
    severalFilters.map(({ param, values }) => [param, readList(query, param, values)]),
  ) as MultiValueSearchParams;
const readSingle = (query: URLSearchParams): SingleValueSearchParams =>
  Object.fromEntries(
    singleFilters.map(({ param, values }) => [param, readOption(query, param, values)]),
  ) as SingleValueSearchParams;

/** Puts the ends of ranges in their order: "40 to 4 weeks" means 4 to 40. */
function inOrder(query: InternshipQuery): InternshipQuery {
  const { durationFrom, durationTo, startFrom, startTo, hoursFrom, hoursTo } = query;
  const isReversed = <T extends number | string>(from: T | undefined, to: T | undefined): boolean =>
    from !== undefined && to !== undefined && from > to;
  return {
    ...query,
    ...(isReversed(durationFrom, durationTo) && { durationFrom: durationTo, durationTo: durationFrom }),
    ...(isReversed(startFrom, startTo) && { startFrom: startTo, startTo: startFrom }),
    ...(isReversed(hoursFrom, hoursTo) && { hoursFrom: hoursTo, hoursTo: hoursFrom }),
  };
}

/** Reads the state from a URL query; values that are malformed or that the API rejects are left out. */
export const readInternshipQuery = (query: URLSearchParams): InternshipQuery =>
  inOrder({
    q: readText(query, 'q', searchTextLimits.q),
    place: joinPlaces(readTexts(query, 'place', placeLimits.separator, placeLimits.name)),
    radius: readNumber(query, 'radius', schemas.radius),
    ...readSeveral(query),
    paid: readFlag(query, 'paid'),
    payType: readList(query, 'payType', payTypes),
    payFrom: readAmount(query, 'payFrom', schemas.payFrom),
    currency: readValue(query, 'currency', schemas.currency),
    durationFrom: readNumber(query, 'durationFrom', schemas.durationFrom),
    durationTo: readNumber(query, 'durationTo', schemas.durationTo),
    startFrom: readValue(query, 'startFrom', schemas.startFrom),
    startTo: readValue(query, 'startTo', schemas.startTo),
    hoursFrom: readNumber(query, 'hoursFrom', schemas.hoursFrom),
    hoursTo: readNumber(query, 'hoursTo', schemas.hoursTo),
    skill: readCodes(query, 'skill', schemas.skill),
    studyLevel: readList(query, 'studyLevel', studyLevels),
    language: readCodes(query, 'language', schemas.language),
    sponsorship: readFlag(query, 'sponsorship'),
    level: readOption(query, 'level', levels),
    responseTo: readNumber(query, 'responseTo', schemas.responseTo),
    postedDays: readNumber(query, 'postedDays', schemas.postedDays),
    ...readSingle(query),
    employer: readText(query, 'employer', searchTextLimits.employer),
    sort: readOption(query, 'sort', searchSorts) ?? 'relevance',
    page: readPage(query),
  });

/** Returns whether pay is compared: by a minimum, or by the sort order. */
export const isPayCompared = ({ payFrom, sort }: Pick<InternshipQuery, 'payFrom' | 'sort'>): boolean =>
  payFrom !== undefined || sort === 'pay';

/**
 * Returns the path of a state with some changes; a change goes back to the first page unless it names one.
 * @param path the page, or one of its feeds
 */
export function internshipSearchPath(
  query: InternshipQuery,
  change: Partial<InternshipQuery> = {},
  path = '/internships',
): string {
  const { sort, page, ...rest } = { ...query, page: 1, ...change };
  const radius = rest.place ? rest.radius : undefined;
  const currency = isPayCompared({ ...rest, sort }) && rest.currency !== defaultCurrency ? rest.currency : undefined;
  return pathWithQuery(path, {
    ...rest,
    radius,
    currency,
    sort: sort === 'relevance' ? '' : sort,
    page: page === 1 ? 0 : page,
  });
}

/** Returns the state as query parameters of the API: the same names and spellings as in the address. */
export const searchQuery = (query: InternshipQuery): Record<string, string> =>
  Object.fromEntries(new URL(internshipSearchPath(query, { page: query.page }), 'http://x').searchParams);

/**
 * Returns whether two queries are spelled the same, apart from the language; others are redirected to the canonical
 * one.
 */
export const isSameQuery = (params: URLSearchParams, other: URLSearchParams): boolean => {
  const text = (query: URLSearchParams) => JSON.stringify([...query].filter(([name]) => name !== 'lang'));
  return text(params) === text(other);
};
