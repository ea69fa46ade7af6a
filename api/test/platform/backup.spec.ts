import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { BucketService } from '@prentice/testing/bucket';
import { BSON, Decimal128, Double, Int32, Long, ObjectId, Timestamp, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { MANIFEST, type Manifest } from '../../src/backup/backup-format.ts';
import { checkBackup, restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { FirebaseStore } from '../../src/platform/files/firebase-store.ts';
import { endInstance, startInstance, type Instance } from './backup.fixture.ts';

const KEY = 'a key of tests with more than twenty characters';
const NOW = new Date('2026-03-02T09:00:00Z');

/** SHA-256 of the bytes of every document by collection, and of every file, in order. */
async function contentOf({ client, dataFolder }: Instance): Promise<Record<string, string[]>> {
  const db = client.db('internships');
  const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  const content: Record<string, string[]> = {};
  for (const { name } of await db.listCollections().toArray()) {
    const documents = await db
      .collection(name)
      .find({}, { raw: true, sort: { _id: 1 } })
      .toArray();
    content[name] = documents.map((document) => hash(document as unknown as Uint8Array));
  }
  const files = join(dataFolder, 'files');
  for (const sub of readdirSync(files))
    for (const name of readdirSync(join(files, sub)))
      content[`${sub}/${name}`] = [hash(readFileSync(join(files, sub, name)))];
  return content;
}

describe('a backup', () => {
  let folder: string;
  let origin: Instance;
  let target: Instance;
  let count = 0;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
    origin = await startInstance(folder);
    const db = origin.client.db('internships');
    await db.collection<Document>('types').insertMany([
      {
        whole: new Int32(1),
        long: Long.fromString('9007199254740993'),
        double: new Double(3),
        decimal: Decimal128.fromString('1.10'),
      },
      { bytes: Buffer.from([0, 255]), at: NOW, none: null, pattern: /a+b/i, stamp: new Timestamp({ t: 7, i: 1 }) },
      { ref: new ObjectId(), list: [1, [2, { three: 'drei' }]], text: 'Grüße ☂', 'a.b': { $set: 1 } },
    ]);
    await db
      .collection<Document>('many')
      .insertMany(Array.from({ length: 1_200 }, (_, number) => ({ number, text: 'x'.repeat(900) })));
    const files = join(origin.dataFolder, 'files', 'ab');

    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'c'.repeat(38)), 'a CV');
    writeFileSync(join(files, 'd'.repeat(38)), Buffer.alloc(100_000, 7));
    writeFileSync(join(origin.dataFolder, 'secrets.json'), '{"accessToken":"secret of a test"}');
  });
  beforeEach(async () => {
    target = await startInstance(folder);
    return () => endInstance(target);
  });
  afterAll(async () => {
    await endInstance(origin);
    rmSync(folder, { recursive: true });
  });

  const from = ({ client, dataFolder }: Instance, passphrase?: string) =>
    ({ client, database: 'internships', dataFolder, fileStore: 'disk', passphrase }) as const;
  const backUp = async (passphrase?: string): Promise<string> => {
    const path = join(folder, `backup-${++count}`);
    await writeBackup(path, from(origin, passphrase), NOW);
    return path;
  };
  const changeManifest = (path: string, change: (manifest: Manifest) => object): void => {
    const file = join(path, MANIFEST);
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    writeFileSync(file, JSON.stringify({ ...manifest, ...change(manifest) }));
  };
  const partOf = (path: string, end: string): string =>
    join(
      path,
      readdirSync(path, { recursive: true })
        .map(String)
        .find((name) => name.endsWith(end)) ?? '',
    );

  it.each([undefined, KEY])(
    'comes back with every record, every type and every file as it was (key: %s)',
    async (key) => {
      const path = await backUp(key);
      await restoreBackup(path, from(target, key));
      expect(await contentOf(target)).toEqual(await contentOf(origin));
      expect(readFileSync(join(target.dataFolder, 'secrets.json'), 'utf8')).toContain('secret of a test');
    },
  );

  it.each(['server-processes', 'last-backup'])('leaves out %s, which is true of one database alone', async (name) => {
    await origin.client.db('internships').collection(name).insertOne({ role: 'all' });
    const path = await backUp();
    await origin.client.db('internships').dropCollection(name);
    const parts = readdirSync(path, { recursive: true }).map(String);
    expect(parts.filter((part) => part.includes(name))).toEqual([]);
    expect(parts.filter((part) => part.includes('many'))).toHaveLength(1);
  });

  it('of an earlier version does not bring back when a backup was last complete', async () => {
    const path = await backUp();
    const [types, last] = ['types', 'last-backup'].map((name) => `database/${name}.bson.gz`);
    renameSync(join(path, String(types)), join(path, String(last)));
    changeManifest(path, ({ parts }) => ({
      parts: parts.map((part) => (part.name === types ? { ...part, name: last } : part)),
    }));
    await restoreBackup(path, from(target));
    const names = (await target.client.db('internships').listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(['many']);
  });

  it('is for its owner alone, and leaves nothing else behind', async () => {
    const path = await backUp();
    const modes = readdirSync(path, { recursive: true }).map((name) => statSync(join(path, String(name))).mode & 0o077);
    expect(new Set(modes)).toEqual(new Set([0]));
    expect(readdirSync(origin.dataFolder).sort()).toEqual(['database', 'files', 'secrets.json']);
  });

  it('shows one moment while others write: what was saved together is there together, or not at all', async () => {
    const db = origin.client.db('internships');
    await db.collection<{ _id: string; n: number }>('first').insertOne({ _id: 'pair', n: 0 });
    await db.collection<{ _id: string; n: number }>('second').insertOne({ _id: 'pair', n: 0 });
    let writing = true;
    const writer = (async () => {
      for (let n = 1; writing; n++)
        await origin.client.withSession((session) =>
          session.withTransaction(async () => {
            for (const name of ['first', 'second'])
              await db.collection<{ _id: string }>(name).updateOne({ _id: 'pair' }, { $set: { n } }, { session });
          }),
        );
    })();
    const paths = [await backUp(), await backUp(), await backUp()];
    writing = false;
    await writer;
    await restoreBackup(paths[2] ?? '', from(target));
    const restored = target.client.db('internships');
    const [record, other] = await Promise.all(['first', 'second'].map((name) => restored.collection(name).findOne({})));
    expect(record?.['n']).toBeGreaterThan(0);
    expect(other?.['n']).toBe(record?.['n']);
    for (const name of ['first', 'second']) await db.dropCollection(name);
  });

  it('is refused when a part was changed, before anything is written', async () => {
    const path = await backUp();
    const file = partOf(path, 'types.bson.gz');
    const bytes = readFileSync(file);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(restoreBackup(path, from(target))).rejects.toThrow();
    expect(await target.client.db('internships').listCollections().toArray()).toEqual([]);
    expect(readdirSync(target.dataFolder)).toEqual(['database']);
  });

  it('of which a record cannot be stored leaves nothing of the records before it, and says why', async () => {
    const path = await backUp();
    changeManifest(path, ({ parts }) => ({ parts: [...parts, ...parts.filter(({ name }) => name.includes('types'))] }));
    await expect(restoreBackup(path, from(target))).rejects.toThrow('E11000');
    expect(await target.client.db('internships').listCollections().toArray()).toEqual([]);
  });

  it('can be checked while another database is in use, with its key', async () => {
    const path = await backUp(KEY);
    expect((await checkBackup(path, KEY)).parts.length).toBeGreaterThan(2);
    await expect(checkBackup(path, `${KEY}!`)).rejects.toThrow('cannot be verified');
  });

  it('is refused when a part is missing, or is in the place of another', async () => {
    const path = await backUp(KEY);
    const [text, other] = [partOf(path, 'types.bson.gz'), partOf(path, 'many.bson.gz')];
    writeFileSync(text, readFileSync(other));
    await expect(restoreBackup(path, from(target, KEY))).rejects.toThrow('cannot be decrypted');
    rmSync(text);
    await expect(restoreBackup(path, from(target, KEY))).rejects.toThrow('ENOENT');
  });

  it('that is encrypted needs its key, and holds nothing that can be read without', async () => {
    const path = await backUp(KEY);
    await expect(restoreBackup(path, from(target))).rejects.toThrow('Set BACKUP_KEY');
    await expect(restoreBackup(path, from(target, `${KEY}!`))).rejects.toThrow('cannot be verified');
    expect(readFileSync(partOf(path, `${'c'.repeat(38)}`)).subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
  });

  it('that is encrypted is refused when its manifest was changed, and with a key one that is not encrypted', async () => {
    const path = await backUp(KEY);
    const original = readFileSync(join(path, MANIFEST));
    for (const change of [{ parts: [] }, { createdAt: '2030-01-01T00:00:00.000Z' }, { mac: null }]) {
      changeManifest(path, () => change);
      await expect(restoreBackup(path, from(target, KEY))).rejects.toThrow('cannot be verified');
      writeFileSync(join(path, MANIFEST), original);
    }
    changeManifest(path, () => ({ format: 1, mac: null }));
    await expect(restoreBackup(path, from(target, KEY))).rejects.toThrow('format 1');
    changeManifest(path, () => ({ salt: null, parts: [], mac: null }));
    await expect(restoreBackup(path, from(target, KEY))).rejects.toThrow('not encrypted');
    expect(readdirSync(target.dataFolder)).toEqual(['database']);
  });

  it('of a newer format is refused, and so is a folder without a manifest', async () => {
    const path = await backUp();
    changeManifest(path, () => ({ format: 3 }));
    await expect(restoreBackup(path, from(target))).rejects.toThrow('format 3');
    rmSync(join(path, MANIFEST));
    await expect(restoreBackup(path, from(target))).rejects.toThrow('no complete backup');
  });

  it('names no file outside of its folder', async () => {
    const path = await backUp();
    changeManifest(path, ({ parts }) => ({
      parts: parts.map((part) => ({ ...part, name: 'files/../../secrets.json' })),
    }));
    await expect(restoreBackup(path, from(target))).rejects.toThrow('not the manifest');
  });

  it('is not restored over records or files that are there', async () => {
    const path = await backUp();
    await target.client.db('internships').collection('users').insertOne({ name: 'Ada' });
    await expect(restoreBackup(path, from(target))).rejects.toThrow('not empty (users)');
    expect(await target.client.db('internships').collection('users').countDocuments()).toBe(1);
  });

  it('moves files from the disk into a database, by the same keys', async () => {
    const path = await backUp();
    await restoreBackup(path, { ...from(target), fileStore: 'gridfs' });
    const stored = await target.client.db('internships').collection('files.files').find().toArray();
    expect(stored.map(({ filename }) => String(filename)).sort()).toEqual([
      `ab/${'c'.repeat(38)}`,
      `ab/${'d'.repeat(38)}`,
    ]);
  });

  it('brings files from one bucket into another, or onto the disk, and leaves none where it fails', async () => {
    const service = await BucketService.start('first');
    const other = await BucketService.start('second');
    onTestFinished(() => [service, other].forEach((running) => running.stop()));
    const storeOf = ({ bucket, host }: BucketService): FirebaseStore =>
      new FirebaseStore({ name: bucket, origin: `http://${host}`, accessToken: async () => null });
    const keys = [await storeOf(service).put(Buffer.from('a CV')), await storeOf(service).put(Buffer.alloc(90_000, 3))];
    const path = join(folder, `backup-${++count}`);
    const source = { ...from(origin), fileStore: 'firebase', bucket: storeOf(service) } as const;
    await writeBackup(path, source, NOW);

    other.behaviour = 500;
    const failing = new FirebaseStore(
      { name: 'second', origin: `http://${other.host}`, accessToken: async () => null },
      { request: 100, retries: 0, firstPause: 1 },
    );
    await expect(
      restoreBackup(path, { ...from(target), fileStore: 'firebase', bucket: failing }),
    ).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    other.behaviour = 'works';
    await restoreBackup(path, { ...from(target), fileStore: 'firebase', bucket: storeOf(other) });
    for (const key of keys) expect(await storeOf(other).get(key)).toEqual(await storeOf(service).get(key));

    await target.client.db('internships').dropDatabase();
    await expect(
      restoreBackup(path, { ...from(target), fileStore: 'firebase', bucket: storeOf(other) }),
    ).rejects.toThrow('The bucket is not empty');
    await restoreBackup(path, from(target));
    expect(readFileSync(join(target.dataFolder, 'files', keys[0] ?? ''), 'utf8')).toBe('a CV');
  });

  it('is not written into a folder that is there', async () => {
    const path = await backUp();
    await expect(writeBackup(path, from(origin), NOW)).rejects.toThrow('exists');
  });

  it('holds documents as mongodump writes them', async () => {
    const path = await backUp();

    const bytes = gunzipSync(readFileSync(partOf(path, 'types.bson.gz')));
    expect(BSON.deserialize(bytes.subarray(0, bytes.readInt32LE(0)))).toMatchObject({ whole: 1 });
  });
});
