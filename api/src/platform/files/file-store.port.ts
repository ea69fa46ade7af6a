import { randomBytes } from 'node:crypto';

/** Returns a random name in the form `ab/cdef…` that says nothing of the content. */
export function newFileKey(): string {
  const name = randomBytes(20).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
}

/** A file as the store knows it. */
export interface StoredFile {
  readonly key: string;
  /** When it was written, by the clock of whatever keeps it. */
  readonly storedAt: Date;
  readonly bytes: number;
}

/** Files that are asked for in one go. */
const PAGE = 500;

/** Keeps the bytes of files under random names that say nothing about their content. */
export abstract class FileStore {
  /** Stores bytes and returns the name they are kept under. Complete, or not there at all. */
  abstract put(bytes: Uint8Array): Promise<string>;
  /** @throws AppError NOT_FOUND when nothing is kept under this name. */
  abstract get(key: string): Promise<Buffer>;
  /** Removes; a name that is not there is no error. */
  abstract remove(key: string): Promise<void>;
  /**
   * Returns files in the order of their names, what an interrupted upload has left among them.
   * @param after the last name that is known; null for the first files
   */
  abstract list(after: string | null, limit: number): Promise<readonly StoredFile[]>;

  /** Yields every file, in the order of their names. */
  async *all(): AsyncIterable<StoredFile> {
    for (let last: string | null = null; ;) {
      const page: readonly StoredFile[] = await this.list(last, PAGE);
      yield* page;
      if (page.length < PAGE) return;
      last = page.at(-1)?.key ?? null;
    }
  }
}
