import { memberViewFor, operations as declared } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { Members } from './members.service.ts';
import { MemberInvitationAcceptance } from './member-invitation-acceptance.service.ts';
import { MemberInvitations } from './member-invitations.service.ts';

const operations = declared.members;

@OperationsController(operations)
export class MembersController {
  constructor(private readonly members: Members) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.members.list(caller, list(memberViewFor(caller.actor))),
    get: ({ caller, params }) => this.members.get(caller, params.id),
    update: ({ caller, params, body, version }) => this.members.update(caller, params.id, body, version),
    remove: ({ caller, params }) => this.members.remove(caller, params.id),
  };
}

const invitationOperations = declared.memberInvitations;

@OperationsController(invitationOperations)
export class MemberInvitationsController {
  constructor(
    private readonly invitations: MemberInvitations,
    private readonly acceptance: MemberInvitationAcceptance,
  ) {}

  readonly handlers: Handlers<typeof invitationOperations> = {
    list: ({ caller, list }) => this.invitations.list(caller, list('owner')),
    get: ({ caller, params }) => this.invitations.get(caller, params.id),
    create: ({ caller, body }) => this.invitations.create(caller, body),
    resend: ({ caller, params }) => this.invitations.resend(caller, params.id),
    transition: ({ caller, params, body }) => this.invitations.revoke(caller, params.id, body.note),
    accept: ({ caller, body, exchange }) => this.acceptance.accept(caller, body, exchange),
  };
}
