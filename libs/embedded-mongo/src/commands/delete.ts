import { MongoServerError } from '../errors.ts';
import { toNumber, writableCollectionName } from './arguments.ts';
import type { Command } from './command.ts';
import { prepareSearch } from './prepare-search.ts';
import { checkStatement, docField, runBatch, statements, writeReply } from './write-batch.ts';

const FIELDS = new Set(['q', 'limit', 'hint']);

export const deleteCommand: Command = {
  accepts: ['deletes', 'ordered', 'bypassDocumentValidation'],
  transactional: true,
  retryable: true,
  writes: true,
  run: (context) => {
    const { namespace } = writableCollectionName(context);
    let n = 0;
    const errors = runBatch(context, statements(context, 'deletes'), (statement) => {
      checkStatement(statement, 'delete.deletes', FIELDS, ['q', 'limit']);
      const limit = toNumber(statement.get('limit'));
      if (limit !== 0 && limit !== 1) {
        throw new MongoServerError(9, `The limit field in delete objects must be 0 or 1. Got ${String(limit)}`);
      }
      const collection = context.view.collection(namespace);
      const filter = docField(statement, 'q') ?? new Map();
      const search = prepareSearch(context, collection, { filter, limit, hint: statement.get('hint') });
      for (const { slot } of search.run()) {
        if (collection) context.view.remove(collection, slot);
        n++;
      }
    });
    return { fields: writeReply(n, [], errors) };
  },
};
