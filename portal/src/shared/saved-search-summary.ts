import { z } from 'zod';

/** What was published within so many days counts as new. */
export const daysAsNew = 7;

const savedSearchSummary = z.object({
  /** Its words and filters, as the list of results calls them. */
  criteria: z.array(z.string()),
  total: z.int(),
  /** How many of them are new. */
  fresh: z.int(),
});
export type SavedSearchSummary = z.infer<typeof savedSearchSummary>;

/** Loads what a saved search asks for and finds now. @param query as it is saved */
export async function loadSavedSearchSummary(query: string): Promise<SavedSearchSummary> {
  const response = await fetch(`/internships/summary.json?${query}`, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`The summary answered ${response.status}.`);
  return savedSearchSummary.parse(await response.json());
}

/** Returns the path of what is new among the results of a saved search. */
export function freshResultsPath(query: string): string {
  const params = new URLSearchParams(query);
  params.set('postedDays', String(Math.min(Number(params.get('postedDays')) || daysAsNew, daysAsNew)));
  return `/internships?${params.toString()}`;
}
