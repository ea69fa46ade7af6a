import type { SortPayload } from 'ra-core';
import { sameFilters, type FilterValues } from './filter.model.ts';

/** A way to look at a list, kept under a name. */
export interface SavedFilter {
  readonly name: string;
  readonly values: FilterValues;
  readonly sort: SortPayload;
}

export const savedLimits = { filters: 20, name: 40 } as const;

const namesake = (name: string) => (one: SavedFilter) => one.name.toLowerCase() === name.toLowerCase();

/** The saved ones with this one, which takes the place of its namesake; by name. */
export const withSaved = (saved: readonly SavedFilter[], added: SavedFilter): SavedFilter[] =>
  [...saved.filter((one) => !namesake(added.name)(one)), added].toSorted((a, b) => a.name.localeCompare(b.name));

/** Whether another one may be kept under this name. */
export const hasRoom = (saved: readonly SavedFilter[], name: string): boolean =>
  saved.length < savedLimits.filters || saved.some(namesake(name));

/** Whether the list shows just what this one keeps. */
export const isShown = ({ values, sort }: SavedFilter, shown: Omit<SavedFilter, 'name'>): boolean =>
  sameFilters(values, shown.values) && sort.field === shown.sort.field && sort.order === shown.sort.order;
