import { internshipOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Approvals } from './approvals.service.ts';
import { InternshipExport } from './internship.export.ts';
import { InternshipLists } from './internship.lists.ts';
import { Internships } from './internships.service.ts';
import { Moderation } from './moderation.service.ts';
import { Revisions } from './revisions.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;

@Controller()
export class InternshipsController {
  constructor(
    private readonly lists: InternshipLists,
    private readonly internships: Internships,
    private readonly moderation: Moderation,
    private readonly approvals: Approvals,
    private readonly revisionDesk: Revisions,
    private readonly exports: InternshipExport,
  ) {}

  @Bind(operations.list)
  list(@FromRequest() input: In<'list'>, @CallerOf() caller: Caller) {
    return this.lists.list(caller, input.list(this.lists.listView(caller)));
  }

  @Bind(operations.export)
  export(@FromRequest() input: In<'export'>, @CallerOf() caller: Caller) {
    return this.exports.file(caller, input.query);
  }

  @Bind(operations.create)
  create(@FromRequest() input: In<'create'>, @CallerOf() caller: Caller) {
    return this.internships.create(caller, input.body);
  }

  @Bind(operations.approveMany)
  approveMany(@FromRequest() input: In<'approveMany'>, @CallerOf() caller: Caller) {
    return this.approvals.approveMany(caller, input.body.ids);
  }

  @Bind(operations.get)
  get(@FromRequest() input: In<'get'>, @CallerOf() caller: Caller) {
    return this.internships.get(caller, input.params.id);
  }

  @Bind(operations.update)
  update(@FromRequest() input: In<'update'>, @CallerOf() caller: Caller) {
    return this.internships.update(caller, input.params.id, input.version, input.body);
  }

  @Bind(operations.remove)
  remove(@FromRequest() input: In<'remove'>, @CallerOf() caller: Caller) {
    return this.internships.remove(caller, input.params.id);
  }

  @Bind(operations.missing)
  missing(@FromRequest() input: In<'missing'>, @CallerOf() caller: Caller) {
    return this.internships.missing(caller, input.params.id);
  }

  @Bind(operations.preview)
  preview(@FromRequest() input: In<'preview'>, @CallerOf() caller: Caller) {
    return this.internships.preview(caller, input.params.id);
  }

  @Bind(operations.duplicate)
  duplicate(@FromRequest() input: In<'duplicate'>, @CallerOf() caller: Caller) {
    return this.internships.duplicate(caller, input.params.id);
  }

  @Bind(operations.transition)
  transition(@FromRequest() input: In<'transition'>, @CallerOf() caller: Caller) {
    return this.internships.transition(caller, input.params.id, input.version, input.body);
  }

  @Bind(operations.withdrawRevision)
  withdrawRevision(@FromRequest() input: In<'withdrawRevision'>, @CallerOf() caller: Caller) {
    return this.revisionDesk.withdraw(caller, input.params.id);
  }

  @Bind(operations.decideRevision)
  decideRevision(@FromRequest() input: In<'decideRevision'>, @CallerOf() caller: Caller) {
    return this.revisionDesk.decide(caller, input.params.id, input.version, input.body);
  }

  @Bind(operations.revisions)
  revisions(@FromRequest() input: In<'revisions'>, @CallerOf() caller: Caller) {
    return this.revisionDesk.list(caller, input.params.id);
  }

  @Bind(operations.similar)
  similar(@FromRequest() input: In<'similar'>, @CallerOf() caller: Caller) {
    return this.moderation.similar(caller, input.params.id);
  }
}
