import { administratorOperations, authOperations, administratorInvitationOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';
import { Administrators } from './administrators.service.ts';
import { FirstAdministratorSetup } from './first-administrator-setup.service.ts';
import { AdministratorInvitationAcceptance } from './administrator-invitation-acceptance.service.ts';
import { AdministratorInvitations } from './administrator-invitations.service.ts';

const operations = { ...administratorOperations, ...pickOperations(authOperations, 'setupState', 'setup') };

@OperationsController(operations)
export class AdministratorsController {
  constructor(
    private readonly administrators: Administrators,
    private readonly setup: FirstAdministratorSetup,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.administrators.list(caller, list('admin')),
    get: ({ caller, params }) => this.administrators.get(caller, params.id),
    update: ({ caller, params, body, version }) => this.administrators.update(caller, params.id, body, version),
    transition: ({ caller, params, body }) => this.administrators.transition(caller, params.id, body),
    setupState: ({ exchange }) => {
      void exchange.reply.header('Cache-Control', 'no-store');
      return this.setup.state();
    },
    setup: ({ body, exchange }) => this.setup.createAdministrator(body, exchange),
  };
}

@OperationsController(administratorInvitationOperations)
export class AdministratorInvitationsController {
  constructor(
    private readonly invitations: AdministratorInvitations,
    private readonly acceptance: AdministratorInvitationAcceptance,
  ) {}

  readonly handlers: Handlers<typeof administratorInvitationOperations> = {
    list: ({ caller, list }) => this.invitations.list(caller, list('admin')),
    get: ({ caller, params }) => this.invitations.get(caller, params.id),
    create: ({ caller, body }) => this.invitations.create(caller, body),
    resend: ({ caller, params }) => this.invitations.resend(caller, params.id),
    transition: ({ caller, params, body }) => this.invitations.revoke(caller, params.id, body.note),
    accept: ({ caller, body, exchange }) => this.acceptance.accept(caller, body, exchange),
  };
}
