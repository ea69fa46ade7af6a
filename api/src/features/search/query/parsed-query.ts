import type { SearchAim, SearchParams } from '@prentice/contract';
import type { Concept } from '../text/vocabulary.ts';
import type { QueryToken } from './query-tokens.ts';

/** A part of a query that is asked for as one thing. */
export interface QueryTerm {
  readonly tokens: readonly QueryToken[];
  /** Words that must all be there, each a list of ways to spell it; any one of the alternatives is enough. */
  readonly alternatives: readonly (readonly string[])[];
  readonly concepts: readonly Concept[];
  /** Ids of the skills of its name. */
  readonly skills: readonly string[];
  /** Whether only these very words are found, and nothing that they mean or that begins like them. */
  readonly isExact: boolean;
  /** Whether it only adds to the rank, as "manager" does. */
  readonly isOptional: boolean;
  /** Terms of the same number are alternatives, of which one is enough: "marketing or design". */
  readonly choice: number;
}

/** Filters that a query can name. */
export const namedFilters = [
  'place',
  'mode',
  'hoursFrom',
  'hoursTo',
  'durationFrom',
  'durationTo',
  'language',
  'payFrom',
  'payType',
  'radius',
  'sponsorship',
  'startFrom',
  'startTo',
  'studyLevel',
] as const;
export type NamedFilter = (typeof namedFilters)[number];

/** A filter that a phrase names, as its parameter and the text of its value. */
export interface Condition {
  readonly kind: Exclude<NamedFilter, 'place'>;
  readonly value: string;
}

/** A filter that a query names. */
export interface RecognisedPart {
  readonly kind: NamedFilter;
  /** As it was typed. */
  readonly text: string;
  readonly value: string;
  /** The query without this part. */
  readonly without: string;
  /** The query with this part in quotes, so that it is searched for as words. */
  readonly quoted: string;
}

/** A query without one of its parts: a filter that it names, or one of its terms. */
export interface ShorterQuery {
  readonly q: string;
  readonly withoutFilter: boolean;
}

/** What a query means. */
export interface ParsedQuery {
  readonly terms: readonly QueryTerm[];
  /** The filters that it names, besides those that are set. */
  readonly filters: Partial<Pick<SearchParams, NamedFilter>>;
  readonly recognised: readonly RecognisedPart[];
  /** Queries that may have been meant instead. */
  readonly suggestions: readonly string[];
  /** Whether it asks for what is near, and says not where. */
  readonly asksNearby: boolean;
  /** What it asks for that internships do not state. */
  readonly asksFor: readonly SearchAim[];
  /** What can be no word or filter, as it was typed. */
  readonly ignored: readonly string[];
  /** Words that are known nowhere, as they were typed: they may be misspelled. */
  readonly unknownWords: readonly string[];
  /** The query without all filters that it names. */
  readonly withoutFilters: string;
  /** The query without one of its parts, each in turn; nothing when it has one part only. */
  readonly shorter: readonly ShorterQuery[];
}
