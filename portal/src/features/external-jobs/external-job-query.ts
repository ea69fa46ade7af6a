import {
  closingOptions,
  defaultRadius,
  externalJobSearchParams,
  externalJobSorts,
  externalJobTypes,
  placeLimits,
  searchTextLimits,
  workModes,
  type ExternalJobSort,
  type ExternalJobType,
} from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { pathWithQuery, readList, readNumber, readOption, readPage, readText } from '../../site/url-query.ts';

/** The whole state of the list of external jobs, as its address holds it. */
export interface ExternalJobQuery {
  q: string;
  place: string;
  radius?: number | undefined;
  mode: (typeof workModes)[number][];
  type: ExternalJobType[];
  /** Days within which a listing closes. */
  closing?: (typeof closingOptions)[number] | undefined;
  sort: ExternalJobSort;
  page: number;
}

export const readExternalJobQuery = (query: URLSearchParams): ExternalJobQuery => ({
  q: readText(query, 'q', searchTextLimits.q),
  place: readText(query, 'place', placeLimits.text),
  radius: readNumber(query, 'radius', externalJobSearchParams.shape.radius),
  mode: readList(query, 'mode', workModes),
  type: readList(query, 'type', externalJobTypes),
  closing: readOption(query, 'closing', closingOptions),
  sort: readOption(query, 'sort', externalJobSorts) ?? 'relevance',
  page: readPage(query),
});

/** Returns the address of a state, with parts of it changed; a change of anything but the page goes back to the first one. */
export function externalJobsPath(
  query: ExternalJobQuery,
  change: Partial<ExternalJobQuery> = {},
  path = '/external-jobs',
): string {
  const { sort, page, ...rest } = { ...query, page: 1, ...change };
  return pathWithQuery(path, {
    ...rest,
    sort: sort === 'relevance' ? '' : sort,
    page: page === 1 ? 0 : page,
  });
}

/**
 * Returns every active filter besides the search words, each with the address of the list without it.
 * @param hasRadius false where the place is a whole country
 */
export function activeExternalJobFilters(
  query: ExternalJobQuery,
  t: Translate,
  hasRadius = true,
): { label: string; href: string }[] {
  const { place, radius = defaultRadius, mode, type, closing } = query;
  const chip = (label: string, change: Partial<ExternalJobQuery>) => ({ label, href: externalJobsPath(query, change) });
  return [
    ...(place ? [chip(hasRadius ? placeAndRadius(place, radius, t) : place, { place: '', radius: undefined })] : []),
    ...mode.map((workMode) => chip(t(`workMode.${workMode}`), { mode: mode.filter((other) => other !== workMode) })),
    ...type.map((jobType) =>
      chip(t(`externalJobs.type.${jobType}`), { type: type.filter((other) => other !== jobType) }),
    ),
    ...(closing ? [chip(t('externalJobs.closesWithin', { days: Number(closing) }), { closing: undefined })] : []),
  ];
}

/** Returns "Graz + 50 km". */
export const placeAndRadius = (place: string, km: number, t: Translate): string =>
  `${place} + ${t('filters.km', { km })}`;
