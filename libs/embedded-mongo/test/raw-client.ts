import { deserialize, serialize, type Document } from 'bson';
import { createConnection } from 'node:net';

const CHECKSUM_PRESENT = 1;

/**
 * Sends one command as it is (a document, or the bytes of one), without what the driver adds, to a server on a UNIX
 * socket; gives its reply.
 * @throws when the connection ends before the reply
 */
export async function exchange(
  uri: string,
  command: Document | Uint8Array,
  { checksum }: { readonly checksum?: Uint8Array } = {},
): Promise<Document> {
  const path = decodeURIComponent(/^mongodb:\/\/([^/]+)\//.exec(uri)?.[1] ?? '');
  const body = command instanceof Uint8Array ? command : serialize(command);
  const head = Buffer.alloc(21);
  const tail = checksum ?? new Uint8Array();
  head.writeInt32LE(head.length + body.length + tail.length, 0);
  head.writeInt32LE(checksum ? CHECKSUM_PRESENT : 0, 16);
  head.writeInt32LE(2013, 12);
  const socket = createConnection(path);
  socket.write(Buffer.concat([head, body, tail]));
  let reply = Buffer.alloc(0);
  for await (const chunk of socket) {
    reply = Buffer.concat([reply, chunk]);
    if (reply.length >= 4 && reply.length >= reply.readInt32LE(0)) return deserialize(reply.subarray(21));
  }
  throw new Error('the connection ended before the reply');
}
