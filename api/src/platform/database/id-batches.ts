import type { Document, Filter, ObjectId } from 'mongodb';
import type { Database } from './database.service.ts';

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
