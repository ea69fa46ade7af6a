import { BSONRegExp, Int32 } from 'bson';
import { compilePipeline, type ForeignCollection } from '../aggregate.ts';
import { encode, type Doc, type Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import type { FoundDocument } from '../planner/find.ts';
import { collectionName, requiredArray } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { cursorOption, encodedDocuments, openCursor } from './cursor-reply.ts';
import { MAX_DOCUMENT } from './insert.ts';
import { countingGroup, cutPipeline, type Cut } from './pushdown.ts';
import { prepareSearch, type Search } from './prepare-search.ts';

const ONLY_FALSE = ['explain', 'bypassDocumentValidation'];
const WITHOUT_EFFECT = ['allowDiskUse'];

function stagesOf(context: CommandContext): Doc[] {
  return requiredArray(context, 'pipeline').map((stage) => {
    if (stage instanceof Map) return stage;
    throw new MongoServerError(14, "Each element of the 'pipeline' array must be an object");
  });
}

/** The search an aggregation begins with. */
export const aggregateCut = (context: CommandContext): Cut => cutPipeline(stagesOf(context), context.body.get('hint'));

function checkArguments({ body }: CommandContext): void {
  if (!body.has('cursor')) {
    throw new MongoServerError(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  }
  for (const field of ONLY_FALSE) {
    const value = body.get(field);
    if (value !== undefined && value !== false) {
      throw new MongoServerError(238, `'aggregate.${field}' is not supported here`);
    }
  }
}

const counted = (id: Value, field: string, n: number): Doc[] =>
  n === 0
    ? []
    : [
        new Map<string, Value>([
          ['_id', id],
          [field, new Int32(n)],
        ]),
      ];

/** Returns a collection of the same database as $lookup sees it. */
function foreignCollection(context: CommandContext, name: string): ForeignCollection {
  const collection = context.view.collection(`${context.db}.${name}`);
  const search = (filter: Doc) => prepareSearch(context, collection, { filter });
  const docsOf = ({ run }: Search): Doc[] => run().map(({ document }) => document.doc);
  return {
    size: collection?.size ?? 0,
    all: () => docsOf(search(new Map())),
    withValues: (path, values) => {
      /* A pattern among the values of $in would be looked for, not compared. */
      if (values.some((value) => value instanceof BSONRegExp)) return undefined;
      const groupSearch = search(new Map([[path, new Map([['$in', [...values]]])]]));
      return groupSearch.plan.kind === 'index' ? docsOf(groupSearch) : undefined;
    },
  };
}

/** Decodes one document after the other, so that not all of them are in memory decoded at once. */
function* documentsIn(documents: readonly FoundDocument[]): Generator<Doc> {
  for (const { document } of documents) yield document.doc;
}

function encodeResult(doc: Doc): Uint8Array {
  const raw = encode(doc);
  if (raw.length <= MAX_DOCUMENT) return raw;
  throw new MongoServerError(
    10334,
    `BSONObj size: ${raw.length} is invalid. Size must be between 0 and ${MAX_DOCUMENT}`,
  );
}

export const aggregate: Command = {
  accepts: ['pipeline', 'cursor', 'hint', ...ONLY_FALSE, ...WITHOUT_EFFECT],
  transactional: true,
  reads: true,
  run: (context) => {
    if (typeof context.body.get('aggregate') !== 'string') {
      throw new MongoServerError(73, 'Aggregations without a collection are not supported here');
    }
    const { name, namespace } = collectionName(context);
    checkArguments(context);
    const batchSize = cursorOption(context);
    const stages = stagesOf(context);
    const { view, now, tick } = context;
    const options = { now, tick, lookup: (collection: string) => foreignCollection(context, collection) };
    compilePipeline(stages, options);
    const { search: request, rest } = cutPipeline(stages, context.body.get('hint'));
    const counting = countingGroup(rest);
    const search = prepareSearch(context, view.collection(namespace), { ...request, counting: counting !== undefined });
    if (counting) {
      const docs = counted(counting.id, counting.field, search.count());
      return openCursor(context, name, encodedDocuments(docs), { batchSize });
    }
    const documents = search.run();
    if (rest.length === 0) {
      return openCursor(
        context,
        name,
        documents.map(({ document }) => document.raw),
        { batchSize },
      );
    }
    const results = compilePipeline(rest, options)(documentsIn(documents));
    return openCursor(context, name, [...results].map(encodeResult), { batchSize });
  },
};
