import { createReadStream } from 'node:fs';

/**
 * The lines of a UTF-8 file. Only a line feed ends one: the other separators of Unicode may be inside of JSON strings.
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
