import { Int32, Binary, Decimal128, Double, Long, ObjectId } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import type { Collection } from './collection.ts';
import type { CollectionIndex } from './collection-index.ts';
import type { IndexKey } from './index-keys.ts';
import type { Slot } from './slot.ts';
import type { StoredDocument } from './stored-document.ts';
import { LockWait } from './transaction.ts';

/* A value of a type that JSON does not have. */
function bsonText(value: Value): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Double) return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
  if (value instanceof Int32 || value instanceof Long) return value.toString();
  if (value instanceof Decimal128) return `Decimal('${value.toString()}')`;
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  return String(value);
}

/** Returns a value the way MongoDB prints it in messages. */
function shellText(value: Value): string {
  if (value === null || typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Map)
    return `{ ${[...value].map(([name, element]) => `${name}: ${shellText(element)}`).join(', ')} }`;
  if (Array.isArray(value)) return `[ ${value.map(shellText).join(', ')} ]`;
  return bsonText(value);
}

/** Returns the error of a second document with the same key in a unique index, with keyPattern and keyValue. */
export function duplicateKey(namespace: string, index: CollectionIndex, key: IndexKey): MongoServerError {
  const { name, fields } = index.spec;
  const keyPattern: Doc = new Map(fields.map(({ path, direction }): [string, Value] => [path, new Int32(direction)]));
  const keyValue: Doc = new Map(fields.map(({ path }, index): [string, Value] => [path, key[index] ?? null]));
  return new MongoServerError(
    11000,
    `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${shellText(keyValue)}`,
    {
      details: new Map<string, Value>([
        ['keyPattern', keyPattern],
        ['keyValue', keyValue],
      ]),
    },
  );
}

/** Writes a transaction met a change newer than its snapshot, or a lock of another one. */
export const writeConflict = (): MongoServerError =>
  new MongoServerError(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { labels: ['TransientTransactionError'] },
  );

/** The key is taken; but when a transaction is about to give it up, its end decides. */
export function duplicateKeyError(collection: Collection, index: CollectionIndex, key: IndexKey, holder: Slot): Error {
  const transaction = holder.lockedBy;
  const change = transaction?.changeOf(holder);
  if (transaction && change && !holdsKey(index, change.document, key)) return new LockWait(transaction);
  return duplicateKey(collection.namespace, index, key);
}

/** Returns whether a version of a document has this key in the index. */
export const holdsKey = (index: CollectionIndex, document: StoredDocument | undefined, key: IndexKey): boolean =>
  document !== undefined && index.keysOf(document.doc).some((documentKey) => index.compareKeys(documentKey, key) === 0);
