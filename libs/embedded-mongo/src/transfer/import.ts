import { documentToInsert } from '../commands/insert.ts';
import { CommittedView } from '../engine/committed-view.ts';
import { Engine } from '../engine/engine.ts';
import { readDocument } from './read-extended-json.ts';
import { createReadStream } from 'node:fs';

/**
 * Returns the lines of a UTF-8 file. Only a line feed ends one: the other separators of Unicode may be inside of JSON strings.
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const GROUP = 1_000;

export interface ImportTarget {
  readonly dataDir: string;
  readonly db: string;
  readonly collection: string;
}

/**
 * Adds the documents of a file, one line of Extended JSON each (as mongoexport writes them), to a collection of a data
 * directory that no server is using. In groups: an error leaves the lines of the groups before it imported.
 * @returns the number of documents
 * @throws Error naming the line that cannot be read or inserted
 */
export async function importFile({ dataDir, db, collection }: ImportTarget, path: string): Promise<number> {
  const engine = new Engine({ dataDir });
  const view = new CommittedView(engine);
  let line = 0;
  let documents = 0;
  try {
    for await (const text of linesOf(path)) {
      line++;
      if (text.trim() === '') continue;
      const document = documentToInsert(readDocument(text), undefined, new Date());
      view.insert(view.ensureCollection(db, collection), document.doc.get('_id') ?? null, document);
      if (++documents % GROUP === 0) engine.flush();
    }
    engine.flush();
    return documents;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path}, line ${line}: ${reason}`, { cause: error });
  } finally {
    engine.close();
  }
}
