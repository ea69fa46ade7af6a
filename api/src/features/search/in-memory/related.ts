import { countBits, countIntersection, intersection, setBits, hasBit, type BitMask } from './bit-mask.ts';
import type { FilterMasks } from './filter-masks.ts';
import { ranges } from './nearest-values.ts';
import { firstSlots, type SlotOrder } from './top-slots.ts';
import type { QueryTerm } from '../query/parsed-query.ts';
import { queryText } from '../query/query-tokens.ts';
import type { ListedInternship } from './searchable.ts';
import type { TermMatches } from './word-index.ts';

/** So many related internships are listed at most: what is further away is of no help. */
export const relatedLimit = 60;

/**
 * Returns the fields that related internships share with a query for one subject or occupation, the likeliest first: they have
 * nothing else in common with it. None for a query with more in it, of which they match a part, and where the first has no field
 * that has a name.
 */
export function relatedFields(
  terms: readonly QueryTerm[],
  related: readonly (ListedInternship | undefined)[],
): NonNullable<ListedInternship['category']>[] {
  const [term, ...others] = terms.filter(({ isOptional }) => !isOptional);
  if (!term || others.length > 0) return [];
  const named = term.concepts.flatMap(({ fields }) => fields);
  const rank = (category: string): number => named.indexOf(category);
  const present = related.flatMap((internship) => internship?.category ?? []);
  /* "Other" is no name for a field: where the first belongs to it, the other names would announce something else. */
  if (present[0] === 'other') return [];
  return [...new Set(present)]
    .filter((category) => rank(category) >= 0 && category !== 'other')
    .toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Returns the one subject or occupation that a query names, as it was typed, where what matches only belongs to it and none
 * is called so; null otherwise.
 */
export function unnamedTerm(terms: readonly QueryTerm[], { named }: TermMatches, filters: FilterMasks): string | null {
  const [term, ...others] = terms.filter(({ isOptional }) => !isOptional);
  const matching = filters.allExcept();
  if (!term || others.length > 0 || countBits(matching) === 0) return null;
  return countIntersection(matching, named) === 0 ? queryText(term.tokens) : null;
}

/** More than any score. */
const DEGREE = 1_000_000;

/**
 * Returns the internships that meet each condition of a query. Both ends of a range are one condition: a start before the end of
 * August alone is no start in summer.
 */
function namedConditions(filters: FilterMasks, recognised: readonly string[]): BitMask[] {
  const conditions = new Map<string, BitMask>();
  for (const name of recognised) {
    const [condition] = Object.entries<readonly string[]>(ranges).find(([, ends]) => ends.includes(name)) ?? [name];
    const mask = filters.only(name);
    const other = conditions.get(condition);
    conditions.set(condition, other ? intersection(other, mask) : mask);
  }
  return [...conditions.values()];
}

/**
 * Returns what meets some conditions of a query that names nothing else, such as "summer job", the most conditions first.
 * Filters that are set hold.
 */
export function partialMatches(filters: FilterMasks, recognised: readonly string[], newest: SlotOrder): number[] {
  const named = namedConditions(filters, recognised);
  const met = (slot: number): number => named.filter((mask) => hasBit(mask, slot)).length;
  const slots = Array.from(setBits(filters.allExcept('q', ...recognised))).filter((slot) => met(slot) > 0);
  return firstSlots(slots, relatedLimit, (a, b) => met(b) - met(a) || newest(a, b));
}

/** What is asked for beside the subject. */
export interface NamedConditions {
  /** The filters that the query itself names. */
  readonly recognised: readonly string[];
  /** How near to the place that is asked for, from 0 for far away to less than 1. */
  readonly nearnessOf: (slot: number) => number;
}

/**
 * Returns what matches a query in part, the greatest part first, then the nearest to its place, then by how well: at least a
 * third of its terms and every filter, other than a place or a way of working that the query itself names: these decide
 * between equals.
 */
export function relatedSlots(
  { close, degrees, scores }: TermMatches,
  filters: FilterMasks,
  { recognised, nearnessOf }: NamedConditions,
  newest: SlotOrder,
): number[] {
  const full = filters.allExcept();
  const passed = intersection(filters.allExcept('q', ...recognised), close()).map(
    (word, index) => word & ~(full[index] ?? 0),
  );
  const named = namedConditions(filters, recognised);
  const rank = (slot: number): number => {
    const met = named.filter((mask) => hasBit(mask, slot)).length;
    return (3 * (degrees[slot] ?? 0) + met + nearnessOf(slot)) * DEGREE + (scores[slot] ?? 0);
  };
  const slots = setBits(passed);
  const ranks = new Map(Array.from(slots, (slot) => [slot, rank(slot)]));
  const rankOf = (slot: number): number => ranks.get(slot) ?? 0;
  return firstSlots(slots, relatedLimit, (a, b) => rankOf(b) - rankOf(a) || newest(a, b));
}
