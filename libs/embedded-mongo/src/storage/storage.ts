import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { migrate } from './format.ts';
import type { StorageOperation, StoredCollection, StoredReply } from './operation.ts';

export interface StorageOptions {
  /** Folder of the data, made when missing; ':memory:' keeps nothing. */
  readonly dataDir: string;
  /** FULL waits for the disk at each commit (survives power loss); NORMAL survives the end of the process. */
  readonly synchronous?: 'NORMAL' | 'FULL';
  /** Upper bound of the file's size in pages of 4096 bytes, to try a full disk. */
  readonly maxPages?: number;
}

const bytes = (value: unknown): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array());

/** Returns whether an error of SQLite means that the disk, or the allowed size, is used up. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 13;

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && [5, 6].includes(Number(error.errcode) & 0xff);

/** The file of one data directory: loaded whole at the start, written through in groups afterwards. */
export class Storage {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** Whether the log may hold something: also what a process that was killed left in it. */
  #logged = true;

  /** @throws Error when another server owns the directory, or the file is not of a format known here */
  constructor({ dataDir, synchronous = 'NORMAL', maxPages }: StorageOptions) {
    const inMemory = dataDir === ':memory:';
    if (!inMemory) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const path = inMemory ? dataDir : join(dataDir, 'embedded-mongo.sqlite');
    this.#database = new DatabaseSync(path);
    if (!inMemory) chmodSync(path, 0o600);
    try {
      this.#database.exec(
        /* What is deleted or replaced is overwritten with zeros: a file without it must not be recoverable from this
           one. */
        `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA secure_delete = ON`,
      );
      this.#database.exec('BEGIN EXCLUSIVE; COMMIT');
      migrate(this.#database, path);
    } catch (error) {
      this.#database.close();
      throw isLocked(error)
        ? new Error(`The data directory ${dataDir} is in use by another embedded-mongo server.`)
        : error;
    }
    if (maxPages !== undefined) this.limitPages(maxPages);
  }

  /** Bounds the file's size, as a disk with so much room would. */
  limitPages(pages: number): void {
    this.#database.exec(`PRAGMA max_page_count = ${pages}`);
  }

  collections(): StoredCollection[] {
    const indexes = this.#database.prepare('SELECT spec FROM indexes WHERE collection = ?');
    return this.#database
      .prepare('SELECT id, db, name, uuid FROM collections ORDER BY id')
      .all()
      .map((row) => ({
        id: Number(row['id']),
        db: String(row['db']),
        name: String(row['name']),
        uuid: bytes(row['uuid']),
        indexes: indexes.all(Number(row['id'])).map((index) => bytes(index['spec'])),
      }));
  }

  /** Returns the documents of a collection in their natural order. */
  *documents(collection: number): Generator<{ ord: number; raw: Uint8Array }> {
    const rows = this.#database.prepare(`SELECT ord, bson FROM documents_${collection} ORDER BY ord`).iterate();
    for (const row of rows) yield { ord: Number(row['ord']), raw: bytes(row['bson']) };
  }

  replies(): StoredReply[] {
    return this.#database
      .prepare('SELECT id, txn, reply, used FROM sessions')
      .all()
      .map((row) => ({
        session: String(row['id']),
        txn: Number(row['txn']),
        reply: bytes(row['reply']),
        used: Number(row['used']),
      }));
  }

  /** Writes a group in one transaction. @throws when it cannot; nothing of the group is kept then */
  write(group: readonly StorageOperation[]): void {
    this.#logged = true;
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const operation of group) this.#apply(operation);
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * Moves all that is written from the log into the file and empties the log, which holds older versions of documents.
   * A full disk may not allow it; nothing is lost then, and it can be done later.
   * @returns whether the log is empty
   */
  checkpoint(): boolean {
    try {
      if (this.#logged) this.#logged = this.#database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] !== 0;
    } catch {
      this.#logged = true;
    }
    return !this.#logged;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #statement(sql: string): StatementSync {
    const cachedStatement = this.#statements.get(sql);
    if (cachedStatement) return cachedStatement;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #apply(operation: StorageOperation): void {
    switch (operation.kind) {
      case 'put':
        this.#statement(
          `INSERT INTO documents_${operation.collection} VALUES (?, ?) ON CONFLICT (ord) DO UPDATE SET bson = excluded.bson`,
        ).run(operation.ord, operation.raw);
        return;
      case 'remove':
        this.#statement(`DELETE FROM documents_${operation.collection} WHERE ord = ?`).run(operation.ord);
        return;
      case 'saveReply':
        this.#statement('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?)').run(
          operation.session,
          operation.txn,
          operation.reply,
          operation.used,
        );
        return;
      case 'forgetSession':
        this.#statement('DELETE FROM sessions WHERE id = ?').run(operation.session);
        return;
      case 'createIndex':
        this.#statement('INSERT OR REPLACE INTO indexes VALUES (?, ?, ?)').run(
          operation.collection,
          operation.name,
          operation.spec,
        );
        return;
      case 'dropIndex':
        this.#statement('DELETE FROM indexes WHERE collection = ? AND name = ?').run(
          operation.collection,
          operation.name,
        );
        return;
      case 'createCollection':
        this.#database.exec(`CREATE TABLE documents_${operation.id} (ord INTEGER PRIMARY KEY, bson BLOB NOT NULL)`);
        this.#statement('INSERT INTO collections VALUES (?, ?, ?, ?)').run(
          operation.id,
          operation.db,
          operation.name,
          operation.uuid,
        );
        return;
      case 'dropCollection':
        this.#forgetStatements(operation.id);
        this.#database.exec(`DROP TABLE documents_${operation.id}`);
        this.#statement('DELETE FROM indexes WHERE collection = ?').run(operation.id);
        this.#statement('DELETE FROM collections WHERE id = ?').run(operation.id);
    }
  }

  #forgetStatements(collection: number): void {
    for (const sql of this.#statements.keys()) {
      if (sql.includes(`documents_${collection} `)) this.#statements.delete(sql);
    }
  }
}
