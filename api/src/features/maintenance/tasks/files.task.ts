import { Injectable } from '@nestjs/common';
import { objectId } from '../../../platform/database/ids.ts';
import { DocumentIntegrity } from '../../documents/index.ts';
import { checkedBatch, type BatchResult, type MaintenanceTask } from './maintenance-task.ts';

/** Files that are read before progress is saved. */
const BATCH = 20;

/** Compares the bytes of every document with the hash that was kept of them. */
@Injectable()
export class FilesTask implements MaintenanceTask {
  readonly isTransactional = false;

  constructor(private readonly integrity: DocumentIntegrity) {}

  count(): Promise<number> {
    return this.integrity.count();
  }

  async run(cursor: string | null): Promise<BatchResult> {
    const after = cursor === null ? null : objectId(cursor);
    const { ids, damaged } = await this.integrity.verifyAfter(after, BATCH);
    const broken = damaged.map(({ _id, isMissing }) => ({
      _id,
      reason: isMissing ? ('file_missing' as const) : ('file_different' as const),
    }));
    return checkedBatch({ collection: 'documents', size: BATCH, ids, broken });
  }
}
