import type { SortPayload } from 'ra-core';
import { isSameFilter, type FilterValues } from './filter-model.ts';

/** A way to look at a list, kept under a name. */
export interface SavedFilter {
  readonly name: string;
  readonly values: FilterValues;
  readonly sort: SortPayload;
}

export const savedFilterLimits = { filters: 20, name: 40 } as const;

const hasSameName = (name: string) => (filter: SavedFilter) => filter.name.toLowerCase() === name.toLowerCase();

/** The saved ones with this one, which takes the place of its namesake; by name. */
export const addSavedFilter = (saved: readonly SavedFilter[], added: SavedFilter): SavedFilter[] =>
  [...saved.filter((filter) => !hasSameName(added.name)(filter)), added].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );

/** Whether another one may be kept under this name. */
export const canSaveAs = (saved: readonly SavedFilter[], name: string): boolean =>
  saved.length < savedFilterLimits.filters || saved.some(hasSameName(name));

/** Whether the list shows just what this one keeps. */
export const isApplied = ({ values, sort }: SavedFilter, shown: Omit<SavedFilter, 'name'>): boolean =>
  isSameFilter(values, shown.values) && sort.field === shown.sort.field && sort.order === shown.sort.order;
