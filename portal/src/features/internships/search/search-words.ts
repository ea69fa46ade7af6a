import { activeFilters, type FilterTextContext } from './active-filters.ts';
import { readInternshipQuery } from './internship-query.ts';

/** Returns a search in words, such as "data · Graz · Remote"; empty when it has neither words nor filters. */
export function searchWords(search: string, context: FilterTextContext): string {
  const query = readInternshipQuery(new URLSearchParams(search));
  return [query.q, ...activeFilters(query, context).map(({ label }) => label)].filter(Boolean).join(' · ');
}
