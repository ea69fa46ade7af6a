import {
  type internshipOperations,
  type ReplyOf,
  searchPageSize,
  searchParams,
  type SearchParams,
} from '@prentice/contract';
import { GrowingBitMask, hasBit, setBits, type BitMask } from './bit-mask.ts';
import { NumericColumns } from './numeric-columns.ts';
import { FilterMasks } from './filter-masks.ts';
import { FacetMasks } from './facet-masks.ts';
import { PlaceColumn } from '../places/place-column.ts';
import { isAmbiguousPlaceName } from '../places/city-names.ts';
import { findCities, isLargeCity } from '../places/cities.ts';
import { isAreaName } from '../places/areas.ts';
import { parsePlacesQuery, toSearchedPlace, type PlacesQuery } from '../places/place-search.ts';
import { readPlacePhrase, withPlacePhrase } from '../places/place-phrase.ts';
import { parseQuery } from '../query/query-parser.ts';
import type { SearchedWords } from '../query/token-reader.ts';
import { foldText } from '../text/text-words.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { findRelaxations } from './relaxation.ts';
import { facetCounts, currencyCounts, placeCounts } from './facet-counts.ts';
import { filterMasks, type SearchStore } from './search-filters.ts';
import { partialMatches, relatedFields, relatedSlots, unnamedTerm, type NamedConditions } from './related.ts';
import { newestFirst, searchOrder } from './search-order.ts';
import type { ListedInternship, SearchableInternship } from './searchable.ts';
import { firstSlots } from './top-slots.ts';
import { WordIndex, type KnownMatches, type TermMatches } from './word-index.ts';
import { PostingComparison } from '../comparison/posting-comparison.ts';

type SearchReply = ReplyOf<typeof internshipOperations.search>;

/** What a search answers. Its lists may be shared with answers that are kept, so that nobody changes them. */
export type SearchResult = {
  readonly [Name in keyof SearchReply]: SearchReply[Name] extends (infer Item)[] ? readonly Item[] : SearchReply[Name];
};

/** Words of the dictionary that are cleaned for each internship that goes. */
const SWEPT_WORDS = 500;

/**
 * Keeps an in-process index over open internships: words, filters with counts, stable pages. Each has a number, its
 * slot.
 */
export class SearchIndex implements SearchStore {
  private readonly slots = new Map<string, number>();
  private readonly ids: (string | undefined)[] = [];
  private readonly summaries: (ListedInternship | undefined)[] = [];
  /** How companies write the words of their names, by the folded word. */
  private readonly companySpellings = new Map<string, string>();
  private readonly alive = new GrowingBitMask();
  readonly columns = new NumericColumns();
  readonly facets = new FacetMasks();
  readonly places = new PlaceColumn();
  readonly comparison = new PostingComparison();
  private readonly words = new WordIndex();
  private readonly searchedWords: SearchedWords = {
    tree: this.words.tree,
    places: this.places.names,
    has: (word) => this.words.has(word),
    isPlace: (name) => this.isPlace(name),
    companySpelling: (word) => this.companySpellings.get(word),
    spellings: new Map(),
  };
  /** What terms match in the search that is under way: without results it asks for most of them again. */
  private readonly matchesByTerm: KnownMatches = new Map();
  /** Slots that a new internship may take. */
  private readonly freeSlots: number[] = [];
  /** Slots that become free when the sweep of the dictionary that is under way has ended. */
  private slotsInSweep: number[] = [];
  /** Slots that were given up after that sweep had begun: the next one frees them. */
  private slotsForNextSweep: number[] = [];

  /** Slots in use or used before. */
  get size(): number {
    return this.ids.length;
  }

  /**
   * Returns a place of an internship; or a country, a large city, or a city of a country with internships, if its name
   * is no word of the vocabulary or of an internship. Ambiguous names are places too: the words around them decide.
   */
  private isPlace(name: string): boolean {
    if (this.places.names.has(name)) return true;
    const isListed =
      isAreaName(name) ||
      isLargeCity(name) ||
      findCities(name).some(({ country }) => this.places.countries.has(country));
    return isListed && (isAmbiguousPlaceName(name) || (!vocabulary().isWord(name) && !this.words.has(name)));
  }

  /** Keeps how a company writes each word of its name; it is asked for only of words that the index knows. */
  private keepSpellings(name: string): void {
    for (const part of name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) this.companySpellings.set(foldText(part), part);
  }

  /** Adds or replaces. */
  put(internship: SearchableInternship): void {
    this.remove(internship.id);
    const slot = this.freeSlots.pop() ?? this.ids.length;
    this.slots.set(internship.id, slot);
    this.ids[slot] = internship.id;
    this.summaries[slot] = internship.summary;
    this.keepSpellings(internship.summary.employer.name);
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
    const sweptAll = this.words.sweep(SWEPT_WORDS, (word) => hasBit(this.alive.mask, word));
    if (!sweptAll) return;
    this.freeSlots.push(...this.slotsInSweep);
    this.slotsInSweep = this.slotsForNextSweep;
    this.slotsForNextSweep = [];
  }

