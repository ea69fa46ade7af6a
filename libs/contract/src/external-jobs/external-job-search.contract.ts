import { z } from 'zod';
import { pageParam, severalValues, wholeNumber } from '../kernel/search-params.ts';
import { searchText } from '../kernel/text.ts';
import { workMode } from '../internships/internship.contract.ts';
import { placeLimits, searchTextLimits } from '../internships/internship-lists.ts';
import { placePhrase, searchedPlace, searchRelaxation } from '../places/place-search.contract.ts';
import { externalJobType, externalJobTypes, externalJobViews } from './external-job.contract.ts';

export const externalJobSorts = ['relevance', 'newest', 'closing', 'title'] as const;
export type ExternalJobSort = (typeof externalJobSorts)[number];
/** Days within which a listing closes that can be asked for. */
export const closingOptions = ['7', '14', '30', '90'] as const;

/** The whole state of the public list, as it stands in the address. Lists are comma-separated. */
export const externalJobSearchParams = z.strictObject({
  q: searchText(searchTextLimits.q).optional(),
  place: searchText(placeLimits.text).optional(),
  /** Kilometres around the place. */
  radius: wholeNumber(500),
  mode: severalValues(workMode, 3),
  type: severalValues(externalJobType, externalJobTypes.length),
  closing: z.enum(closingOptions).optional(),
  sort: z.enum(externalJobSorts).default('relevance'),
  page: pageParam,
});
export type ExternalJobSearchParams = z.infer<typeof externalJobSearchParams>;

const counts = z.record(z.string(), z.int());
export const externalJobSearchReply = z.object({
  items: z.array(externalJobViews.public.schema),
  total: z.int(),
  pages: z.int(),
  /** Counts per value of a filter, for the results without that filter. */
  facets: z.object({ mode: counts, type: counts, closing: counts }),
  /** What would give results, when there are none. */
  relax: z.array(searchRelaxation),
  /** The place that was searched around, and others that may be meant; null when no place was asked for. */
  place: searchedPlace.nullable(),
  placePhrase: placePhrase.nullable(),
  /** A place that the words named, and what is left of them; it is taken for that filter. */
  placeInWords: z.object({ place: z.string(), q: z.string() }).nullable(),
  /** Places of the results regardless of the place filter, most frequent first. */
  places: z.array(z.object({ city: z.string(), country: z.string(), total: z.int() })),
  /** Jobs that no distance from the place decides about, as their own place is in no list of cities. */
  unlocated: z.int(),
  /** Queries that may have been meant instead, the likeliest first; the first is what was searched for. */
  suggestions: z.array(z.string()),
  /** When nothing matches: those that match the words in part and every filter, the closest first. */
  related: z.array(externalJobViews.public.schema),
});
