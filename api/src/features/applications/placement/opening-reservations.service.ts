import { AppError, openingReservingStates } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { isDuplicateKeyError } from '../../../platform/database/driver-error.ts';
import {
  Application,
  InternshipOpenings,
  type ApplicationRow,
  type InternshipOpeningsRow,
} from '../application.entity.ts';

/** How long an offer may be on its way before its opening is free again: its process died then. */
const RESERVATION_TIMEOUT_MS = MINUTE;
const ALIAS_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns the name under blind review of the applicant with that number, counted from 1: "Candidate B7". */
export const blindAlias = (number: number): string =>
  `Candidate ${ALIAS_LETTERS[(number * 7) % ALIAS_LETTERS.length] ?? 'X'}${number}`;

/**
 * Reserves the openings of an internship. One is reserved by one conditional update of one document before
 * the offer is saved, so that parallel offers queue there and can never be more than the openings.
 */
@Injectable()
export class OpeningReservations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  private get rows() {
    return this.database.collection<InternshipOpeningsRow>(InternshipOpenings);
  }

  /**
   * Reserves an opening for an application.
   * @throws AppError NO_OPENINGS when all are taken; VERSION_CONFLICT when somebody is offering to the same application
   * now
   */
  async reserve(internshipId: ObjectId, applicationId: ObjectId, openings: number): Promise<void> {
    await this.ensureExists(internshipId);
    for (let tries = 0; tries < 2; tries++) {
      const free = {
        _id: internshipId,
        'reservations.id': { $ne: applicationId },
        [`reservations.${openings - 1}`]: { $exists: false },
      };
      const reservation = { id: applicationId, at: this.clock.now() };
      if ((await this.rows.updateOne(free, { $push: { reservations: reservation } })).modifiedCount === 1) return;
      if (!(await this.releaseAbandoned(internshipId))) break;
    }
    const row = await this.rows.findOne({ _id: internshipId });
    const isReserved = row?.reservations.some(({ id }) => id.equals(applicationId));
    throw new AppError(isReserved ? 'VERSION_CONFLICT' : 'NO_OPENINGS');
  }

  /** Returns whether an opening is reserved for an application. */
  async has(internshipId: ObjectId, applicationId: ObjectId, unitOfWork: UnitOfWork): Promise<boolean> {
    const reservationFilter = { _id: internshipId, 'reservations.id': applicationId };
    return (await this.rows.findOne(reservationFilter, this.database.sessionOptions(unitOfWork))) !== null;
  }

  /**
   * Keeps the opening of an application whose end is undone, unless somebody else has it by now.
   * @returns whether the application has its opening
   */
  async renew(internshipId: ObjectId, applicationId: ObjectId, unitOfWork: UnitOfWork): Promise<boolean> {
    /* With the new date it is another reservation for a process that is about to free those that seem abandoned. */
    const renewed = { $set: { 'reservations.$.at': this.clock.now() } };
    const reserved = { _id: internshipId, 'reservations.id': applicationId };
    return (await this.rows.updateOne(reserved, renewed, this.database.sessionOptions(unitOfWork))).matchedCount === 1;
  }

  /** Frees an opening, with a unit of work in the same transaction as what ended the offer. */
  async release(internshipId: ObjectId, applicationId: ObjectId, unitOfWork?: UnitOfWork): Promise<void> {
    const pull = { $pull: { reservations: { id: applicationId } } };
    await this.rows.updateOne({ _id: internshipId }, pull, this.database.sessionOptions(unitOfWork));
  }

  /** Returns a name for a candidate under blind review, once per internship. */
  async nextAlias(internshipId: ObjectId): Promise<string> {
    await this.ensureExists(internshipId);
    const row = await this.rows.findOneAndUpdate(
      { _id: internshipId },
      { $inc: { applicants: 1 } },
      { returnDocument: 'after' },
    );
    return blindAlias(row?.applicants ?? 1);
  }

  /** Frees openings whose application does not take one any more. @returns whether there were any */
  private async releaseAbandoned(internshipId: ObjectId): Promise<boolean> {
    const reservations = (await this.rows.findOne({ _id: internshipId }))?.reservations ?? [];
    const ids = reservations.map(({ id }) => id);
    const applications = await this.database
      .collection<ApplicationRow>(Application)
      .find({ _id: { $in: ids } }, { projection: { state: 1 } })
      .toArray();
    const timedOutBefore = this.clock.now().getTime() - RESERVATION_TIMEOUT_MS;
    const abandoned = reservations.filter(({ id, at }) => {
      const state = applications.find((row) => row._id.equals(id))?.state;
      if (state && openingReservingStates.includes(state)) return false;
      return state !== 'finalist' || at.getTime() < timedOutBefore;
    });
    for (const { id, at } of abandoned)
      await this.rows.updateOne({ _id: internshipId }, { $pull: { reservations: { id, at } } });
    return abandoned.length > 0;
  }

  private async ensureExists(_id: ObjectId): Promise<void> {
    try {
      await this.rows.updateOne({ _id }, { $setOnInsert: { reservations: [], applicants: 0 } }, { upsert: true });
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }
}
