import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { AppError } from '@prentice/contract';
import type { MongoClient } from 'mongodb';
import type { FileStore } from '../platform/files/file-store.port.ts';
import { PRIVATE_MODES } from '../platform/files/private-folder.ts';
import { withSnapshot } from './database-snapshot.ts';
import {
  backupKey,
  COLLECTIONS,
  Digest,
  encryption,
  FILES,
  FORMAT,
  manifestMac,
  manifestSchema,
  LINKED,
  MANIFEST,
  SECRETS_FILE,
  UNFINISHED,
  type BackupPart,
  type Manifest,
} from './backup-format.ts';

/** What is backed up, and how. */
export interface BackupSource {
  readonly client: MongoClient;
  readonly database: string;
  /** Holds uploaded files (FILE_STORE=disk) and the secrets that the server made. */
  readonly dataFolder: string;
  readonly fileStore: 'disk' | 'gridfs' | 'firebase';
  /** Holds uploaded files with FILE_STORE=firebase. */
  readonly bucket?: FileStore | undefined;
  /** Encrypts the backup; without one it is readable for anyone who has it. */
  readonly passphrase?: string | undefined;
  /** Called once per collection and file. */
  readonly report?: (line: string) => void;
  /** Ends the backup where it is; nothing is left of it then. */
  readonly signal?: AbortSignal | undefined;
}

const SALT_BYTES = 16;

/**
 * Links the uploaded files into a folder: they are written once under a name of their own, so that a link holds what
 * they were even when they are deleted meanwhile.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const folder of await readdir(from)) {
    await mkdir(join(to, folder), { recursive: true, mode: PRIVATE_MODES.folder });
    for (const name of await readdir(join(from, folder)))
      await link(join(from, folder, name), join(to, folder, name)).catch((error: NodeJS.ErrnoException) => {
        /* Linked before, or deleted since the folder was listed. */
        if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
      });
  }
}

/**
 * Writes a backup of database and uploaded files into a new folder, while the server keeps writing: everything is as it
 * was at one moment. The folder appears under its name once it is complete.
 * @param folder must not exist
 * @throws Error when it exists, something cannot be read or written, or the signal ends it; nothing is left then
 */
export async function writeBackup(folder: string, source: BackupSource, now: Date): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists. A backup is written into a folder of its own.`);
  await mkdir(dirname(folder), { recursive: true, mode: PRIVATE_MODES.folder });
  const unfinished = await mkdtemp(`${folder}${UNFINISHED}`);
  const linked = await mkdtemp(join(source.dataFolder, LINKED));
  try {
    const manifest = await writeParts(unfinished, linked, source, now);
    source.signal?.throwIfAborted();
    await writeFile(join(unfinished, MANIFEST), JSON.stringify(manifest, null, 2), { mode: PRIVATE_MODES.file });
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(linked, { recursive: true, force: true });
  }
}

/** Yields every file of a bucket; one that is deleted meanwhile is left out. */
async function* bucketFiles(bucket: FileStore): AsyncIterable<{ readonly key: string; readonly bytes: Buffer }> {
  for await (const { key } of bucket.all()) {
    const bytes = await bucket.get(key).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    });
    if (bytes) yield { key, bytes };
  }
}

/** Says of folders that they are being written, so that no other backup takes them for leftovers. */
async function touch(...folders: string[]): Promise<void> {
  const now = new Date();
  for (const folder of folders) await utimes(folder, now, now);
}

async function writeParts(folder: string, linked: string, source: BackupSource, now: Date): Promise<Manifest> {
  const { passphrase, fileStore, dataFolder, signal, report = () => undefined } = source;
  const salt = passphrase === undefined ? null : randomBytes(SALT_BYTES).toString('base64');
  const key = backupKey(passphrase, salt);
  const write = async (name: string, content: Readable): Promise<BackupPart> => {
    signal?.throwIfAborted();
    const file = join(folder, name);
    await touch(folder, linked);
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_MODES.folder });
    const digest = new Digest();
    await pipeline(
      content,
      createGzip(),
      encryption(key, name),
      digest,
      createWriteStream(file, { mode: PRIVATE_MODES.file }),
      { signal },
    );
    report(`${name}: ${digest.bytes} bytes`);
    return { name, bytes: digest.bytes, sha256: digest.sha256() };
  };
  const uploads = join(dataFolder, 'files');
  /* A file is written before the record that names it, and deleted after: linked before and after the moment of the
     snapshot, none is missing. */
  if (fileStore === 'disk') await linkFiles(uploads, linked);
  const parts = await withSnapshot(source.client, source.database, async ({ collections, documents }) => {
    if (fileStore === 'disk') await linkFiles(uploads, linked);
    const written: BackupPart[] = [];
    for (const collection of collections) {
      let count = 0;
      const counted = async function* () {
        for await (const document of documents(collection)) {
          count++;
          yield document;
        }
      };
      const part = await write(`${COLLECTIONS}${collection}.bson.gz`, Readable.from(counted(), { objectMode: true }));
      written.push({ ...part, documents: count });
    }
    return written;
  });
  if (source.bucket)
    for await (const { key, bytes } of bucketFiles(source.bucket))
      parts.push(await write(`${FILES}${key}`, Readable.from([bytes])));
  for (const sub of await readdir(linked))
    for (const name of await readdir(join(linked, sub)))
      parts.push(await write(`${FILES}${sub}/${name}`, createReadStream(join(linked, sub, name))));
  const secrets = join(dataFolder, SECRETS_FILE);
  if (existsSync(secrets)) parts.push(await write(SECRETS_FILE, createReadStream(secrets)));
  const content = { product: 'prentice-backup', format: FORMAT, createdAt: now.toISOString(), fileStore, salt, parts };
  const manifest = manifestSchema.parse(content);
  return key ? { ...manifest, mac: manifestMac(key, manifest) } : manifest;
}
