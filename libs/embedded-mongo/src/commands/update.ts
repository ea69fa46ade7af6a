import { Int32 } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import {
  flagField,
  arrayField,
  checkStatement,
  docField,
  readStatements,
  runBatch,
  writeReply,
} from './write-batch.ts';
import { writableCollectionName } from './arguments.ts';
import type { Command } from './command.ts';
import { prepareSearch } from './prepare-search.ts';
import { prepareUpdate } from './prepare-update.ts';

const FIELDS = new Set(['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint']);

function readStatement(statement: Doc) {
  checkStatement(statement, 'update.updates', FIELDS, ['q', 'u']);
  return {
    filter: docField(statement, 'q') ?? new Map<string, Value>(),
    change: statement.get('u'),
    multi: flagField(statement, 'multi'),
    upsert: flagField(statement, 'upsert'),
    arrayFilters: arrayField(statement, 'arrayFilters'),
    hint: statement.get('hint'),
  };
}

export const update: Command = {
  accepts: ['updates', 'ordered', 'bypassDocumentValidation'],
  transactional: true,
  retryable: true,
  writes: true,
  run: (context) => {
    const { db, name, namespace } = writableCollectionName(context);
    let matched = 0;
    let modified = 0;
    const upserted: Doc[] = [];
    const statements = readStatements(context, 'updates', readStatement);
    const errors = runBatch(context, statements, ({ filter, multi, hint, ...statement }, index) => {
      const change = prepareUpdate(context, filter, statement.change, statement.arrayFilters);
      if (multi && change.replaces) {
        throw new MongoServerError(9, 'multi update is not supported for replacement-style update');
      }
      const collection = context.view.collection(namespace);
      const search = prepareSearch(context, collection, { filter, limit: multi ? 0 : 1, hint });
      const documents = search.run();
      if (collection) for (const document of documents) if (change.update(collection, document).modified) modified++;
      matched += documents.length;
      if (documents.length > 0 || !statement.upsert) return;
      const { id } = change.upsert(context.view.ensureCollection(db, name));
      upserted.push(
        new Map<string, Value>([
          ['index', new Int32(index)],
          ['_id', id],
        ]),
      );
    });
    const extra: [string, Value][] = [['nModified', new Int32(modified)]];
    if (upserted.length > 0) extra.unshift(['upserted', upserted]);
    return { fields: writeReply(matched + upserted.length, extra, errors) };
  },
};
