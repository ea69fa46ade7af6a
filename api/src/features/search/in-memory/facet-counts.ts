import { postedWithinOptions, radiusOptions, type SearchParams } from '@prentice/contract';
import { countIntersection, setBits, type BitMask } from './bit-mask.ts';
import type { FilterMasks } from './filter-masks.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import { commonCityName } from '../places/city-names.ts';
import { toNamedPlace, type NamedPlace, type PlacesQuery } from '../places/place-search.ts';
import { DAY } from '../../../platform/clock/clock.ts';
import { chosenValues, placeMask, type SearchStore } from './search-filters.ts';

/** A search with what it means at this moment. */
export interface SearchContext {
  /** As asked. */
  readonly params: SearchParams;
  readonly query: ParsedQuery;
  readonly now: Date;
  readonly place: PlacesQuery | null;
}

export type FacetCounts = Record<string, Record<string, number>>;

const MAX_PLACES = 60;

/** Counts how many there are for each of some numbers. */
const countEach = (numbers: readonly number[], total: (count: number) => number): Record<string, number> =>
  Object.fromEntries(numbers.map((number) => [String(number), total(number)]));

/**
 * Counts per value of each filter: how many there would be if that value alone were chosen in it, all else being equal.
 */
export function facetCounts(
  store: SearchStore,
  { params, now, place }: SearchContext,
  filters: FilterMasks,
): FacetCounts {
  const all = filters.allExcept();
  const without = (name: string): BitMask => (filters.has(name) ? filters.allExcept(name) : all);
  /* A currency says how the least pay is meant; it is nothing to pass by itself. */
  const within = (name: string): BitMask => without(name === 'currency' ? 'payFrom' : name);
  const opened = store.columns.column('opened');
  const recent = setBits(within('postedDays'));
  const since = (days: number): number => now.getTime() - days * DAY;
  const counts = {
    ...store.facets.count(within, chosenValues(params)),
    postedDays: countEach(postedWithinOptions, (days) => countOf(recent, (slot) => (opened[slot] ?? 0) >= since(days))),
  };
  if (!place?.circle) return counts;
  const anywhere = within('place');
  return {
    ...counts,
    radius: countEach(radiusOptions, (radius) => countIntersection(anywhere, placeMask(store, place, radius))),
  };
}

function countOf(slots: Uint32Array, passes: (slot: number) => boolean): number {
  let count = 0;
  for (const slot of slots) if (passes(slot)) count++;
  return count;
}

/** Counts where the results are, whatever place was asked for; most first. */
export function placeCounts(store: SearchStore, filters: FilterMasks): (NamedPlace & { total: number })[] {
  const byCity = new Map<string, NamedPlace & { total: number }>();
  for (const [place, total] of store.places.count(setBits(filters.allExcept('place')))) {
    if (total === 0) continue;
    const city = `${place.country} ${commonCityName(place.name)}`;
    const before = byCity.get(city) ?? { ...toNamedPlace(place), total: 0 };
    byCity.set(city, { ...before, total: before.total + total });
  }
  const busiest = [...byCity.values()].sort((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1));
  return busiest.slice(0, MAX_PLACES);
}

/** Counts in which currencies the results are paid; most first. */
export const currencyCounts = (counts: Readonly<Record<string, number>>): { currency: string; total: number }[] =>
  Object.entries(counts)
    .map(([currency, total]) => ({ currency, total }))
    .sort((a, b) => b.total - a.total || (a.currency < b.currency ? -1 : 1));
