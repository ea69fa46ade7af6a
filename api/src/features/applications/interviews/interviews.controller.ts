import { applicationOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../../platform/http/operations-controller.decorator.ts';
import { ApplicationDecisions } from '../decisions/application-decisions.service.ts';
import { InterviewAnswers } from './interview-answers.service.ts';

const operations = pickOperations(applicationOperations, 'rescheduleInterview', 'cancelInterview', 'answerInterview');

/** Interviews that are arranged: another time, cancelled, answered by the candidate. */
@OperationsController(operations)
export class InterviewsController {
  constructor(
    private readonly decisions: ApplicationDecisions,
    private readonly answers: InterviewAnswers,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    rescheduleInterview: ({ caller, params, body, version }) =>
      this.decisions.rescheduleInterview(caller, params.id, version, body.interview),
    cancelInterview: ({ caller, params, body, version }) =>
      this.decisions.cancelInterview(caller, params.id, version, body.note),
    answerInterview: ({ caller, params, body, version }) => this.answers.answer(caller, params.id, version, body),
  };
}
