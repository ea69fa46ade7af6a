import { AppError, type ApplicationState } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { isDuplicateKeyError } from '../../../platform/database/driver-error.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { Openings, type OpeningsRow } from './openings.entity.ts';

/** States in which an application takes one of the openings. */
const reservingStates: readonly ApplicationState[] = ['offered', 'accepted', 'placed', 'completed'];
/** How long an offer may be on its way before its place is free again: its process died then. */
const RESERVATION_TIMEOUT = MINUTE;
const ALIAS_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Reserves the openings of an internship. A place is taken by one conditional update of one document before
 * the offer is saved, so that parallel offers queue there and can never be more than the openings.
 */
@Injectable()
export class OpeningReservations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  private get rows() {
    return this.database.collection<OpeningsRow>(Openings);
  }

  /**
   * Reserves an opening for an application.
   * @throws AppError NO_OPENINGS when all are taken; VERSION_CONFLICT when somebody is offering to the same application now
   */
  async reserve(internshipId: ObjectId, applicationId: ObjectId, openings: number): Promise<void> {
    await this.ensureExists(internshipId);
    for (let tries = 0; tries < 2; tries++) {
      const free = {
        _id: internshipId,
        'holders.id': { $ne: applicationId },
        [`holders.${openings - 1}`]: { $exists: false },
      };
      const holder = { id: applicationId, at: this.clock.now() };
      if ((await this.rows.updateOne(free, { $push: { holders: holder } })).modifiedCount === 1) return;
      if (!(await this.releaseAbandoned(internshipId))) break;
    }
    const row = await this.rows.findOne({ _id: internshipId });
    const mine = row?.holders.some((holder) => holder.id.equals(applicationId));
    throw new AppError(mine ? 'VERSION_CONFLICT' : 'NO_OPENINGS');
  }

  /** Whether an application has a place. */
  async has(internshipId: ObjectId, applicationId: ObjectId, unitOfWork: UnitOfWork): Promise<boolean> {
    const found = { _id: internshipId, 'holders.id': applicationId };
    return (await this.rows.findOne(found, this.database.sessionOptions(unitOfWork))) !== null;
  }

  /** Gives a place back, with a unit of work in the same transaction as what ended the offer. */
  async release(internshipId: ObjectId, applicationId: ObjectId, unitOfWork?: UnitOfWork): Promise<void> {
    const pull = { $pull: { holders: { id: applicationId } } };
    await this.rows.updateOne({ _id: internshipId }, pull, this.database.sessionOptions(unitOfWork));
  }

  /** A name for a candidate under blind review: "Candidate K7", once per internship. */
  async nextAlias(internshipId: ObjectId): Promise<string> {
    await this.ensureExists(internshipId);
    const row = await this.rows.findOneAndUpdate(
      { _id: internshipId },
      { $inc: { applicants: 1 } },
      { returnDocument: 'after' },
    );
    const number = row?.applicants ?? 1;
    return `Candidate ${ALIAS_LETTERS[(number * 7) % ALIAS_LETTERS.length] ?? 'X'}${number}`;
  }

  /** Frees places whose application does not take one any more. @returns whether there were any */
  private async releaseAbandoned(internshipId: ObjectId): Promise<boolean> {
    const holders = (await this.rows.findOne({ _id: internshipId }))?.holders ?? [];
    const ids = holders.map((holder) => holder.id);
    const found = await this.database
      .collection<ApplicationRow>(Application)
      .find({ _id: { $in: ids } }, { projection: { state: 1 } })
      .toArray();
    const late = this.clock.now().getTime() - RESERVATION_TIMEOUT;
    const left = holders.filter(({ id, at }) => {
      const state = found.find((row) => row._id.equals(id))?.state;
      if (state && reservingStates.includes(state)) return false;
      return state !== 'finalist' || at.getTime() < late;
    });
    for (const { id, at } of left) await this.rows.updateOne({ _id: internshipId }, { $pull: { holders: { id, at } } });
    return left.length > 0;
  }

  private async ensureExists(_id: ObjectId): Promise<void> {
    try {
      await this.rows.updateOne({ _id }, { $setOnInsert: { holders: [], applicants: 0 } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }
}
