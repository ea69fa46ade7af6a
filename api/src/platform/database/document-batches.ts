import type { Document, FindCursor, Filter, ObjectId } from 'mongodb';
import type { Database } from './database.service.ts';
import { setImmediate as otherWork } from 'node:timers/promises';

/** Records of one reply: as many as are surely done before the database forgets the cursor. */
const BATCH = 200;

/**
 * Does the same to each record that is found, one after the other: one cursor, whatever their number. A record that changes
 * meanwhile may come twice or not at all, so `act` checks again. A failure is passed on and does not stop the others.
 */
export async function forEachDocument<T extends Document>(
  found: FindCursor<T>,
  act: (one: T) => Promise<unknown>,
  failed: (error: unknown, one: T) => void,
): Promise<void> {
  for await (const one of found.batchSize(BATCH)) {
    try {
      await act(one);
    } catch (error) {
      failed(error, one);
    }
  }
}

/** Ids in one batch. */
const BATCH_SIZE = 500;

/** Yields the ids in a field of all records that match a filter, in batches from one cursor. */
export async function* idBatches(
  rows: ReturnType<Database['collection']>,
  filter: Filter<Document>,
  field: string,
): AsyncIterable<readonly string[]> {
  const found = rows
    .find<Record<string, ObjectId>>(filter, { projection: { _id: 0, [field]: 1 } })
    .batchSize(BATCH_SIZE);
  let portion: string[] = [];
  for await (const row of found) {
    const id = row[field];
    if (id) portion.push(id.toHexString());
    if (portion.length < BATCH_SIZE) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

/** Rows that are worked on in one go: a few milliseconds. */
const ROWS_PER_STEP = 50;

/** Works on one row after the other and lets other requests in between. */
export async function forEachYielding<T>(rows: AsyncIterable<T> | Iterable<T>, work: (row: T) => void): Promise<void> {
  let done = 0;
  for await (const row of rows) {
    work(row);
    if (++done % ROWS_PER_STEP === 0) await otherWork();
  }
}
