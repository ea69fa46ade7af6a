import { applicationNoteOperations as notes, applicationOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Team } from './team.service.ts';
import { Transitions } from './transitions.service.ts';
import { Undo } from './undo.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;
type Note<Name extends keyof typeof notes> = HandlerInput<(typeof notes)[Name]>;

/** Decisions about applications, and what the team notes beside them. */
@Controller()
export class DecisionsController {
  constructor(
    private readonly transitions: Transitions,
    private readonly undoing: Undo,
    private readonly team: Team,
  ) {}

  @Bind(operations.open)
  open(@FromRequest() input: In<'open'>, @CallerOf() caller: Caller) {
    return this.transitions.open(caller, input.params.id);
  }

  @Bind(operations.transitionMany)
  transitionMany(@FromRequest() input: In<'transitionMany'>, @CallerOf() caller: Caller) {
    return this.transitions.many(caller, input.body.ids, input.body.move);
  }

  @Bind(operations.undo)
  undo(@FromRequest() input: In<'undo'>, @CallerOf() caller: Caller) {
    return this.undoing.many(caller, input.body.ids);
  }

  @Bind(operations.transition)
  transition(@FromRequest() input: In<'transition'>, @CallerOf() caller: Caller) {
    return this.transitions.transition(caller, input.params.id, input.version, input.body);
  }

  @Bind(operations.reschedule)
  reschedule(@FromRequest() input: In<'reschedule'>, @CallerOf() caller: Caller) {
    return this.transitions.reschedule(caller, input.params.id, input.version, input.body.interview);
  }

  @Bind(operations.callOff)
  callOff(@FromRequest() input: In<'callOff'>, @CallerOf() caller: Caller) {
    return this.transitions.callOff(caller, input.params.id, input.version, input.body.note);
  }

  @Bind(operations.rate)
  rate(@FromRequest() input: In<'rate'>, @CallerOf() caller: Caller) {
    return this.team.rate(caller, input.params.id, input.body);
  }

  @Bind(notes.list)
  notes(@FromRequest() input: Note<'list'>, @CallerOf() caller: Caller) {
    return this.team.notes(caller, input.list('team'));
  }

  @Bind(notes.create)
  writeNote(@FromRequest() input: Note<'create'>, @CallerOf() caller: Caller) {
    return this.team.write(caller, input.body);
  }

  @Bind(notes.update)
  rewriteNote(@FromRequest() input: Note<'update'>, @CallerOf() caller: Caller) {
    return this.team.rewrite(caller, input.params.id, input.version, input.body.text);
  }

  @Bind(notes.remove)
  removeNote(@FromRequest() input: Note<'remove'>, @CallerOf() caller: Caller) {
    return this.team.remove(caller, input.params.id);
  }
}
