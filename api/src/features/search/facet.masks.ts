import { promisedDays, studyLevels } from '@prentice/contract';
import { anyOf, countBoth, emptyMask, GrowingMask, type Mask } from './bits.ts';
import type { Searchable } from './searchable.ts';

const isPaid = ({ card }: Searchable): boolean => card.pay?.type === 'paid' || card.pay?.type === 'stipend';

/** Values of an internship for the filters that show counts. */
const readers: Readonly<Record<string, (one: Searchable) => readonly string[]>> = {
  mode: ({ card }) => (card.workMode ? [card.workMode] : []),
  category: ({ card }) => (card.category ? [card.category] : []),
  payType: ({ card }) => (card.pay ? [card.pay.type] : []),
  paid: (one) => (isPaid(one) ? ['true'] : []),
  studyLevel: (one) => one.studyLevels,
  language: (one) => one.languages,
  skill: (one) => one.skillKeys,
  level: (one) => ['1', '2'].slice(0, one.level),
  responseTo: ({ card }) => promisedDays.filter((days) => card.responseDays <= days).map(String),
  sponsorship: (one) => (one.sponsorship ? ['true'] : []),
  vacancyKind: ({ card }) => [card.vacancyKind],
  currency: ({ card, monthlyPay }) => (monthlyPay > 0 && card.pay?.currency ? [card.pay.currency] : []),
};

/** Filters whose conditions are open to all when none is named; those count for every value. */
const openToAll: Readonly<Record<string, readonly string[]>> = { studyLevel: studyLevels, language: [] };
const OPEN = '';

/** Which internships have which value. */
export class FacetMasks {
  private readonly facets = new Map(Object.keys(readers).map((name) => [name, new Map<string, GrowingMask>()]));

  set(slot: number, document: Searchable): void {
    for (const [name, read] of Object.entries(readers)) {
      const values = read(document);
      for (const value of values) this.of(name, value).set(slot, true);
      if (values.length === 0 && openToAll[name]) this.of(name, OPEN).set(slot, true);
    }
  }

  clear(slot: number): void {
    for (const values of this.facets.values()) for (const mask of values.values()) mask.set(slot, false);
  }

  private of(name: string, value: string): GrowingMask {
    const values = this.facets.get(name) ?? new Map<string, GrowingMask>();
    const known = values.get(value);
    if (known) return known;
    const mask = new GrowingMask();
    values.set(value, mask);
    return mask;
  }

  /** Those with any of the values, or open to all. */
  any(name: string, wanted: readonly string[], size: number): Mask {
    const values = this.facets.get(name);
    const asked = openToAll[name] ? [...wanted, OPEN] : wanted;
    return anyOf(emptyMask(size), asked.flatMap((value) => values?.get(value)?.mask ?? [])); // prettier-ignore
  }

  /**
   * Counts per value and filter; values without any are left out.
   * @param within those that pass every other filter, by the filter's name
   * @param chosen what is filtered by at present
   */
  count(
    within: (name: string) => Mask,
    chosen: ReadonlyMap<string, readonly string[]>,
  ): Record<string, Record<string, number>> {
    const counts: Record<string, Record<string, number>> = {};
    for (const [name, values] of this.facets) {
      const mask = within(name);
      const open = countBoth(mask, values.get(OPEN)?.mask ?? emptyMask(0));
      const names = new Set([
        ...values.keys(),
        ...(openToAll[name] ? [...openToAll[name], ...(chosen.get(name) ?? [])] : []),
      ]);
      names.delete(OPEN);
      const counted = [...names].map(
        (value) => [value, open + countBoth(mask, values.get(value)?.mask ?? emptyMask(0))] as const,
      );
      counts[name] = Object.fromEntries(counted.filter(([, count]) => count > 0));
    }
    return counts;
  }
}
