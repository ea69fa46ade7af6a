import { Long } from 'bson';
import { written, type Doc } from '../bson.ts';
import type { Writer } from '../bson/writer.ts';
import { OP_MSG, OP_QUERY, OP_REPLY, type Request } from './message.ts';

/** One batch of a cursor; its documents are put into the reply as they are. */
export interface CursorBatch {
  readonly field: 'firstBatch' | 'nextBatch';
  readonly documents: readonly Uint8Array[];
  readonly cursorId: bigint;
  readonly namespace: string;
}

/** What a command answers. The batch, if any, becomes the field `cursor` in front of the others. */
export interface Reply {
  readonly fields: Doc;
  readonly batch?: CursorBatch;
}

const NOTHING = new Uint8Array();

let nextResponse = 1;

function writeCursor(writer: Writer, { field, documents, cursorId, namespace }: CursorBatch): void {
  const cursor = writer.openField(0x03, 'cursor');
  const batch = writer.openField(0x04, field);
  for (const [index, document] of documents.entries()) {
    writer.byte(0x03);
    writer.name(String(index));
    writer.raw(document);
  }
  writer.close(batch);
  writer.element('id', Long.fromBigInt(cursorId));
  writer.element('ns', namespace);
  writer.close(cursor);
}

/** Returns the reply as one BSON document; `last` are elements in their bytes, put behind all others. */
export const replyDocument = ({ fields, batch }: Reply, last: Uint8Array = NOTHING): Uint8Array =>
  written((writer) => {
    const start = writer.open();
    if (batch) writeCursor(writer, batch);
    for (const [name, value] of fields) writer.element(name, value);
    writer.raw(last);
    writer.close(start);
  });

/** Returns the reply as a message in the form of its request. */
export function replyMessage(request: Pick<Request, 'opCode' | 'requestId'>, document: Uint8Array): Buffer {
  const legacy = request.opCode === OP_QUERY;
  const size = legacy ? 36 : 21;
  const message = Buffer.allocUnsafe(size + document.length);
  message.fill(0, 16, size);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(nextResponse++ & 0x7fffffff, 4);
  message.writeInt32LE(request.requestId, 8);
  message.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12);
  if (legacy) {
    message.writeInt32LE(8, 16);
    message.writeInt32LE(1, 32);
  }
  message.set(document, size);
  return message;
}
