import { applicationNoteOperations, applicationOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { TeamNotes } from './team-notes.service.ts';

const operations = { ...applicationNoteOperations, ...pickOperations(applicationOperations, 'rate') };

/** Serves what a team notes about an application: notes, a rating, tags. */
@OperationsController(operations)
export class TeamController {
  constructor(private readonly team: TeamNotes) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.team.list(caller, list('team')),
    get: ({ caller, params }) => this.team.get(caller, params.id),
    create: ({ caller, body }) => this.team.create(caller, body),
    update: ({ caller, params, body, version }) => this.team.update(caller, params.id, version, body.text),
    remove: ({ caller, params }) => this.team.remove(caller, params.id),
    rate: ({ caller, params, body }) => this.team.rate(caller, params.id, body),
  };
}
