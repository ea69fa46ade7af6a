export { MemberInvitationAcceptance } from './member-invitation-acceptance.service.ts';
export { MemberInvitations } from './member-invitations.service.ts';
export { Member, Team, memberCollections } from './member.entity.ts';
export { memberEmailSamples } from './member-invitation-mailer.service.ts';
export { MembersModule } from './members.module.ts';
export { MembershipService } from './membership.service.ts';
export { MemberPersonalData } from './member-personal-data.service.ts';
