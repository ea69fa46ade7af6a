import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { dataFolders, problemsIn, SOURCES } from './data-files.mjs';

const planted = 'api/test/planted-data-files';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const stated = { source: 'A test', licence: 'MIT', date: '2026-11-22', sha256: EMPTY };

afterAll(() => rmSync(inRoot(planted), { recursive: true, force: true }));

function plant(files, sources) {
  rmSync(inRoot(planted), { recursive: true, force: true });
  mkdirSync(inRoot(planted));
  for (const [name, content] of Object.entries(files)) writeFileSync(inRoot(planted, name), content);
  writeFileSync(inRoot(planted, SOURCES), JSON.stringify(sources));
  return problemsIn(planted);
}

describe('data files', () => {
  it.each(dataFolders())('in %s state their source, licence, date and checksum', (folder) => {
    expect(problemsIn(folder)).toEqual([]);
  });

  it('are found where they are known to be', () => {
    expect(dataFolders()).toEqual(
      expect.arrayContaining([
        'api/src/features/search/data',
        'api/test/internships/data',
        'libs/contract/src/skills/data',
      ]),
    );
  });

  it('are refused when their source is not stated', () => {
    expect(plant({ 'a.json': '' }, {})).toEqual([expect.stringContaining('has no source, licence, date, sha256')]);
  });

  it('are refused when their licence is not stated', () => {
    expect(plant({ 'a.json': '' }, { 'a.json': { ...stated, licence: '' } })).toEqual([
      expect.stringContaining('has no licence'),
    ]);
  });

  it('are refused when they are not what was stated', () => {
    expect(plant({ 'a.json': '[]' }, { 'a.json': stated })).toEqual([expect.stringContaining('has changed')]);
  });

  it('are missed when they are stated and not there', () => {
    expect(plant({ 'a.json': '' }, { 'a.json': stated, 'b.json': stated })).toEqual([
      expect.stringContaining('b.json is in sources.json but not in the folder'),
    ]);
  });
});
