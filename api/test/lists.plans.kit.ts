import type { ListLanguage } from '@prentice/contract';
import { Collection, FindCursor, type Document, type Sort } from 'mongodb';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** How the database answers the query of a list. */
export interface Plan {
  /** Stages from the outermost to the innermost, such as `LIMIT FETCH IXSCAN`. */
  readonly stages: string;
  readonly index: string;
  readonly keys: number;
  readonly documents: number;
  readonly returned: number;
}

interface Stage {
  readonly stage?: string;
  readonly indexName?: string;
  readonly inputStage?: Stage;
  readonly inputStages?: readonly Stage[];
}

const below = (stage: Stage): readonly Stage[] => [
  stage,
  ...[...(stage.inputStage ? [stage.inputStage] : []), ...(stage.inputStages ?? [])].flatMap(below),
];

/** Explains the very query that a request makes of a collection: its filter, its projection, its order, its page. */
export async function planOf(api: TestApp, collection: string, ask: () => Promise<unknown>): Promise<Plan> {
  const find = vi.spyOn(Collection.prototype, 'find');
  const sort = vi.spyOn(FindCursor.prototype, 'sort');
  const skip = vi.spyOn(FindCursor.prototype, 'skip');
  const limit = vi.spyOn(FindCursor.prototype, 'limit');
  try {
    await ask();
    const at = find.mock.contexts.findIndex((asked) => asked instanceof Collection && asked.collectionName === collection);
    const cursor: unknown = find.mock.results[at]?.value;
    const on = <Call>(spy: { mock: { contexts: readonly unknown[]; calls: readonly (readonly Call[])[] } }): Call | undefined =>
      spy.mock.calls[spy.mock.contexts.indexOf(cursor)]?.[0];
    const [filter = {}, options] = find.mock.calls[at] ?? [];
    return await explained(api, { collection, filter, options, sort: on<unknown>(sort), skip: on(skip), limit: on(limit) });
  } finally {
    for (const spy of [find, sort, skip, limit]) spy.mockRestore();
  }
} // prettier-ignore

interface Asked {
  readonly collection: string;
  readonly filter: Document;
  readonly options: Document | undefined;
  readonly sort: unknown;
  readonly skip: number | undefined;
  readonly limit: number | undefined;
}

async function explained(api: TestApp, { collection, filter, options, sort, skip, limit }: Asked): Promise<Plan> {
  const plan = await api.database.db
    .collection(collection)
    .find(filter, options)
    .sort(sort as Sort)
    .skip(skip ?? 0)
    .limit(limit ?? 0)
    .explain('executionStats');
  const stages = below(plan['queryPlanner'].winningPlan);
  const stats = plan['executionStats'];
  return {
    stages: stages.map(({ stage }) => stage).join(' '),
    index: stages.map(({ indexName }) => indexName ?? '').filter(Boolean).join(' '),
    keys: stats.totalKeysExamined,
    documents: stats.totalDocsExamined,
    returned: stats.nReturned,
  };
} // prettier-ignore

/** Names of the filters and sorts that a view may use. */
export function permitted(language: ListLanguage, view: string): { filters: string[]; sorts: string[] } {
  const open = (views: readonly string[] | undefined) => views?.includes(view) ?? true;
  return {
    filters: Object.entries(language.filters).filter(([, one]) => open(one.views)).map(([name]) => name),
    sorts: Object.keys(language.sorts).filter((name) => open(language.sortViews?.[name])),
  };
} // prettier-ignore
