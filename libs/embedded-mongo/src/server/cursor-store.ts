import { randomBytes } from 'node:crypto';
import { MongoServerError } from '../errors.ts';
import type { Transaction } from '../engine/transaction.ts';
import type { CursorBatch } from '../wire/reply.ts';

const FIRST_BATCH = 101;
const MAX_REPLY_BYTES = 16 * 1024 * 1024 - 16 * 1024;
/** What a client reads in a few milliseconds: the driver decodes a batch without a pause. */
const BATCH_BYTES = 512 * 1024;
const IDLE_MS = 10 * 60_000;

/** Not to be guessed, and positive. */
const newId = (): bigint => (randomBytes(8).readBigInt64LE() & 0x7fffffffffffffffn) | 1n;

/** The rest of an answer, kept for getMore. */
interface Cursor {
  readonly namespace: string;
  readonly items: Iterator<Uint8Array>;
  readonly session: string | undefined;
  readonly transaction: Transaction | undefined;
  lookahead: Uint8Array | undefined;
  lastUsed: number;
}

export interface NewCursor {
  readonly namespace: string;
  readonly items: Iterable<Uint8Array>;
  /** Documents of the first batch; undefined for the default of 101. */
  readonly batchSize: number | undefined;
  /** Ends with the first batch, whatever is left. */
  readonly singleBatch?: boolean;
  readonly session: string | undefined;
  readonly transaction: Transaction | undefined;
}

/** Cursors that clients have not read to their end. */
export class CursorStore {
  readonly #cursors = new Map<bigint, Cursor>();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Returns the first batch of an answer; the rest waits under the cursor's id. */
  open(newCursor: NewCursor): CursorBatch {
    const { namespace, session, transaction } = newCursor;
    const items = newCursor.items[Symbol.iterator]();
    const cursor: Cursor = {
      namespace,
      items,
      session,
      transaction,
      lookahead: undefined,
      lastUsed: this.#clock(),
    };
    const documents = fill(
      cursor,
      newCursor.batchSize ?? FIRST_BATCH,
      newCursor.singleBatch ? MAX_REPLY_BYTES : BATCH_BYTES,
    );
    if (newCursor.singleBatch || !hasMore(cursor)) return { field: 'firstBatch', documents, cursorId: 0n, namespace };
    const cursorId = newId();
    this.#cursors.set(cursorId, cursor);
    return { field: 'firstBatch', documents, cursorId, namespace };
  }

  /** @throws MongoServerError 43 when the cursor is gone, 13 when it is another session's */
  next(id: bigint, namespace: string, batchSize: number | undefined, session: string | undefined): CursorBatch {
    const cursor = this.#cursors.get(id);
    if (!cursor || cursor.transaction?.ended) {
      this.#cursors.delete(id);
      throw new MongoServerError(43, `cursor id ${id} not found`);
    }
    if (cursor.namespace !== namespace) {
      throw new MongoServerError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      );
    }
    if (cursor.session !== session) {
      throw new MongoServerError(50737, `Cannot run getMore on cursor ${id}, which belongs to another session`);
    }
    cursor.lastUsed = this.#clock();
    const documents = fill(cursor, batchSize || Infinity, BATCH_BYTES);
    const more = hasMore(cursor);
    if (!more) this.#cursors.delete(id);
    return { field: 'nextBatch', documents, cursorId: more ? id : 0n, namespace };
  }

  /** Returns whether there was such a cursor. */
  kill(id: bigint): boolean {
    return this.#cursors.delete(id);
  }

  killOfSession(session: string): void {
    for (const [id, cursor] of this.#cursors) if (cursor.session === session) this.#cursors.delete(id);
  }

  expire(): void {
    for (const [id, { lastUsed, transaction }] of this.#cursors) {
      if (transaction?.ended || this.#clock() - lastUsed > IDLE_MS) this.#cursors.delete(id);
    }
  }
}

function hasMore(cursor: Cursor): boolean {
  if (cursor.lookahead) return true;
  const next = cursor.items.next();
  if (!next.done) cursor.lookahead = next.value;
  return !next.done;
}

/** Returns the next documents, one at least: as many as wanted, or as fit. */
function fill(cursor: Cursor, batchSize: number, room: number): Uint8Array[] {
  const documents: Uint8Array[] = [];
  let bytes = 0;
  while (documents.length < batchSize && hasMore(cursor) && cursor.lookahead) {
    bytes += cursor.lookahead.length;
    if (documents.length > 0 && bytes > room) break;
    documents.push(cursor.lookahead);
    cursor.lookahead = undefined;
  }
  return documents;
}
