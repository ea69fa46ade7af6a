import { comparisonCurrency } from '@prentice/contract';
import type { MessageKey } from '../../../i18n/translate.ts';
import { pathWithQuery } from '../../../site/url-query.ts';
import { placesOf } from '../../../shared/places.ts';
import { activeFilters, type FilterTextContext } from './active-filters.ts';
import { internshipSearchPath, readInternshipQuery, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';
import {
  labelOfLeftOut,
  withRecognisedFilter,
  withRecognisedPlace,
  type LabelContext,
  type NamedPlaces,
} from './recognised-parts.ts';

const rangeEnds: Readonly<Record<string, readonly string[]>> = {
  start: ['startFrom', 'startTo'],
  duration: ['durationFrom', 'durationTo'],
  hours: ['hoursFrom', 'hoursTo'],
};
const rangeLabels: Readonly<Record<string, MessageKey>> = {
  start: 'filters.start',
  duration: 'filters.duration',
  hours: 'filters.hours',
};

const paramsOf = (query: InternshipQuery): URLSearchParams =>
  new URL(internshipSearchPath(query), 'http://x').searchParams;

/** Returns the state without one of its filters, or both ends of a range. */
function without(query: InternshipQuery, filter: string): InternshipQuery {
  const rest = paramsOf(query);
  for (const name of rangeEnds[filter] ?? [filter]) rest.delete(name);
  return readInternshipQuery(rest);
}

type Relaxation = SearchResult['relax'][number];

/** What the names of filters depend on. */
export type RelaxationContext = FilterTextContext & Pick<LabelContext, 'city'>;

/** Returns the search with the place that its words name as its filter, of which the distance can be chosen. */
const withRadius = (query: InternshipQuery, named: NamedPlaces, radius: number): string =>
  internshipSearchPath(withRecognisedPlace(query, named), { radius });

/** Returns whether nothing is left of a query but its place, with the preposition before it: "in Munich". */
function isOnlyPlace(words: string, { text, without }: SearchResult['recognised'][number]): boolean {
  const others = without.split(' ');
  return (
    words.endsWith(text) &&
    words
      .slice(0, -text.length)
      .split(' ')
      .every((word) => !word || !others.includes(word))
  );
}

/** One search without results. */
class EmptySearch {
  private readonly query: InternshipQuery;
  private readonly named: NamedPlaces;
  private readonly context: RelaxationContext;

  constructor(query: InternshipQuery, named: NamedPlaces, context: RelaxationContext) {
    this.query = query;
    this.named = named;
    this.context = context;
  }

  /** What one filter says with its value, as the active filters say it. */
  private filterText(filter: string, value = paramsOf(this.query).get(filter) ?? ''): string | undefined {
    const range = rangeLabels[filter];
    if (range) return this.context.t(range);
    const params = new URLSearchParams({ [filter]: value, currency: comparisonCurrency(this.query) });
    const active = activeFilters(readInternshipQuery(params), this.context).map(({ label }) => label);
    return active.join(' · ') || undefined;
  }

  private leftOut(to: string): string | undefined {
    const currency = comparisonCurrency(this.query);
    return labelOfLeftOut(this.named.recognised, to, { ...this.context, currency });
  }

  /** Returns the name of the condition that a change leaves out; undefined for other changes. */
  conditionLeftOut({ filter, to }: Relaxation): string | undefined {
    if (filter === 'q') return to === undefined ? undefined : this.leftOut(to);
    return to === undefined && filter !== 'all' ? this.filterText(filter) : undefined;
  }

  private textOfWords({ to, total: count }: Relaxation): string {
    const { t } = this.context;
    const place = placesOf(this.query).join(' · ');
    if (!to) return place ? t('search.relaxTermsIn', { count, place }) : t('search.relaxTerms', { count });
    const named = this.named.recognised.find(({ kind }) => kind === 'place');
    if (named && isOnlyPlace(to, named)) return t('search.relaxTermsIn', { count, place: this.place() });
    if (to === named?.without) return t('search.relaxElsewhere', { words: to, count });
    const condition = this.leftOut(to);
    return condition ? t('search.relax', { filter: condition, count }) : t('search.relaxWords', { words: to, count });
  }

  /** The only place that is searched, as it is called. */
  private place(): string {
    return this.context.city ?? withRecognisedPlace(this.query, this.named).place;
  }

  text(relaxation: Relaxation): string | undefined {
    const { filter, to, total: count } = relaxation;
    const { t } = this.context;
    if (filter === 'all' && to) return t('search.relaxAllWords', { words: to, count });
    if (filter === 'all') return t(to === '' ? 'search.everything' : 'search.relaxAll', { count });
    if (filter === 'q') return this.textOfWords(relaxation);
    if (filter === 'related') return t('search.relaxRelated', { count });
    if (filter === 'nearby') return t('search.relaxNearby', { km: Number(to), place: this.place(), count });
    if (filter === 'radius' && to) return t('search.relaxRadius', { km: Number(to), place: this.place(), count });
    const condition = this.filterText(filter, to);
    return condition && t(to ? 'search.relaxTo' : 'search.relax', { filter: condition, count });
  }

  path({ filter, to }: Relaxation): string {
    if (filter === 'all') return pathWithQuery('/internships', { q: to ?? this.query.q });
    if (filter === 'q' && to) return internshipSearchPath(this.query, { q: to });
    if (filter === 'related') return internshipSearchPath(this.query, { place: '' });
    if (filter === 'nearby')
      return internshipSearchPath(this.query, { q: '', place: this.place(), radius: Number(to) });
    if (filter === 'radius' && to) return withRadius(this.query, this.named, Number(to));
    if (to)
      return internshipSearchPath({ ...withRecognisedFilter(this.query, this.named.recognised, filter), [filter]: to });
    return internshipSearchPath(without(this.query, filter));
  }
}

/** What is said when nothing was found, and the searches that find something. */
export interface EmptyResult {
  text: string;
  links: { label: string; href: string }[];
}

type Empty = Pick<SearchResult, 'relax' | 'unknownWords'> & NamedPlaces;

/** Says why nothing was found: which condition leaves all out, or which word is known nowhere. */
function causeText(query: InternshipQuery, result: Empty, search: EmptySearch, { t }: RelaxationContext): string {
  const { unknownWords, relax } = result;
  const [filter, ...others] = relax.flatMap((change) => search.conditionLeftOut(change) ?? []);
  /* The link that leaves it out says what there is without it. */
  if (filter) return others.length > 0 ? t('search.empty.several') : t('search.empty.one', { filter });
  if (unknownWords.length > 0)
    return t('search.empty.unknown', { words: unknownWords.join(' '), count: unknownWords.length });
  const isOnlyWords = query.q !== '' && result.recognised.length === 0 && relax.every(({ filter }) => filter === 'q');
  return t(isOnlyWords ? 'search.empty.words' : 'search.empty.both');
}

/**
 * Returns why a search found nothing, and the changes of it that would give results, with their counts, in the order of the
 * API: the most helpful first.
 */
export function emptyResult(query: InternshipQuery, result: Empty, context: RelaxationContext): EmptyResult {
  const search = new EmptySearch(query, result, context);
  const helping = result.relax.filter(({ total }) => total > 0);
  const links = helping.flatMap((change) => {
    const label = search.text(change);
    return label ? [{ label, href: search.path(change) }] : [];
  });
  return { text: causeText(query, { ...result, relax: helping }, search, context), links };
}
