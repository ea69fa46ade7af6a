import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { AppError } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import type { CollectionDefinition } from '../../platform/database/collection-definition.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { isDuplicateKeyError } from '../../platform/database/driver-error.ts';

/** The one document that every change of administrators goes through. */
export const ActiveAdminsEntry = defineEntity({
  name: 'ActiveAdmins',
  /* The former name of the list. A version before would take a list under another name for empty, and open the first
     setup. */
  tableName: 'roster',
  properties: {
    _id: p.string().primary(),
    /** Active full administrators. */
    admins: p.json<ObjectId[]>(),
    /** Counts the locks: two transactions that lock cannot both be saved. */
    lockCount: p.integer(),
  },
});
/** The list of active administrators as it is stored. */
type ActiveAdminsRow = InferEntity<typeof ActiveAdminsEntry>;

export const activeAdminsCollection: CollectionDefinition = {
  entity: ActiveAdminsEntry,
  personal: { export: null, erasure: 'delete', why: 'Ids of administrators.' },
  formerFields: { turn: 'lockCount' },
  indexes: [],
  duplicates: { _id_: 'SETUP_CLOSED' },
};

const _id = 'administrators';

/**
 * Keeps the active full administrators, in one document. A change of administrators locks it first, so that such
 * changes happen one after the other, also across processes.
 */
@Injectable()
export class ActiveAdmins {
  constructor(private readonly database: Database) {}

  private get rows() {
    return this.database.collection<ActiveAdminsRow>(ActiveAdminsEntry);
  }

  /** Returns whether there is no administrator yet. */
  async isEmpty(): Promise<boolean> {
    return (await this.rows.countDocuments({ _id }, { limit: 1 })) === 0;
  }

  /** Returns whether nobody would be left without this user. */
  async isLast(userId: ObjectId): Promise<boolean> {
    const row = await this.rows.findOne({ _id });
    return row?.admins.length === 1 && row.admins.some((admin) => admin.equals(userId));
  }

  /** Makes the first administrator. @throws AppError SETUP_CLOSED when there is one already. */
  async addFirst(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    try {
      await this.rows.insertOne({ _id, admins: [userId], lockCount: 0 }, this.database.sessionOptions(unitOfWork));
    } catch (error) {
      if (isDuplicateKeyError(error)) throw new AppError('SETUP_CLOSED');
      throw error;
    }
  }

  /** Waits for the lock. @returns the active full administrators */
  async lock(unitOfWork: UnitOfWork): Promise<readonly ObjectId[]> {
    const options = { ...this.database.sessionOptions(unitOfWork), returnDocument: 'after' as const };
    const row = await this.rows.findOneAndUpdate({ _id }, { $inc: { lockCount: 1 } }, options);
    return row?.admins ?? [];
  }

  /**
   * Locks as `lock` does, for an act that only a full administrator may do.
   * @throws AppError FORBIDDEN when the actor is no longer a full administrator
   */
  async lockForAdmin(unitOfWork: UnitOfWork, actorId: string | null): Promise<void> {
    const admins = await this.lock(unitOfWork);
    if (!admins.some((admin) => admin.toHexString() === actorId)) throw new AppError('FORBIDDEN');
  }

  async add(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    await this.rows.updateOne({ _id }, { $addToSet: { admins: userId } }, this.database.sessionOptions(unitOfWork));
  }

  /**
   * Removes an administrator; does nothing for somebody who is none.
   * @throws AppError LAST_ADMIN when nobody would be left.
   */
  async remove(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    const admins = await this.lock(unitOfWork);
    if (!admins.some((admin) => admin.equals(userId))) return;
    if (admins.length === 1) throw new AppError('LAST_ADMIN');
    await this.rows.updateOne({ _id }, { $pull: { admins: userId } }, this.database.sessionOptions(unitOfWork));
  }
}
