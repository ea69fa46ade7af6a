import { radiusOptions } from '@prentice/contract';
import { countBits, countIntersection, type BitMask } from './bit-mask.ts';
import type { FilterMasks } from './filter-masks.ts';
import type { SearchContext } from './facet-counts.ts';
import { placeMask, type SearchStore } from './search-filters.ts';
import { queryWords } from './word-index.ts';

/** What would give results when there are none: a filter that is left out, or set to `to`. */
export interface Relaxation {
  readonly filter: string;
  readonly to?: string;
  readonly total: number;
}

type Find = (q: string) => BitMask;

/** What helps, most results first; everything besides the words when nothing alone does. */
export function findRelaxations(
  store: SearchStore,
  search: SearchContext,
  filters: FilterMasks,
  find: Find,
): Relaxation[] {
  const single = [
    ...filters.names.map((filter) => ({ filter, total: countBits(filters.allExcept(filter)) })),
    ...fewerWords(search.params.q ?? '', filters, find),
    ...widerRadius(store, search, filters),
  ];
  const found = single.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return found.length > 0 ? found : unfiltered(search.params.q ?? '', filters, find);
}

/** Without any filter: the words, or else fewer of them, or else everything there is. */
function unfiltered(q: string, filters: FilterMasks, find: Find): Relaxation[] {
  const filter = 'all';
  const worded = countBits(filters.only('q'));
  if (q !== '' && worded > 0) return [{ filter, total: worded }];
  const everything = filters.allExcept(...filters.names);
  const fewer = withoutOneWord(q).map((to) => ({ filter, to, total: countIntersection(everything, find(to)) }));
  const helping = fewer.filter(({ total }) => total > 0);
  const all = { filter, to: '', total: countBits(everything) };
  return helping.length > 0 ? helping : [all].filter(({ total }) => total > 0);
}

/** The words of a query without one of them, each in turn. */
function withoutOneWord(q: string): string[] {
  const words = queryWords(q);
  return words.length < 2 ? [] : words.map((left) => words.filter((word) => word !== left).join(' '));
}

function fewerWords(q: string, filters: FilterMasks, find: Find): Relaxation[] {
  const rest = filters.allExcept('q');
  return withoutOneWord(q).map((to) => ({ filter: 'q', to, total: countIntersection(rest, find(to)) }));
}

/** The next distance that finds something. */
function widerRadius(store: SearchStore, { place }: SearchContext, filters: FilterMasks): Relaxation[] {
  const circle = place?.circle;
  if (!place || !circle) return [];
  const rest = filters.allExcept('place');
  for (const km of radiusOptions.filter((one) => one > circle.radius)) {
    const total = countIntersection(rest, placeMask(store, place, km));
    if (total > 0) return [{ filter: 'radius', to: String(km), total }];
  }
  return [];
}
