import type { ClientSession, Db, MongoClient } from 'mongodb';
import { SERVER_PROCESSES } from '../platform/upgrades/upgrade.ts';
import { LAST_BACKUP } from './backup-format.ts';

/** Of the embedded database, which has snapshots in transactions alone. */
const SNAPSHOT_NOT_SUPPORTED = 72;

/**
 * Which processes live is true of the moment alone: whoever restores a backup would wait for them. When a backup was last
 * complete is true of this database alone: a restored one has none yet.
 */
const isMomentary = (name: string): boolean =>
  name.startsWith('system.') || name === SERVER_PROCESSES || name === LAST_BACKUP;

/** The documents of a database as they were at one moment, while others keep writing; but for what is momentary. */
export interface DatabaseSnapshot {
  readonly collections: readonly string[];
  /** Every document of a collection as the bytes that are stored. */
  readonly documents: (collection: string) => AsyncIterable<Uint8Array>;
}

async function isSnapshotServed(db: Db, session: ClientSession): Promise<boolean> {
  try {
    await db.collection('upgrades').findOne({}, { session });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === SNAPSHOT_NOT_SUPPORTED) return false;
    throw error;
  }
}

/**
 * Reads a database as of one moment. A MongoDB serves that outside of transactions for as long as it keeps versions
 * (`minSnapshotHistoryWindowInSeconds`, five minutes); the embedded database in a transaction of at most a minute.
 */
export async function withSnapshot<T>(
  client: MongoClient,
  database: string,
  read: (snapshot: DatabaseSnapshot) => Promise<T>,
): Promise<T> {
  const db = client.db(database);
  const entries = await db.listCollections({}, { nameOnly: true }).toArray();
  const collections = entries
    .map(({ name }) => name)
    .filter((name) => !isMomentary(name))
    .sort();
  const session = client.startSession({ snapshot: true });
  const snapshotOf = (used: ClientSession): DatabaseSnapshot => ({
    collections,
    documents: (collection) =>
      db.collection(collection).find({}, { session: used, raw: true }) as unknown as AsyncIterable<Uint8Array>,
  });
  try {
    if (await isSnapshotServed(db, session)) return await read(snapshotOf(session));
  } finally {
    await session.endSession();
  }
  const transaction = client.startSession();
  try {
    transaction.startTransaction({ readConcern: { level: 'snapshot' } });
    await db.collection('upgrades').findOne({}, { session: transaction });
    return await read(snapshotOf(transaction));
  } finally {
    await transaction.abortTransaction().catch(() => undefined);
    await transaction.endSession();
  }
}
