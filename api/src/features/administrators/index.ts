export { AdministratorInvitationAcceptance } from './administrator-invitation-acceptance.service.ts';
export { administratorEmailSamples } from './administrator-invitation-mailer.service.ts';
export { administratorInvitationCollection } from './administrator-invitation.entity.ts';
export { AdministratorInvitations } from './administrator-invitations.service.ts';
export { AdministratorsModule } from './administrators.module.ts';
export { AdministratorPersonalData } from './administrator-personal-data.service.ts';
