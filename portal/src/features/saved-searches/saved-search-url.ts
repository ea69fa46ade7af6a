import { savedLimits } from '@prentice/contract';

const LONGEST = 2_000;

/** Returns the search that a public page passed in the URL, or null. */
export function searchToSave(search: string): string | null {
  const given = new URLSearchParams(search).get('save');
  return given === null || given.length > LONGEST ? null : new URLSearchParams(given).toString();
}

/** Returns the path of the results of a saved search. */
export const resultsPath = (query: string): string => (query ? `/internships?${query}` : '/internships');

/** Suggests a name from the search terms; empty when there are none. */
export function suggestedSearchName(query: string): string {
  const asked = new URLSearchParams(query);
  const words = ['q', 'place'].flatMap((name) => asked.get(name)?.trim() || []);
  return [...words.join(', ')].slice(0, savedLimits.name).join('');
}
