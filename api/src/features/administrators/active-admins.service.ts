import { AppError } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { isDuplicateKeyError } from '../../platform/database/driver-error.ts';
import { ActiveAdmins } from '../ports/active-admins.port.ts';
import { ActiveAdminsEntry, type ActiveAdminsRow } from './active-admins.entity.ts';

const _id = 'administrators';

/** Updates the list of active administrators by conditional updates inside the caller's transaction. */
@Injectable()
export class ActiveAdminsService extends ActiveAdmins {
  constructor(private readonly database: Database) {
    super();
  }

  private get rows() {
    return this.database.collection<ActiveAdminsRow>(ActiveAdminsEntry);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows.countDocuments({ _id }, { limit: 1 })) === 0;
  }

  async isLast(userId: ObjectId): Promise<boolean> {
    const row = await this.rows.findOne({ _id });
    return row?.admins.length === 1 && row.admins.some((one) => one.equals(userId));
  }

  async addFirst(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    try {
      await this.rows.insertOne({ _id, admins: [userId], turn: 0 }, this.database.sessionOptions(unitOfWork));
    } catch (error) {
      if (isDuplicateKeyError(error)) throw new AppError('SETUP_CLOSED');
      throw error;
    }
  }

  async lock(unitOfWork: UnitOfWork): Promise<readonly ObjectId[]> {
    const options = { ...this.database.sessionOptions(unitOfWork), returnDocument: 'after' as const };
    const row = await this.rows.findOneAndUpdate({ _id }, { $inc: { turn: 1 } }, options);
    return row?.admins ?? [];
  }

  async lockForAdmin(unitOfWork: UnitOfWork, actorId: string | null): Promise<void> {
    const admins = await this.lock(unitOfWork);
    if (!admins.some((one) => one.toHexString() === actorId)) throw new AppError('FORBIDDEN');
  }

  async add(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    await this.rows.updateOne({ _id }, { $addToSet: { admins: userId } }, this.database.sessionOptions(unitOfWork));
  }

  async remove(unitOfWork: UnitOfWork, userId: ObjectId): Promise<void> {
    const admins = await this.lock(unitOfWork);
    if (!admins.some((one) => one.equals(userId))) return;
    if (admins.length === 1) throw new AppError('LAST_ADMIN');
    await this.rows.updateOne({ _id }, { $pull: { admins: userId } }, this.database.sessionOptions(unitOfWork));
  }
}
