import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.service.ts';
import type { PersonalDataSource } from '../accounts/index.ts';
import { AdministratorInvitation, type AdministratorInvitationRow } from './administrator-invitation.entity.ts';

/** Forgets the addresses of those who were invited. */
@Injectable()
export class AdministratorPersonalData implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async forgetAddresses(addresses: readonly string[]): Promise<void> {
    const invitations = this.database.collection<AdministratorInvitationRow>(AdministratorInvitation);
    await invitations.deleteMany({ email: { $in: [...addresses] } });
  }
}
