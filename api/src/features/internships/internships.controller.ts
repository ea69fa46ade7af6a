import { internshipOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';
import { BulkApproval } from './moderation/bulk-approval.service.ts';
import { InternshipExport } from './lists/internship-export.service.ts';
import { InternshipLists } from './lists/internship-lists.service.ts';
import { Internships } from './internships.service.ts';
import { ModerationAssessment } from './moderation/moderation-assessment.service.ts';
import { Revisions } from './moderation/revisions.service.ts';

const operations = pickOperations(
  internshipOperations,
  'list',
  'export',
  'create',
  'approveMany',
  'get',
  'update',
  'remove',
  'missing',
  'preview',
  'duplicate',
  'transition',
  'withdrawRevision',
  'decideRevision',
  'revisions',
  'similar',
);

@OperationsController(operations)
export class InternshipsController {
  constructor(
    private readonly lists: InternshipLists,
    private readonly internships: Internships,
    private readonly moderation: ModerationAssessment,
    private readonly approvals: BulkApproval,
    private readonly postingRevisions: Revisions,
    private readonly exports: InternshipExport,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.lists.list(caller, list(this.lists.listView(caller))),
    export: ({ caller, query }) => this.exports.csv(caller, query),
    create: ({ caller, body }) => this.internships.create(caller, body),
    approveMany: ({ caller, body }) => this.approvals.approveMany(caller, body.ids),
    get: ({ caller, params }) => this.internships.get(caller, params.id),
    update: ({ caller, params, body, version }) => this.internships.update(caller, params.id, version, body),
    remove: ({ caller, params }) => this.internships.remove(caller, params.id),
    missing: ({ caller, params }) => this.internships.missing(caller, params.id),
    preview: ({ caller, params }) => this.internships.preview(caller, params.id),
    duplicate: ({ caller, params }) => this.internships.duplicate(caller, params.id),
    transition: ({ caller, params, body, version }) => this.internships.transition(caller, params.id, version, body),
    withdrawRevision: ({ caller, params }) => this.postingRevisions.withdraw(caller, params.id),
    decideRevision: ({ caller, params, body, version }) =>
      this.postingRevisions.decide(caller, params.id, version, body),
    revisions: ({ caller, params }) => this.postingRevisions.list(caller, params.id),
    similar: ({ caller, params }) => this.moderation.similar(caller, params.id),
  };
}
