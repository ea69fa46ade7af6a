import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Session } from '../../../platform/auth/session.entity.ts';
import { Database } from '../../../platform/database/database.service.ts';
import { Consent } from '../consents/consent.entity.ts';
import { SecondFactor, type SecondFactorRow, type StoredPasskey } from '../second-factor/second-factor.entity.ts';
import { User } from '../user.entity.ts';
import type { AuditResource } from '@prentice/contract';

/** What a feature knows about people. Implementations are named in `PersonalData` of the data requests. */
export interface PersonalDataSource {
  /** Sections of the export of a person's data, by name. */
  readonly exportSections?: Readonly<Record<string, (userId: ObjectId) => Promise<unknown>>>;
  /** Ids of the records about a person, by the name that the audit log gives them. */
  readonly recordsAbout?: Readonly<Partial<Record<AuditResource, (userId: ObjectId) => Promise<readonly ObjectId[]>>>>;
  /** Removes addresses that others wrote down, such as those of invitations. */
  forgetAddresses?(addresses: readonly string[]): Promise<unknown>;
}

/** Exports and erases the account itself, its consents, sessions and passkeys. */
@Injectable()
export class AccountPersonalData implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  readonly exportSections = {
    account: (_id: ObjectId) => this.database.collection(User).findOne({ _id }),
    consents: (userId: ObjectId) => this.rowsOf(Consent, userId),
    sessions: (userId: ObjectId) => this.rowsOf(Session, userId),
    passkeys: (_id: ObjectId) => this.passkeysOf(_id),
  };
  readonly recordsAbout = { users: async (userId: ObjectId) => [userId] };

  /** Where and when passkeys were added and used; what recognises them is a secret. */
  private async passkeysOf(_id: ObjectId): Promise<Pick<StoredPasskey, 'device' | 'createdAt' | 'lastUsedAt'>[]> {
    const row = await this.database.collection<SecondFactorRow>(SecondFactor).findOne({ _id });
    return (row?.passkeys ?? []).map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt }));
  }

  private rowsOf(entity: typeof Consent | typeof Session, userId: ObjectId) {
    return this.database
      .collection(entity)
      .find({ userId }, { projection: { _id: 0 } })
      .toArray();
  }
}
