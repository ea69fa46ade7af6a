import { AppError, type ApplicationState } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { isDuplicateKeyError } from '../../../platform/database/driver-error.ts';
import { Application, type ApplicationRow } from '../application.entity.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { CollectionDefinition } from '../../../platform/database/collection-definition.ts';

/** An application that holds one of an internship's openings, since its offer. */
interface OpeningHolder {
  readonly id: ObjectId;
  readonly at: Date;
}

/** The openings of an internship that are taken, and how many have applied so far. One document per internship. */
export const Openings = defineEntity({
  name: 'ApplicationPlaces',
  tableName: 'application-places',
  properties: { _id: p.type(ObjectId).primary(), holders: p.json<OpeningHolder[]>(), applicants: p.integer() },
});
interface OpeningsRow {
  readonly _id: ObjectId;
  readonly holders: readonly OpeningHolder[];
  readonly applicants: number;
}
export const openingsCollection: CollectionDefinition = { entity: Openings, indexes: [] };

/** States in which an application takes one of the openings. */
const reservingStates: readonly ApplicationState[] = ['offered', 'accepted', 'placed', 'completed'];
/** How long an offer may be on its way before its place is free again: its process died then. */
const RESERVATION_TIMEOUT_MS = MINUTE;
const ALIAS_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns the name under blind review of the applicant with that number, counted from 1: "Candidate K7". */
export const aliasOf = (number: number): string =>
  `Candidate ${ALIAS_LETTERS[(number * 7) % ALIAS_LETTERS.length] ?? 'X'}${number}`;

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

  /**
   * Keeps the place of an application whose end is undone, unless somebody else has it by now.
   * @returns whether the application has its place
   */
  async renew(internshipId: ObjectId, applicationId: ObjectId, unitOfWork: UnitOfWork): Promise<boolean> {
    /* The new date makes it another holder for whoever is about to free places that seem abandoned. */
    const renewed = { $set: { 'holders.$.at': this.clock.now() } };
    const reservation = { _id: internshipId, 'holders.id': applicationId };
    return (
      (await this.rows.updateOne(reservation, renewed, this.database.sessionOptions(unitOfWork))).matchedCount === 1
    );
  }

  /** Gives a place back, with a unit of work in the same transaction as what ended the offer. */
  async release(internshipId: ObjectId, applicationId: ObjectId, unitOfWork?: UnitOfWork): Promise<void> {
    const pull = { $pull: { holders: { id: applicationId } } };
    await this.rows.updateOne({ _id: internshipId }, pull, this.database.sessionOptions(unitOfWork));
  }

  /** A name for a candidate under blind review, once per internship. */
  async nextAlias(internshipId: ObjectId): Promise<string> {
    await this.ensureExists(internshipId);
    const row = await this.rows.findOneAndUpdate(
      { _id: internshipId },
      { $inc: { applicants: 1 } },
      { returnDocument: 'after' },
    );
    return aliasOf(row?.applicants ?? 1);
  }

  /** Frees places whose application does not take one any more. @returns whether there were any */
  private async releaseAbandoned(internshipId: ObjectId): Promise<boolean> {
    const holders = (await this.rows.findOne({ _id: internshipId }))?.holders ?? [];
    const ids = holders.map((holder) => holder.id);
    const found = await this.database
      .collection<ApplicationRow>(Application)
      .find({ _id: { $in: ids } }, { projection: { state: 1 } })
      .toArray();
    const late = this.clock.now().getTime() - RESERVATION_TIMEOUT_MS;
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
