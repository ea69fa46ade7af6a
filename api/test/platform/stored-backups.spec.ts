import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, HOUR } from '@prentice/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { MANIFEST } from '../../src/backup/backup-format.ts';
import {
  backupName,
  deleteOldBackups,
  removeLeftovers,
  storedBackups,
  untilDue,
} from '../../src/backup/stored-backups.ts';

const NOW = new Date('2026-03-20T03:00:00Z');
const before = (milliseconds: number): Date => new Date(NOW.getTime() - milliseconds);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-backups-'));
  return () => rmSync(folder, { recursive: true });
});

function store(...times: Date[]): void {
  for (const time of times) {
    const path = join(folder, backupName(time));
    mkdirSync(path);
    writeFileSync(join(path, MANIFEST), '{}');
  }
}

function leave(name: string, writtenAt: Date): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'part'), 'half of it');
  utimesSync(join(folder, name), writtenAt, writtenAt);
}

const storedTimes = async (): Promise<string[]> =>
  (await storedBackups(folder)).map(({ takenAt }) => takenAt.toISOString().slice(0, 16));

describe('deleting old backups', () => {
  it('keeps the newest of each of the last days that have one', async () => {
    store(...[0, 3, 4, 5, 9].map((days) => before(days * DAY)), before(4 * DAY + HOUR));
    await deleteOldBackups(folder, 3, NOW);
    expect(await storedTimes()).toEqual(['2026-03-20T03:00', '2026-03-17T03:00', '2026-03-16T03:00']);
  });

  it('keeps those of earlier days when a process that starts again and again makes many', async () => {
    store(...[1, 2, 3].map((days) => before(days * DAY)));
    store(...Array.from({ length: 20 }, (_, number) => before(number * 1000)));
    await deleteOldBackups(folder, 4, NOW);
    expect(await storedTimes()).toHaveLength(23);
    await deleteOldBackups(folder, 4, new Date(NOW.getTime() + 3 * DAY));
    expect(await storedTimes()).toEqual([
      '2026-03-20T03:00',
      '2026-03-19T03:00',
      '2026-03-18T03:00',
      '2026-03-17T03:00',
    ]);
  });

  it('keeps every one of the last two days, as from before an upgrade', async () => {
    store(before(HOUR), before(0), before(2 * DAY - 1000), before(2 * DAY + 1000));
    expect(await deleteOldBackups(folder, 1, NOW)).toEqual([backupName(before(2 * DAY + 1000))]);
  });

  it('counts no backup that is not complete, and deletes nothing else', async () => {
    store(before(3 * DAY));
    mkdirSync(join(folder, backupName(NOW)));
    mkdirSync(join(folder, 'backup-of-mine'));
    await deleteOldBackups(folder, 1, NOW);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(await storedBackups(join(folder, 'none'))).toEqual([]);
  });
});

describe('leftovers of killed backups', () => {
  const name = backupName(NOW);

  it('are removed once nobody has written them for a day', async () => {
    leave(`${name}.unfinished-Ab1_x9`, before(DAY + 1000));
    leave('backup-a1B2c3', before(DAY + 1000));
    leave(`${name}.deleted`, NOW);
    expect(await removeLeftovers(folder, folder, NOW)).toHaveLength(3);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are never a backup that is being written, one that is complete, or something else', async () => {
    store(before(9 * DAY));
    leave(`${name}.unfinished-Ab1x9z`, before(DAY - 1000));
    leave('backup-a1B2c3', before(DAY - 1000));
    for (const other of ['backups', 'database', 'mine.unfinished-Ab1x9z', 'mine.deleted'])
      leave(other, before(9 * DAY));
    expect(await removeLeftovers(folder, folder, NOW)).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(7);
  });

  it('are looked for where there is no folder yet', async () => {
    expect(await removeLeftovers(join(folder, 'none'), join(folder, 'neither'), NOW)).toEqual([]);
  });
});

describe('a regular backup', () => {
  it('is due so long after the last one, also for a process that starts again', () => {
    const last = before(5 * HOUR);
    expect(untilDue({ stored: last, noted: last }, DAY, NOW)).toBe(19 * HOUR);
    expect(untilDue({ stored: before(2 * DAY), noted: last }, DAY, NOW)).toBe(0);
  });

  it('is due at once in an empty folder, of a restored database, and after a clock that went ahead', () => {
    const last = before(HOUR);
    expect(untilDue({ stored: undefined, noted: last }, DAY, NOW)).toBe(0);
    expect(untilDue({ stored: last, noted: undefined }, DAY, NOW)).toBe(0);
    expect(untilDue({ stored: before(-9 * DAY), noted: before(-9 * DAY) }, DAY, NOW)).toBe(0);
  });
});
