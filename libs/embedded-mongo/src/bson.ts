import { Reader } from './bson/reader.ts';
import { Writer } from './bson/writer.ts';
import { invalidBson } from './errors.ts';
import type { Doc } from './value.ts';

export { doc } from './value.ts';
export type { Doc, Plain, Value } from './value.ts';

let idle: Writer | undefined = new Writer();

function readWhole(reader: Reader): Doc {
  const result = reader.document();
  if (!reader.done) throw invalidBson('BSON document with a wrong length');
  return result;
}

/**
 * Returns a document from its bytes, types kept apart. Binary values share memory with the bytes.
 * @throws MongoServerError 22 for bytes that are no document, deprecated types and doubled field names; 15 when nested
 * too deep
 */
export const decode = (bytes: Uint8Array): Doc => readWhole(new Reader(bytes));

/** Returns a document that a client sent. @throws as {@link decode}, and MongoServerError 22 for text that is not UTF-8 */
export const decodeReceived = (bytes: Uint8Array): Doc => readWhole(new Reader(bytes, true));

/** Returns some top-level fields of a document that {@link decode} has read before. */
export const decodeFields = (bytes: Uint8Array, names: ReadonlySet<string>): Doc => new Reader(bytes).fields(names);

/**
 * Returns the bytes that a task writes.
 * @throws MongoServerError 15 when nested too deep; 2 for names with null bytes and invalid dates
 */
export function written(task: (writer: Writer) => void): Uint8Array {
  const writer = idle ?? new Writer();
  idle = undefined;
  task(writer);
  const bytes = writer.finish();
  idle = writer;
  return bytes;
}

/** Returns the bytes of a document. @throws as {@link written} */
export const encode = (doc: Doc): Uint8Array => written((writer) => writer.document(doc));
