import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedMongo, type EmbeddedMongo } from '@prentice/embedded-mongo';
import { MongoClient } from 'mongodb';

/** A database and a data folder that are backed up, or restored into. */
export interface Instance {
  readonly server: EmbeddedMongo;
  readonly client: MongoClient;
  readonly dataFolder: string;
}

/** Starts an empty one within a folder. */
export async function startInstance(folder: string): Promise<Instance> {
  const dataFolder = mkdtempSync(join(folder, 'data-'));
  const server = await startEmbeddedMongo({ dataDir: join(dataFolder, 'database') });
  return { server, client: await MongoClient.connect(server.uri), dataFolder };
}

/** Ends its database. */
export async function endInstance({ client, server }: Instance): Promise<void> {
  await client.close();
  await server.close();
}
