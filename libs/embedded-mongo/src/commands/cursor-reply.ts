import { encode, type Doc, type Value } from '../bson.ts';
import { MongoServerError } from '../errors.ts';
import type { Reply } from '../wire/reply.ts';
import { optionalDoc, toNumber } from './arguments.ts';
import type { CommandContext } from './command.ts';

/** `cursor: {batchSize}` of aggregate and the listing commands. */
export function cursorOption(context: CommandContext): number | undefined {
  const cursor = optionalDoc(context, 'cursor');
  for (const name of cursor?.keys() ?? []) {
    if (name !== 'batchSize') throw new MongoServerError(40415, `BSON field 'cursor.${name}' is an unknown field.`);
  }
  const size = toNumber(cursor?.get('batchSize'));
  if (size !== undefined && size < 0) throw new MongoServerError(51024, "BSON field 'batchSize' value must be >= 0");
  return size;
}

export interface Batching {
  readonly batchSize: number | undefined;
  readonly singleBatch?: boolean;
}

/** Opens a cursor over raw documents and answers with its first batch. */
export function openCursor(
  { server, db, session, inTransaction }: CommandContext,
  name: string,
  items: Iterable<Uint8Array>,
  { batchSize, singleBatch = false }: Batching,
): Reply {
  const batch = server.cursors.open({
    namespace: `${db}.${name}`,
    items,
    batchSize,
    singleBatch,
    session: session?.key,
    transaction: inTransaction ? session?.transaction?.transaction : undefined,
  });
  return { fields: new Map<string, Value>(), batch };
}

/** Documents as bytes, made when they are asked for. */
export function* encodedDocuments(docs: Iterable<Doc>): Generator<Uint8Array> {
  for (const doc of docs) yield encode(doc);
}

/** As {@link openCursor}, over decoded documents. */
export const cursorReply = (context: CommandContext, name: string, docs: Iterable<Doc>): Reply =>
  openCursor(context, name, encodedDocuments(docs), { batchSize: cursorOption(context) });
