import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';

const parts = ['api', 'backoffice', 'portal', ...readdirSync(inRoot('libs')).map((name) => `libs/${name}`)];

/** The files of a part, each with those it imports: by value, by type and late. */
function importsOf(part) {
  const root = inRoot(join(part, 'src'));
  const paths = readdirSync(root, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, path));
  const imported = (path) =>
    ts
      .preProcessFile(readFileSync(path, 'utf8'), true, true)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => resolve(dirname(path), fileName))
      .filter((target) => existsSync(target));
  return new Map(paths.map((path) => [path, imported(path)]));
}

/** Returns the files left when those that import nothing that is left are taken away again and again. */
function filesInCycles(imports) {
  const left = new Map(imports);
  for (let size = -1; size !== left.size;) {
    size = left.size;
    for (const [path, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(path);
  }
  return left;
}

/** Returns the circle that is reached first from a file that leads to one. */
function circleFrom(imports) {
  const walked = [];
  for (let path = imports.keys().next().value; path; path = imports.get(path).find((target) => imports.has(target))) {
    if (walked.includes(path)) return walked.slice(walked.indexOf(path));
    walked.push(path);
  }
  return walked;
}

describe('imports', () => {
  it.each(parts)('make no circle in %s, types and late imports included', (part) => {
    expect(circleFrom(filesInCycles(importsOf(part)))).toEqual([]);
  });

  it('make a circle when two files import each other', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
    ]);
    expect(circleFrom(filesInCycles(imports))).toEqual(['b', 'c']);
  });
});
