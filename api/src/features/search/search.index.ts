import { searchPageSize, type SearchParams } from '@prentice/contract';
import MiniSearch from 'minisearch';
import { facetValues, testsOf, type Circle } from './search.filters.ts';
import { folded, type Card, type Searchable } from './searchable.ts';

/** What a search answers. */
export interface SearchResult {
  readonly items: Card[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Record<string, Record<string, number>>;
  readonly relax: { filter: string; total: number }[];
}

const RADIUS = 25;

/** An in-process index over open internships: words with typos and beginnings, filters with counts, stable pages. */
export class SearchIndex {
  private readonly documents = new Map<string, Searchable>();
  private readonly words = new MiniSearch<Searchable>({
    fields: ['title', 'skills', 'employer', 'places', 'text'],
    processTerm: (term) => folded(term),
    searchOptions: {
      boost: { title: 6, skills: 4, employer: 3, places: 2, text: 1 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  });

  get size(): number {
    return this.documents.size;
  }

  /** Adds or replaces. */
  put(document: Searchable): void {
    this.remove(document.id);
    this.documents.set(document.id, document);
    this.words.add(document);
  }

  remove(id: string): void {
    const known = this.documents.get(id);
    if (!known) return;
    this.words.remove(known);
    this.documents.delete(id);
  }

  clear(): void {
    this.words.removeAll();
    this.documents.clear();
  }

  /** @param now for "posted within" */
  search(params: SearchParams, now: Date): SearchResult {
    const scores = params.q ? this.scored(params.q) : null;
    const candidates = scores
      ? [...scores.keys()].flatMap((id) => this.documents.get(id) ?? [])
      : [...this.documents.values()];
    const tests = testsOf(params, now, this.circle(params));
    const found = candidates.filter((one) => [...tests.values()].every((test) => test(one)));
    const sorted = found.sort(order(params, scores));
    const from = (params.page - 1) * searchPageSize;
    return {
      items: sorted.slice(from, from + searchPageSize).map((one) => one.card),
      total: found.length,
      page: params.page,
      pages: Math.max(1, Math.ceil(found.length / searchPageSize)),
      facets: this.facets(candidates, tests),
      relax: found.length === 0 ? this.relax(candidates, tests, params) : [],
    };
  }

  private scored(q: string): ReadonlyMap<string, number> {
    return new Map(this.words.search(q).map((hit) => [String(hit.id), hit.score]));
  }

  /** Counts per value among the results of all other filters, so that each number is what choosing it would give. */
  private facets(candidates: readonly Searchable[], tests: ReturnType<typeof testsOf>): SearchResult['facets'] {
    const counts: SearchResult['facets'] = Object.fromEntries(Object.keys(facetValues).map((name) => [name, {}]));
    for (const one of candidates) {
      const failed = [...tests].filter(([, test]) => !test(one)).map(([name]) => name);
      if (failed.length > 1) continue;
      for (const [name, values] of Object.entries(facetValues)) {
        if (failed.length === 1 && failed[0] !== name) continue;
        const counted = (counts[name] ??= {});
        for (const value of values(one)) counted[value] = (counted[value] ?? 0) + 1;
      }
    }
    return counts;
  }

  /** Which single filter is in the way, most results first. */
  private relax(
    candidates: readonly Searchable[],
    tests: ReturnType<typeof testsOf>,
    params: SearchParams,
  ): SearchResult['relax'] {
    const without = [...tests.keys()].map((filter) => {
      const others = [...tests].filter(([name]) => name !== filter).map(([, test]) => test);
      return { filter, total: candidates.filter((one) => others.every((test) => test(one))).length };
    });
    const words = params.q
      ? [...this.documents.values()].filter((one) => [...tests.values()].every((test) => test(one))).length
      : 0;
    return [...without, { filter: 'q', total: words }].filter((one) => one.total > 0).sort((a, b) => b.total - a.total);
  }

  /** Around the places of that name which internships state with their coordinates. */
  private circle(params: SearchParams): Circle | null {
    if (!params.place) return null;
    const name = folded(params.place);
    for (const one of this.documents.values()) {
      const at = one.cities.findIndex((city) => city === name);
      const location = at < 0 ? undefined : one.card.locations[at];
      if (location && location.lat !== null && location.lon !== null)
        return { lat: location.lat, lon: location.lon, radius: params.radius ?? RADIUS };
    }
    return null;
  }
}

type Compare = (a: Searchable, b: Searchable) => number;

/** The order asked for; ties go by newest, then by id, so that pages are stable. */
function order(params: SearchParams, scores: ReadonlyMap<string, number> | null): Compare {
  const newest: Compare = (a, b) => b.openedAt - a.openedAt || (a.id < b.id ? -1 : 1);
  const first: Record<SearchParams['sort'], Compare> = {
    relevance: (a, b) => (scores ? (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0) : 0),
    newest: () => 0,
    deadline: (a, b) =>
      (a.card.deadline ?? '') < (b.card.deadline ?? '') ? -1 : a.card.deadline === b.card.deadline ? 0 : 1,
    pay: (a, b) => b.monthlyPay - a.monthlyPay,
  };
  return (a, b) => first[params.sort](a, b) || newest(a, b);
}
