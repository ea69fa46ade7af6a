import { memberViewFor, operations as declared } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { Members } from './members.service.ts';

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