  /** Keeps nothing of what was typed. @param now for "posted within" */
  search(params: SearchParams, now: Date): SearchResult {
    try {
      return this.findPage(params, now);
    } finally {
      this.searchedWords.spellings.clear();
      this.matchesByTerm.clear();
    }
  }

  private findPage(params: SearchParams, now: Date): SearchResult {
    const placePhrase = readPlacePhrase(params.place ?? '') ?? null;
    const { searchRequest, matches, filters, effective } = this.interpret(withPlacePhrase(params, placePhrase), now);
    const passed = setBits(filters.allExcept());
    const from = (params.page - 1) * searchPageSize;
    const { language } = searchRequest.query.filters;
    const order = searchOrder(params, this.columns, this.ids, matches?.scores, language);
    const first = firstSlots(passed, from + searchPageSize, order);
    const recognised = [...new Set(searchRequest.query.recognised.map(({ kind }) => kind))];
    const isRanked = params.sort === 'relevance';
    const { place } = searchRequest;
    const conditions = { recognised, place, isEmpty: passed.length === 0 };
    const related = isRanked ? this.related(matches, filters, conditions) : [];
    const relatedFrom = Math.max(0, passed.length - from);
    const pageSlots = [...first.slice(from), ...related.slice(Math.max(0, from - passed.length))].slice(
      0,
      searchPageSize,
    );
    const { currency: paidIn = {}, ...facets } = facetCounts(this, { ...searchRequest, params: effective }, filters);
    return {
      items: pageSlots.flatMap((slot) => this.summaries[slot] ?? []),
      total: passed.length,
      page: params.page,
      pages: Math.max(1, Math.ceil((passed.length + related.length) / searchPageSize)),
      related: {
        total: related.length,
        from: relatedFrom < pageSlots.length ? relatedFrom : null,
        fields: relatedFields(
          searchRequest.query.terms,
          related.map((slot) => this.summaries[slot]),
        ),
      },
      unnamed: matches ? unnamedTerm(searchRequest.query.terms, matches, filters) : null,
      recognised: searchRequest.query.recognised,
      ignoresWords: Boolean(params.q?.trim()) && !matches && recognised.length === 0,
      ignored: searchRequest.query.ignored,
      unknownWords: searchRequest.query.unknownWords,
      asksNearby: searchRequest.query.asksNearby,
      asksFor: searchRequest.query.asksFor,
      suggestions: searchRequest.query.suggestions,
      facets,
      relax:
        passed.length === 0
          ? findRelaxations(this, searchRequest, filters, {
              find: (q, params) => this.find(q, params, now),
              close: matches?.close,
            })
          : [],
      place: place && toSearchedPlace(place),
      placePhrase,
      places: placeCounts(this, filters),
      currencies: currencyCounts(paidIn),
    };
  }

  /** Finds what is related. Conditions alone need no others where they find something. */
  private related(
    matches: TermMatches | undefined,
    filters: FilterMasks,
    conditions: Pick<NamedConditions, 'recognised'> & {
      readonly place: PlacesQuery | null;
      readonly isEmpty: boolean;
    },
  ): number[] {
    const { recognised, place, isEmpty } = conditions;
    const newest = newestFirst(this.columns, this.ids);
    const nearnessOf = place?.circle ? this.places.nearnessTo(place.circle) : () => 0;
    if (matches) return relatedSlots(matches, filters, { recognised, nearnessOf }, newest);
    return isEmpty ? partialMatches(filters, recognised, newest) : [];
  }

  /** Interprets a search: its words matched, and the filters that they name. */
  private interpret(params: SearchParams, now: Date) {
    const query = parseQuery(params, this.searchedWords, now);
    const effective = { ...params, ...query.filters };
    const place = effective.place ? parsePlacesQuery(effective.place, effective.radius, this.places.places) : null;
    const masks = filterMasks(this, effective, now, place);
    const matches = query.terms.length > 0 ? this.words.search(query.terms, this.size, this.matchesByTerm) : undefined;
    if (matches) masks.set('q', matches.full);
    const filters = new FilterMasks(this.alive.within(this.size), masks);
    return { searchRequest: { params, query, now, place }, matches, filters, effective };
  }

  /** Finds those that a query finds by itself, with the filters that it names if they are not set. */
  private find(q: string, remainingParams: Partial<SearchParams>, now: Date): BitMask {
    const query = parseQuery({ ...remainingParams, q }, this.searchedWords, now);
    const params = { ...searchParams.parse({ radius: remainingParams.radius }), ...query.filters };
    const named = params.place ? parsePlacesQuery(params.place, params.radius, this.places.places) : null;
    const masks = filterMasks(this, params, now, named);
    if (query.terms.length > 0) masks.set('q', this.words.fullMatches(query.terms, this.size, this.matchesByTerm));
    return new FilterMasks(this.alive.within(this.size), masks).allExcept();
  }
}
