import { facetValues } from './search.filters.ts';
import type { Searchable } from './searchable.ts';

const names = Object.keys(facetValues);

/** The facets' values of every document as small numbers, so that counting is adding up. */
export class FacetColumns {
  /** Number of each value, and the values by number; names of filters and values in one sequence. */
  private readonly numbers = new Map<string, number>();
  private readonly values: { readonly name: number; readonly value: string }[] = [];
  private readonly rows: Uint16Array[] = [];

  set(slot: number, document: Searchable): void {
    const row = names.flatMap((name, at) =>
      [...new Set(facetValues[name]?.(document))].map((value) => this.number(at, value)),
    );
    this.rows[slot] = Uint16Array.from(row);
  }

  private number(name: number, value: string): number {
    const key = `${name} ${value}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push({ name, value }) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /**
   * Counts per value.
   * @param passed those that pass every filter
   * @param missed those that pass every filter but one, by the filter's name
   */
  count(
    passed: readonly number[],
    missed: ReadonlyMap<string, readonly number[]>,
  ): Record<string, Record<string, number>> {
    const all = this.add(new Uint32Array(this.values.length), passed);
    const alone = new Map([...missed].map(([name, slots]) => [names.indexOf(name), this.add(all.slice(), slots)]));
    const counts: Record<string, Record<string, number>> = Object.fromEntries(names.map((name) => [name, {}]));
    this.values.forEach(({ name, value }, number) => {
      const count = (alone.get(name) ?? all)[number] ?? 0;
      const facet = counts[names[name] ?? ''];
      if (count > 0 && facet) facet[value] = count;
    });
    return counts;
  }

  private add(counts: Uint32Array, slots: readonly number[]): Uint32Array {
    for (const slot of slots) {
      const row = this.rows[slot];
      if (!row) continue;
      for (let at = 0; at < row.length; at++) {
        const number = row[at] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    return counts;
  }
}
