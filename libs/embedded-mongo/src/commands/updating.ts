import { ObjectId } from 'bson';
import type { Doc, Value } from '../bson.ts';
import { equalValues } from '../compare.ts';
import type { Collection } from '../engine/collection.ts';
import { StoredDocument } from '../engine/stored-document.ts';
import { immutableField, MongoServerError } from '../errors.ts';
import type { Found } from '../planner/find.ts';
import { compileUpdate } from '../update.ts';
import type { CommandContext } from './command.ts';
import { checkId, MAX_DOCUMENT } from './insert.ts';

/** A checked update, to be put into effect on documents found, or as a new one. */
export interface Updating {
  /** Replaces whole documents. */
  readonly replaces: boolean;
  readonly update: (collection: Collection, found: Found) => { document: StoredDocument; modified: boolean };
  readonly upsert: (collection: Collection) => { id: Value; document: StoredDocument };
}

function stored(doc: Doc): StoredDocument {
  const document = StoredDocument.of(doc);
  if (document.raw.length <= MAX_DOCUMENT) return document;
  throw new MongoServerError(17419, `Resulting document after update is larger than ${MAX_DOCUMENT}`);
}

/** `_id` in front of the other fields, made when it is missing. */
function withId(doc: Doc): Doc {
  const [first] = doc.keys();
  return first === '_id' ? doc : new Map([['_id', doc.get('_id') ?? new ObjectId()], ...doc]);
}
