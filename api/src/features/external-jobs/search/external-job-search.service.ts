import {
  cityName,
  defaultLocale,
  externalJobLimits,
  externalJobViews,
  type externalJobSearchReply,
  type ExternalJobSearchParams,
} from '@prentice/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { projection } from '../../../platform/database/list-queries.ts';
import { project } from '../../../platform/database/project.ts';
import { Events } from '../../../platform/events/events.service.ts';
import {
  CachedTextSearch,
  parsePlacesQuery,
  readPlacePhrase,
  TextSearch,
  toSearchedPlace,
  withPlacePhrase,
} from '../../search/index.ts';
import { ExternalJob, type ExternalJobRow } from '../external-job.entity.ts';
import {
  countBy,
  facetsOf,
  filtersOf,
  passing,
  relaxationsOf,
  type Filters,
  type SearchableJob,
  type WordMatches,
} from './external-job-filters.ts';
import { describedFields, matchWords, searchedText, toSearchable } from './external-job-words.ts';

type SearchReply = z.input<typeof externalJobSearchReply>;

/** What is listed, and the search of its words, which is made at the first need. */
interface ListedJobs {
  readonly jobs: readonly SearchableJob[];
  readonly words: () => TextSearch;
}

/** Searches what is listed: a few thousand listings at most, held in memory until one of them changes. */
@Injectable()
export class ExternalJobSearch implements OnModuleInit {
  private listedJobs: Promise<ListedJobs> | undefined;
  /** Drafts and what is over too, which those who manage listings look for. */
  private readonly all = new CachedTextSearch(() => this.readAll());

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    const forget = () => this.forget();
    this.events.onInEveryProcess({
      'external_job.created': () => this.all.forget(),
      'external_job.published': forget,
      'external_job.restored': forget,
      'external_job.flagged': forget,
      'external_job.expired': forget,
      'external_job.archived': forget,
      'external_job.changed': forget,
      'external_job.hidden': forget,
      'external_job.removed': forget,
    });
  }

  /** Forgets what is held; the next search reads it again. For seeds that write past the events. */
  forget(): void {
    this.listedJobs = undefined;
    this.all.forget();
  }

  /** Returns the words that were meant by a query, by those of all listings; null when nothing seems misspelt. */
  correct(q: string): Promise<string | null> {
    return this.all.correct(q);
  }

  /** Finds what is listed; a place among the words is taken for that filter where none is set. */
  async search(params: ExternalJobSearchParams): Promise<SearchReply> {
    const named = params.q && !params.place ? (await this.load()).words().find(params.q, true).place : null;
    if (!named) return this.find(params);
    const { name: place, rest: q } = named;
    const reply = await this.find({ ...params, q: q || undefined, place });
    return { ...reply, placeInWords: { place, q } };
  }

  private async find(searchParams: ExternalJobSearchParams): Promise<SearchReply> {
    const now = this.clock.now();
    const placePhrase = readPlacePhrase(searchParams.place ?? '') ?? null;
    const params = withPlacePhrase(searchParams, placePhrase);
    const { jobs, words } = await this.load();
    const open = jobs.filter(({ job }) => job.closesAt && job.closesAt > now);
    const places = open.flatMap((job) => job.place ?? []);
    const place = params.place ? parsePlacesQuery(params.place, params.radius, places) : null;
    const wordMatches = params.q ? matchWords(params.q, words()) : null;
    const filters = filtersOf(params, wordMatches, place, now);
    const matchingJobs = passing(open, filters).toSorted(orderOf(params.sort, wordMatches));
    const elsewhere = passing(open, filters, 'place');
    const { perPage } = externalJobLimits;
    const first = (params.page - 1) * perPage;
    return {
      items: matchingJobs.slice(first, first + perPage).map(({ job }) => project(externalJobViews.public, job)),
      total: matchingJobs.length,
      pages: Math.ceil(matchingJobs.length / perPage),
      facets: facetsOf(open, filters, now),
      relax: matchingJobs.length === 0 ? relaxationsOf(open, filters, params, place) : [],
      place: place && toSearchedPlace(place),
      placePhrase,
      placeInWords: null,
      places: placesOf(elsewhere),
      unlocated: place?.circle ? elsewhere.filter((job) => job.place?.lat === null && !filters.place(job)).length : 0,
      suggestions: [...(wordMatches?.suggestions ?? [])],
      related:
        matchingJobs.length === 0
          ? relatedJobs(open, filters, wordMatches).map(({ job }) => project(externalJobViews.public, job))
          : [],
    };
  }

  private load(): Promise<ListedJobs> {
    const loading = (this.listedJobs ??= this.read().catch((error: unknown) => {
      if (this.listedJobs === loading) this.listedJobs = undefined;
      throw error;
    }));
    return loading;
  }

  private async read(): Promise<ListedJobs> {
    const rows = await this.database
      .collection<ExternalJobRow>(ExternalJob)
      .find({ listed: true }, { projection: projection([...externalJobViews.public.fields, 'lat', 'lon']) })
      .toArray();
    const jobs = rows.map(toSearchable);
    let search: TextSearch | undefined;
    return { jobs, words: () => (search ??= new TextSearch(jobs.map(({ job }) => searchedText(job)))) };
  }

  private async readAll() {
    const rows = await this.database
      .collection<ExternalJobRow>(ExternalJob)
      .find({}, { projection: projection([...describedFields]) })
      .toArray();
    return rows.map(searchedText);
  }
}

/** Jobs that are shown where nothing matches. */
const MAX_RELATED = 10;

/** Returns the jobs that match the words in part and pass every other filter, the closest first. */
function relatedJobs(
  jobs: readonly SearchableJob[],
  filters: Filters,
  wordMatches: WordMatches | null,
): SearchableJob[] {
  if (!wordMatches) return [];
  const near = passing(jobs, filters, 'q').filter((job) => wordMatches.closeness(job) > 0);
  return near
    .toSorted((a, b) => wordMatches.closeness(b) - wordMatches.closeness(a) || newest(a, b))
    .slice(0, MAX_RELATED);
}

/** Returns the places of the jobs, most frequent first; a city counts once, whichever of its names was written. */
function placesOf(jobs: readonly SearchableJob[]) {
  const counts = countBy(jobs, ({ job: { city, country } }) =>
    city && country ? [`${country}${cityName(city, country, defaultLocale)}`] : [],
  );
  return Object.entries(counts)
    .map(([key, total]) => ({ city: key.slice(2), country: key.slice(0, 2), total }))
    .toSorted((a, b) => b.total - a.total || (a.city < b.city ? -1 : 1))
    .slice(0, 20);
}

type Compare = (a: SearchableJob, b: SearchableJob) => number;

const time = (value: Date | null | undefined): number => value?.getTime() ?? 0;
const newest: Compare = (a, b) =>
  time(b.job.publishedAt) - time(a.job.publishedAt) || (a.job._id.toHexString() < b.job._id.toHexString() ? 1 : -1);

function orderOf(sort: ExternalJobSearchParams['sort'], wordMatches: WordMatches | null): Compare {
  const orders: Readonly<Record<ExternalJobSearchParams['sort'], Compare>> = {
    relevance: (a, b) => (wordMatches ? wordMatches.score(b) - wordMatches.score(a) : 0) || newest(a, b),
    newest,
    closing: (a, b) => time(a.job.closesAt) - time(b.job.closesAt) || newest(a, b),
    title: (a, b) => a.job.title.localeCompare(b.job.title) || newest(a, b),
  };
  return orders[sort];
}
