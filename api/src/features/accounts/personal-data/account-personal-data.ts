import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Session } from '../../../platform/auth/session.entity.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Consent } from '../consents/consent.entity.ts';
import { User } from '../user.entity.ts';
import type { PersonalDataSource } from './personal-data-source.ts';

/** The account itself, its consents and sessions. */
@Injectable()
export class AccountPersonalData implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  readonly exportSections = {
    account: (_id: ObjectId) => this.database.collection(User).findOne({ _id }),
    consents: (userId: ObjectId) => this.rowsOf(Consent, userId),
    sessions: (userId: ObjectId) => this.rowsOf(Session, userId),
  };
  readonly recordsAbout = { users: async (userId: ObjectId) => [userId] };

  private rowsOf(entity: typeof Consent | typeof Session, userId: ObjectId) {
    return this.database
      .collection(entity)
      .find({ userId }, { projection: { _id: 0 } })
      .toArray();
  }
}
