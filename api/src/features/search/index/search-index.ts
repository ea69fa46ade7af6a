import { searchPageSize, type SearchParams } from '@prentice/contract';
import { GrowingBitMask, hasBit, setBits } from './bit-mask.ts';
import { NumericColumns } from './numeric-columns.ts';
import { FilterMasks } from './filter-masks.ts';
import { FacetMasks } from './facet-masks.ts';
import { PlaceColumn } from '../places/place-column.ts';
import type { NamedPlace } from '../places/place-search.ts';
import { parsePlacesQuery } from '../places/several-places.ts';
import { findRelaxations, type Relaxation } from './relaxation.ts';
import { facetCounts, currencyCounts, placeCounts, type FacetCounts } from './facet-counts.ts';
import { filterMasks, type SearchStore } from './search-filters.ts';
import { searchOrder } from './search-order.ts';
import type { ListedInternship, SearchableInternship } from './searchable.ts';
import { firstSlots } from './top-slots.ts';
import { WordIndex } from './word-index.ts';
import { PostingComparison } from '../comparison/posting-comparison.ts';

/** What a search answers. */
export interface SearchResult {
  readonly items: ListedInternship[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: FacetCounts;
  readonly relax: Relaxation[];
  readonly place: {
    readonly known: NamedPlace | null;
    readonly more: readonly NamedPlace[];
    readonly others: readonly NamedPlace[];
  } | null;
  readonly places: (NamedPlace & { readonly total: number })[];
  readonly currencies: { readonly currency: string; readonly total: number }[];
}

/** Words of the dictionary that are cleaned for each internship that goes. */
const SWEPT_WORDS = 500;

/** An in-process index over open internships: words, filters with counts, stable pages. Each has a number, its slot. */
export class SearchIndex implements SearchStore {
  private readonly slots = new Map<string, number>();
  private readonly ids: (string | undefined)[] = [];
  private readonly summaries: (ListedInternship | undefined)[] = [];
  private readonly alive = new GrowingBitMask();
  readonly columns = new NumericColumns();
  readonly facets = new FacetMasks();
  readonly places = new PlaceColumn();
  readonly comparison = new PostingComparison();
  private readonly words = new WordIndex();
  /** Slots that are free; that are once the dictionary has been swept; that are after the next time. */
  private readonly freeSlots: number[] = [];
  private slotsInSweep: number[] = [];
  private slotsForNextSweep: number[] = [];

  /** Slots in use or used before. */
  get size(): number {
    return this.ids.length;
  }

  /** Adds or replaces. */
  put(internship: SearchableInternship): void {
    this.remove(internship.id);
    const slot = this.freeSlots.pop() ?? this.ids.length;
    this.slots.set(internship.id, slot);
    this.ids[slot] = internship.id;
    this.summaries[slot] = internship.summary;
    this.alive.set(slot, true);
    this.columns.set(slot, internship);
    this.facets.set(slot, internship);
    this.places.set(slot, internship);
    this.words.add(slot, internship);
    this.comparison.put(internship);
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.slots.delete(id);
    this.ids[slot] = undefined;
    this.summaries[slot] = undefined;
    this.alive.set(slot, false);
    this.facets.clear(slot);
    this.comparison.remove(id);
    this.slotsForNextSweep.push(slot);
    const around = this.words.sweep(SWEPT_WORDS, (one) => hasBit(this.alive.mask, one));
    if (!around) return;
    this.freeSlots.push(...this.slotsInSweep);
    this.slotsInSweep = this.slotsForNextSweep;
    this.slotsForNextSweep = [];
  }

  /** @param now for "posted within" */
  search(params: SearchParams, now: Date): SearchResult {
    const place = params.place ? parsePlacesQuery(params.place, params.radius) : null;
    const asked = { params, now, place };
    const scores = params.q ? this.words.search(params.q, this.size) : undefined;
    const masks = filterMasks(this, params, now, place);
    if (scores) masks.set('q', scores.mask);
    const filters = new FilterMasks(this.alive.within(this.size), masks);
    const passed = setBits(filters.allExcept());
    const from = (params.page - 1) * searchPageSize;
    const first = firstSlots(
      passed,
      from + searchPageSize,
      searchOrder(params, this.columns, this.ids, scores?.scores),
    );
    const find = (q: string) => this.words.search(q, this.size).mask;
    const { currency: paidIn = {}, ...facets } = facetCounts(this, asked, filters);
    return {
      items: first.slice(from).flatMap((slot) => this.summaries[slot] ?? []),
      total: passed.length,
      page: params.page,
      pages: Math.max(1, Math.ceil(passed.length / searchPageSize)),
      facets,
      relax: passed.length === 0 ? findRelaxations(this, asked, filters, find) : [],
      place: place && { known: place.known, more: place.more, others: place.others },
      places: placeCounts(this, filters),
      currencies: currencyCounts(paidIn),
    };
  }
}
