import { Module } from '@nestjs/common';
import { AdministratorInvitationAcceptance } from './administrator-invitation-acceptance.service.ts';
import { AdministratorsController, AdministratorInvitationsController } from './administrators.controller.ts';
import { Administrators } from './administrators.service.ts';
import { AdministratorInvitationJobs } from './administrator-invitations.jobs.ts';
import { AdministratorInvitationMailer } from './administrator-invitation-mailer.service.ts';
import { AdministratorInvitations } from './administrator-invitations.service.ts';
import { FirstAdministratorSetup } from './first-administrator-setup.service.ts';
import { AdministratorPersonalData } from './administrator-personal-data.service.ts';

export { AdministratorInvitationAcceptance } from './administrator-invitation-acceptance.service.ts';
export { administratorEmailSamples } from './administrator-invitation-mailer.service.ts';
export { administratorInvitationCollection } from './administrator-invitation.entity.ts';
export { AdministratorInvitations } from './administrator-invitations.service.ts';
export { AdministratorPersonalData } from './administrator-personal-data.service.ts';

/**
 * Assembles administration: the first one, invitations, permissions, and the list of active ones that always keeps one.
 */
@Module({
  controllers: [AdministratorsController, AdministratorInvitationsController],
  providers: [
    AdministratorPersonalData,
    AdministratorInvitationAcceptance,
    Administrators,
    AdministratorInvitationMailer,
    AdministratorInvitationJobs,
    AdministratorInvitations,
    FirstAdministratorSetup,
  ],
  exports: [AdministratorInvitationAcceptance, AdministratorInvitations, AdministratorPersonalData],
})
export class AdministratorsModule {}
