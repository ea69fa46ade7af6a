import { resolve } from 'node:path';
import { findEmbeddedMongo, startEmbeddedMongo } from '@prentice/embedded-mongo';
import type { Settings } from './platform/config/settings.ts';
import type { Connection } from './platform/database/database.service.ts';
import { restrictToOwner } from './platform/files/private-folder.ts';

/** An open way to the database, and how to let go of it. */
export interface OpenConnection {
  readonly connection: Connection;
  readonly close: () => Promise<void>;
}

/**
 * Connects to MONGODB_URI, or starts the embedded database in the data folder. Other users lose their access to the
 * folder. When the embedded database crashes, the process says so and ends: half of it could answer nothing.
 */
export async function openConnection(settings: Settings): Promise<OpenConnection> {
  const database = settings.MONGODB_DATABASE;
  restrictToOwner(resolve(settings.DATA_DIR));
  if (settings.MONGODB_URI)
    return { connection: { uri: settings.MONGODB_URI, database }, close: async () => undefined };
  const embedded = await startEmbeddedMongo({
    dataDir: resolve(settings.DATA_DIR, 'database'),
    synchronous: settings.EMBEDDED_SYNCHRONOUS,
    onCrash: endProcess,
  });
  return { connection: { uri: embedded.uri, database, isExclusive: true }, close: () => embedded.close() };
}

function endProcess(error: Error): never {
  console.error(
    `The embedded database has crashed (${error.message}), and the process ends with it. ` +
      'What was acknowledged is in the data folder: start the server again.',
  );
  process.exit(1);
}

/** Connects like {@link openConnection}, to the embedded database of a server that runs, where there is one. */
export async function openRunningConnection(settings: Settings): Promise<OpenConnection> {
  const running = settings.MONGODB_URI ? null : await findEmbeddedMongo(resolve(settings.DATA_DIR, 'database'));
  if (!running) return openConnection(settings);
  return { connection: { uri: running, database: settings.MONGODB_DATABASE }, close: async () => undefined };
}
