import { caseViewFor, operations as declared } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { VerificationCases } from './verification-cases.service.ts';
import { CaseDecisions } from './case-decisions.service.ts';
import { CaseReview } from './case-review.service.ts';
import { CaseSubmissions } from './case-submissions.service.ts';

const operations = declared.verificationCases;

@OperationsController(operations)
export class VerificationController {
  constructor(
    private readonly cases: VerificationCases,
    private readonly submissions: CaseSubmissions,
    private readonly decisions: CaseDecisions,
    private readonly review: CaseReview,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.cases.list(caller, list(caseViewFor(caller.actor))),
    get: ({ caller, params }) => this.cases.get(caller, params.id),
    export: ({ caller, query }) => this.cases.export(caller, query),
    create: ({ caller, body }) => this.submissions.submit(caller, body),
    update: async ({ caller, params, body, version }) => {
      const { id } = params;
      await this.submissions.replaceProofs(caller, id, body.documentIds, version);
      return this.cases.get(caller, id);
    },
    answer: async ({ caller, params, body, version }) => {
      await this.submissions.answer(caller, params.id, body, version);
      return this.cases.get(caller, params.id);
    },
    transition: async ({ caller, params, body, version }) => {
      await this.decisions.decide(caller, params.id, body, version);
      return this.cases.get(caller, params.id);
    },
    reviewers: () => this.review.reviewers(),
    assign: async ({ caller, params, body }) => {
      await this.review.assign(caller, params.id, body.assigneeId);
      return this.cases.getForReviewer(caller, params.id);
    },
    assignMany: ({ caller, body }) => this.review.assignMany(caller, body.ids, body.assigneeId),
    note: async ({ caller, params, body, version }) => {
      await this.review.note(caller, params.id, body.internalNote, version);
      return this.cases.getForReviewer(caller, params.id);
    },
    runChecks: async ({ caller, params }) => {
      await this.review.runChecks(caller, params.id);
      return this.cases.getForReviewer(caller, params.id);
    },
    overrideCheck: async ({ caller, params, body }) => {
      const { id, check } = params;
      await this.review.override(caller, id, { check, ...body });
      return this.cases.getForReviewer(caller, id);
    },
  };
}
