import { applicationOperations as operations } from '@prentice/contract';
import { Controller, Res, type StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { sendDownload } from '../../platform/files/file-download.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { ApplicationExport } from './application-export.ts';
import { Applications } from './applications.service.ts';
import { ApplicationDocuments } from './application-documents.service.ts';
import { ApplicationReadiness } from './submission/readiness.service.ts';
import { ApplicationSubmission } from './submission/submission.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;

/** Applying, and reading applications. */
@Controller()
export class ApplicationsController {
  constructor(
    private readonly readinesses: ApplicationReadiness,
    private readonly submissions: ApplicationSubmission,
    private readonly applications: Applications,
    private readonly documents: ApplicationDocuments,
    private readonly exports: ApplicationExport,
  ) {}

  @BindOperation(operations.readiness)
  readiness(@OperationInput() input: In<'readiness'>, @CurrentCaller() caller: Caller) {
    return this.readinesses.read(caller, input.params.internshipId);
  }

  @BindOperation(operations.saveDraft)
  saveDraft(@OperationInput() input: In<'saveDraft'>, @CurrentCaller() caller: Caller) {
    return this.readinesses.saveDraft(caller, input.params.internshipId, input.body);
  }

  @BindOperation(operations.showInterest)
  showInterest(@OperationInput() input: In<'showInterest'>, @CurrentCaller() caller: Caller) {
    return this.submissions.showInterest(caller, input.body.internshipId);
  }

  @BindOperation(operations.submit)
  submit(@OperationInput() input: In<'submit'>, @CurrentCaller() caller: Caller) {
    return this.submissions.submit(caller, input.body);
  }

  @BindOperation(operations.list)
  list(@OperationInput() input: In<'list'>, @CurrentCaller() caller: Caller) {
    return this.applications.list(caller, input.list(this.applications.listView(caller)));
  }

  @BindOperation(operations.compare)
  compare(@OperationInput() input: In<'compare'>, @CurrentCaller() caller: Caller) {
    return this.applications.compare(caller, input.query.ids);
  }

  @BindOperation(operations.counts)
  counts(@OperationInput() input: In<'counts'>, @CurrentCaller() caller: Caller) {
    return this.applications.counts(caller, input.query.internshipId);
  }

  @BindOperation(operations.export)
  export(@OperationInput() input: In<'export'>, @CurrentCaller() caller: Caller) {
    return this.exports.csv(caller, input.query);
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: In<'get'>, @CurrentCaller() caller: Caller) {
    return this.applications.get(caller, input.params.id);
  }

  @BindOperation(operations.cv)
  async cv(
    @OperationInput() input: In<'cv'>,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendDownload(reply, await this.documents.cv(caller, input.params.id));
  }

  @BindOperation(operations.calendar)
  calendar(@OperationInput() input: In<'calendar'>, @CurrentCaller() caller: Caller) {
    return this.documents.calendar(caller, input.params.id);
  }

  @BindOperation(operations.receipt)
  receipt(@OperationInput() input: In<'receipt'>, @CurrentCaller() caller: Caller) {
    return this.documents.receipt(caller, input.params.id);
  }

  @BindOperation(operations.changes)
  changes(@OperationInput() input: In<'changes'>, @CurrentCaller() caller: Caller) {
    return this.documents.changes(caller, input.params.id);
  }
}
