/** Keeps the bytes of files under random names that say nothing about their content. */
export abstract class FileStore {
  /** Stores bytes and returns the name they are kept under. Complete, or not there at all. */
  abstract put(bytes: Uint8Array): Promise<string>;
  /** @throws AppError NOT_FOUND when nothing is kept under this name. */
  abstract get(key: string): Promise<Buffer>;
  /** Removes; a name that is not there is no error. */
  abstract remove(key: string): Promise<void>;
}
