import { Global, Module } from '@nestjs/common';
import {
  AccountRecoveryItems,
  ProfileSummaries,
  RecoveryExecutor,
  type ProfileSource,
  type RecoverySource,
} from './accounts/index.ts';
import { AdministratorInvitations, AdministratorsModule } from './administrators/index.ts';
import { DataRequests, DataRequestsModule } from './data-requests/index.ts';
import { EmployerProfileSource } from './employers/index.ts';
import { InternProfileSource, SavedItems } from './interns/index.ts';
import { MemberInvitations } from './members/index.ts';

/** Find the summaries of profiles that sessions show. */
const profileSources = [EmployerProfileSource, InternProfileSource];

/** Cancel what somebody with a stolen session or password can leave behind. */
const recoverySources = [AccountRecoveryItems, DataRequests, AdministratorInvitations, SavedItems, MemberInvitations];

/** Gives accounts what the features above them contribute. Every contributor is named here. */
@Global()
@Module({
  imports: [AdministratorsModule, DataRequestsModule],
  providers: [
    {
      provide: ProfileSummaries,
      inject: profileSources,
      useFactory: (...sources: ProfileSource[]) => new ProfileSummaries(sources),
    },
    {
      provide: RecoveryExecutor,
      inject: recoverySources,
      useFactory: (...sources: RecoverySource[]) => new RecoveryExecutor(sources),
    },
  ],
  exports: [ProfileSummaries, RecoveryExecutor],
})
export class ContributionsModule {}
