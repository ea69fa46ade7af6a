import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, MIGRATIONS } from './format.ts';
import { isDiskFull, Storage } from './storage.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'em-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const uuid = new Uint8Array(16);
const withCollection = (): Storage => {
  const storage = new Storage({ dataDir: folder });
  storage.write([{ kind: 'createCollection', id: 1, db: 'd', name: 'c', uuid }]);
  return storage;
};
const stored = (storage: Storage): number[] => [...storage.documents(1)].map(({ ord }) => ord);

describe('the storage of a data directory', () => {
  it('gives back what was written, in natural order, after it is opened again', () => {
    const storage = withCollection();
    storage.write([
      { kind: 'put', collection: 1, ord: 2, raw: Uint8Array.of(2) },
      { kind: 'put', collection: 1, ord: 1, raw: Uint8Array.of(1) },
      { kind: 'put', collection: 1, ord: 2, raw: Uint8Array.of(9) },
      { kind: 'saveReply', session: 'ab', txn: 7, reply: Uint8Array.of(5), used: 3 },
    ]);
    storage.close();
    const again = new Storage({ dataDir: folder });
    expect([...again.documents(1)].map(({ ord, raw }) => [ord, raw[0]])).toEqual([
      [1, 1],
      [2, 9],
    ]);
    expect(again.replies()).toEqual([{ session: 'ab', txn: 7, reply: Uint8Array.of(5), used: 3 }]);
    again.close();
  });

  it('refuses a second owner with a message that names the directory', () => {
    const storage = withCollection();
    expect(() => new Storage({ dataDir: folder })).toThrow(`The data directory ${folder} is in use`);
    storage.close();
    new Storage({ dataDir: folder }).close();
  });

  it('keeps nothing of a group that does not fit, and continues when there is room again', () => {
    const storage = withCollection();
    storage.limitPages(40);
    const big = new Uint8Array(100_000);
    const group = [1, 2, 3].map((ord) => ({ kind: 'put', collection: 1, ord, raw: big }) as const);
    let failure: unknown;
    try {
      storage.write(group);
    } catch (error) {
      failure = error;
    }
    expect(isDiskFull(failure)).toBe(true);
    expect(stored(storage)).toEqual([]);
    storage.limitPages(1_000_000);
    storage.write(group);
    expect(stored(storage)).toEqual([1, 2, 3]);
    storage.close();
  });
});

describe('what was deleted', () => {
  const words = 'words of somebody who is gone';
  const files = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n');

  it('is in no free page, no slack and no log of the folder after the next checkpoint', () => {
    const storage = withCollection();
    const raw = (text: string): Uint8Array => Buffer.from(text.padEnd(600, '.'));
    const all = Array.from({ length: 500 }, (_, ord) => ord);
    storage.write(all.map((ord) => ({ kind: 'put', collection: 1, ord, raw: raw(`${words} ${ord}`) })));
    storage.checkpoint();
    expect(files()).toContain(words);
    storage.write(all.filter((ord) => ord % 2 === 0).map((ord) => ({ kind: 'remove', collection: 1, ord })));
    storage.write(all.filter((ord) => ord % 2).map((ord) => ({ kind: 'put', collection: 1, ord, raw: raw(`${ord}`) })));
    expect(files()).toContain(words);
    storage.checkpoint();
    expect(files()).not.toContain(words);
    expect(stored(storage)).toHaveLength(250);
    storage.close();
  });

  it('leaves the log of a killed process with the first checkpoint of the next', () => {
    const storage = withCollection();
    storage.write([{ kind: 'put', collection: 1, ord: 1, raw: Buffer.from(words) }]);
    storage.write([{ kind: 'remove', collection: 1, ord: 1 }]);
    const copy = mkdtempSync(join(tmpdir(), 'em-storage-'));
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(copy, name));
    storage.close();
    const again = new Storage({ dataDir: copy });
    again.checkpoint();
    const left = readdirSync(copy).map((name) => readFileSync(join(copy, name), 'latin1'));
    again.close();
    rmSync(copy, { recursive: true });
    expect(left.join('')).not.toContain(words);
  });
});

describe('the format of the file', () => {
  const open = (): DatabaseSync => new DatabaseSync(join(folder, 'embedded-mongo.sqlite'));

  it('is brought to the current version step by step, keeping what is there', () => {
    withCollection().close();
    const database = open();
    migrate(database, 'file', [...MIGRATIONS, (old) => old.exec('ALTER TABLE collections ADD COLUMN note TEXT')]);
    expect(database.prepare('SELECT db, name, note FROM collections').all()).toEqual([
      { db: 'd', name: 'c', note: null },
    ]);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: MIGRATIONS.length + 1 });
    database.close();
  });

  it('stays as it was when a step fails', () => {
    withCollection().close();
    const database = open();
    const failing = (): void => {
      database.exec('DROP TABLE collections');
      throw new Error('no');
    };
    expect(() => migrate(database, 'file', [...MIGRATIONS, failing])).toThrow('no');
    expect(database.prepare('SELECT count(*) AS n FROM collections').get()).toEqual({ n: 1 });
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: MIGRATIONS.length });
    database.close();
  });

  it('of a newer program is refused', () => {
    withCollection().close();
    const database = open();
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => new Storage({ dataDir: folder })).toThrow('has format version 99');
  });

  it('of a foreign database is refused', () => {
    const database = open();
    database.exec('CREATE TABLE other (a)');
    database.close();
    expect(() => new Storage({ dataDir: folder })).toThrow('is not a file of this server');
  });
});
