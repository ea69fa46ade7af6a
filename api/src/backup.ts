import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DAY, HOUR } from '@prentice/contract';
import { type Collection, MongoClient } from 'mongodb';
import { LAST_BACKUP } from './backup/backup-format.ts';
import { backupName, deleteOldBackups, removeLeftovers, storedBackups, untilDue } from './backup/stored-backups.ts';
import { writeBackup } from './backup/write-backup.ts';
import { openRunningConnection } from './connection.ts';
import { openFirebaseStore } from './platform/files/firebase-store.ts';
import { readSettings, type Settings } from './platform/config/settings.ts';

interface Options {
  readonly folder: string;
  /** Of how many days one is kept; all of them when absent. */
  readonly keep: number | undefined;
  readonly signal: AbortSignal;
}

/** @throws when it is given and not a whole number above 0 */
function whole(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes a whole number.`);
}

interface OpenDatabase {
  readonly client: MongoClient;
  readonly database: string;
  /** Says to the metrics when a backup was last complete. */
  readonly notes: Collection<{ _id: string; at: Date }>;
}

async function withDatabase<T>(settings: Settings, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const { connection, close } = await openRunningConnection(settings);
  const client = new MongoClient(connection.uri);
  const { database } = connection;
  try {
    return await work({ client, database, notes: client.db(database).collection(LAST_BACKUP) });
  } finally {
    await client.close();
    await close();
  }
}

async function tidyUp({ folder, keep }: Options, now: Date): Promise<void> {
  if (keep === undefined) return;
  for (const name of await deleteOldBackups(folder, keep, now)) console.log(`Deleted ${name}`);
}

const backUpOnce = (settings: Settings, options: Options): Promise<void> =>
  withDatabase(settings, async ({ client, database, notes }) => {
    const { folder, signal } = options;
    signal.throwIfAborted();
    const now = new Date();
    const target = join(folder, backupName(now));
    const dataFolder = resolve(settings.DATA_DIR);
    for (const path of await removeLeftovers(folder, dataFolder, now)) console.log(`Removed ${path}`);
    const source = {
      client,
      database,
      dataFolder,
      signal,
      fileStore: settings.FILE_STORE,
      bucket: settings.FILE_STORE === 'firebase' ? await openFirebaseStore(settings) : undefined,
      passphrase: settings.BACKUP_KEY,
    };
    const { parts } = await writeBackup(target, source, now);
    const documents = parts.reduce((sum, part) => sum + (part.documents ?? 0), 0);
    const megabytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 ** 2;
    const files = parts.filter((part) => part.documents === undefined).length;
    console.log(`${target}: ${documents} records, ${files} files, ${megabytes.toFixed(1)} MB`);
    await tidyUp(options, now);
    await notes.updateOne({ _id: 'last' }, { $set: { at: now } }, { upsert: true });
  });

/** A process that starts again does not back up again before it is due, and a failure is seen to by the backup itself. */
async function untilFirst(settings: Settings, folder: string, everyMs: number): Promise<number> {
  const [newest] = await storedBackups(folder);
  if (!newest) return 0;
  return withDatabase(settings, async ({ notes }) => {
    const noted = await notes.findOne({ _id: 'last' });
    return untilDue({ stored: newest.takenAt, noted: noted?.at }, everyMs, new Date());
  }).catch(() => 0);
}

/** In steps: a timer of more than 24 days would end at once. */
async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  for (let rest = milliseconds; rest > 0; rest -= DAY) await pause(Math.min(rest, DAY), undefined, { signal });
}

/** Backs up again and again until the signal; a backup that fails is reported and tried again an hour later. */
async function backUpRegularly(settings: Settings, options: Options, everyMs: number): Promise<never> {
  let rest = await untilFirst(settings, options.folder, everyMs);
  for (;;) {
    await waitFor(rest, options.signal);
    rest = await backUpOnce(settings, options).then(
      () => everyMs,
      (error: unknown) => {
        options.signal.throwIfAborted();
        console.error('The backup failed:', error);
        return HOUR;
      },
    );
  }
}

/**
 * Runs `node backup.js [--out FOLDER] [--every HOURS] [--keep DAYS]`: backs up database and files while the server runs;
 * with `--every` again and again. Told to stop, it leaves nothing of a backup that is not complete.
 */
async function main(): Promise<void> {
  process.umask(0o077);
  const { values } = parseArgs({
    options: { out: { type: 'string' }, every: { type: 'string' }, keep: { type: 'string' } },
  });
  const settings = readSettings(process.env);
  const every = whole('every', values.every);
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop.abort());
  const options = {
    folder: resolve(values.out ?? join(settings.DATA_DIR, 'backups')),
    keep: whole('keep', values.keep),
    signal: stop.signal,
  };
  const work = every === undefined ? backUpOnce(settings, options) : backUpRegularly(settings, options, every * HOUR);
  await work.catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
    console.log('Told to stop.');
    process.exitCode = every === undefined ? 1 : 0;
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
