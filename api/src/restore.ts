import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { checkBackup, restoreBackup } from './backup/restore-backup.ts';
import { openConnection } from './connection.ts';
import { openFirebaseStore } from './platform/files/firebase-store.ts';
import { readSettings } from './platform/config/settings.ts';

/**
 * Runs `node restore.js FOLDER`: restores a backup into an empty instance that does not run. With MONGODB_URI, what was
 * backed up from an embedded database is moved to a MongoDB. With `--check` it only checks whether it could be read, and
 * opens no database.
 */
async function main(): Promise<void> {
  process.umask(0o077);
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the backup: npm run restore -- FOLDER');
  const settings = readSettings(process.env);
  if (values.check) {
    const { createdAt, parts } = await checkBackup(resolve(folder), settings.BACKUP_KEY);
    console.log(`${parts.length} parts are as they were written at ${createdAt}.`);
    return;
  }
  const { connection, close } = await openConnection(settings);
  const client = new MongoClient(connection.uri);
  try {
    const { createdAt, parts } = await restoreBackup(resolve(folder), {
      client,
      database: connection.database,
      dataFolder: resolve(settings.DATA_DIR),
      fileStore: settings.FILE_STORE,
      bucket: settings.FILE_STORE === 'firebase' ? await openFirebaseStore(settings) : undefined,
      passphrase: settings.BACKUP_KEY,
      report: (line) => console.log(line),
    });
    console.log(`Restored ${parts.length} parts: everything is as it was at ${createdAt}. Start the server.`);
  } finally {
    await client.close();
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
