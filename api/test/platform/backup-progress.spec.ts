import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { endInstance, startInstance, type Instance } from './backup.fixture.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const NAME = 'backup-2026-03-02T09-00-00Z';

describe('a backup that is being written', () => {
  let folder: string;
  let origin: Instance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-progress-'));
    origin = await startInstance(folder);
    for (const name of ['first', 'second', 'third'])
      await origin.client.db('internships').collection(name).insertOne({ name });
    mkdirSync(join(origin.dataFolder, 'files', 'ab'), { recursive: true });
    writeFileSync(join(origin.dataFolder, 'files', 'ab', 'c'.repeat(38)), 'a CV');
  });
  afterAll(async () => {
    await endInstance(origin);
    rmSync(folder, { recursive: true });
  });

  const write = (report: () => void, signal?: AbortSignal) => {
    const { client, dataFolder } = origin;
    const source = { client, database: 'internships', dataFolder, fileStore: 'disk', report, signal } as const;
    return writeBackup(join(folder, NAME), source, NOW);
  };
  const foldersOf = (path: string): string[] =>
    readdirSync(path)
      .filter((name) => name.startsWith('backup-'))
      .map((name) => join(path, name));

  it('leaves nothing when it is told to stop', async () => {
    const stop = new AbortController();
    let parts = 0;
    const report = () => {
      parts++;
      stop.abort();
    };
    await expect(write(report, stop.signal)).rejects.toThrow('aborted');
    expect(parts).toBe(1);
    expect(foldersOf(folder)).toEqual([]);
    expect(readdirSync(origin.dataFolder).sort()).toEqual(['database', 'files']);
  });

  it('says so with each part, also in the folder of links', async () => {
    const ages: number[] = [];
    await write(() => {
      const folders = [...foldersOf(folder), ...foldersOf(origin.dataFolder)];
      expect(folders).toHaveLength(2);
      ages.push(...folders.map((path) => Date.now() - statSync(path).mtimeMs));
      for (const path of folders) utimesSync(path, new Date(0), new Date(0));
    });
    expect(ages).toHaveLength(8);
    expect(Math.max(...ages)).toBeLessThan(DAY);
    expect(readdirSync(folder)).toContain(NAME);
  });
});
