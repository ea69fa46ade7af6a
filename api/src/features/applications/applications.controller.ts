import { applicationOperations } from '@prentice/contract';
import { sendDownload } from '../../platform/files/file-download.ts';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';
import { ApplicationExport } from './lists/application-export.service.ts';
import { Applications } from './applications.service.ts';
import { ApplicationDocuments } from './documents/application-documents.service.ts';
import { InternshipFit } from './matches/internship-fit.service.ts';
import { ApplicationReadiness } from './submission/application-readiness.service.ts';
import { ApplicationSubmission } from './submission/application-submission.service.ts';

const operations = pickOperations(
  applicationOperations,
  'readiness',
  'fit',
  'saveDraft',
  'showInterest',
  'submit',
  'list',
  'compare',
  'counts',
  'export',
  'get',
  'cv',
  'cvText',
  'calendar',
  'receipt',
  'changes',
);

/** Serves applying, and reading applications. */
@OperationsController(operations)
export class ApplicationsController {
  constructor(
    private readonly readinesses: ApplicationReadiness,
    private readonly fits: InternshipFit,
    private readonly submissions: ApplicationSubmission,
    private readonly applications: Applications,
    private readonly documents: ApplicationDocuments,
    private readonly exports: ApplicationExport,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    readiness: ({ caller, params }) => this.readinesses.read(caller, params.internshipId),
    fit: ({ caller, params, query }) => this.fits.read(caller, params.internshipId, query.documentId),
    saveDraft: ({ caller, params, body }) => this.readinesses.saveDraft(caller, params.internshipId, body),
    showInterest: ({ caller, body }) => this.submissions.showInterest(caller, body.internshipId),
    submit: ({ caller, body }) => this.submissions.submit(caller, body),
    list: ({ caller, list }) => this.applications.list(caller, list(this.applications.listView(caller))),
    compare: ({ caller, query }) => this.applications.compare(caller, query.ids),
    counts: ({ caller, query }) => this.applications.counts(caller, query.internshipId),
    export: ({ caller, query }) => this.exports.csv(caller, query),
    get: ({ caller, params }) => this.applications.get(caller, params.id),
    cv: async ({ caller, params, exchange }) =>
      sendDownload(exchange.reply, await this.documents.cv(caller, params.id)),
    cvText: ({ caller, params }) => this.documents.cvText(caller, params.id),
    calendar: ({ caller, params }) => this.documents.calendar(caller, params.id),
    receipt: ({ caller, params }) => this.documents.receipt(caller, params.id),
    changes: ({ caller, params }) => this.documents.changes(caller, params.id),
  };
}
