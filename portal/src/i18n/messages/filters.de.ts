import type { filtersEn } from './filters.en.ts';

export const filtersDe: Record<keyof typeof filtersEn, string> = {
  'filters.title': 'Filter',
  'filters.apply': 'Ergebnisse zeigen',
  'filters.clear': 'Alle Filter aufheben',
  'filters.active': 'Aktive Filter',
  'filters.remove': '{filter} aufheben',
};
