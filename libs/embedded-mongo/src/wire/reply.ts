import type { Doc } from '../bson.ts';
import { encode } from '../bson.ts';
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

let nextResponse = 1;

function int32(value: number): Buffer {
  const buffer = Buffer.allocUnsafe(4);
  buffer.writeInt32LE(value);
  return buffer;
}

function wrap(parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 5);
  return Buffer.concat([int32(length), ...parts, Buffer.of(0)], length);
}

const header = (type: number, name: string): Buffer => Buffer.from(`${String.fromCharCode(type)}${name}\0`, 'latin1');

function cursorElement({ field, documents, cursorId, namespace }: CursorBatch): Uint8Array[] {
  const array = documents.flatMap((document, index) => [header(0x03, String(index)), document]);
  const id = Buffer.allocUnsafe(8);
  id.writeBigInt64LE(cursorId);
  const name = Buffer.from(`${namespace}\0`);
  const cursor = [
    header(0x04, field),
    wrap(array),
    header(0x12, 'id'),
    id,
    header(0x02, 'ns'),
    int32(name.length),
    name,
  ];
  return [header(0x03, 'cursor'), wrap(cursor)];
}

/** The reply as one BSON document. */
export function replyDocument({ fields, batch }: Reply): Uint8Array {
  const rest = encode(fields);
  return batch ? wrap([...cursorElement(batch), rest.subarray(4, -1)]) : rest;
}

/** The reply as a message in the form of its request. */
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
