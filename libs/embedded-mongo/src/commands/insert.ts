import { BSONRegExp, ObjectId, Timestamp } from 'bson';
import { decodeReceived, type Doc, type Value } from '../bson.ts';
import { StoredDocument } from '../engine/stored-document.ts';
import { MongoServerError } from '../errors.ts';
import { requiredArray, writableCollectionName } from './arguments.ts';
import type { Command, CommandContext } from './command.ts';
import { checkBatchSize, runBatch, writeReply } from './write-batch.ts';

export const MAX_DOCUMENT = 16 * 1024 * 1024;

/** @throws MongoServerError 2 or 52 when the value cannot be an `_id` */
export function checkId(id: Value, code = 2): void {
  const kind = Array.isArray(id) ? 'an array' : id instanceof BSONRegExp ? 'a regex' : undefined;
  if (kind) throw new MongoServerError(code, `can't use ${kind} for _id`);
  if (!(id instanceof Map)) return;
  for (const name of id.keys()) {
    if (name.startsWith('$')) {
      throw new MongoServerError(
        52,
        `_id fields may not contain '$'-prefixed fields: ${name} is not valid for storage.`,
      );
    }
  }
}

const isZero = (value: Value): boolean => value instanceof Timestamp && value.isZero();

/** `_id` in front, made when it is missing; empty timestamps at the top replaced by the time of the write. */
function completed(doc: Doc, now: Date): Doc {
  const whole: Doc = new Map([['_id', doc.get('_id') ?? new ObjectId()]]);
  const time = new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  for (const [name, value] of doc) if (name !== '_id') whole.set(name, isZero(value) ? time : value);
  return whole;
}

/** Returns a document as it is stored, from what a client sent. @throws MongoServerError 2, 52 */
export function documentToInsert(doc: Doc, raw: Uint8Array | undefined, now: Date): StoredDocument {
  const [first] = doc.keys();
  const asItIs = raw && first === '_id' && ![...doc.values()].some(isZero);
  const document = asItIs ? new StoredDocument(raw, doc) : StoredDocument.of(completed(doc, now));
  if (document.raw.length > MAX_DOCUMENT) {
    throw new MongoServerError(
      2,
      `object to insert too large. size in bytes: ${document.raw.length}, max size: ${MAX_DOCUMENT}`,
    );
  }
  checkId(document.doc.get('_id') ?? null);
  return document;
}

interface Incoming {
  readonly doc: Doc;
  readonly raw: Uint8Array | undefined;
}

function incoming(context: CommandContext): Incoming[] {
  const sequence = context.sequence('documents');
  if (!sequence) {
    return requiredArray(context, 'documents').map((doc) => {
      if (doc instanceof Map) return { doc, raw: undefined };
      throw new MongoServerError(14, "BSON field 'insert.documents' must hold objects");
    });
  }
  return sequence.map((shared) => {
    const raw = Uint8Array.from(shared);
    return { doc: decodeReceived(raw), raw };
  });
}

export const insert: Command = {
  accepts: ['documents', 'ordered', 'bypassDocumentValidation'],
  transactional: true,
  retryable: true,
  writes: true,
  run: (context) => {
    const { db, name } = writableCollectionName(context);
    const documents = incoming(context);
    checkBatchSize(documents.length);
    let n = 0;
    const errors = runBatch(context, documents, ({ doc, raw }) => {
      const document = documentToInsert(doc, raw, context.now);
      const collection = context.view.ensureCollection(db, name);
      context.view.insert(collection, document.doc.get('_id') ?? null, document);
      n++;
    });
    return { fields: writeReply(n, [], errors) };
  },
};
