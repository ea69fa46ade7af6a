import { applicationOperations as operations } from '@prentice/contract';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { attachment } from '../../platform/files/attachment.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { ApplicationExport } from './application.export.ts';
import { Applications } from './applications.service.ts';
import { Papers } from './papers.service.ts';
import { Readiness } from './readiness.service.ts';
import { Submissions } from './submission.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;

/** Applying, and reading applications. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly readinesses: Readiness,
    private readonly submissions: Submissions,
    private readonly applications: Applications,
    private readonly papers: Papers,
    private readonly exports: ApplicationExport,
  ) {}

  @Bind(operations.readiness)
  readiness(@FromRequest() input: In<'readiness'>, @CallerOf() caller: Caller) {
    return this.readinesses.read(caller, input.params.internshipId);
  }

  @Bind(operations.saveDraft)
  saveDraft(@FromRequest() input: In<'saveDraft'>, @CallerOf() caller: Caller) {
    return this.readinesses.saveDraft(caller, input.params.internshipId, input.body);
  }

  @Bind(operations.showInterest)
  showInterest(@FromRequest() input: In<'showInterest'>, @CallerOf() caller: Caller) {
    return this.submissions.showInterest(caller, input.body.internshipId);
  }

  @Bind(operations.submit)
  submit(@FromRequest() input: In<'submit'>, @CallerOf() caller: Caller) {
    return this.submissions.submit(caller, input.body);
  }

  @Bind(operations.list)
  list(@FromRequest() input: In<'list'>, @CallerOf() caller: Caller) {
    return this.applications.list(caller, input.list(this.applications.listView(caller)));
  }

  @Bind(operations.compare)
  compare(@FromRequest() input: In<'compare'>, @CallerOf() caller: Caller) {
    return this.applications.compare(caller, input.query.ids);
  }

  @Bind(operations.counts)
  counts(@FromRequest() input: In<'counts'>, @CallerOf() caller: Caller) {
    return this.applications.counts(caller, input.query.internshipId);
  }

  @Bind(operations.export)
  export(@FromRequest() input: In<'export'>, @CallerOf() caller: Caller) {
    return this.exports.file(caller, input.query);
  }

  @Bind(operations.get)
  get(@FromRequest() input: In<'get'>, @CallerOf() caller: Caller) {
    return this.applications.get(caller, input.params.id);
  }

  @Bind(operations.cv)
  async cv(
    @FromRequest() input: In<'cv'>,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return attachment(reply, await this.papers.cv(caller, input.params.id));
  }

  @Bind(operations.calendar)
  calendar(@FromRequest() input: In<'calendar'>, @CallerOf() caller: Caller) {
    return this.papers.calendar(caller, input.params.id);
  }

  @Bind(operations.receipt)
  receipt(@FromRequest() input: In<'receipt'>, @CallerOf() caller: Caller) {
    return this.papers.receipt(caller, input.params.id);
  }

  @Bind(operations.changes)
  changes(@FromRequest() input: In<'changes'>, @CallerOf() caller: Caller) {
    return this.papers.changes(caller, input.params.id);
  }
}
