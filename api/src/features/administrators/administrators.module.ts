import { Global, Module } from '@nestjs/common';
import { Roster } from '../ports/roster.port.ts';
import { Acceptance } from './acceptance.service.ts';
import { AdministratorsController } from './administrators.controller.ts';
import { Administrators } from './administrators.service.ts';
import { InvitationMailer } from './invitation.mailer.ts';
import { InvitationsController } from './invitations.controller.ts';
import { Invitations } from './invitations.service.ts';
import { RosterService } from './roster.service.ts';
import { Setup } from './setup.service.ts';

/** Administrators: the first one, invitations, rights, and the roster that keeps one of them. */
@Global()
@Module({
  controllers: [AdministratorsController, InvitationsController],
  providers: [
    Acceptance,
    Administrators,
    InvitationMailer,
    Invitations,
    Setup,
    { provide: Roster, useClass: RosterService },
  ],
  exports: [Roster],
})
export class AdministratorsModule {}
