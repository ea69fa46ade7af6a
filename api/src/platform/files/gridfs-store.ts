import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@prentice/contract';
import { GridFSBucket, MongoRuntimeError } from 'mongodb';
import type { Database } from '../database/database.service.ts';
import { FileStore, type StoredFile } from './file-store.port.ts';

/** Stores files in the database (GridFS), so that every replica of the API sees them. */
export class GridFsStore extends FileStore {
  constructor(private readonly database: Database) {
    super();
  }

  private get bucket(): GridFSBucket {
    return new GridFSBucket(this.database.db, { bucketName: 'files' });
  }

  async put(bytes: Uint8Array): Promise<string> {
    const key = randomBytes(20).toString('hex');
    await new Promise<void>((resolve, reject) => {
      const stream = this.bucket.openUploadStream(key);
      stream.once('finish', resolve).once('error', reject);
      stream.end(bytes);
    });
    return key;
  }

  async get(key: string): Promise<Buffer> {
    try {
      return await buffer(this.bucket.openDownloadStreamByName(key));
    } catch (error) {
      /* The driver has no code for a file that is not there, only this class and its words. */
      if (error instanceof MongoRuntimeError && error.message.startsWith('FileNotFound'))
        throw new AppError('NOT_FOUND');
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    for await (const file of this.bucket.find({ filename: key })) await this.bucket.delete(file._id);
  }

  async list(after: string | null, limit: number): Promise<readonly StoredFile[]> {
    const rest = after === null ? {} : { filename: { $gt: after } };
    const files = await this.bucket.find(rest).sort({ filename: 1 }).limit(limit).toArray();
    return files.map(({ filename, uploadDate, length }) => ({ key: filename, storedAt: uploadDate, bytes: length }));
  }
}
