import { internshipOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { BulkApproval } from './moderation/bulk-approval.service.ts';
import { InternshipExport } from './lists/internship-export.ts';
import { InternshipLists } from './lists/internship-lists.ts';
import { Internships } from './internships.service.ts';
import { ModerationAssessment } from './moderation/moderation-assessment.service.ts';
import { Revisions } from './moderation/revisions.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;

@Controller()
export class InternshipsController {
  constructor(
    private readonly lists: InternshipLists,
    private readonly internships: Internships,
    private readonly moderation: ModerationAssessment,
    private readonly approvals: BulkApproval,
    private readonly postingRevisions: Revisions,
    private readonly exports: InternshipExport,
  ) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: In<'list'>, @CurrentCaller() caller: Caller) {
    return this.lists.list(caller, input.list(this.lists.listView(caller)));
  }

  @BindOperation(operations.export)
  export(@OperationInput() input: In<'export'>, @CurrentCaller() caller: Caller) {
    return this.exports.csv(caller, input.query);
  }

  @BindOperation(operations.create)
  create(@OperationInput() input: In<'create'>, @CurrentCaller() caller: Caller) {
    return this.internships.create(caller, input.body);
  }

  @BindOperation(operations.approveMany)
  approveMany(@OperationInput() input: In<'approveMany'>, @CurrentCaller() caller: Caller) {
    return this.approvals.approveMany(caller, input.body.ids);
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: In<'get'>, @CurrentCaller() caller: Caller) {
    return this.internships.get(caller, input.params.id);
  }

  @BindOperation(operations.update)
  update(@OperationInput() input: In<'update'>, @CurrentCaller() caller: Caller) {
    return this.internships.update(caller, input.params.id, input.version, input.body);
  }

  @BindOperation(operations.remove)
  remove(@OperationInput() input: In<'remove'>, @CurrentCaller() caller: Caller) {
    return this.internships.remove(caller, input.params.id);
  }

  @BindOperation(operations.missing)
  missing(@OperationInput() input: In<'missing'>, @CurrentCaller() caller: Caller) {
    return this.internships.missing(caller, input.params.id);
  }

  @BindOperation(operations.preview)
  preview(@OperationInput() input: In<'preview'>, @CurrentCaller() caller: Caller) {
    return this.internships.preview(caller, input.params.id);
  }

  @BindOperation(operations.duplicate)
  duplicate(@OperationInput() input: In<'duplicate'>, @CurrentCaller() caller: Caller) {
    return this.internships.duplicate(caller, input.params.id);
  }

  @BindOperation(operations.transition)
  transition(@OperationInput() input: In<'transition'>, @CurrentCaller() caller: Caller) {
    return this.internships.transition(caller, input.params.id, input.version, input.body);
  }

  @BindOperation(operations.withdrawRevision)
  withdrawRevision(@OperationInput() input: In<'withdrawRevision'>, @CurrentCaller() caller: Caller) {
    return this.postingRevisions.withdraw(caller, input.params.id);
  }

  @BindOperation(operations.decideRevision)
  decideRevision(@OperationInput() input: In<'decideRevision'>, @CurrentCaller() caller: Caller) {
    return this.postingRevisions.decide(caller, input.params.id, input.version, input.body);
  }

  @BindOperation(operations.revisions)
  revisions(@OperationInput() input: In<'revisions'>, @CurrentCaller() caller: Caller) {
    return this.postingRevisions.list(caller, input.params.id);
  }

  @BindOperation(operations.similar)
  similar(@OperationInput() input: In<'similar'>, @CurrentCaller() caller: Caller) {
    return this.moderation.similar(caller, input.params.id);
  }
}
