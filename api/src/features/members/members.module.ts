import { Global, Module } from '@nestjs/common';
import { Membership } from '../ports/membership.port.ts';
import { Joining } from './acceptance.service.ts';
import { MemberInvitationsController } from './invitations.controller.ts';
import { MemberInvitationTransitions } from './invitation.transitions.ts';
import { MemberInvitations } from './invitations.service.ts';
import { MemberConsumers } from './members.consumers.ts';
import { MembersController } from './members.controller.ts';
import { Members } from './members.service.ts';
import { Memberships } from './memberships.service.ts';

@Global()
@Module({
  controllers: [MembersController, MemberInvitationsController],
  providers: [
    Members,
    MemberInvitations,
    MemberInvitationTransitions,
    Joining,
    MemberConsumers,
    Memberships,
    { provide: Membership, useExisting: Memberships },
  ],
  exports: [Membership],
})
export class MembersModule {}
