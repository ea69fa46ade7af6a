import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GridFSBucket, MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbeddedMongo, type EmbeddedMongo, type EmbeddedMongoOptions } from '../src/index.ts';
import { newFolder } from './test-server.ts';

const started: { close(): Promise<void> }[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of started.splice(0).toReversed()) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const folder = (): string => {
  const folder = newFolder();
  folders.push(folder);
  return folder;
};
async function start(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const server = await startEmbeddedMongo(options);
  started.push(server);
  return server;
}
async function connect({ uri }: EmbeddedMongo): Promise<MongoClient> {
  const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 5_000 });
  started.push(client);
  return client;
}

describe.each<[string, Partial<EmbeddedMongoOptions>]>([
  ['a thread and a UNIX socket', {}],
  ['a thread and TCP', { port: 0 }],
  ['this thread and TCP', { port: 0, thread: false }],
  ['memory', { dataDir: ':memory:' }],
])('a server in %s', (_how, options) => {
  it('serves the official driver: cursors in batches, transactions, GridFS', async () => {
    const client = await connect(await start({ dataDir: folder(), ...options }));
    const collection = client.db('t').collection('c');
    await collection.insertMany(Array.from({ length: 1_000 }, (_, n) => ({ _id: n as never, n })));
    const read = await collection.find({}, { batchSize: 33 }).toArray();
    expect(read.map(({ n }) => n)).toEqual(Array.from({ length: 1_000 }, (_, n) => n));
    await client.withSession((session) =>
      session.withTransaction(() => collection.updateOne({ _id: 1 as never }, { $set: { n: -1 } }, { session })),
    );
    expect(await collection.countDocuments({ n: { $lt: 0 } })).toBe(1);
    const bucket = new GridFSBucket(client.db('t'), { chunkSizeBytes: 1_000 });
    const content = Buffer.from(Array.from({ length: 5_000 }, (_, n) => n % 251));
    const upload = bucket.openUploadStream('file');
    await new Promise((done) => upload.end(content, () => done(undefined)));
    const chunks: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(upload.id)) chunks.push(Buffer.from(chunk));
    expect(Buffer.concat(chunks)).toEqual(content);
  });
});

describe('a data directory', () => {
  it('has one owner', async () => {
    const dataDir = folder();
    await start({ dataDir });
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow('is in use by another embedded-mongo server');
    await expect(startEmbeddedMongo({ dataDir, thread: false })).rejects.toThrow('is in use');
  });

  it('may be deep: the socket then gets a short path', async () => {
    const dataDir = join(folder(), 'x'.repeat(120));
    const client = await connect(await start({ dataDir }));
    expect(await client.db('t').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('and its socket are for the owner only', async () => {
    const dataDir = join(folder(), 'data');
    await start({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'mongo.sock')).mode & 0o777).toBe(0o600);
  });
});

describe('a socket path', () => {
  it('that another server answers on is refused', async () => {
    const socket = join(folder(), 's.sock');
    await start({ dataDir: folder(), socket });
    await expect(startEmbeddedMongo({ dataDir: folder(), socket })).rejects.toThrow('Another server answers');
  });

  it('that is an ordinary file is left alone', async () => {
    const dir = folder();
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'file'), '');
    await expect(startEmbeddedMongo({ dataDir: folder(), socket: join(dir, 'file') })).rejects.toThrow(
      'is not a socket',
    );
  });

  it('is served beside a port when both are given', async () => {
    const socket = join(folder(), 's.sock');
    const client = await connect(await start({ dataDir: folder(), socket, port: 0 }));
    await client.db('t').collection('c').insertOne({ a: 1 });
    const other = await connect({
      uri: `mongodb://${encodeURIComponent(socket)}/?directConnection=true`,
      close: async () => {},
    });
    expect(await other.db('t').collection('c').countDocuments()).toBe(1);
  });
});
