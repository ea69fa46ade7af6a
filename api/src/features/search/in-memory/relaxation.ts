import { comparisonCurrency, type SearchParams, type SearchRelaxation } from '@prentice/contract';
import { radiiBeyond } from '../places/circle.ts';
import { countBits, countIntersection, type BitMask } from './bit-mask.ts';
import type { FilterMasks } from './filter-masks.ts';
import type { SearchContext } from './facet-counts.ts';
import { relatedLimit } from './related.ts';
import { nearestLimits, ranges, withoutRanges } from './nearest-values.ts';
import { placeMask, type SearchStore } from './search-filters.ts';

/** How much of what was sought is given up: a filter, one of the words, or all of them. */
type Loss = 0 | 1 | 2;

/**
 * Returns those that a query finds by itself: its words, and a place or a way of working in it where `kept` has none.
 */
type Find = (q: string, params: Partial<SearchParams>) => BitMask;

/** How the index is asked for something else than what was searched. */
export interface Lookup {
  readonly find: Find;
  /** Returns those that match the words at least in part; undefined where there are none. */
  readonly close: (() => BitMask) | undefined;
}

/**
 * Finds what helps, first what leaves the words as they are, then most results first; everything besides the query when
 * nothing alone does.
 */
export function findRelaxations(
  store: SearchStore,
  search: SearchContext,
  filters: FilterMasks,
  { find, close }: Lookup,
): SearchRelaxation[] {
  const inQuery = queryFilters(search, filters);
  const others = filters.names.filter((filter) => !inQuery.includes(filter));
  const count = (...without: string[]): number => countBits(filters.allExcept(...without));
  const isSet = (filter: string): boolean => rangeEnds(filter).every((end) => !inQuery.includes(end));
  const withoutQuery = filters.allExcept(...inQuery);
  const single: (SearchRelaxation & { readonly loss: Loss })[] = [
    ...others.map((filter) => ({ filter, loss: 0 as const, total: count(filter) })),
    ...withoutRanges(filters, count)
      .filter(({ filter }) => isSet(filter))
      .map((range) => ({ ...range, loss: 0 as const })),
    ...nearestLimits(store.columns, filters, comparisonCurrency(search.params)).map((limit) => ({
      ...limit,
      loss: 0 as const,
    })),
    ...widerRadius(store, search, filters.allExcept('place')).map((wider) => ({ ...wider, loss: 0 as const })),
    ...search.query.shorter.map(({ q: to, withoutFilter }) => ({
      filter: 'q',
      to,
      loss: withoutFilter ? (0 as const) : (1 as const),
      total: countIntersection(withoutQuery, find(to, search.params)),
    })),
    ...wordsAlone(search.query).map((to) => ({
      filter: 'q',
      to,
      loss: 1 as const,
      total: countIntersection(withoutQuery, find(to, search.params)),
    })),
    ...(inQuery.length > 0 ? [{ filter: 'q', loss: 2 as const, total: countBits(withoutQuery) }] : []),
  ];
  const relaxations = single.filter(({ total }) => total > 0).sort((a, b) => a.loss - b.loss || b.total - a.total);
  const partial = relaxations.some(({ loss }) => loss < 2)
    ? []
    : [...nearbyWithoutWords(store, search, filters), ...relatedElsewhere(search, filters, close)];
  const changes = relaxations.map(({ filter, to, total }) => ({ filter, ...(to !== undefined && { to }), total }));
  return [...partial, ...(changes.length > 0 ? changes : unfiltered(search, filters, find))];
}

/** Returns what is around the only place when nothing else is asked for in words, within the next distance that has any. */
function nearbyWithoutWords(store: SearchStore, search: SearchContext, filters: FilterMasks): SearchRelaxation[] {
  if (search.query.terms.length === 0 || search.place?.more.length !== 0) return [];
  const rest = filters.allExcept('place', ...queryFilters(search, filters));
  return widerRadius(store, search, rest).map((wider) => ({ ...wider, filter: 'nearby' }));
}

/** Returns what matches the words in part and is elsewhere, where a place is set beside them. */
function relatedElsewhere(search: SearchContext, filters: FilterMasks, close: Lookup['close']): SearchRelaxation[] {
  if (!close || !search.params.place) return [];
  const total = countIntersection(filters.allExcept('place', ...queryFilters(search, filters)), close());
  return total > 0 ? [{ filter: 'related', total: Math.min(total, relatedLimit) }] : [];
}

/** Returns the filters that a name stands for: both ends of a range. */
const rangeEnds = (name: string): readonly string[] =>
  Object.entries(ranges).find(([range]) => range === name)?.[1] ?? [name];

/** Returns the words of a query without its filters, where it names several: leaving out one of those is no more then. */
function wordsAlone({ recognised, terms, withoutFilters }: SearchContext['query']): string[] {
  const phrases = new Set(recognised.map(({ quoted }) => quoted));
  return phrases.size > 1 && terms.length > 0 ? [withoutFilters] : [];
}

/** Lists the filters that come from the query: its words, and the place and the way of working that it names. */
function queryFilters({ query }: SearchContext, filters: FilterMasks): string[] {
  return ['q', ...query.recognised.map(({ kind }) => kind)].filter((name) => filters.has(name));
}

/** Searches without any filter: the query, or else less of it, or else everything there is. */
function unfiltered(search: SearchContext, filters: FilterMasks, find: Find): SearchRelaxation[] {
  const filter = 'all';
  const everything = filters.allExcept(...filters.names);
  const q = search.params.q ?? '';
  const whole = q === '' ? 0 : countIntersection(everything, find(q, {}));
  if (whole > 0) return [{ filter, total: whole }];
  const fewer = search.query.shorter.map(({ q: to }) => ({
    filter,
    to,
    total: countIntersection(everything, find(to, {})),
  }));
  const helping = fewer.filter(({ total }) => total > 0);
  const all = { filter, to: '', total: countBits(everything) };
  return helping.length > 0 ? helping : [all].filter(({ total }) => total > 0);
}

/** Returns the next distance that finds some of the rest, from the place that was asked for. */
function widerRadius(store: SearchStore, { place }: SearchContext, rest: BitMask): SearchRelaxation[] {
  const circle = place?.circle;
  if (!place || !circle) return [];
  if (countBits(rest) === 0) return [];
  for (const km of radiiBeyond(circle.radius)) {
    const total = countIntersection(rest, placeMask(store, place, km));
    if (total > 0) return [{ filter: 'radius', to: String(km), total }];
  }
  return [];
}
