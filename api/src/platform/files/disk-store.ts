import { mkdir, readdir, readFile, rm, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '@prentice/contract';
import { FileStore, newFileKey, type StoredFile } from './file-store.port.ts';
import { PRIVATE_MODES } from './private-folder.ts';

/**
 * What the operating system says when files cannot be written or read for now: no space, no quota, no handles, a broken
 * disk.
 */
const faults: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** Says whether an error means that the disk is full or fails, so that the same request can succeed later. */
export const isDiskFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && faults.has(error.code);

/**
 * Writes a file aside, waits for the disk, and gives it its name: it is complete, or not there at all.
 * @throws when it cannot be written; nothing of it is left then, since a full disk would stay full of such rests
 */
export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`;
  const file = await open(part, 'wx', 0o600);
  try {
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const KEY = /^[a-f0-9]{2}\/[a-f0-9]{38}$/;
const PART = /\.part$/;

/** Returns the sorted names in a folder; none where there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isDiskFault(error)) throw error;
    return [];
  }
}

/** Stores files in a folder, spread over 256 sub-folders; written aside, synced, then renamed. */
export class DiskStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(bytes: Uint8Array): Promise<string> {
    const key = newFileKey();
    const path = join(this.folder, key);
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_MODES.folder });
    await writeFileAtomically(path, bytes);
    return key;
  }

  async get(key: string): Promise<Buffer> {
    return readFile(this.path(key)).catch((error: unknown) => {
      throw isDiskFault(error) ? error : new AppError('NOT_FOUND');
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key.replace(PART, '')) + (PART.exec(key)?.[0] ?? ''), { force: true });
  }

  async list(after: string | null, limit: number): Promise<readonly StoredFile[]> {
    const files: StoredFile[] = [];
    for (const folder of await namesIn(this.folder)) {
      if (after !== null && folder < dirname(after)) continue;
      for (const name of await namesIn(join(this.folder, folder))) {
        const key = `${folder}/${name}`;
        if ((after !== null && key <= after) || !KEY.test(key.replace(PART, ''))) continue;
        const facts = await stat(join(this.folder, key)).catch(() => null);
        if (facts) files.push({ key, storedAt: facts.mtime, bytes: facts.size });
        if (files.length === limit) return files;
      }
    }
    return files;
  }

  private path(key: string): string {
    if (!KEY.test(key)) throw new AppError('NOT_FOUND');
    return join(this.folder, key);
  }
}
