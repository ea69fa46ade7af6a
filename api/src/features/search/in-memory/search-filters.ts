import {
  comparisonCurrency,
  internshipFields,
  searchedFields,
  toMinorUnits,
  type SearchParams,
} from '@prentice/contract';
import { DAY } from '../../../platform/clock/clock.ts';
import { bitMaskOf, unionWithin, type BitMask } from './bit-mask.ts';
import type { NumericColumns } from './numeric-columns.ts';
import type { FacetMasks } from './facet-masks.ts';
import type { PlaceColumn } from '../places/place-column.ts';
import type { PlacesQuery } from '../places/place-search.ts';

/** What filters look at. */
export interface SearchStore {
  readonly size: number;
  readonly columns: NumericColumns;
  readonly facets: FacetMasks;
  readonly places: PlaceColumn;
}

const valueParams = searchedFields.map((field) => internshipFields[field].search.param);

const modeParam = internshipFields.workMode.search.param;

/** Returns those in a place, within so many kilometres, or with a way of working that will do instead. */
export function placeMask({ places, facets, size }: SearchStore, queriedPlace: PlacesQuery, radius: number): BitMask {
  const inPlace = places.slotsIn(size, (place) => queriedPlace.matches(place, radius));
  const { modes } = queriedPlace;
  return modes.length > 0 ? unionWithin(inPlace, [facets.withAnyValue(modeParam, modes, size)]) : inPlace;
}

/** Lists what is chosen from values that are counted, by filter. */
export function chosenValues(params: SearchParams): ReadonlyMap<string, readonly string[]> {
  const { payType, skill, studyLevel, language, level, paid, sponsorship } = params;
  const chosen: Record<string, string | readonly string[] | undefined> = {
    ...Object.fromEntries(valueParams.map((param) => [param, params[param]])),
    payType,
    skill,
    studyLevel,
    language,
    level,
    paid: paid ? 'true' : undefined,
    sponsorship: sponsorship ? 'true' : undefined,
  };
  return new Map(
    Object.entries(chosen).flatMap(([name, values]) => (values ? [[name, [values].flat()] as const] : [])),
  );
}

type SlotTest = (slot: number) => boolean;

/** Returns the numeric comparisons by filter. An unknown value is below every minimum and above every maximum. */
function numericTests(params: SearchParams, columns: NumericColumns, now: Date): ReadonlyMap<string, SlotTest> {
  const tests = new Map<string, SlotTest>();
  const when = <T>(name: string, expectedValue: T | undefined, test: (value: T) => SlotTest): void => {
    if (expectedValue !== undefined) tests.set(name, test(expectedValue));
  };
  const [weeks, hours] = [columns.column('weeks'), columns.column('hours')];
  const [starts, flexible] = [columns.column('starts'), columns.column('flexible')];
  const [answers, opened] = [columns.column('answers'), columns.column('opened')];
  const most =
    (column: Float64Array, limit: number): SlotTest =>
    (slot) =>
      (column[slot] ?? Number.NaN) <= limit;
  const least =
    (column: Float64Array, limit: number): SlotTest =>
    (slot) =>
      (column[slot] || 0) >= limit;
  const orFlexible =
    (test: SlotTest): SlotTest =>
    (slot) =>
      flexible[slot] === 1 || test(slot);

  when('payFrom', params.payFrom || undefined, (amount) => paysAtLeast(columns, amount, comparisonCurrency(params)));
  when('durationFrom', params.durationFrom, (limit) => least(weeks, limit));
  when('durationTo', params.durationTo, (limit) => most(weeks, limit));
  when('startFrom', params.startFrom, (day) => orFlexible(least(starts, Date.parse(day))));
  when('startTo', params.startTo, (day) => orFlexible(most(starts, Date.parse(day))));
  when('hoursFrom', params.hoursFrom, (limit) => least(hours, limit));
  when('hoursTo', params.hoursTo, (limit) => most(hours, limit));
  when('responseTo', params.responseTo, (limit) => most(answers, limit));
  when('postedDays', params.postedDays, (days) => least(opened, now.getTime() - days * DAY));
  when('employer', params.employer || undefined, (slug) => (slot) => columns.employers[slot] === slug);
  return tests;
}

/** Returns those that pass, by the name of each filter that is in use. */
export function filterMasks(
  store: SearchStore,
  params: SearchParams,
  now: Date,
  place: PlacesQuery | null,
): Map<string, BitMask> {
  const { size, facets, columns } = store;
  const masks = new Map<string, BitMask>();
  if (place) masks.set('place', placeMask(store, place, place.circle?.radius ?? 0));
  for (const [name, values] of chosenValues(params)) masks.set(name, facets.withAnyValue(name, values, size));
  for (const [name, passes] of numericTests(params, columns, now)) masks.set(name, bitMaskOf(size, passes));
  return masks;
}

/** Returns whether an internship pays at least so many major units a month, in that very currency. */
function paysAtLeast(columns: NumericColumns, amount: number, currency: string): (slot: number) => boolean {
  const { currencies } = columns;
  const pay = columns.column('pay');
  const least = toMinorUnits(amount, currency);
  return (slot) => currencies[slot] === currency && (pay[slot] ?? 0) >= least;
}

/** Returns what pay counts in the order: pay in another currency cannot be compared, and is only more than none. */
export function payRank(columns: NumericColumns, currency: string): (slot: number) => number {
  const { currencies } = columns;
  const pay = columns.column('pay');
  return (slot) => {
    const amount = pay[slot] ?? 0;
    return amount > 0 && currencies[slot] !== currency ? Number.MIN_VALUE : amount;
  };
}
