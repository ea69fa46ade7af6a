import { consentViewFor, consentOperations, userOperations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../../platform/http/operations-controller.decorator.ts';
import { Consents } from '../consents/consents.service.ts';
import { Users } from './users.service.ts';

const operations = {
  ...userOperations,
  listConsents: consentOperations.list,
  giveConsent: consentOperations.create,
};

/** Serves accounts for administrators, and everybody's consents. */
@OperationsController(operations)
export class UsersController {
  constructor(
    private readonly users: Users,
    private readonly consents: Consents,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    export: ({ caller, query }) => this.users.export(caller, query),
    list: ({ caller, list }) => this.users.list(caller, list('admin')),
    get: ({ caller, params }) => this.users.get(caller, params.id),
    transition: ({ caller, params, body }) => this.users.transition(caller, params.id, body),
    transitionMany: ({ caller, body }) => this.users.transitionMany(caller, body.ids, body.transition),
    resetSecondFactor: ({ caller, params }) => this.users.resetSecondFactor(caller, params.id),
    listConsents: ({ caller, list }) => this.consents.list(caller, list(consentViewFor(caller.actor))),
    giveConsent: ({ caller, body }) => this.consents.create(caller, body),
  };
}
