import type { Document, FindCursor, Filter, ObjectId } from 'mongodb';
import type { Database } from './database.service.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Records of one reply of the database: as many as are surely done before it forgets the cursor. */
const RECORDS_PER_REPLY = 200;

/**
 * Does the same to each record that is found, one after the other: one cursor, whatever their number. A record that
 * changes meanwhile may come twice or not at all, so `change` looks at it again. A failure is passed on and does not
 * stop the others.
 */
export async function forEachDocument<T extends Document>(
  cursor: FindCursor<T>,
  change: (document: T) => Promise<unknown>,
  onFailure: (error: unknown, document: T) => void,
): Promise<void> {
  for await (const document of cursor.batchSize(RECORDS_PER_REPLY)) {
    try {
      await change(document);
    } catch (error) {
      onFailure(error, document);
    }
  }
}

const IDS_PER_BATCH = 500;

/** Yields the ids in a field of all records that match a filter, in batches from one cursor. */
export async function* idBatches(
  rows: ReturnType<Database['collection']>,
  filter: Filter<Document>,
  field: string,
): AsyncIterable<readonly string[]> {
  const cursor = rows
    .find<Record<string, ObjectId>>(filter, { projection: { _id: 0, [field]: 1 } })
    .batchSize(IDS_PER_BATCH);
  let batch: string[] = [];
  for await (const row of cursor) {
    const id = row[field];
    if (id) batch.push(id.toHexString());
    if (batch.length < IDS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Rows that are worked on in one go: a few milliseconds. */
const ROWS_PER_STEP = 50;

/** Works on one row after the other and lets other requests in between. */
export async function forEachYielding<T>(rows: AsyncIterable<T> | Iterable<T>, work: (row: T) => void): Promise<void> {
  let done = 0;
  for await (const row of rows) {
    work(row);
    if (++done % ROWS_PER_STEP === 0) await nextTurn();
  }
}
