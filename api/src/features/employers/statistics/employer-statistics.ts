import type { EmployerStatistics } from '@prentice/contract';
import type { EmployerRow } from '../employer.entity.ts';

/** What the statistics are made of, of one public employer. */
export type CountedEmployer = Pick<
  EmployerRow,
  'openInternships' | 'responsiveness' | 'industry' | 'sizeBand' | 'type' | 'country'
>;

function tally<T extends string>(values: readonly (T | null | undefined)[]): { value: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((left, right) => right.count - left.count || left.value.localeCompare(right.value));
}

const rounded = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : rounded((low + high) / 2, 1);
}

/**
 * Returns numbers over public employers. The median is over the companies' medians, the share weighs each by its
 * answers.
 */
export function statisticsOf(employers: readonly CountedEmployer[]): EmployerStatistics {
  const answering = employers.flatMap(({ responsiveness }) => (responsiveness ? [responsiveness] : []));
  const answers = answering.reduce((sum, responsiveness) => sum + responsiveness.count, 0);
  const withinPromise = answering.reduce(
    (sum, responsiveness) => sum + responsiveness.withinPromise * responsiveness.count,
    0,
  );
  return {
    employers: employers.length,
    withOpenInternships: employers.filter((employer) => employer.openInternships > 0).length,
    openInternships: employers.reduce((sum, employer) => sum + employer.openInternships, 0),
    medianDays: median(answering.map((responsiveness) => responsiveness.medianDays)),
    withinPromise: answers === 0 ? null : rounded(withinPromise / answers, 2),
    industries: tally(employers.map((employer) => employer.industry)),
    sizeBands: tally(employers.map((employer) => employer.sizeBand)),
    types: tally(employers.map((employer) => employer.type)),
    countries: tally(employers.map((employer) => employer.country)),
  };
}
