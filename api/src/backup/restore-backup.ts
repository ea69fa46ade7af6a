import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BSON, GridFSBucket, type Db, type Document, type MongoClient } from 'mongodb';
import type { FirebaseStore } from '../platform/files/firebase-store.ts';
import { PRIVATE_MODES } from '../platform/files/private-folder.ts';
import {
  AUTHENTICATED_FORMAT,
  backupKey,
  COLLECTIONS,
  decryption,
  Digest,
  FILES,
  FORMAT,
  LAST_BACKUP,
  MANIFEST,
  manifestMac,
  manifestSchema,
  SECRETS_FILE,
  type BackupPart,
  type Manifest,
} from './backup-format.ts';

/** Where a backup goes. */
export interface RestoreTarget {
  readonly client: MongoClient;
  readonly database: string;
  readonly dataFolder: string;
  readonly fileStore: 'disk' | 'gridfs' | 'firebase';
  /** Takes uploaded files with FILE_STORE=firebase. */
  readonly bucket?: FirebaseStore | undefined;
  readonly passphrase?: string | undefined;
  readonly report?: (line: string) => void;
}

/* Every type stays what it was: without these, whole numbers become another type of number when they are written
   again. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;
const BATCH = 500;

/** @throws Error for what is no backup, not complete, or of a newer program */
async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is no complete backup: it has no ${MANIFEST}.`);
  });
  const { success, data } = manifestSchema.safeParse(JSON.parse(text));
  if (!success) throw new Error(`${join(folder, MANIFEST)} is not the manifest of a backup.`);
  if (data.format > FORMAT)
    throw new Error(
      `This backup has format ${data.format}; this version reads formats up to ${FORMAT}. Update it first.`,
    );
  return data;
}

/**
 * Checks that a part is what was written: by its SHA-256, and by the key where it is encrypted.
 * @throws Error that names the part
 */
async function checkPart(folder: string, { name, sha256 }: BackupPart, key: Buffer | null): Promise<void> {
  const digest = new Digest();
  await pipeline(createReadStream(join(folder, name)), digest, decryption(key, name), async (content) => {
    for await (const _ of content);
  });
  if (digest.sha256() !== sha256) throw new Error(`${name} was changed after the backup: its SHA-256 is another one.`);
}

/** Hands over the content of a part, decrypted and unpacked. */
const readPart = (
  folder: string,
  { name }: BackupPart,
  key: Buffer | null,
  consume: (content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> => pipeline(createReadStream(join(folder, name)), decryption(key, name), createGunzip(), consume);

/** Yields the documents of a stream of BSON; each begins with its length. */
async function* documentsOf(content: AsyncIterable<Buffer>): AsyncIterable<Document> {
  let buffered: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk;
    while (buffered.length >= 4 && buffered.length >= buffered.readInt32LE(0)) {
      const length = buffered.readInt32LE(0);
      yield BSON.deserialize(buffered.subarray(0, length), EXACT);
      buffered = buffered.subarray(length);
    }
  }
  if (buffered.length > 0) throw new Error('A document is not complete.');
}

/** @throws Error unless nothing is stored there yet */
async function assertEmpty(db: Db, files: string, bucket?: FirebaseStore): Promise<void> {
  if (bucket && (await bucket.list(null, 1)).length > 0)
    throw new Error('The bucket is not empty. A backup is restored into an empty one.');
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
    if (await db.collection(name).findOne({}))
      throw new Error(
        `The database ${db.databaseName} is not empty (${name}). A backup is restored into an empty one.`,
      );
  if (existsSync(files) && (await readdir(files)).length > 0)
    throw new Error(`${files} is not empty. A backup is restored into an empty data folder.`);
}

async function restoreCollection(db: Db, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  let batch: Document[] = [];
  const insert = async (): Promise<void> => {
    if (batch.length > 0) await db.collection(name).insertMany(batch, { ordered: true });
    batch = [];
  };
  for await (const document of documentsOf(content)) if (batch.push(document) === BATCH) await insert();
  await insert();
}

/**
 * Checks every part of a backup; nothing is written.
 * @throws Error when it is damaged, of a newer version, or needs another key
 */
export async function checkBackup(folder: string, passphrase: string | undefined): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const key = backupKey(passphrase, manifest.salt);
  if (manifest.salt !== null && !key) throw new Error('This backup is encrypted. Set BACKUP_KEY.');
  /* Whoever can write where backups are kept could put one of their own there. */
  if (!key && passphrase !== undefined)
    throw new Error('This backup is not encrypted. If you know that it is yours, restore it without BACKUP_KEY.');
  if (key && manifest.format < AUTHENTICATED_FORMAT)
    throw new Error(
      `This backup has format ${manifest.format}, in which nothing protects the list of its parts. Restore it with the version that wrote it.`,
    );
  if (key && manifest.mac !== manifestMac(key, manifest))
    throw new Error(`${MANIFEST} cannot be verified: the key is another one, or the backup was changed.`);
  for (const part of manifest.parts) await checkPart(folder, part, key);
  return manifest;
}

/**
 * Restores a backup into an empty database and data folder, after every part of it has been checked.
 * @throws Error when it is damaged, of a newer version, needs another key, or the target is not empty; nothing is left
 * of it then
 */
export async function restoreBackup(folder: string, target: RestoreTarget): Promise<Manifest> {
  const { client, database, dataFolder, fileStore, bucket, passphrase, report = () => undefined } = target;
  const manifest = await checkBackup(folder, passphrase);
  if (manifest.fileStore === 'gridfs' && fileStore !== 'gridfs')
    throw new Error('The files of this backup were in the database: restore it with FILE_STORE=gridfs.');
  report(`${manifest.parts.length} parts checked`);

  const key = backupKey(passphrase, manifest.salt);
  const db = client.db(database);
  const files = join(dataFolder, 'files');
  await assertEmpty(db, files, bucket);
  const unfinished = join(dataFolder, 'files.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  try {
    for (const part of manifest.parts)
      await restorePart(folder, part, key, { db, unfinished, dataFolder, fileStore, bucket });
    if (existsSync(unfinished)) {
      await rm(files, { recursive: true, force: true });
      await rename(unfinished, files);
    }
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const removals = await Promise.allSettled([emptyDatabase(db), bucket && emptyBucket(bucket)]);
    if (removals.every(({ status }) => status === 'fulfilled')) throw error;
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nWhat was restored until then could not be removed. ` +
        `Empty the database ${database} before anything else.`,
      { cause: error },
    );
  }
}

