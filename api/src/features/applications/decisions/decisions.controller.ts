import { applicationOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { ApplicationDecisions } from './application-decisions.service.ts';
import { DecisionUndo } from './decision-undo.service.ts';

const operations = pickOperations(applicationOperations, 'open', 'transitionMany', 'undo', 'transition');

/** Decisions about applications. */
@OperationsController(operations)
export class DecisionsController {
  constructor(
    private readonly decisions: ApplicationDecisions,
    private readonly decisionUndo: DecisionUndo,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    open: ({ caller, params }) => this.decisions.open(caller, params.id),
    transitionMany: ({ caller, body }) => this.decisions.transitionMany(caller, body.ids, body.transition),
    undo: ({ caller, body }) => this.decisionUndo.undoMany(caller, body.ids),
    transition: ({ caller, params, body, version }) => this.decisions.transition(caller, params.id, version, body),
  };
}
