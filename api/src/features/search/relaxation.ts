import { radii } from '@prentice/contract';
import { count, countBoth, type Mask } from './bits.ts';
import type { Conditions } from './conditions.ts';
import type { Asked } from './search.counts.ts';
import { placeMask, type Store } from './search.filters.ts';
import { asked } from './word.index.ts';

/** What would give results when there are none: a filter that is left out, or set to `to`. */
export interface Relaxation {
  readonly filter: string;
  readonly to?: string;
  readonly total: number;
}

type Find = (q: string) => Mask;

/** What helps, most results first; everything besides the words when nothing alone does. */
export function relaxations(store: Store, one: Asked, conditions: Conditions, find: Find): Relaxation[] {
  const single = [
    ...conditions.names.map((filter) => ({ filter, total: count(conditions.without(filter)) })),
    ...fewerWords(one.params.q ?? '', conditions, find),
    ...wider(store, one, conditions),
  ];
  const found = single.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
  return found.length > 0 ? found : unfiltered(one.params.q ?? '', conditions, find);
}

/** Without any filter: the words, or else fewer of them, or else everything there is. */
function unfiltered(q: string, conditions: Conditions, find: Find): Relaxation[] {
  const filter = 'all';
  const worded = count(conditions.only('q'));
  if (q !== '' && worded > 0) return [{ filter, total: worded }];
  const everything = conditions.without(...conditions.names);
  const fewer = shorter(q).map((to) => ({ filter, to, total: countBoth(everything, find(to)) }));
  const helping = fewer.filter(({ total }) => total > 0);
  const all = { filter, to: '', total: count(everything) };
  return helping.length > 0 ? helping : [all].filter(({ total }) => total > 0);
}

/** The words of a query without one of them, each in turn. */
function shorter(q: string): string[] {
  const words = asked(q);
  return words.length < 2 ? [] : words.map((left) => words.filter((word) => word !== left).join(' '));
}

function fewerWords(q: string, conditions: Conditions, find: Find): Relaxation[] {
  const rest = conditions.without('q');
  return shorter(q).map((to) => ({ filter: 'q', to, total: countBoth(rest, find(to)) }));
}

/** The next distance that finds something. */
function wider(store: Store, { place }: Asked, conditions: Conditions): Relaxation[] {
  const circle = place?.circle;
  if (!place || !circle) return [];
  const rest = conditions.without('place');
  for (const km of radii.filter((one) => one > circle.radius)) {
    const total = countBoth(rest, placeMask(store, place, km));
    if (total > 0) return [{ filter: 'radius', to: String(km), total }];
  }
  return [];
}
