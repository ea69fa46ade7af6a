import { AppError } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import { FileStore } from '../../platform/files/file-store.port.ts';
import { Document, type DocumentRow } from './document.entity.ts';

/** A document whose bytes are not those that were uploaded. */
interface DamagedDocument {
  readonly _id: ObjectId;
  readonly isMissing: boolean;
}

/** Says whether the files of documents are still what was uploaded. */
@Injectable()
export class DocumentIntegrity {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  private get rows() {
    return this.database.collection<DocumentRow>(Document);
  }

  /** Returns how many documents there are. */
  count(): Promise<number> {
    return this.rows.countDocuments();
  }

  /** Reads the files of the documents after an id, one after the other, and compares each with its hash. */
  async verifyAfter(after: ObjectId | null, limit: number) {
    const documents = await this.rows
      .find(after ? { _id: { $gt: after } } : {}, { projection: { sha256: 1, storageKey: 1 } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
    const damaged: DamagedDocument[] = [];
    for (const { _id, sha256, storageKey } of documents) {
      const bytes = await this.bytesOf(storageKey);
      const isSame = bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256;
      /* Deleting a document deletes its file first. */
      if (!isSame && (await this.rows.countDocuments({ _id, storageKey }, { limit: 1 })) > 0)
        damaged.push({ _id, isMissing: bytes === null });
    }
    return { ids: documents.map(({ _id }) => _id), damaged };
  }

  private async bytesOf(storageKey: string): Promise<Buffer | null> {
    try {
      return await this.files.get(storageKey);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
