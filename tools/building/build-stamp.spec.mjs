import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot, root } from '../setup/paths.mjs';
import { currentInputs, isStale, writeStamp } from './build-stamp.mjs';

const cache = inRoot('node_modules', '.cache');
let folder;
let project;

const write = (path, text) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'stamp-'));
  mkdirSync(join(folder, 'src'));
  const place = relative(root, folder);
  project = { name: basename(folder), result: join(place, 'result.js'), inputs: () => [join(place, 'src')] };
  write('src/a.ts', 'one');
  write('result.js', '');
  writeStamp(project, currentInputs(project));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(inRoot('node_modules', '.cache', 'builds', `${project.name}.json`), { force: true });
});

it('is fresh after a build', () => expect(isStale(project)).toBe(false));

it('is stale when a source changed', () => {
  write('src/a.ts', 'two and more');
  expect(isStale(project)).toBe(true);
});

it('is stale when a source is new or gone', () => {
  write('src/b.ts', '');
  expect(isStale(project)).toBe(true);
  rmSync(join(folder, 'src/b.ts'));
  expect(isStale(project)).toBe(false);
  rmSync(join(folder, 'src/a.ts'));
  expect(isStale(project)).toBe(true);
});

it('is stale when the result is gone', () => {
  rmSync(join(folder, 'result.js'));
  expect(isStale(project)).toBe(true);
});

it('stays fresh when a file was only touched, as a checkout does', () => {
  utimesSync(join(folder, 'src/a.ts'), new Date(), new Date(1_000_000_000_000));
  expect(isStale(project)).toBe(false);
});

it('stays fresh when a test changed', () => {
  write('src/a.spec.ts', 'expect');
  expect(isStale(project)).toBe(false);
});
