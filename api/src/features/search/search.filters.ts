import type { SearchParams } from '@prentice/contract';
import { maskOf, type Mask } from './bits.ts';
import type { Columns } from './columns.ts';
import type { FacetMasks } from './facet.masks.ts';
import { comparedIn, paysAtLeast } from './pay.currency.ts';
import type { PlaceColumn } from './place.column.ts';
import type { WantedPlace } from './place.search.ts';

/** What filters look at. */
export interface Store {
  readonly size: number;
  readonly columns: Columns;
  readonly facets: FacetMasks;
  readonly places: PlaceColumn;
}

/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Those in a place, within so many kilometres. */
export const placeMask = ({ places, size }: Store, wanted: WantedPlace, radius: number): Mask =>
  places.in(size, (place) => wanted.passes(place, radius));

/** What is chosen from values that are counted, by filter. */
export function chosenValues(params: SearchParams): ReadonlyMap<string, readonly string[]> {
  const { mode, category, payType, skill, studyLevel, language, level, vacancyKind } = params;
  const chosen = Object.entries({ mode, category, payType, skill, studyLevel, language }).flatMap(([name, values]) =>
    values ? [[name, values] as const] : [],
  );
  const single = Object.entries({ level, vacancyKind }).flatMap(([name, value]) =>
    value ? [[name, [value]] as const] : [],
  );
  const flags = Object.entries({ paid: params.paid, sponsorship: params.sponsorship }).flatMap(([name, on]) =>
    on ? [[name, ['true']] as const] : [],
  );
  return new Map<string, readonly string[]>([...chosen, ...single, ...flags]);
}

type Test = (slot: number) => boolean;

/** What figures are compared with, by filter. An unknown figure is below every least and above every most. */
function figureTests(params: SearchParams, columns: Columns, now: Date): ReadonlyMap<string, Test> {
  const tests = new Map<string, Test>();
  const when = <T>(name: string, wanted: T | undefined, test: (wanted: T) => Test): void => {
    if (wanted !== undefined) tests.set(name, test(wanted));
  };
  const [weeks, hours] = [columns.of('weeks'), columns.of('hours')];
  const [starts, flexible] = [columns.of('starts'), columns.of('flexible')];
  const [answers, opened] = [columns.of('answers'), columns.of('opened')];
  const most = (column: Float64Array, limit: number): Test => (slot) => (column[slot] ?? Number.NaN) <= limit;
  const least = (column: Float64Array, limit: number): Test => (slot) => (column[slot] || 0) >= limit;
  const orFlexible = (test: Test): Test => (slot) => flexible[slot] === 1 || test(slot);

  when('payFrom', params.payFrom || undefined, (amount) => paysAtLeast(columns, amount, comparedIn(params)));
  when('durationFrom', params.durationFrom, (limit) => least(weeks, limit));
  when('durationTo', params.durationTo, (limit) => most(weeks, limit));
  when('startFrom', params.startFrom, (day) => orFlexible(least(starts, Date.parse(day))));
  when('startTo', params.startTo, (day) => orFlexible(most(starts, Date.parse(day))));
  when('hoursTo', params.hoursTo, (limit) => most(hours, limit));
  when('responseTo', params.responseTo, (limit) => most(answers, limit));
  when('postedDays', params.postedDays, (days) => least(opened, now.getTime() - days * DAY));
  when('employer', params.employer || undefined, (slug) => (slot) => columns.employers[slot] === slug);
  return tests;
} // prettier-ignore

/** Those that pass, by the name of each filter that is in use. */
export function filterMasks(
  store: Store,
  params: SearchParams,
  now: Date,
  place: WantedPlace | null,
): Map<string, Mask> {
  const { size, facets, columns } = store;
  const masks = new Map<string, Mask>();
  if (place) masks.set('place', placeMask(store, place, place.circle?.radius ?? 0));
  for (const [name, values] of chosenValues(params)) masks.set(name, facets.any(name, values, size));
  for (const [name, passes] of figureTests(params, columns, now)) masks.set(name, maskOf(size, passes));
  return masks;
}
