import { caseAudience, operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Cases } from './cases.service.ts';
import { Decisions } from './decisions.service.ts';
import { Review } from './review.service.ts';
import { Submissions } from './submissions.service.ts';

const operations = declared.verificationCases;

@Controller()
export class VerificationController {
  constructor(
    private readonly cases: Cases,
    private readonly submissions: Submissions,
    private readonly decisions: Decisions,
    private readonly review: Review,
  ) {}

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.cases.list(caller, input.list(caseAudience(caller.actor)));
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.cases.get(caller, input.params.id);
  }

  @Bind(operations.export)
  export(@FromRequest() input: HandlerInput<typeof operations.export>, @CallerOf() caller: Caller) {
    return this.cases.export(caller, input.query);
  }

  @Bind(operations.create)
  create(@FromRequest() input: HandlerInput<typeof operations.create>, @CallerOf() caller: Caller) {
    return this.submissions.submit(caller, input.body);
  }

  @Bind(operations.update)
  async update(@FromRequest() input: HandlerInput<typeof operations.update>, @CallerOf() caller: Caller) {
    const { id } = input.params;
    await this.submissions.exchange(caller, id, input.body.documentIds, input.version);
    return this.cases.get(caller, id);
  }

  @Bind(operations.answer)
  async answer(@FromRequest() input: HandlerInput<typeof operations.answer>, @CallerOf() caller: Caller) {
    await this.submissions.answer(caller, input.params.id, input.body, input.version);
    return this.cases.get(caller, input.params.id);
  }

  @Bind(operations.transition)
  async transition(@FromRequest() input: HandlerInput<typeof operations.transition>, @CallerOf() caller: Caller) {
    await this.decisions.decide(caller, input.params.id, input.body, input.version);
    return this.cases.get(caller, input.params.id);
  }

  @Bind(operations.reviewers)
  reviewers() {
    return this.review.reviewers();
  }

  @Bind(operations.assign)
  async assign(@FromRequest() input: HandlerInput<typeof operations.assign>, @CallerOf() caller: Caller) {
    await this.review.assign(caller, input.params.id, input.body.assigneeId);
    return this.cases.get(caller, input.params.id);
  }

  @Bind(operations.assignMany)
  assignMany(@FromRequest() input: HandlerInput<typeof operations.assignMany>, @CallerOf() caller: Caller) {
    return this.review.assignMany(caller, input.body.ids, input.body.assigneeId);
  }

  @Bind(operations.note)
  async note(@FromRequest() input: HandlerInput<typeof operations.note>, @CallerOf() caller: Caller) {
    await this.review.note(caller, input.params.id, input.body.internalNote, input.version);
    return this.cases.get(caller, input.params.id);
  }

  @Bind(operations.runChecks)
  async runChecks(@FromRequest() input: HandlerInput<typeof operations.runChecks>, @CallerOf() caller: Caller) {
    await this.review.runChecks(caller, input.params.id);
    return this.cases.get(caller, input.params.id);
  }

  @Bind(operations.overrideCheck)
  async overrideCheck(@FromRequest() input: HandlerInput<typeof operations.overrideCheck>, @CallerOf() caller: Caller) {
    const { id, check } = input.params;
    await this.review.override(caller, id, { check, ...input.body });
    return this.cases.get(caller, id);
  }
}
