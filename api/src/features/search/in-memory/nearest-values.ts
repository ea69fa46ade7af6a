import { fromMinorUnits, utcDay, type SearchRelaxation } from '@prentice/contract';
import { setBits } from './bit-mask.ts';
import type { FilterMasks } from './filter-masks.ts';
import type { NumericColumns } from './numeric-columns.ts';

/** The two ends of a range: each is a filter of its own, and both are given up together as well. */
export const ranges = {
  start: ['startFrom', 'startTo'],
  duration: ['durationFrom', 'durationTo'],
  hours: ['hoursFrom', 'hoursTo'],
} as const;

interface Limit {
  readonly column: Parameters<NumericColumns['column']>[0];
  /** Whether it is the least that passes, so that the nearest value is the greatest of those that do not. */
  readonly isLeast: boolean;
  /** Writes the limit that a value just passes. */
  write(value: number): string;
}

const inWeeksOrHours = { write: String };
const onDay = { write: (time: number) => utcDay(new Date(time)) };

const limits: Readonly<Record<string, Limit>> = {
  startFrom: { column: 'starts', isLeast: true, ...onDay },
  startTo: { column: 'starts', isLeast: false, ...onDay },
  durationFrom: { column: 'weeks', isLeast: true, ...inWeeksOrHours },
  durationTo: { column: 'weeks', isLeast: false, ...inWeeksOrHours },
  hoursFrom: { column: 'hours', isLeast: true, ...inWeeksOrHours },
  hoursTo: { column: 'hours', isLeast: false, ...inWeeksOrHours },
};

/** Pay is asked for in round numbers. */
const PAY_STEP = 50;

/** Finds the limit next to one that leaves everything out, with how many pass it. */
function nearestLimit(columns: NumericColumns, rest: Uint32Array, name: string): SearchRelaxation[] {
  const limit = limits[name];
  if (!limit) return [];
  const column = columns.column(limit.column);
  const values = [...rest].map((slot) => column[slot] ?? Number.NaN).filter((value) => !Number.isNaN(value));
  if (values.length === 0) return [];
  const nearest = values.reduce((a, b) => (limit.isLeast ? Math.max(a, b) : Math.min(a, b)));
  return [{ filter: name, to: limit.write(nearest), total: values.filter((value) => value === nearest).length }];
}

/** Finds the least pay next below the one that leaves everything out, in the same currency. */
function nearestPay(columns: NumericColumns, rest: Uint32Array, currency: string): SearchRelaxation[] {
  const pay = columns.column('pay');
  const amounts = [...rest]
    .filter((slot) => columns.currencies[slot] === currency)
    .map((slot) => fromMinorUnits(pay[slot] ?? 0, currency));
  const most = amounts.reduce((a, b) => Math.max(a, b), 0);
  const to = Math.floor(most / PAY_STEP) * PAY_STEP;
  return to > 0 ? [{ filter: 'payFrom', to: String(to), total: amounts.filter((amount) => amount >= to).length }] : [];
}

/**
 * Finds, for each limit by a figure or a day that alone leaves everything out, the nearest one that does not.
 *
 * @param currency in which the least pay is meant
 */
export const nearestLimits = (columns: NumericColumns, filters: FilterMasks, currency: string): SearchRelaxation[] =>
  filters.names.flatMap((name) => {
    if (name !== 'payFrom' && !limits[name]) return [];
    const rest = setBits(filters.allExcept(name));
    return name === 'payFrom' ? nearestPay(columns, rest, currency) : nearestLimit(columns, rest, name);
  });

/** Returns what giving up both ends of a range would find, where it is more than giving up either. */
export const withoutRanges = (filters: FilterMasks, count: (...without: string[]) => number): SearchRelaxation[] =>
  Object.entries(ranges).flatMap(([filter, ends]) => {
    if (!ends.every((end) => filters.has(end))) return [];
    const total = count(...ends);
    return total > Math.max(...ends.map((end) => count(end))) ? [{ filter, total }] : [];
  });
