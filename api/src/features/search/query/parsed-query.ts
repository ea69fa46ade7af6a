import type { workModes } from '@prentice/contract';
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
}

/** Filters that a query can name: a place, a way of working, and the least or the most hours per week. */
export type NamedFilter = 'place' | 'mode' | 'hoursFrom' | 'hoursTo';

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
  readonly place: string | undefined;
  readonly mode: (typeof workModes)[number] | undefined;
  /** Hours per week. */
  readonly hoursFrom: number | undefined;
  readonly hoursTo: number | undefined;
  readonly recognised: readonly RecognisedPart[];
  /** Queries that may have been meant instead. */
  readonly suggestions: readonly string[];
  /** What can be no word, as it was typed. */
  readonly ignored: readonly string[];
  /** The query without one of its parts, each in turn; nothing when it has one part only. */
  readonly shorter: readonly ShorterQuery[];
}
