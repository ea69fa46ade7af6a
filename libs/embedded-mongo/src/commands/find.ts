import { encode, type Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import type { FoundDocument } from '../planner/find.ts';
import { compileProjection, type Projection } from '../projection.ts';
import { collectionName, optionalBoolean, optionalCount, optionalDoc } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { openCursor } from './cursor-reply.ts';
import { prepareSearch, type SearchRequest } from './prepare-search.ts';

/** Arguments of find that are accepted only with the value they have by default. */
const ONLY_FALSE = ['tailable', 'awaitData', 'oplogReplay', 'returnKey', 'showRecordId'];
const WITHOUT_EFFECT = ['noCursorTimeout', 'allowPartialResults', 'allowDiskUse'];

function refuseUnsupported({ body, name }: CommandContext): void {
  for (const field of ONLY_FALSE) {
    const value = body.get(field);
    if (value !== undefined && value !== false) {
      throw new MongoServerError(238, `'${name}.${field}' is not supported here`);
    }
  }
}

/** Finds the search of a find command. */
export function findRequest(context: CommandContext): SearchRequest & { readonly singleBatch: boolean } {
  const limit = optionalCount(context, 'limit') ?? 0;
  return {
    filter: optionalDoc(context, 'filter') ?? new Map<string, Value>(),
    sort: optionalDoc(context, 'sort'),
    skip: optionalCount(context, 'skip'),
    limit,
    hint: context.body.get('hint'),
    singleBatch: optionalBoolean(context, 'singleBatch') ?? false,
  };
}

export const find: Command = {
  accepts: [
    'filter',
    'projection',
    'sort',
    'skip',
    'limit',
    'hint',
    'batchSize',
    'singleBatch',
    ...ONLY_FALSE,
    ...WITHOUT_EFFECT,
  ],
  transactional: true,
  reads: true,
  run: (context) => {
    const { name, namespace } = collectionName(context);
    refuseUnsupported(context);
    const request = findRequest(context);
    const fields = optionalDoc(context, 'projection');
    const project =
      fields && fields.size > 0 ? compileProjection(fields, request.filter, { now: context.now }) : undefined;
    const documents = prepareSearch(context, context.view.collection(namespace), request).stream();
    const items = project ? projected(documents, project) : bytesOf(documents);
    const batchSize = optionalCount(context, 'batchSize');
    return openCursor(context, name, items, { batchSize, singleBatch: request.singleBatch });
  },
};

function* bytesOf(documents: Iterable<FoundDocument>): Generator<Uint8Array> {
  for (const { document } of documents) yield document.raw;
}

function* projected(documents: Iterable<FoundDocument>, { fields, apply }: Projection): Generator<Uint8Array> {
  for (const { document } of documents) yield encode(apply(fields ? document.withFields(fields) : document.doc));
}
