import {
  payTypes,
  placeLimits,
  searchParams,
  searchSorts,
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
} from '../../../site/url-query.ts';
import { joinPlaces } from '../../../shared/places.ts';
import { severalFilters, singleFilters } from './value-filters.ts';

const levels = ['1', '2'] as const;
const SKILL = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;
const CURRENCY = /^[A-Z]{3}$/;
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

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

const readDay = (query: URLSearchParams, name: string): string | undefined => {
  const value = query.get(name) ?? '';
  return DAY_PATTERN.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
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

const readFields = (query: URLSearchParams): InternshipQuery => ({
  q: readText(query, 'q', 100),
  place: joinPlaces(readTexts(query, 'place', placeLimits.separator, placeLimits.name)),
  radius: readNumber(query, 'radius', 1, 500),
  ...readSeveral(query),
  paid: readFlag(query, 'paid'),
  payType: readList(query, 'payType', payTypes),
  payFrom: readAmount(query, 'payFrom', 1, 100_000_000),
  currency: readCodes(query, 'currency', CURRENCY, 1)[0],
  durationFrom: readNumber(query, 'durationFrom', 1, 52),
  durationTo: readNumber(query, 'durationTo', 1, 52),
  startFrom: readDay(query, 'startFrom'),
  startTo: readDay(query, 'startTo'),
  hoursFrom: readNumber(query, 'hoursFrom', 1, 40),
  hoursTo: readNumber(query, 'hoursTo', 1, 40),
  skill: readCodes(query, 'skill', SKILL, 10),
  studyLevel: readList(query, 'studyLevel', studyLevels),
  language: readCodes(query, 'language', LANGUAGE, 5),
  sponsorship: readFlag(query, 'sponsorship'),
  level: readOption(query, 'level', levels),
  responseTo: readNumber(query, 'responseTo', 1, 21),
  postedDays: readNumber(query, 'postedDays', 1, 365),
  ...readSingle(query),
  employer: readText(query, 'employer', 80),
  sort: readOption(query, 'sort', searchSorts) ?? 'relevance',
  page: readPage(query),
});

/** Reads the state from a URL query; values that are malformed or that the API rejects are left out. */
export function readInternshipQuery(query: URLSearchParams): InternshipQuery {
  const read = inOrder(readFields(query));
  const checked = searchParams.safeParse(searchQuery(read));
  if (checked.success) return read;
  const accepted = new URLSearchParams(searchQuery(read));
  for (const issue of checked.error.issues) accepted.delete(String(issue.path[0] ?? ''));
  return inOrder(readFields(accepted));
}

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
