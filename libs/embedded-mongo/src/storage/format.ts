import type { DatabaseSync } from 'node:sqlite';

/** One step from format version n to n + 1; it runs in a transaction together with the new version number. */
export type Migration = (database: DatabaseSync) => void;

/** The file's marker in SQLite's header, so that a foreign database is never taken for ours: "EMDB". */
export const APPLICATION_ID = 0x454d4442;

const createTables: Migration = (database) =>
  database.exec(`
    CREATE TABLE collections (id INTEGER PRIMARY KEY, db TEXT NOT NULL, name TEXT NOT NULL, uuid BLOB NOT NULL, UNIQUE (db, name));
    CREATE TABLE indexes (collection INTEGER NOT NULL, name TEXT NOT NULL, spec BLOB NOT NULL, PRIMARY KEY (collection, name)) WITHOUT ROWID;
    CREATE TABLE sessions (id TEXT PRIMARY KEY, txn INTEGER NOT NULL, reply BLOB NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
  `);

/** All steps from an empty file to the current format; the format version is their number. Only ever append. */
export const MIGRATIONS: readonly Migration[] = [createTables];

const pragma = (database: DatabaseSync, name: string): number =>
  Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);

/**
 * Brings a file to the current format, step by step.
 * @throws Error when the file belongs to another program or to a newer version of this one
 */
export function migrate(database: DatabaseSync, path: string, steps: readonly Migration[] = MIGRATIONS): void {
  const version = pragma(database, 'user_version');
  const tables = Number(database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n']);
  const owner = pragma(database, 'application_id');
  if (owner !== APPLICATION_ID && (tables > 0 || owner !== 0)) throw new Error(`${path} is not a file of this server`);
  if (version > steps.length) {
    throw new Error(
      `${path} has format version ${version}; this program knows versions up to ${steps.length}. Use a newer one.`,
    );
  }
  for (const [index, step] of steps.entries()) {
    if (index < version) continue;
    database.exec('BEGIN IMMEDIATE');
    try {
      step(database);
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${index + 1}`);
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}
