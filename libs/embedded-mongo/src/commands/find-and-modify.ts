import { Int32 } from 'bson';
import type { Doc, Value } from '../bson.ts';
import type { Collection } from '../engine/collection.ts';
import type { StoredDocument } from '../engine/stored-document.ts';
import { MongoServerError } from '../errors.ts';
import type { FoundDocument } from '../planner/find.ts';
import { compileProjection } from '../projection.ts';
import { optionalArray, optionalBoolean, optionalDoc, writableCollectionName } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { prepareSearch } from './prepare-search.ts';
import { prepareUpdate, type PreparedUpdate } from './prepare-update.ts';

interface Outcome {
  readonly n: number;
  readonly updatedExisting?: boolean;
  readonly upserted?: Value;
  /** The document to show. */
  readonly returned: StoredDocument | undefined;
}

function answer(
  context: CommandContext,
  filter: Doc,
  { n, updatedExisting, upserted, returned: returnedRow }: Outcome,
): Doc {
  const fields = optionalDoc(context, 'fields');
  const project = fields && fields.size > 0 ? compileProjection(fields, filter, { now: context.now }) : undefined;
  const last: Doc = new Map<string, Value>([['n', new Int32(n)]]);
  if (updatedExisting !== undefined) last.set('updatedExisting', updatedExisting);
  if (upserted !== undefined) last.set('upserted', upserted);
  const value = returnedRow && (project ? project.apply(returnedRow.doc) : returnedRow.doc);
  return new Map<string, Value>([
    ['lastErrorObject', last],
    ['value', value ?? null],
  ]);
}

function remove(
  context: CommandContext,
  collection: Collection | undefined,
  match: FoundDocument | undefined,
): Outcome {
  if (!collection || !match) return { n: 0, returned: undefined };
  context.view.remove(collection, match.slot);
  return { n: 1, returned: match.document };
}

function modify(
  context: CommandContext,
  change: PreparedUpdate,
  collection: Collection | undefined,
  match: FoundDocument | undefined,
): Outcome {
  const showNew = optionalBoolean(context, 'new') ?? false;
  if (collection && match) {
    const { document } = change.update(collection, match);
    return { n: 1, updatedExisting: true, returned: showNew ? document : match.document };
  }
  if (!optionalBoolean(context, 'upsert')) return { n: 0, updatedExisting: false, returned: undefined };
  const { db, name } = writableCollectionName(context);
  const { id, document } = change.upsert(context.view.ensureCollection(db, name));
  return { n: 1, updatedExisting: false, upserted: id, returned: showNew ? document : undefined };
}

export const findAndModify: Command = {
  accepts: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'upsert',
    'fields',
    'arrayFilters',
    'hint',
    'bypassDocumentValidation',
  ],
  transactional: true,
  retryable: true,
  writes: true,
  run: (context) => {
    const { namespace } = writableCollectionName(context);
    const filter = optionalDoc(context, 'query') ?? new Map();
    const removes = optionalBoolean(context, 'remove') ?? false;
    const update = context.body.get('update');
    if (removes && (update !== undefined || optionalBoolean(context, 'upsert') || optionalBoolean(context, 'new'))) {
      throw new MongoServerError(9, "Cannot specify 'update', 'upsert' or 'new' together with remove=true");
    }
    if (!removes && update === undefined) {
      throw new MongoServerError(9, 'Either an update or remove=true must be specified');
    }
    const change = removes ? undefined : prepareUpdate(context, filter, update, optionalArray(context, 'arrayFilters'));
    const collection = context.view.collection(namespace);
    const sort = optionalDoc(context, 'sort');
    const search = prepareSearch(context, collection, { filter, sort, limit: 1, hint: context.body.get('hint') });
    const [document] = search.run();
    const outcome = change ? modify(context, change, collection, document) : remove(context, collection, document);
    return { fields: answer(context, filter, outcome) };
  },
};
