import { Refusal } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { isDuplicate } from '../../platform/database/driver-error.ts';
import { Roster } from '../ports/roster.port.ts';
import { RosterEntry, type RosterRow } from './roster.entity.ts';

const _id = 'administrators';

/** Keeps the roster by conditional updates inside the caller's transaction. */
@Injectable()
export class RosterService extends Roster {
  constructor(private readonly database: Database) {
    super();
  }

  private get rows() {
    return this.database.collection<RosterRow>(RosterEntry);
  }

  async isOpen(): Promise<boolean> {
    return (await this.rows.countDocuments({ _id }, { limit: 1 })) === 0;
  }

  async isLast(userId: ObjectId): Promise<boolean> {
    const row = await this.rows.findOne({ _id });
    return row?.admins.length === 1 && row.admins.some((one) => one.equals(userId));
  }

  async found(work: Work, userId: ObjectId): Promise<void> {
    try {
      await this.rows.insertOne({ _id, admins: [userId], turn: 0 }, this.database.within(work));
    } catch (error) {
      if (isDuplicate(error)) throw new Refusal('SETUP_CLOSED');
      throw error;
    }
  }

  async lock(work: Work): Promise<readonly ObjectId[]> {
    const options = { ...this.database.within(work), returnDocument: 'after' as const };
    const row = await this.rows.findOneAndUpdate({ _id }, { $inc: { turn: 1 } }, options);
    return row?.admins ?? [];
  }

  async lockAs(work: Work, actorId: string | null): Promise<void> {
    const admins = await this.lock(work);
    if (!admins.some((one) => one.toHexString() === actorId)) throw new Refusal('FORBIDDEN');
  }

  async add(work: Work, userId: ObjectId): Promise<void> {
    await this.rows.updateOne({ _id }, { $addToSet: { admins: userId } }, this.database.within(work));
  }

  async remove(work: Work, userId: ObjectId): Promise<void> {
    const admins = await this.lock(work);
    if (!admins.some((one) => one.equals(userId))) return;
    if (admins.length === 1) throw new Refusal('LAST_ADMIN');
    await this.rows.updateOne({ _id }, { $pull: { admins: userId } }, this.database.within(work));
  }
}
