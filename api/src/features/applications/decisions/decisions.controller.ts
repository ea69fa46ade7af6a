import { applicationNoteOperations as notes, applicationOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { CurrentCaller } from '../../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../../platform/http/bind-operation.decorator.ts';
import { TeamNotes } from '../team/team-notes.service.ts';
import { ApplicationDecisions } from './application-decisions.service.ts';
import { DecisionUndo } from './decision-undo.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;
type Note<Name extends keyof typeof notes> = HandlerInput<(typeof notes)[Name]>;

/** Decisions about applications, and what the team notes beside them. */
@Controller()
export class DecisionsController {
  constructor(
    private readonly decisions: ApplicationDecisions,
    private readonly decisionUndo: DecisionUndo,
    private readonly team: TeamNotes,
  ) {}

  @BindOperation(operations.open)
  open(@OperationInput() input: In<'open'>, @CurrentCaller() caller: Caller) {
    return this.decisions.open(caller, input.params.id);
  }

  @BindOperation(operations.transitionMany)
  transitionMany(@OperationInput() input: In<'transitionMany'>, @CurrentCaller() caller: Caller) {
    return this.decisions.transitionMany(caller, input.body.ids, input.body.move);
  }

  @BindOperation(operations.undo)
  undo(@OperationInput() input: In<'undo'>, @CurrentCaller() caller: Caller) {
    return this.decisionUndo.undoMany(caller, input.body.ids);
  }

  @BindOperation(operations.transition)
  transition(@OperationInput() input: In<'transition'>, @CurrentCaller() caller: Caller) {
    return this.decisions.transition(caller, input.params.id, input.version, input.body);
  }

  @BindOperation(operations.reschedule)
  reschedule(@OperationInput() input: In<'reschedule'>, @CurrentCaller() caller: Caller) {
    return this.decisions.reschedule(caller, input.params.id, input.version, input.body.interview);
  }

  @BindOperation(operations.callOff)
  callOff(@OperationInput() input: In<'callOff'>, @CurrentCaller() caller: Caller) {
    return this.decisions.callOff(caller, input.params.id, input.version, input.body.note);
  }

  @BindOperation(operations.rate)
  rate(@OperationInput() input: In<'rate'>, @CurrentCaller() caller: Caller) {
    return this.team.rate(caller, input.params.id, input.body);
  }

  @BindOperation(notes.list)
  notes(@OperationInput() input: Note<'list'>, @CurrentCaller() caller: Caller) {
    return this.team.notes(caller, input.list('team'));
  }

  @BindOperation(notes.create)
  writeNote(@OperationInput() input: Note<'create'>, @CurrentCaller() caller: Caller) {
    return this.team.write(caller, input.body);
  }

  @BindOperation(notes.update)
  rewriteNote(@OperationInput() input: Note<'update'>, @CurrentCaller() caller: Caller) {
    return this.team.rewrite(caller, input.params.id, input.version, input.body.text);
  }

  @BindOperation(notes.remove)
  removeNote(@OperationInput() input: Note<'remove'>, @CurrentCaller() caller: Caller) {
    return this.team.remove(caller, input.params.id);
  }
}