/** Removes what a restore has put into a database that was empty; not the database, which its account may not drop. */
async function emptyDatabase(db: Db): Promise<void> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) await db.dropCollection(name);
}

/** Removes what a restore has put into a bucket that was empty. */
async function emptyBucket(bucket: FirebaseStore): Promise<void> {
  for (;;) {
    const files = await bucket.list(null, BATCH);
    if (files.length === 0) return;
    for (const { key } of files) await bucket.remove(key);
  }
}

interface Destination {
  readonly db: Db;
  readonly unfinished: string;
  readonly dataFolder: string;
  readonly fileStore: RestoreTarget['fileStore'];
  readonly bucket: FirebaseStore | undefined;
}

function restorePart(folder: string, part: BackupPart, key: Buffer | null, to: Destination): Promise<void> {
  const { name } = part;
  if (name.startsWith(COLLECTIONS)) {
    const collection = name.slice(COLLECTIONS.length, -'.bson.gz'.length);
    /* Earlier versions backed it up. It would say that the restored database has a backup. */
    if (collection === LAST_BACKUP) return Promise.resolve();
    return readPart(folder, part, key, (content) => restoreCollection(to.db, collection, content));
  }
  const fileKey = name.slice(FILES.length);
  if (name.startsWith(FILES) && to.fileStore === 'gridfs') {
    const bucket = new GridFSBucket(to.db, { bucketName: 'files' });
    return readPart(folder, part, key, (content) => pipeline(content, bucket.openUploadStream(fileKey)));
  }
  const { bucket } = to;
  if (name.startsWith(FILES) && bucket)
    return readPart(folder, part, key, async (content) => bucket.write(fileKey, await buffer(content)));
  const path = name === SECRETS_FILE ? join(to.dataFolder, SECRETS_FILE) : join(to.unfinished, fileKey);
  return readPart(folder, part, key, async (content) => {
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_MODES.folder });
    await pipeline(content, createWriteStream(path, { mode: PRIVATE_MODES.file }));
  });
}
