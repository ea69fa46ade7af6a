import { Long } from 'bson';
import type { Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import { typeName } from '../type-names.ts';
import { optionalCount, requiredArray, requiredString } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';

const idOf = (value: Value | undefined, { name }: CommandContext): bigint => {
  if (value instanceof Long) return value.toBigInt();
  throw new MongoServerError(14, `BSON field '${name}' is the wrong type '${typeName(value)}', expected type 'long'`);
};

export const getMore: Command = {
  accepts: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  transactional: true,
  run: (context) => {
    const id = idOf(context.body.get('getMore'), context);
    const namespace = `${context.db}.${requiredString(context, 'collection')}`;
    const batchSize = optionalCount(context, 'batchSize');
    return {
      fields: new Map<string, Value>(),
      batch: context.server.cursors.next(id, namespace, batchSize, context.session?.key),
    };
  },
};

export const killCursors: Command = {
  accepts: ['cursors'],
  transactional: true,
  run: (context) => {
    const killed: Value[] = [];
    const missing: Value[] = [];
    for (const id of requiredArray(context, 'cursors')) {
      (context.server.cursors.kill(idOf(id, context)) ? killed : missing).push(id);
    }
    return {
      fields: new Map<string, Value>([
        ['cursorsKilled', killed],
        ['cursorsNotFound', missing],
        ['cursorsAlive', []],
        ['cursorsUnknown', []],
      ]),
    };
  },
};
