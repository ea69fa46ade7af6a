import { Global, Module } from '@nestjs/common';
import { ActiveAdmins } from '../ports/active-admins.port.ts';
import { AdministratorInvitationAcceptance } from './administrator-invitation-acceptance.service.ts';
import { AdministratorsController } from './administrators.controller.ts';
import { Administrators } from './administrators.service.ts';
import { AdministratorInvitationMailer } from './administrator-invitation-mailer.ts';
import { AdministratorInvitationsController } from './administrator-invitations.controller.ts';
import { AdministratorInvitations } from './administrator-invitations.service.ts';
import { ActiveAdminsService } from './active-admins.service.ts';
import { FirstAdministratorSetup } from './first-administrator-setup.service.ts';

/** Administrators: the first one, invitations, permissions, and the list of active ones that always keeps one. */
@Global()
@Module({
  controllers: [AdministratorsController, AdministratorInvitationsController],
  providers: [
    AdministratorInvitationAcceptance,
    Administrators,
    AdministratorInvitationMailer,
    AdministratorInvitations,
    FirstAdministratorSetup,
    { provide: ActiveAdmins, useClass: ActiveAdminsService },
  ],
  exports: [ActiveAdmins],
})
export class AdministratorsModule {}
