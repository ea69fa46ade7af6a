import { Int32 } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { equalValues } from '../compare.ts';
import type { Collection } from '../engine/collection.ts';
import type { CollectionIndex } from '../engine/collection-index.ts';
import { isExistingIndex, parseIndexSpec } from '../engine/index-spec.ts';
import { MongoServerError } from '../errors.ts';
import { collectionName, requiredArray, writableCollectionName } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { cursorReply } from './cursor-reply.ts';

const MAX_INDEXES = 64;

const missing = (namespace: string): MongoServerError => new MongoServerError(26, `ns does not exist: ${namespace}`);

export const createIndexes: Command = {
  accepts: ['indexes', 'commitQuorum'],
  writes: true,
  run: (context) => {
    const { db, name, namespace } = writableCollectionName(context);
    const specs = requiredArray(context, 'indexes').map((spec) => {
      if (!(spec instanceof Map)) throw new MongoServerError(14, 'index specifications must be objects');
      return parseIndexSpec(spec);
    });
    if (specs.length === 0) throw new MongoServerError(2, 'Must specify at least one index to create');
    const existed = context.engine.collection(namespace) !== undefined;
    const collection = context.engine.ensureCollection(db, name);
    const before = collection.indexes.length;
    for (const spec of specs) {
      if (
        isExistingIndex(
          spec,
          collection.indexes.map((index) => index.spec),
        )
      )
        continue;
      if (collection.indexes.length >= MAX_INDEXES) {
        throw new MongoServerError(67, `add index fails, too many indexes for ${namespace} key`);
      }
      context.engine.createIndex(collection, spec);
    }
    const fields = new Map<string, Value>([
      ['numIndexesBefore', new Int32(existed ? before : 1)],
      ['numIndexesAfter', new Int32(collection.indexes.length)],
      ['createdCollectionAutomatically', !existed],
    ]);
    if (before === collection.indexes.length) fields.set('note', 'all indexes already exist');
    return { fields };
  },
};

export const listIndexes: Command = {
  accepts: ['cursor'],
  reads: true,
  run: (context) => {
    const { name, namespace } = collectionName(context);
    const collection = context.engine.collection(namespace);
    if (!collection) throw missing(namespace);
    return cursorReply(
      context,
      name,
      collection.indexes.map(({ spec }) => spec.listing),
    );
  },
};

function named(collection: Collection, nameOrKeys: string | Doc): CollectionIndex {
  const index = collection.indexes.find(({ spec }) =>
    typeof nameOrKeys === 'string'
      ? spec.name === nameOrKeys
      : equalValues(spec.listing.get('key') ?? null, nameOrKeys),
  );
  if (!index) {
    const indexLabel = typeof nameOrKeys === 'string' ? `name [${nameOrKeys}]` : 'the given key pattern';
    throw new MongoServerError(27, `index not found with ${indexLabel}`);
  }
  if (index.spec.name === '_id_') throw new MongoServerError(72, 'cannot drop _id index');
  return index;
}

function wantedIndexes(context: CommandContext, collection: Collection): CollectionIndex[] {
  const nameOrKeys = context.body.get('index');
  if (nameOrKeys === '*') return collection.indexes.slice(1);
  if (typeof nameOrKeys === 'string' || nameOrKeys instanceof Map) return [named(collection, nameOrKeys)];
  if (!Array.isArray(nameOrKeys)) {
    throw new MongoServerError(14, "BSON field 'dropIndexes.index' must be a string, an object or an array");
  }
  return nameOrKeys.map((name) => {
    if (typeof name !== 'string') throw new MongoServerError(14, 'index names must be strings');
    return named(collection, name);
  });
}

export const dropIndexes: Command = {
  accepts: ['index'],
  writes: true,
  run: (context) => {
    const { namespace } = collectionName(context);
    const collection = context.engine.collection(namespace);
    if (!collection) throw missing(namespace);
    const before = collection.indexes.length;
    const dropped = wantedIndexes(context, collection);
    for (const index of dropped) context.engine.dropIndex(collection, index);
    const fields = new Map<string, Value>([['nIndexesWas', new Int32(before)]]);
    if (context.body.get('index') === '*') fields.set('msg', 'non-_id indexes dropped for collection');
    return { fields };
  },
};
