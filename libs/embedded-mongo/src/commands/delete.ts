import type { Doc, Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import { toNumber, writableCollectionName } from './arguments.ts';
import type { Command } from './command.ts';
import { prepareSearch } from './prepare-search.ts';
import { checkStatement, docField, readStatements, runBatch, writeReply } from './write-batch.ts';

const FIELDS = new Set(['q', 'limit', 'hint']);

function readStatement(statement: Doc) {
  checkStatement(statement, 'delete.deletes', FIELDS, ['q', 'limit']);
  const limit = toNumber(statement.get('limit'));
  if (limit !== 0 && limit !== 1) {
    throw new MongoServerError(9, `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
  }
  return { filter: docField(statement, 'q') ?? new Map<string, Value>(), limit, hint: statement.get('hint') };
}

export const deleteCommand: Command = {
  accepts: ['deletes', 'ordered', 'bypassDocumentValidation'],
  transactional: true,
  retryable: true,
  writes: true,
  run: (context) => {
    const { namespace } = writableCollectionName(context);
    let n = 0;
    const errors = runBatch(context, readStatements(context, 'deletes', readStatement), (statement) => {
      const collection = context.view.collection(namespace);
      const search = prepareSearch(context, collection, statement);
      for (const { slot } of search.run()) {
        if (collection) context.view.remove(collection, slot);
        n++;
      }
    });
    return { fields: writeReply(n, [], errors) };
  },
};
