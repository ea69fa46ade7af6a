import { invitationOperations as operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { AdministratorInvitationAcceptance } from './administrator-invitation-acceptance.service.ts';
import { AdministratorInvitations } from './administrator-invitations.service.ts';

@OperationsController(operations)
export class AdministratorInvitationsController {
  constructor(
    private readonly invitations: AdministratorInvitations,
    private readonly acceptance: AdministratorInvitationAcceptance,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.invitations.list(caller, list('admin')),
    get: ({ caller, params }) => this.invitations.get(caller, params.id),
    create: ({ caller, body }) => this.invitations.create(caller, body),
    resend: ({ caller, params }) => this.invitations.resend(caller, params.id),
    transition: ({ caller, params, body }) => this.invitations.revoke(caller, params.id, body.note),
    accept: ({ caller, body, exchange }) => this.acceptance.accept(caller, body, exchange),
  };
}
