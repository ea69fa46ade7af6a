import type { Doc, Value } from '../bson.ts';
import type { Collection } from '../engine/collection.ts';
import { StoredDocument } from '../engine/stored-document.ts';
import { MongoServerError } from '../errors.ts';
import type { FoundDocument } from '../planner/find.ts';
import { compileUpdate } from '../update.ts';
import type { CommandContext } from './command.ts';
import { checkId, MAX_DOCUMENT } from './insert.ts';

/** A checked update, to be put into effect on documents found, or as a new one. */
export interface PreparedUpdate {
  /** Replaces whole documents. */
  readonly replaces: boolean;
  readonly update: (collection: Collection, document: FoundDocument) => { document: StoredDocument; modified: boolean };
  readonly upsert: (collection: Collection) => { id: Value; document: StoredDocument };
}

const INVALID_ID = 53;

function stored(doc: Doc): StoredDocument {
  const document = StoredDocument.of(doc);
  if (document.raw.length <= MAX_DOCUMENT) return document;
  throw new MongoServerError(17419, `Resulting document after update is larger than ${MAX_DOCUMENT}`);
}

/** @throws MongoServerError for an update that is malformed or out of scope, whatever the data */
export function prepareUpdate(
  { view, now }: CommandContext,
  filter: Doc,
  update: Value | undefined,
  arrayFilters: readonly Value[] | undefined,
): PreparedUpdate {
  const compiled = compileUpdate(update ?? null, { filter, arrayFilters });
  return {
    replaces: compiled.isReplacement,
    update: (collection, { slot, document }) => {
      const { doc, modified } = compiled.apply(document.doc, { now });
      if (!modified) return { document, modified };
      const changed = stored(doc);
      view.replace(collection, slot, changed);
      return { document: changed, modified };
    },
    upsert: (collection) => {
      const document = stored(compiled.upsert({ now }));
      const id = document.doc.get('_id') ?? null;
      checkId(id, INVALID_ID);
      view.insert(collection, id, document);
      return { id, document };
    },
  };
}
