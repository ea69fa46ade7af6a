import { searchPageSize, type SearchParams } from '@prentice/contract';
import { FacetColumns } from './facet.columns.ts';
import { circleOf } from './place.search.ts';
import { testsOf } from './search.filters.ts';
import type { Card, Searchable } from './searchable.ts';
import { firstOf, type Order } from './top.slots.ts';
import { WordIndex } from './word.index.ts';

/** What a search answers. */
export interface SearchResult {
  readonly items: Card[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Record<string, Record<string, number>>;
  readonly relax: { filter: string; total: number }[];
}

type Tests = ReturnType<typeof testsOf>;

/** Candidates sorted out by the filters. */
interface Sifted {
  readonly passed: readonly number[];
  /** Those that one filter alone keeps out, by its name. */
  readonly missed: ReadonlyMap<string, readonly number[]>;
}

/** An in-process index over open internships: words, filters with counts, stable pages. Each has a number, its slot. */
export class SearchIndex {
  private readonly slots = new Map<string, number>();
  private readonly documents: (Searchable | undefined)[] = [];
  private readonly free: number[] = [];
  private readonly columns = new FacetColumns();
  private readonly words = new WordIndex();

  get size(): number {
    return this.slots.size;
  }

  /** Adds or replaces. */
  put(document: Searchable): void {
    this.remove(document.id);
    const slot = this.free.pop() ?? this.documents.length;
    this.slots.set(document.id, slot);
    this.documents[slot] = document;
    this.columns.set(slot, document);
    this.words.add(document);
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    const known = slot === undefined ? undefined : this.documents[slot];
    if (slot === undefined || !known) return;
    this.words.remove(known);
    this.documents[slot] = undefined;
    this.slots.delete(id);
    this.free.push(slot);
  }

  /** @param now for "posted within" */
  search(params: SearchParams, now: Date): SearchResult {
    const scores = params.q ? this.scored(params.q) : null;
    const tests = testsOf(params, now, params.place ? circleOf(params.place, params.radius) : null);
    const { passed, missed } = this.sift(scores ? scores.keys() : this.slots.values(), tests);
    const from = (params.page - 1) * searchPageSize;
    const first = firstOf(passed, from + searchPageSize, this.order(params, scores));
    return {
      items: first.slice(from).flatMap((slot) => this.documents[slot]?.card ?? []),
      total: passed.length,
      page: params.page,
      pages: Math.max(1, Math.ceil(passed.length / searchPageSize)),
      facets: this.columns.count(passed, missed),
      relax: passed.length === 0 ? this.relax(tests, missed, scores !== null) : [],
    };
  }

  /** Relevance by slot. */
  private scored(q: string): ReadonlyMap<number, number> {
    const scores = new Map<number, number>();
    for (const [id, score] of this.words.search(q)) {
      const slot = this.slots.get(id);
      if (slot !== undefined) scores.set(slot, score);
    }
    return scores;
  }

  private sift(candidates: Iterable<number>, tests: Tests): Sifted {
    const passed: number[] = [];
    const missed = new Map<string, number[]>([...tests.keys()].map((name) => [name, []]));
    const filters = [...tests];
    for (const slot of candidates) {
      const document = this.documents[slot];
      if (!document) continue;
      let failed = '';
      let count = 0;
      for (const [name, test] of filters) {
        if (test(document)) continue;
        failed = name;
        if (++count > 1) break;
      }
      if (count === 0) passed.push(slot);
      else if (count === 1) missed.get(failed)?.push(slot);
    }
    return { passed, missed };
  }

  /** Which single filter is in the way, most results first. */
  private relax(tests: Tests, missed: Sifted['missed'], worded: boolean): SearchResult['relax'] {
    const without = [...missed].map(([filter, slots]) => ({ filter, total: slots.length }));
    const words = worded ? this.sift(this.slots.values(), tests).passed.length : 0;
    return [...without, { filter: 'q', total: words }].filter((one) => one.total > 0).sort((a, b) => b.total - a.total);
  }

  /** The order asked for; ties go by newest, then by id, so that pages are stable. */
  private order({ sort }: SearchParams, scores: ReadonlyMap<number, number> | null): Order {
    const at = (slot: number): Searchable | undefined => this.documents[slot];
    const newest: Order = (a, b) =>
      (at(b)?.openedAt ?? 0) - (at(a)?.openedAt ?? 0) || ((at(a)?.id ?? '') < (at(b)?.id ?? '') ? -1 : 1);
    const first: Record<SearchParams['sort'], Order> = {
      relevance: (a, b) => (scores ? (scores.get(b) ?? 0) - (scores.get(a) ?? 0) : 0),
      newest: () => 0,
      deadline: (a, b) => (at(a)?.closesAt ?? 0) - (at(b)?.closesAt ?? 0),
      pay: (a, b) => (at(b)?.monthlyPay ?? 0) - (at(a)?.monthlyPay ?? 0),
    };
    return (a, b) => first[sort](a, b) || newest(a, b);
  }
}
