import { Global, Module } from '@nestjs/common';
import { Membership } from '../ports/membership.port.ts';
import { MemberInvitationAcceptance } from './member-invitation-acceptance.service.ts';
import { MemberInvitationsController, MembersController } from './members.controller.ts';
import { MemberInvitationTransitions } from './member-invitation.transitions.ts';
import { MemberInvitations } from './member-invitations.service.ts';
import { MemberInvitationMailer } from './member-invitation-mailer.service.ts';
import { MemberConsumers } from './members.consumers.ts';
import { Members } from './members.service.ts';
import { DatabaseMembership } from './membership.service.ts';
import { MemberPersonalData } from './member-personal-data.service.ts';

export { MemberInvitationAcceptance } from './member-invitation-acceptance.service.ts';
export { MemberInvitations } from './member-invitations.service.ts';
export { Member, Team, memberCollections } from './member.entity.ts';
export { memberEmailSamples } from './member-invitation-mailer.service.ts';
export { DatabaseMembership } from './membership.service.ts';
export { MemberPersonalData } from './member-personal-data.service.ts';

@Global()
@Module({
  controllers: [MembersController, MemberInvitationsController],
  providers: [
    MemberPersonalData,
    Members,
    MemberInvitations,
    MemberInvitationTransitions,
    MemberInvitationAcceptance,
    MemberInvitationMailer,
    MemberConsumers,
    DatabaseMembership,
    { provide: Membership, useExisting: DatabaseMembership },
  ],
  exports: [MemberInvitationAcceptance, MemberInvitations, MemberPersonalData, Membership, DatabaseMembership],
})
export class MembersModule {}
