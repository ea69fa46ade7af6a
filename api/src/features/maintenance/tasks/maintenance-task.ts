import type { MaintenanceReason } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../../platform/database/database.service.ts';
import type { MaintenanceFindingRow } from '../maintenance-run.entity.ts';

/** What a task says of one record; the runner stores it with its run. */
export type NewFinding = Omit<MaintenanceFindingRow, '_id' | 'runId' | 'createdAt'>;

/** What came of one batch. */
export interface BatchResult {
  /** After what the next batch begins; null when nothing is left. */
  readonly cursor: string | null;
  readonly processed: number;
  readonly changed: number;
  readonly failed: number;
  readonly findings: readonly NewFinding[];
}

/** One kind of maintenance. A batch may be repeated after a crash: it must come out the same. */
export interface MaintenanceTask {
  /** Whether each batch changes its records in the transaction that saves its findings. */
  readonly isTransactional: boolean;
  /** Returns how many records the work is about. */
  count(): Promise<number>;
  /**
   * Works on the records after a cursor.
   * @param options.unitOfWork the transaction of the batch, where the task is transactional
   */
  run(cursor: string | null, options: BatchOptions): Promise<BatchResult>;
  /** Takes the change of a finding back. @returns whether the record was as the run had left it */
  undo?(finding: MaintenanceFindingRow, unitOfWork: UnitOfWork): Promise<boolean>;
}

export interface BatchOptions {
  readonly dryRun: boolean;
  readonly unitOfWork?: UnitOfWork;
}

/** A record of a batch with which something is wrong. */
interface BrokenRecord {
  readonly _id: ObjectId;
  readonly reason: MaintenanceReason;
  /** What was seen, if that says more than the reason. */
  readonly seen?: string;
}

interface CheckedBatch {
  readonly collection: string;
  /** How many records a full batch has: one that is not full is the last. */
  readonly size: number;
  readonly ids: readonly ObjectId[];
  readonly changed?: number;
  readonly broken: readonly BrokenRecord[];
}

/** Returns the result of a batch that only reports what is wrong. */
export function checkedBatch({ collection, size, ids, changed = 0, broken }: CheckedBatch): BatchResult {
  const last = ids.at(-1);
  return {
    cursor: last && ids.length === size ? last.toHexString() : null,
    processed: ids.length,
    changed,
    failed: broken.length,
    findings: broken.map(({ _id, reason, seen }) => ({
      collection,
      recordId: _id,
      original: seen === undefined ? {} : { value: seen },
      proposed: null,
      reason,
      outcome: 'reported',
    })),
  };
}
