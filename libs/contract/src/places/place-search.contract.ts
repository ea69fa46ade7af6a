import { z } from 'zod';
import { workMode } from '../internships/internship.contract.ts';

/** A place as it can be asked for: `label` names it without doubt. */
export const knownPlace = z.object({ city: z.string(), country: z.string(), label: z.string() });

/** What a search made of the place that was asked for. */
export const searchedPlace = z.object({
  known: knownPlace.nullable(),
  /** Further places, when several were asked for. */
  more: z.array(knownPlace),
  /** Ways of working that will do wherever the place is: "Berlin or remote". */
  modes: z.array(workMode),
  /** Whole countries that were asked for, as ISO 3166-1 alpha-2. */
  countries: z.array(z.string()),
  /** Regions, and several countries by one name, that were asked for: "Tyrol", "Europe". */
  regions: z.array(z.string()),
  /** Places with results that may be meant instead. */
  others: z.array(knownPlace),
  /** A name that is not known, as typed: the place or country that is spelled most like it was searched. */
  misspelled: z.string().nullable(),
});
export type SearchedPlace = z.infer<typeof searchedPlace>;

/**
 * What was typed as the place and is more than places, as the filters that it says: "Germany remote", "Graz + 50 km",
 * "Munich or Berlin". The search took it for these.
 */
export const placePhrase = z.object({
  /** Separated as in the address; empty for everywhere. */
  place: z.string(),
  mode: workMode.nullable(),
  /** Kilometres. */
  radius: z.int().nullable(),
});

/**
 * What would give results when there are none: a filter that is left out, or set to `to`; "start", "duration" or
 * "hours" for both ends of that range; "all" for every filter besides the words; "nearby" for the words, with the
 * distance set to `to`; "related" for the place, with what matches the words in part.
 */
export const searchRelaxation = z.object({ filter: z.string(), to: z.string().optional(), total: z.int() });
export type SearchRelaxation = z.infer<typeof searchRelaxation>;
