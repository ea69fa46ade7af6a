import { internshipFields, responseDayOptions, searchedFields, studyLevels } from '@prentice/contract';
import { unionWithin, countIntersection, emptyBitMask, GrowingBitMask, type BitMask } from './bit-mask.ts';
import type { SearchableInternship } from './searchable.ts';

const isPaid = ({ summary }: SearchableInternship): boolean =>
  summary.pay?.type === 'paid' || summary.pay?.type === 'stipend';

type ValueReader = (internship: SearchableInternship) => readonly string[];

const fieldReaders: Readonly<Record<string, ValueReader>> = Object.fromEntries(
  searchedFields.map((field): [string, ValueReader] => [
    internshipFields[field].search.param,
    ({ summary }) => (summary[field] ? [summary[field]] : []),
  ]),
);

/** Values of an internship for the filters that show counts. */
const readers: Readonly<Record<string, ValueReader>> = {
  ...fieldReaders,
  payType: ({ summary }) => (summary.pay ? [summary.pay.type] : []),
  paid: (internship) => (isPaid(internship) ? ['true'] : []),
  studyLevel: (internship) => internship.studyLevels,
  language: (internship) => internship.languages,
  skill: (internship) => internship.skillKeys,
  level: (internship) => ['1', '2'].slice(0, internship.level),
  responseTo: ({ summary }) => responseDayOptions.filter((days) => summary.responseDays <= days).map(String),
  sponsorship: (internship) => (internship.sponsorship ? ['true'] : []),
  currency: ({ summary, monthlyPay }) => (monthlyPay > 0 && summary.pay?.currency ? [summary.pay.currency] : []),
};

/** Filters whose conditions are open to all when none is named; those count for every value. */
const unrestrictedFilters: Readonly<Record<string, readonly string[]>> = { studyLevel: studyLevels, language: [] };
const UNRESTRICTED = '';

/** Keeps which internships have which value. */
export class FacetMasks {
  private readonly facets = new Map(Object.keys(readers).map((name) => [name, new Map<string, GrowingBitMask>()]));

  set(slot: number, internship: SearchableInternship): void {
    for (const [name, read] of Object.entries(readers)) {
      const values = read(internship);
      for (const value of values) this.maskFor(name, value).set(slot, true);
      if (values.length === 0 && unrestrictedFilters[name]) this.maskFor(name, UNRESTRICTED).set(slot, true);
    }
  }

  clear(slot: number): void {
    for (const values of this.facets.values()) for (const mask of values.values()) mask.set(slot, false);
  }

  private maskFor(name: string, value: string): GrowingBitMask {
    const values = this.facets.get(name) ?? new Map<string, GrowingBitMask>();
    const valueMask = values.get(value);
    if (valueMask) return valueMask;
    const mask = new GrowingBitMask();
    values.set(value, mask);
    return mask;
  }

  /** Returns those with any of the values, or open to all. */
  withAnyValue(name: string, chosenValues: readonly string[], size: number): BitMask {
    const values = this.facets.get(name);
    const allValues = unrestrictedFilters[name] ? [...chosenValues, UNRESTRICTED] : chosenValues;
    return unionWithin(
      emptyBitMask(size),
      allValues.flatMap((value) => values?.get(value)?.mask ?? []),
    );
  }

  /**
   * Counts per value and filter; values without any are left out.
   * @param within those that pass every other filter, by the filter's name
   * @param chosen what is filtered by at present
   */
  count(
    within: (name: string) => BitMask,
    chosen: ReadonlyMap<string, readonly string[]>,
  ): Record<string, Record<string, number>> {
    const counts: Record<string, Record<string, number>> = {};
    for (const [name, values] of this.facets) {
      const mask = within(name);
      const open = countIntersection(mask, values.get(UNRESTRICTED)?.mask ?? emptyBitMask(0));
      const names = new Set([
        ...values.keys(),
        ...(unrestrictedFilters[name] ? [...unrestrictedFilters[name], ...(chosen.get(name) ?? [])] : []),
      ]);
      names.delete(UNRESTRICTED);
      const counted = [...names].map(
        (value) => [value, open + countIntersection(mask, values.get(value)?.mask ?? emptyBitMask(0))] as const,
      );
      counts[name] = Object.fromEntries(counted.filter(([, count]) => count > 0));
    }
    return counts;
  }
}
