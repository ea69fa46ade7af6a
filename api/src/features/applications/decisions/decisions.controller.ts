import { applicationNoteOperations, applicationOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { TeamNotes } from '../team/team-notes.service.ts';
import { ApplicationDecisions } from './application-decisions.service.ts';
import { DecisionUndo } from './decision-undo.service.ts';

const operations = {
  ...pickOperations(
    applicationOperations,
    'open',
    'transitionMany',
    'undo',
    'transition',
    'rescheduleInterview',
    'cancelInterview',
    'rate',
  ),
  listNotes: applicationNoteOperations.list,
  addNote: applicationNoteOperations.create,
  changeNote: applicationNoteOperations.update,
  removeNote: applicationNoteOperations.remove,
};

/** Decisions about applications, and what the team notes beside them. */
@OperationsController(operations)
export class DecisionsController {
  constructor(
    private readonly decisions: ApplicationDecisions,
    private readonly decisionUndo: DecisionUndo,
    private readonly team: TeamNotes,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    open: ({ caller, params }) => this.decisions.open(caller, params.id),
    transitionMany: ({ caller, body }) => this.decisions.transitionMany(caller, body.ids, body.transition),
    undo: ({ caller, body }) => this.decisionUndo.undoMany(caller, body.ids),
    transition: ({ caller, params, body, version }) => this.decisions.transition(caller, params.id, version, body),
    rescheduleInterview: ({ caller, params, body, version }) =>
      this.decisions.rescheduleInterview(caller, params.id, version, body.interview),
    cancelInterview: ({ caller, params, body, version }) =>
      this.decisions.cancelInterview(caller, params.id, version, body.note),
    rate: ({ caller, params, body }) => this.team.rate(caller, params.id, body),
    listNotes: ({ caller, list }) => this.team.notes(caller, list('team')),
    addNote: ({ caller, body }) => this.team.write(caller, body),
    changeNote: ({ caller, params, body, version }) => this.team.rewrite(caller, params.id, version, body.text),
    removeNote: ({ caller, params }) => this.team.remove(caller, params.id),
  };
}
