import { searchPageSize, type SearchParams } from '@prentice/contract';
import { GrowingMask, has, slotsIn } from './bits.ts';
import { Columns } from './columns.ts';
import { Conditions } from './conditions.ts';
import { FacetMasks } from './facet.masks.ts';
import { PlaceColumn } from './place.column.ts';
import { wantedPlace, type KnownPlace } from './place.search.ts';
import { relaxations, type Relaxation } from './relaxation.ts';
import { countsOf, currenciesOf, placesOf, type Counts } from './search.counts.ts';
import { filterMasks, type Store } from './search.filters.ts';
import { ordered } from './search.order.ts';
import type { Card, Searchable } from './searchable.ts';
import { firstOf } from './top.slots.ts';
import { WordIndex } from './word.index.ts';

/** What a search answers. */
export interface SearchResult {
  readonly items: Card[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly facets: Counts;
  readonly relax: Relaxation[];
  readonly place: { readonly known: KnownPlace | null; readonly others: readonly KnownPlace[] } | null;
  readonly places: (KnownPlace & { readonly total: number })[];
  readonly currencies: { readonly currency: string; readonly total: number }[];
}

/** Words of the dictionary that are cleaned for each internship that goes. */
const SWEPT = 500;

/** An in-process index over open internships: words, filters with counts, stable pages. Each has a number, its slot. */
export class SearchIndex implements Store {
  private readonly slots = new Map<string, number>();
  private readonly ids: (string | undefined)[] = [];
  private readonly cards: (Card | undefined)[] = [];
  private readonly alive = new GrowingMask();
  readonly columns = new Columns();
  readonly facets = new FacetMasks();
  readonly places = new PlaceColumn();
  private readonly words = new WordIndex();
  /** Slots that are free; that are once the dictionary has been swept; that are after the next time. */
  private readonly free: number[] = [];
  private leaving: number[] = [];
  private left: number[] = [];

  /** Slots in use or used before. */
  get size(): number {
    return this.ids.length;
  }

  /** Adds or replaces. */
  put(document: Searchable): void {
    this.remove(document.id);
    const slot = this.free.pop() ?? this.ids.length;
    this.slots.set(document.id, slot);
    this.ids[slot] = document.id;
    this.cards[slot] = document.card;
    this.alive.set(slot, true);
    this.columns.set(slot, document);
    this.facets.set(slot, document);
    this.places.set(slot, document);
    this.words.add(slot, document);
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.slots.delete(id);
    this.ids[slot] = undefined;
    this.cards[slot] = undefined;
    this.alive.set(slot, false);
    this.facets.clear(slot);
    this.left.push(slot);
    const around = this.words.sweep(SWEPT, (one) => has(this.alive.mask, one));
    if (!around) return;
    this.free.push(...this.leaving);
    this.leaving = this.left;
    this.left = [];
  }

  /** @param now for "posted within" */
  search(params: SearchParams, now: Date): SearchResult {
    const place = params.place ? wantedPlace(params.place, params.radius) : null;
    const asked = { params, now, place };
    const scores = params.q ? this.words.search(params.q, this.size) : undefined;
    const masks = filterMasks(this, params, now, place);
    if (scores) masks.set('q', scores.mask);
    const conditions = new Conditions(this.alive.within(this.size), masks);
    const passed = slotsIn(conditions.without());
    const from = (params.page - 1) * searchPageSize;
    const first = firstOf(passed, from + searchPageSize, ordered(params, this.columns, this.ids, scores?.of));
    const find = (q: string) => this.words.search(q, this.size).mask;
    const { currency: paidIn = {}, ...facets } = countsOf(this, asked, conditions);
    return {
      items: first.slice(from).flatMap((slot) => this.cards[slot] ?? []),
      total: passed.length,
      page: params.page,
      pages: Math.max(1, Math.ceil(passed.length / searchPageSize)),
      facets,
      relax: passed.length === 0 ? relaxations(this, asked, conditions, find) : [],
      place: place && { known: place.known, others: place.others },
      places: placesOf(this, conditions),
      currencies: currenciesOf(paidIn),
    };
  }
}
