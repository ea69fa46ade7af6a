import { Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { Database } from '../../platform/database/database.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { Member, MemberInvitation, type MemberInvitationRow, type MemberRow } from './member.entity.ts';

/** Exports memberships, and forgets the addresses of those who were invited. */
@Injectable()
export class MemberPersonalData implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  readonly exportSections = {
    membership: (userId: ObjectId) => this.database.collection<MemberRow>(Member).findOne({ userId }),
  };

  async forgetAddresses(addresses: readonly string[]): Promise<void> {
    const invitations = this.database.collection<MemberInvitationRow>(MemberInvitation);
    await invitations.deleteMany({ email: { $in: [...addresses] } });
  }
}
