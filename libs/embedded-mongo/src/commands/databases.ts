import { Binary, Int32, Long } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import { compileQuery } from '../query.ts';
import type { Collection } from '../engine/collection.ts';
import { collectionName, optionalBoolean, optionalDoc, writableCollectionName } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { cursorReply } from './cursor-reply.ts';

const UNSUPPORTED_KINDS: ReadonlyMap<string, string> = new Map([
  ['capped', 'Capped collections'],
  ['viewOn', 'Views'],
  ['pipeline', 'Views'],
  ['timeseries', 'Time-series collections'],
  ['clusteredIndex', 'Clustered collections'],
  ['expireAfterSeconds', 'Expiring collections'],
  ['changeStreamPreAndPostImages', 'Change streams'],
  ['encryptedFields', 'Encrypted collections'],
  ['collation', 'Collations'],
  ['validator', 'Validators'],
  ['validationLevel', 'Validators'],
  ['validationAction', 'Validators'],
  ['indexOptionDefaults', 'Index option defaults'],
  ['storageEngine', 'Storage engine options'],
  ['size', 'Capped collections'],
  ['max', 'Capped collections'],
]);

export const create: Command = {
  accepts: [...UNSUPPORTED_KINDS.keys(), 'idIndex', 'autoIndexId', 'flags'],
  transactional: true,
  writes: true,
  run: (context) => {
    const { db, name, namespace } = writableCollectionName(context);
    for (const [field, kind] of UNSUPPORTED_KINDS) {
      const value = context.body.get(field);
      if (value !== undefined && value !== false) throw new MongoServerError(238, `${kind} are not supported here`);
    }
    if (context.view.collection(namespace)) {
      throw new MongoServerError(48, `Collection ${namespace} already exists.`);
    }
    context.view.ensureCollection(db, name);
    return { fields: new Map() };
  },
};

export const drop: Command = {
  accepts: [],
  writes: true,
  run: (context) => {
    const { namespace } = collectionName(context);
    const collection = context.engine.collection(namespace);
    if (!collection) return { fields: new Map() };
    context.engine.dropCollection(collection);
    return {
      fields: new Map<string, Value>([
        ['nIndexesWas', new Int32(collection.indexes.length)],
        ['ns', namespace],
      ]),
    };
  },
};

const ofDatabase = ({ engine, db }: CommandContext): Collection[] =>
  [...engine.collections()].filter((collection) => collection.db === db);

export const dropDatabase: Command = {
  accepts: [],
  writes: true,
  run: (context) => {
    for (const collection of ofDatabase(context)) context.engine.dropCollection(collection);
    return { fields: new Map<string, Value>([['dropped', context.db]]) };
  },
};

export const listDatabases: Command = {
  accepts: ['filter', 'nameOnly', 'authorizedDatabases'],
  reads: true,
  run: (context) => {
    if (context.db !== 'admin')
      throw new MongoServerError(13, 'listDatabases may only be run against the admin database.');
    const matches = compileQuery(optionalDoc(context, 'filter') ?? new Map());
    const sizes = new Map<string, number>();
    for (const { db, bytes } of context.engine.collections()) sizes.set(db, (sizes.get(db) ?? 0) + bytes);
    const databases = [...sizes]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, bytes]): Doc =>
          new Map<string, Value>([
            ['name', name],
            ['sizeOnDisk', Long.fromNumber(bytes)],
            ['empty', bytes === 0],
          ]),
      )
      .filter((row) => matches(row));
    if (optionalBoolean(context, 'nameOnly')) {
      const names = databases.map((database): Doc => new Map([['name', database.get('name') ?? null]]));
      return { fields: new Map<string, Value>([['databases', names]]) };
    }
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    return {
      fields: new Map<string, Value>([
        ['databases', databases],
        ['totalSize', Long.fromNumber(total)],
        ['totalSizeMb', Long.fromNumber(Math.floor(total / 1_048_576))],
      ]),
    };
  },
};

function describe({ name, uuid, indexes }: Collection, nameOnly: boolean): Doc {
  const description: Doc = new Map<string, Value>([
    ['name', name],
    ['type', 'collection'],
  ]);
  if (nameOnly) return description;
  description.set('options', new Map());
  description.set(
    'info',
    new Map<string, Value>([
      ['readOnly', false],
      ['uuid', new Binary(uuid, Binary.SUBTYPE_UUID)],
    ]),
  );
  const [id] = indexes;
  if (id) description.set('idIndex', id.spec.listing);
  return description;
}

export const listCollections: Command = {
  accepts: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  reads: true,
  run: (context) => {
    const matches = compileQuery(optionalDoc(context, 'filter') ?? new Map());
    const nameOnly = optionalBoolean(context, 'nameOnly') ?? false;
    const collections = ofDatabase(context)
      .map((collection) => ({ full: describe(collection, false), short: describe(collection, nameOnly) }))
      .filter(({ full }) => matches(full))
      .map(({ short }) => short);
    return cursorReply(context, '$cmd.listCollections', collections);
  },
};
