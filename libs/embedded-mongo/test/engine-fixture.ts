import { doc, type Doc, type Value } from '../src/bson.ts';
import type { CommandContext } from '../src/commands/command.ts';
import { prepareSearch, type SearchRequest } from '../src/commands/prepare-search.ts';
import type { Collection } from '../src/engine/collection.ts';
import { CommittedView } from '../src/engine/committed-view.ts';
import { Engine } from '../src/engine/engine.ts';
import { parseIndexSpec } from '../src/engine/index-spec.ts';
import { StoredDocument } from '../src/engine/stored-document.ts';
import type { DataView } from '../src/engine/view.ts';

/** An engine without a file, with one collection. */
export interface Fixture {
  readonly engine: Engine;
  readonly view: CommittedView;
  readonly collection: Collection;
}

export function fixture(): Fixture {
  const engine = new Engine({ dataDir: ':memory:' });
  const view = new CommittedView(engine);
  return { engine, view, collection: view.ensureCollection('test', 'c') };
}

export function addIndex(
  { engine, collection }: Fixture,
  key: Record<string, number>,
  options: Record<string, Value> = {},
): void {
  engine.createIndex(collection, parseIndexSpec(doc({ key: doc(key), name: Object.keys(key).join('_'), ...options })));
}

export function put(view: DataView, collection: Collection, document: Doc): void {
  view.insert(collection, document.get('_id') ?? null, StoredDocument.of(document));
}

/** Returns what a view finds, as documents. */
export function search(view: DataView, collection: Collection, request: SearchRequest): Doc[] {
  const context = { view, tick: () => {} } as CommandContext;
  return prepareSearch(context, collection, request)
    .run()
    .map(({ document }) => document.doc);
}

export function countBy(view: DataView, collection: Collection, request: SearchRequest): number {
  const context = { view, tick: () => {} } as CommandContext;
  return prepareSearch(context, collection, { ...request, counting: true }).count();
}
