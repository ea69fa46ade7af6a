import { postedDays, radii, type SearchParams } from '@prentice/contract';
import { countBoth, slotsIn, type Mask } from './bits.ts';
import type { Conditions } from './conditions.ts';
import { labelled, type KnownPlace, type WantedPlace } from './place.search.ts';
import { chosenValues, DAY, placeMask, type Store } from './search.filters.ts';

/** A search with what it means at this moment. */
export interface Asked {
  readonly params: SearchParams;
  readonly now: Date;
  readonly place: WantedPlace | null;
}

export type Counts = Record<string, Record<string, number>>;

const MOST_PLACES = 60;

/** How many there are for each of some numbers. */
const each = (numbers: readonly number[], total: (one: number) => number): Record<string, number> =>
  Object.fromEntries(numbers.map((one) => [String(one), total(one)]));

/** Counts per value of each filter: how many there would be if that value alone were chosen in it, all else being equal. */
export function countsOf(store: Store, { params, now, place }: Asked, conditions: Conditions): Counts {
  const all = conditions.without();
  const without = (name: string): Mask => (conditions.has(name) ? conditions.without(name) : all);
  /* A currency says how the least pay is meant; it is nothing to pass by itself. */
  const within = (name: string): Mask => without(name === 'currency' ? 'payFrom' : name);
  const opened = store.columns.of('opened');
  const recent = slotsIn(within('postedDays'));
  const since = (days: number): number => now.getTime() - days * DAY;
  const counts = {
    ...store.facets.count(within, chosenValues(params)),
    postedDays: each(postedDays, (days) => countOf(recent, (slot) => (opened[slot] ?? 0) >= since(days))),
  };
  if (!place?.circle) return counts;
  const anywhere = within('place');
  return { ...counts, radius: each(radii, (radius) => countBoth(anywhere, placeMask(store, place, radius))) };
}

function countOf(slots: Uint32Array, passes: (slot: number) => boolean): number {
  let count = 0;
  for (const slot of slots) if (passes(slot)) count++;
  return count;
}

/** Where the results are, whatever place was asked for; most first. */
export function placesOf(store: Store, conditions: Conditions): (KnownPlace & { total: number })[] {
  const byLabel = new Map<string, KnownPlace & { total: number }>();
  for (const [place, total] of store.places.count(slotsIn(conditions.without('place')))) {
    const known = labelled(place);
    const before = byLabel.get(known.label)?.total ?? 0;
    if (total > 0) byLabel.set(known.label, { ...known, total: before + total });
  }
  const busiest = [...byLabel.values()].sort((a, b) => b.total - a.total || (a.label < b.label ? -1 : 1));
  return busiest.slice(0, MOST_PLACES);
}

/** In which currencies the results are paid; most first. */
export const currenciesOf = (counts: Readonly<Record<string, number>>): { currency: string; total: number }[] =>
  Object.entries(counts)
    .map(([currency, total]) => ({ currency, total }))
    .sort((a, b) => b.total - a.total || (a.currency < b.currency ? -1 : 1));
