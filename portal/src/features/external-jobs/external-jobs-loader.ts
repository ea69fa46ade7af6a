import { isId, type PublicExternalJob } from '@prentice/contract';
import { errorStatus } from '../../shared/api-errors.ts';
import type { ExternalJobQuery } from './external-job-query.ts';

type Api = Pick<App.Locals, 'api'>;
export type ExternalJobResult = Awaited<ReturnType<App.Locals['api']['externalJobs']['search']>>;

/** Returns the request of the API for a state of the list. */
export const externalJobRequest = ({ q, place, radius, mode, type, closing, sort, page }: ExternalJobQuery) => ({
  ...(q && { q }),
  ...(place && { place }),
  ...(radius && { radius }),
  ...(mode.length > 0 && { mode: mode.join(',') }),
  ...(type.length > 0 && { type: type.join(',') }),
  ...(closing && { closing }),
  sort,
  page,
});

/** What the API found, with what the page shows where that is nothing. */
export interface ExternalJobSearchResult extends ExternalJobResult {
  /** Internships that match words, place and mode of a search without results. */
  readonly internships: number;
}

/** Counts internships; the page is whole without this number. */
const countInternships = ({ api }: Api, { q, place, radius, mode }: ExternalJobQuery): Promise<number> =>
  api.internships
    .search({ query: { q, place, radius, mode: mode.join(',') } })
    .then(({ total }) => total)
    .catch(() => 0);

/** Searches the listed external jobs. */
export async function searchExternalJobs(locals: Api, query: ExternalJobQuery): Promise<ExternalJobSearchResult> {
  const result = await locals.api.externalJobs.search({ query: externalJobRequest(query) });
  return { ...result, internships: result.total === 0 ? await countInternships(locals, query) : 0 };
}

/** Loads one listing as everybody sees it, or null when it is not listed. */
export async function loadExternalJob({ api }: Api, id: string): Promise<PublicExternalJob | null> {
  if (!isId(id)) return null;
  return api.externalJobs.get({ params: { id } }).catch(nullIfMissing);
}

/** Jobs that are shown beside one. */
const SIMILAR = 3;

/**
 * Loads up to three other jobs: of the same type nearby (or remote too), then nearby, then of the same type, newest
 * first.
 */
export async function loadSimilarJobs({ api }: Api, job: PublicExternalJob): Promise<PublicExternalJob[]> {
  const { type, city, workMode } = job;
  const near = city ? { place: city } : { mode: workMode };
  const searches = [{ type, ...near }, near, { type }].map((query) =>
    api.externalJobs.search({ query: { ...query, sort: 'newest' } }),
  );
  const jobs = (await Promise.all(searches)).flatMap(({ items }) => items).filter(({ id }) => id !== job.id);
  return [...new Map(jobs.map((job) => [job.id, job])).values()].slice(0, SIMILAR);
}

/** Returns null where the API knows no such listing. */
export function nullIfMissing(error: unknown): null {
  if ((errorStatus(error) ?? 500) !== 404) throw error;
  return null;
}
