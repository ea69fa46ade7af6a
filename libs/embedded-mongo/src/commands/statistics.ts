import { Double, Int32, Long } from 'bson';
import type { Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import type { Collection } from '../engine/collection.ts';
import { collectionName, optionalNumber } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';

function statistics(collections: readonly Collection[], scale: number): Map<string, Value> {
  const count = collections.reduce((sum, { size }) => sum + size, 0);
  const bytes = collections.reduce((sum, collection) => sum + collection.bytes, 0);
  return new Map<string, Value>([
    ['objects', Long.fromNumber(count)],
    ['avgObjSize', new Double(count === 0 ? 0 : bytes / count)],
    ['dataSize', new Double(bytes / scale)],
    ['storageSize', new Double(bytes / scale)],
    ['indexes', Long.fromNumber(collections.reduce((sum, { indexes }) => sum + indexes.length, 0))],
  ]);
}

const scaleOf = (context: CommandContext): number => {
  const scale = optionalNumber(context, 'scale') ?? 1;
  if (scale < 1) throw new MongoServerError(51024, `BSON field 'scale' value must be >= 1, actual value '${scale}'`);
  return scale;
};

export const dbStats: Command = {
  accepts: ['scale', 'freeStorage'],
  reads: true,
  run: (context) => {
    const scale = scaleOf(context);
    const collections = [...context.engine.collections()].filter(({ db }) => db === context.db);
    return {
      fields: new Map<string, Value>([
        ['db', context.db],
        ['collections', Long.fromNumber(collections.length)],
        ['views', Long.ZERO],
        ...statistics(collections, scale),
        ['scaleFactor', Long.fromNumber(scale)],
      ]),
    };
  },
};

export const collStats: Command = {
  accepts: ['scale'],
  reads: true,
  run: (context) => {
    const { namespace } = collectionName(context);
    const scale = scaleOf(context);
    const collection = context.engine.collection(namespace);
    const count = collection?.size ?? 0;
    const bytes = collection?.bytes ?? 0;
    return {
      fields: new Map<string, Value>([
        ['ns', namespace],
        ['size', new Int32(Math.floor(bytes / scale))],
        ['count', new Int32(count)],
        ['avgObjSize', new Int32(count === 0 ? 0 : Math.floor(bytes / count))],
        ['storageSize', new Int32(Math.floor(bytes / scale))],
        ['capped', false],
        ['nindexes', new Int32(collection?.indexes.length ?? 0)],
        ['scaleFactor', new Int32(scale)],
      ]),
    };
  },
};

/**
 * Empties the log, which holds older versions of documents, into the file; what was acknowledged is on the disk anyway.
 */
export const fsync: Command = {
  accepts: [],
  run: ({ db, engine }) => {
    if (db !== 'admin') throw new MongoServerError(13, 'fsync may only be run against the admin database.');
    if (!engine.storage.checkpoint()) throw new MongoServerError(8, 'The log could not be emptied; try again later.');
    return { fields: new Map<string, Value>([['numFiles', new Int32(1)]]) };
  },
};
