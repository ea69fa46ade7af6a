import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HOUR } from '@prentice/contract';
import { type Db, MongoClient } from 'mongodb';
import { LAST_BACKUP, MANIFEST } from './backup/backup-format.ts';
import { writeBackup } from './backup/write-backup.ts';
import { openRunningConnection } from './connection.ts';
import { openFirebaseStore } from './platform/files/firebase-store.ts';
import { readSettings, type Settings } from './platform/config/settings.ts';

const NAME = /^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const nameAt = (now: Date): string => `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

interface Options {
  readonly folder: string;
  /** How many are kept; all of them when absent. */
  readonly keep: number | undefined;
}

/** @throws when it is given and not a whole number above 0 */
function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes a whole number.`);
}

/** Deletes the oldest complete backups but for so many. */
async function prune(folder: string, keep: number): Promise<void> {
  const complete = (await readdir(folder)).filter(
    (name) => NAME.test(name) && existsSync(join(folder, name, MANIFEST)),
  );
  for (const name of complete.sort().slice(0, -keep)) {
    await rm(join(folder, name), { recursive: true });
    console.log(`Deleted ${name}`);
  }
}

/** Says to the metrics that a backup is complete. */
async function noteBackup(db: Db, completedAt: Date): Promise<void> {
  await db
    .collection<{ _id: string; at: Date }>(LAST_BACKUP)
    .updateOne({ _id: 'last' }, { $set: { at: completedAt } }, { upsert: true });
}

async function backUpOnce(settings: Settings, { folder, keep }: Options): Promise<void> {
  const { connection, close } = await openRunningConnection(settings);
  const client = new MongoClient(connection.uri);
  try {
    const now = new Date();
    const target = join(folder, nameAt(now));
    const source = {
      client,
      database: connection.database,
      dataFolder: resolve(settings.DATA_DIR),
      fileStore: settings.FILE_STORE,
      bucket: settings.FILE_STORE === 'firebase' ? await openFirebaseStore(settings) : undefined,
      passphrase: settings.BACKUP_KEY,
    };
    const { parts } = await writeBackup(target, source, now);
    const documents = parts.reduce((sum, part) => sum + (part.documents ?? 0), 0);
    const megabytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2;
    const files = parts.filter((part) => part.documents === undefined).length;
    console.log(`${target}: ${documents} records, ${files} files, ${megabytes.toFixed(1)} MB`);
    await noteBackup(client.db(connection.database), now);
    if (keep !== undefined) await prune(folder, keep);
  } finally {
    await client.close();
    await close();
  }
}

/**
 * Runs `node backup.js [--out FOLDER] [--every HOURS] [--keep COUNT]`: backs up database and files while the server
 * runs; with `--every` again and again until it is stopped, where a failure is reported and the next time is waited
 * for.
 */
async function main(): Promise<void> {
  process.umask(0o077);
  const { values } = parseArgs({
    options: { out: { type: 'string' }, every: { type: 'string' }, keep: { type: 'string' } },
  });
  const settings = readSettings(process.env);
  const every = whole('every', values.every);
  const options = {
    folder: resolve(values.out ?? join(settings.DATA_DIR, 'backups')),
    keep: whole('keep', values.keep),
  };
  if (every === undefined) return backUpOnce(settings, options);
  process.on('SIGTERM', () => process.exit(0));
  for (;;) {
    await backUpOnce(settings, options).catch((error: unknown) => console.error('The backup failed:', error));
    await pause(every * HOUR);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
