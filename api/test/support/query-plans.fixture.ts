import type { ListSchema } from '@prentice/contract';
import { recordQueries, type Plan } from './query-recorder.ts';

/** Explains the very query that a request makes of a collection: its filter, its projection, its order, its page. */
export async function planOf(collection: string, ask: () => Promise<unknown>): Promise<Plan> {
  const findQuery = (await recordQueries(ask)).find(
    (query) => query.kind === 'find' && query.collection === collection,
  );
  if (!findQuery) throw new Error(`Nothing was asked of ${collection}.`);
  return findQuery.plan();
}

/** Names of the filters and sorts that a view may use. */
export function permitted(listSchema: ListSchema, view: string): { filters: string[]; sorts: string[] } {
  const open = (views: readonly string[] | undefined) => views?.includes(view) ?? true;
  return {
    filters: Object.entries(listSchema.filters)
      .filter(([, listFilter]) => open(listFilter.views))
      .map(([name]) => name),
    sorts: Object.keys(listSchema.sorts).filter((name) => open(listSchema.sortViews?.[name])),
  };
}
