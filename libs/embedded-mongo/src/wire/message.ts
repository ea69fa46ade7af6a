import { decodeReceived, type Doc } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import { documentLength, splitArray } from '../bson/raw-bson.ts';

export const OP_REPLY = 1;
export const OP_QUERY = 2004;
export const OP_MSG = 2013;
export const MAX_MESSAGE = 48_000_000;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_REQUIRED_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME;

/** One command as it came over the wire. */
export interface Request {
  readonly requestId: number;
  readonly opCode: typeof OP_QUERY | typeof OP_MSG;
  readonly body: Doc;
  /** Raw documents by field name, whether they came as a sequence or as an array in the body. */
  readonly sequences: ReadonlyMap<string, readonly Uint8Array[]>;
  /** The sender expects no reply. */
  readonly silent: boolean;
}

/** The message breaks the protocol, or speaks one that is not served: the connection is closed. */
export class ProtocolError extends Error {}

/** Array fields of write commands, whose documents are wanted as bytes too. */
const DOCUMENT_ARRAYS: ReadonlyMap<string, string> = new Map([['insert', 'documents']]);

function readSequence(message: Buffer, start: number, end: number): { name: string; documents: Uint8Array[] } {
  const nameEnd = message.indexOf(0, start + 4);
  if (nameEnd < 0 || nameEnd >= end) throw new ProtocolError('unterminated sequence name');
  const documents: Uint8Array[] = [];
  let offset = nameEnd + 1;
  while (offset < end) {
    const length = documentLength(message, offset, end);
    documents.push(message.subarray(offset, offset + length));
    offset += length;
  }
  return { name: message.toString('utf8', start + 4, nameEnd), documents };
}

function parseBody(raw: Buffer, sequences: Map<string, readonly Uint8Array[]>): Doc {
  const body = decodeReceived(raw);
  const [command] = body.keys();
  const field = DOCUMENT_ARRAYS.get(command ?? '');
  if (field && !sequences.has(field)) {
    const documents = splitArray(raw, field);
    if (documents) sequences.set(field, documents);
  }
  return body;
}

function parseMsg(message: Buffer, requestId: number): Request {
  const flags = message.readUInt32LE(16);
  if ((flags & 0xffff & ~KNOWN_REQUIRED_FLAGS) !== 0) throw new ProtocolError('unknown flag');
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences = new Map<string, readonly Uint8Array[]>();
  let raw: Buffer | undefined;
  for (let offset = 20; offset < end;) {
    const kind = message[offset++];
    const length = documentLength(message, offset, end);
    if (kind === 0) raw = message.subarray(offset, offset + length);
    else if (kind === 1) {
      const { name, documents } = readSequence(message, offset, offset + length);
      sequences.set(name, documents);
    } else throw new ProtocolError(`unknown section kind ${kind}`);
    offset += length;
  }
  if (!raw) throw new ProtocolError('message without a body');
  return {
    requestId,
    opCode: OP_MSG,
    body: parseBody(raw, sequences),
    sequences,
    silent: (flags & MORE_TO_COME) !== 0,
  };
}

/** Parses the legacy form of the first greeting: flags, namespace, skip, limit, command. */
function parseQuery(message: Buffer, requestId: number): Request {
  const nameEnd = message.indexOf(0, 20);
  const namespace = message.toString('utf8', 20, nameEnd);
  const offset = nameEnd + 9;
  const body = decodeReceived(message.subarray(offset, offset + documentLength(message, offset, message.length)));
  const [command] = body.keys();
  if (!namespace.endsWith('.$cmd') || !/^(ismaster|hello)$/i.test(command ?? '')) {
    throw new ProtocolError('legacy messages are served for the greeting only');
  }
  body.set('$db', namespace.slice(0, -'.$cmd'.length));
  return { requestId, opCode: OP_QUERY, body, sequences: new Map(), silent: false };
}

/**
 * Reads one whole message.
 * @throws ProtocolError when the connection cannot continue; MongoServerError when a document in it is not valid BSON
 */
export function parseMessage(message: Buffer): Request {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  try {
    if (opCode === OP_MSG) return parseMsg(message, requestId);
    if (opCode === OP_QUERY) return parseQuery(message, requestId);
  } catch (error) {
    if (error instanceof ProtocolError || error instanceof MongoServerError) throw error;
    throw new ProtocolError(error instanceof Error ? error.message : 'unreadable message');
  }
  throw new ProtocolError(`operation ${opCode} is not served`);
}
