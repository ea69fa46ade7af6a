import type { Document, Filter, ObjectId } from 'mongodb';
import type { Database } from './database.service.ts';

/** Ids of one portion. */
const PORTION = 500;

/** The ids in a field of all records that a filter finds, in portions: one cursor, whatever their number. */
export async function* idPortions(
  rows: ReturnType<Database['collection']>,
  filter: Filter<Document>,
  field: string,
): AsyncIterable<readonly string[]> {
  const found = rows.find<Record<string, ObjectId>>(filter, { projection: { _id: 0, [field]: 1 } }).batchSize(PORTION);
  let portion: string[] = [];
  for await (const row of found) {
    const id = row[field];
    if (id) portion.push(id.toHexString());
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
