import { open, rename, rm } from 'node:fs/promises';

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
