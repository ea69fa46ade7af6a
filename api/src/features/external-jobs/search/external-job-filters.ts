import { closingOptions, defaultRadius, type ExternalJobSearchParams, type SearchRelaxation } from '@prentice/contract';
import { DAY } from '../../../platform/clock/clock.ts';
import { radiiBeyond, type IndexedPlace, type PlacesQuery } from '../../search/index.ts';
import type { ExternalJobRow } from '../external-job.entity.ts';

/** A listed job as it is searched. */
export interface SearchableJob {
  readonly job: ExternalJobRow;
  /** Its place among those that are listed. */
  readonly number: number;
  /** Its title, folded, with a blank before every word. */
  readonly title: string;
  /** All that is read of it, in the same way. */
  readonly text: string;
  /** Null for a job without a place. */
  readonly place: IndexedPlace | null;
}
/** What a query finds: whether a job matches, and how well. */
export interface WordMatches {
  readonly passes: (job: SearchableJob) => boolean;
  readonly score: (job: SearchableJob) => number;
  /** How near it comes to the query without matching it; 0 when it does not. */
  readonly closeness: (job: SearchableJob) => number;
  readonly suggestions: readonly string[];
}
/** Whether a job passes each filter of a search. */
export type Filters = Readonly<Record<'q' | 'place' | 'mode' | 'type' | 'closing', (job: SearchableJob) => boolean>>;
type FilterName = keyof Filters;
const filterNames = ['q', 'place', 'mode', 'type', 'closing'] as const;

/** Returns the filters of a search. */
export function filtersOf(
  { radius = defaultRadius, mode, type, closing }: ExternalJobSearchParams,
  wordMatches: WordMatches | null,
  place: PlacesQuery | null,
  now: Date,
): Filters {
  const latest = closing ? now.getTime() + Number(closing) * DAY : Infinity;
  return {
    q: (job) => wordMatches === null || wordMatches.passes(job),
    place: ({ job, place: jobPlace }) =>
      place === null || (jobPlace !== null && place.matches(jobPlace, radius)) || place.modes.includes(job.workMode),
    mode: ({ job }) => !mode || mode.includes(job.workMode),
    type: ({ job }) => !type || type.includes(job.type),
    closing: ({ job }) => (job.closesAt?.getTime() ?? Infinity) <= latest || latest === Infinity,
  };
}

/** Returns the jobs that pass every filter, but the one that is left out. */
export function passing(jobs: readonly SearchableJob[], filters: Filters, without?: FilterName): SearchableJob[] {
  const predicates = Object.entries(filters).flatMap(([name, filter]) => (name === without ? [] : [filter]));
  return jobs.filter((job) => predicates.every((passes) => passes(job)));
}

/** Returns how many jobs have each value. */
export function countBy(jobs: readonly SearchableJob[], valuesOf: (job: SearchableJob) => readonly string[]) {
  const counts: Record<string, number> = {};
  for (const value of jobs.flatMap(valuesOf)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Returns the counts per value of each filter, for the results without that filter. */
export function facetsOf(jobs: readonly SearchableJob[], filters: Filters, now: Date) {
  const daysLeft = ({ job }: SearchableJob) => ((job.closesAt?.getTime() ?? Infinity) - now.getTime()) / DAY;
  return {
    mode: countBy(passing(jobs, filters, 'mode'), ({ job }) => [job.workMode]),
    type: countBy(passing(jobs, filters, 'type'), ({ job }) => [job.type]),
    closing: countBy(passing(jobs, filters, 'closing'), (job) =>
      closingOptions.filter((days) => daysLeft(job) <= Number(days)),
    ),
  };
}

type Search = Pick<ExternalJobSearchParams, FilterName | 'radius'>;

/** Returns the next distance that finds something, from the place that was asked for. */
function widerRadius(rest: readonly SearchableJob[], place: PlacesQuery | null): SearchRelaxation[] {
  if (!place?.circle) return [];
  for (const km of radiiBeyond(place.circle.radius)) {
    const total = rest.filter((job) => job.place && place.matches(job.place, km)).length;
    if (total > 0) return [{ filter: 'radius', to: String(km), total }];
  }
  return [];
}

/** Returns what would give results: first what leaves the words as they are, then most results first. */
export function relaxationsOf(
  open: readonly SearchableJob[],
  filters: Filters,
  params: Search,
  place: PlacesQuery | null,
): SearchRelaxation[] {
  const isSet = (name: FilterName) => params[name] !== undefined && params[name] !== '';
  const without = filterNames.filter(isSet).map((filter) => ({ filter, total: passing(open, filters, filter).length }));
  const helping = [...without, ...widerRadius(passing(open, filters, 'place'), place)]
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => Number(a.filter === 'q') - Number(b.filter === 'q') || b.total - a.total);
  if (helping.length > 0) return helping;
  const wordsAlone = isSet('q') ? open.filter((job) => filters.q(job)).length : 0;
  const all = wordsAlone > 0 ? { filter: 'all', total: wordsAlone } : { filter: 'all', to: '', total: open.length };
  return [all].filter(({ total }) => total > 0);
}
