import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '@prentice/contract';
import { LINKED, MANIFEST, UNFINISHED } from './backup-format.ts';

const NAME = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;
/** Behind the name of a backup that is being deleted: one without some of its parts must not look like a whole one. */
const DELETED = '.deleted';
/** All of these are kept: one from before an upgrade stays beside the one after it. */
const RECENT_MS = 2 * DAY;

/** Returns the name of a backup of this moment. */
export const backupName = (now: Date): string => `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

interface StoredBackup {
  readonly name: string;
  /** In UTC, as `2026-03-02`. */
  readonly day: string;
  readonly takenAt: Date;
}

/** Returns the complete backups of a folder, the newest first; none where there is no such folder. */
export async function storedBackups(folder: string): Promise<StoredBackup[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const backups = names.flatMap((name): StoredBackup[] => {
    const [, day = '', hours, minutes, seconds] = NAME.exec(name) ?? [];
    if (!day || !existsSync(join(folder, name, MANIFEST))) return [];
    return [{ name, day, takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
  });
  return backups.sort((left, right) => right.takenAt.getTime() - left.takenAt.getTime());
}

/**
 * Deletes older backups. Kept is the newest of each of the last days that have one, as many as `days`, and every one of
 * the last two days: a process that starts again and again cannot push out those of earlier days.
 * @returns the names of those that are deleted
 */
export async function deleteOldBackups(folder: string, days: number, now: Date): Promise<string[]> {
  const backups = await storedBackups(folder);
  const newestOfDays = new Map(backups.toReversed().map(({ day, name }) => [day, name]));
  const newest = new Set([...newestOfDays.values()].slice(-days));
  const old = backups.filter(({ name, takenAt }) => !newest.has(name) && now.getTime() - takenAt.getTime() > RECENT_MS);
  for (const { name } of old) {
    await rename(join(folder, name), join(folder, `${name}${DELETED}`));
    await rm(join(folder, `${name}${DELETED}`), { recursive: true, force: true });
  }
  return old.map(({ name }) => name);
}

/** Returns whether nobody has written a folder for a day; one that is being written says so with each of its parts. */
async function isAbandoned(path: string, now: Date): Promise<boolean> {
  const state = await stat(path).catch(() => null);
  return state !== null && now.getTime() - state.mtimeMs > DAY;
}

/**
 * Removes what killed runs have left: backups that were not completed or not deleted completely, and links to uploaded
 * files, which would keep deleted ones on the disk.
 * @returns the paths that are removed
 */
export async function removeLeftovers(folder: string, dataFolder: string, now: Date): Promise<string[]> {
  const [names, dataNames] = await Promise.all([folder, dataFolder].map((path) => readdir(path).catch(() => [])));
  const ended = (names ?? []).filter((name) => NAME.test(name.split('.')[0] ?? ''));
  const links = (dataNames ?? []).filter((name) => new RegExp(`^${LINKED}\\w{6}$`).test(name));
  const unfinished = [
    ...ended.filter((name) => name.includes(UNFINISHED)).map((name) => join(folder, name)),
    ...links.map((name) => join(dataFolder, name)),
  ];
  const removed = ended.filter((name) => name.endsWith(DELETED)).map((name) => join(folder, name));
  for (const path of unfinished) if (await isAbandoned(path, now)) removed.push(path);
  for (const path of removed) await rm(path, { recursive: true, force: true });
  return removed;
}

/** When backups were complete, as far as it is known. */
interface PreviousBackups {
  /** The newest that is stored where the next one goes. */
  readonly stored: Date | undefined;
  /** What the database says; a restored one says nothing. */
  readonly noted: Date | undefined;
}

/**
 * Returns the milliseconds until a backup is due: at once where the folder or the database knows none, or one of a clock
 * that went ahead.
 */
export function untilDue({ stored, noted }: PreviousBackups, everyMs: number, now: Date): number {
  if (!stored || !noted) return 0;
  const age = now.getTime() - Math.min(stored.getTime(), noted.getTime());
  const isAhead = Math.max(stored.getTime(), noted.getTime()) > now.getTime();
  return isAhead ? 0 : Math.max(0, everyMs - age);
}
