import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '../bson.ts';
import { Storage } from '../storage/storage.ts';
import type { StoredCollection } from '../storage/operation.ts';
import { documentText } from './extended-json.ts';

export interface ExportedCollection {
  readonly db: string;
  readonly name: string;
  readonly documents: number;
}

const fileName = (name: string): string => name.replaceAll(/[^\w.-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function exportCollection(
  storage: Storage,
  folder: string,
  { id, db, name, indexes }: StoredCollection,
): ExportedCollection {
  mkdirSync(join(folder, fileName(db)), { recursive: true, mode: 0o700 });
  const base = join(folder, fileName(db), fileName(name));
  const file = openSync(`${base}.jsonl`, 'w', 0o600);
  let documents = 0;
  try {
    for (const { raw } of storage.documents(id)) {
      writeSync(file, `${documentText(decode(raw))}\n`);
      documents++;
    }
  } finally {
    closeSync(file);
  }
  const indexTexts = indexes.map((spec) => documentText(decode(spec)));
  writeFileSync(`${base}.indexes.json`, `[${indexTexts.join(',\n ')}]\n`, { mode: 0o600 });
  return { db, name, documents };
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns the lines that bring the files into a MongoDB server with its own tools. */
function importScript(exported: readonly ExportedCollection[]): string {
  const lines = exported.map(({ db, name }) => {
    const file = `${fileName(db)}/${fileName(name)}.jsonl`;
    return `mongoimport --uri "$1" --db ${quoted(db)} --collection ${quoted(name)} --file ${quoted(file)}`;
  });
  return [
    '#!/bin/sh',
    '# Usage: sh import.sh mongodb://HOST/   (needs mongoimport of the MongoDB database tools)',
    'set -eu',
    'cd "$(dirname "$0")"',
    ...lines,
    '',
  ].join('\n');
}

/**
 * Writes every collection of a data directory, which no server may be using, into a folder: documents as lines of
 * canonical Extended JSON, indexes beside them, and `import.sh`, which hands all of it to mongoimport.
 * @throws Error when a server owns the directory
 */
export function exportData(dataDir: string, folder: string): ExportedCollection[] {
  const storage = new Storage({ dataDir });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const exported = storage.collections().map((collection) => exportCollection(storage, folder, collection));
    writeFileSync(join(folder, 'import.sh'), importScript(exported), { mode: 0o700 });
    return exported;
  } finally {
    storage.close();
  }
}
