import { type savedSearchView, type ViewOf, savedLimits } from '@prentice/contract';
import { session } from '../../site/browser-session.ts';

export type SavedSearch = ViewOf<typeof savedSearchView>;

/** Loads all saved searches of the student, newest first. */
export const loadSavedSearches = async (): Promise<SavedSearch[]> =>
  (await session.client.savedSearches.list({ list: { range: [0, 99] } })).items;

const LONGEST = 2_000;

/** Returns the search that a public page passed in the URL, or null. */
export function searchToSave(search: string): string | null {
  const queryToSave = new URLSearchParams(search).get('save');
  return queryToSave === null || queryToSave.length > LONGEST ? null : new URLSearchParams(queryToSave).toString();
}

/** Returns the path of the results of a saved search. */
export const resultsPath = (query: string): string => (query ? `/internships?${query}` : '/internships');

/** Suggests a name from a search in words, as long as a name may be. */
export const suggestedSearchName = (words: string): string => [...words].slice(0, savedLimits.name).join('');
