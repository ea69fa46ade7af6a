import { defineEntity, p } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { type CollectionDefinition, noPersonalData } from './collection-definition.ts';
import { Database, type UnitOfWork } from './database.service.ts';
import { SerialQueue } from './serial-queue.ts';
import { transactionContext } from './transaction-context.ts';

/** What transactions write to lock a key; the collection has a former name of such a lock. */
const MutexEntry = defineEntity({
  name: 'MutexEntry',
  tableName: 'turns',
  properties: { _id: p.string().primary(), taken: p.integer() },
});
export const mutexCollection: CollectionDefinition = { entity: MutexEntry, personal: noPersonalData, indexes: [] };

/**
 * Runs changes that count towards one limit one after the other, so that each counts the earlier ones: within this
 * process they wait in a queue; of two processes that lock the same key, the database saves one and the other retries.
 */
@Injectable()
export class KeyedMutex {
  private readonly queue = new SerialQueue();

  constructor(private readonly database: Database) {}

  /** Runs a transaction that locks a key first. */
  transaction<T>(resource: string, recordId: ObjectId, body: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
    return this.runInOrder(resource, recordId, () =>
      this.database.transaction(async (unitOfWork) => {
        await this.acquire(unitOfWork, resource, recordId);
        return body(unitOfWork);
      }),
    );
  }

  /**
   * Waits for earlier tasks of this process. The task then locks the key in its own transaction.
   * @throws AppError OVERLOADED when the task of a request cannot start before its deadline
   */
  runInOrder<T>(resource: string, recordId: ObjectId, act: () => Promise<T>): Promise<T> {
    return this.queue.run([keyOf(resource, recordId)], act, transactionContext()?.deadline);
  }

  /** Locks a key until the transaction ends. */
  async acquire(unitOfWork: UnitOfWork, resource: string, recordId: ObjectId): Promise<void> {
    await this.database
      .collection<{ _id: string; taken: number }>(MutexEntry)
      .updateOne(
        { _id: keyOf(resource, recordId) },
        { $inc: { taken: 1 } },
        { upsert: true, ...this.database.sessionOptions(unitOfWork) },
      );
  }
}

const keyOf = (resource: string, recordId: ObjectId): string => `${resource}:${recordId.toHexString()}`;
