import { applicationOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { ApplicationDecisions } from './application-decisions.service.ts';
import { InterviewAnswers } from '../interviews/interview-answers.service.ts';
import { DecisionUndo } from './decision-undo.service.ts';

const operations = pickOperations(
  applicationOperations,
  'open',
  'transitionMany',
  'undo',
  'transition',
  'rescheduleInterview',
  'cancelInterview',
  'answerInterview',
);

/** Decisions about applications. */
@OperationsController(operations)
export class DecisionsController {
  constructor(
    private readonly decisions: ApplicationDecisions,
    private readonly decisionUndo: DecisionUndo,
    private readonly interviewAnswers: InterviewAnswers,
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
    answerInterview: ({ caller, params, body, version }) =>
      this.interviewAnswers.answer(caller, params.id, version, body),
  };
}
