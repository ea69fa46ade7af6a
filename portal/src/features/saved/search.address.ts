import { savedLimits } from '@prentice/contract';

const LONGEST = 2_000;

/** The search that a public page handed over in its address, or null when there is none. */
export function handedOver(search: string): string | null {
  const given = new URLSearchParams(search).get('save');
  return given === null || given.length > LONGEST ? null : new URLSearchParams(given).toString();
}

/** Where a saved search leads. */
export const resultsOf = (query: string): string => (query ? `/internships?${query}` : '/internships');

/** A name made of what is searched for; empty when nothing says it. */
export function suggestedName(query: string): string {
  const asked = new URLSearchParams(query);
  const words = ['q', 'place'].flatMap((name) => asked.get(name)?.trim() || []);
  return [...words.join(', ')].slice(0, savedLimits.name).join('');
}
