import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection, type Document, type MongoServerError } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from '../src/index.ts';

/** A server on a fresh folder with a connected client. */
export interface TestServer {
  readonly dataDir: string;
  readonly client: MongoClient;
  readonly uri: string;
  /** Returns a collection with a name of its own. */
  newCollection(): Collection<Document>;
  /** Stops server and client, and starts both on the same folder again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

let folders = 0;

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), `em-test-${process.pid}-${folders++}-`));
}

export async function startTestServer(options: Omit<EmbeddedMongoOptions, 'dataDir'> = {}): Promise<TestServer> {
  const dataDir = newFolder();
  let server: EmbeddedMongo;
  let client: MongoClient;
  let names = 0;
  const start = async (): Promise<void> => {
    server = await startEmbeddedMongo({ thread: false, ...options, dataDir });
    client = await MongoClient.connect(server.uri, { serverSelectionTimeoutMS: 10_000 });
  };
  const halt = async (): Promise<void> => {
    await client.close();
    await server.close();
  };
  await start();
  return {
    dataDir,
    get client() {
      return client;
    },
    get uri() {
      return server.uri;
    },
    newCollection: () => client.db('test').collection(`c${names++}`),
    restart: async () => {
      await halt();
      await start();
    },
    stop: async () => {
      await halt();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the server's error of an operation that must fail. */
export async function errorOf(operation: Promise<unknown>): Promise<MongoServerError> {
  try {
    await operation;
  } catch (error) {
    return error as MongoServerError;
  }
  throw new Error('expected a refusal');
}
