import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@prentice/contract';
import { FileStore } from './file-store.port.ts';
import { PRIVATE_MODES } from './private-folder.ts';
import { isDiskFault } from './disk-fault.ts';
import { writeFileAtomically } from './atomic-write.ts';

const KEY = /^[a-f0-9]{2}\/[a-f0-9]{38}$/;

/** Files in a folder, spread over 256 sub-folders; written aside, synced, then renamed. */
export class DiskStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(bytes: Uint8Array): Promise<string> {
    const name = randomBytes(20).toString('hex');
    const key = `${name.slice(0, 2)}/${name.slice(2)}`;
    const path = join(this.folder, key);
    await mkdir(join(this.folder, name.slice(0, 2)), { recursive: true, mode: PRIVATE_MODES.folder });
    await writeFileAtomically(path, bytes);
    return key;
  }

  async get(key: string): Promise<Buffer> {
    return readFile(this.path(key)).catch((error: unknown) => {
      throw isDiskFault(error) ? error : new AppError('NOT_FOUND');
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  private path(key: string): string {
    if (!KEY.test(key)) throw new AppError('NOT_FOUND');
    return join(this.folder, key);
  }
}
