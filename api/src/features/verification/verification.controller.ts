import { caseViewFor, operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { VerificationCases } from './verification-cases.service.ts';
import { CaseDecisions } from './case-decisions.service.ts';
import { CaseReview } from './case-review.service.ts';
import { CaseSubmissions } from './case-submissions.service.ts';

const operations = declared.verificationCases;

@Controller()
export class VerificationController {
  constructor(
    private readonly cases: VerificationCases,
    private readonly submissions: CaseSubmissions,
    private readonly decisions: CaseDecisions,
    private readonly review: CaseReview,
  ) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.cases.list(caller, input.list(caseViewFor(caller.actor)));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.cases.get(caller, input.params.id);
  }

  @BindOperation(operations.export)
  export(@OperationInput() input: HandlerInput<typeof operations.export>, @CurrentCaller() caller: Caller) {
    return this.cases.export(caller, input.query);
  }

  @BindOperation(operations.create)
  create(@OperationInput() input: HandlerInput<typeof operations.create>, @CurrentCaller() caller: Caller) {
    return this.submissions.submit(caller, input.body);
  }

  @BindOperation(operations.update)
  async update(@OperationInput() input: HandlerInput<typeof operations.update>, @CurrentCaller() caller: Caller) {
    const { id } = input.params;
    await this.submissions.replaceProofs(caller, id, input.body.documentIds, input.version);
    return this.cases.get(caller, id);
  }

  @BindOperation(operations.answer)
  async answer(@OperationInput() input: HandlerInput<typeof operations.answer>, @CurrentCaller() caller: Caller) {
    await this.submissions.answer(caller, input.params.id, input.body, input.version);
    return this.cases.get(caller, input.params.id);
  }

  @BindOperation(operations.transition)
  async transition(
    @OperationInput() input: HandlerInput<typeof operations.transition>,
    @CurrentCaller() caller: Caller,
  ) {
    await this.decisions.decide(caller, input.params.id, input.body, input.version);
    return this.cases.get(caller, input.params.id);
  }

  @BindOperation(operations.reviewers)
  reviewers() {
    return this.review.reviewers();
  }

  @BindOperation(operations.assign)
  async assign(@OperationInput() input: HandlerInput<typeof operations.assign>, @CurrentCaller() caller: Caller) {
    await this.review.assign(caller, input.params.id, input.body.assigneeId);
    return this.cases.get(caller, input.params.id);
  }

  @BindOperation(operations.assignMany)
  assignMany(@OperationInput() input: HandlerInput<typeof operations.assignMany>, @CurrentCaller() caller: Caller) {
    return this.review.assignMany(caller, input.body.ids, input.body.assigneeId);
  }

  @BindOperation(operations.note)
  async note(@OperationInput() input: HandlerInput<typeof operations.note>, @CurrentCaller() caller: Caller) {
    await this.review.note(caller, input.params.id, input.body.internalNote, input.version);
    return this.cases.get(caller, input.params.id);
  }

  @BindOperation(operations.runChecks)
  async runChecks(@OperationInput() input: HandlerInput<typeof operations.runChecks>, @CurrentCaller() caller: Caller) {
    await this.review.runChecks(caller, input.params.id);
    return this.cases.get(caller, input.params.id);
  }

  @BindOperation(operations.overrideCheck)
  async overrideCheck(
    @OperationInput() input: HandlerInput<typeof operations.overrideCheck>,
    @CurrentCaller() caller: Caller,
  ) {
    const { id, check } = input.params;
    await this.review.override(caller, id, { check, ...input.body });
    return this.cases.get(caller, id);
  }
}
