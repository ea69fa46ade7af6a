import {
  verificationCaseLifecycle,
  caseLimits,
  AppError,
  minimumCompleteness,
  verificationTimes,
  type CaseReason,
  type CaseRecord,
  type VerificationCaseState,
  type CaseTransitionRequest,
  type Check,
  utcDay,
  type verificationCaseGuardNames,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { DAY } from '../../platform/clock/clock.ts';
import { objectId } from '../../platform/database/ids.ts';
import {
  defineTransitions,
  notAllowed,
  guardThat,
  type GuardsNamed,
  type TransitionContext,
} from '../../platform/transitions/define-transitions.ts';
import { EmployerVerification, type EmployerVerificationFile } from '../employers/index.ts';
import { ProofLibrary } from '../documents/index.ts';
import { countAttentionChecks } from './automatic-checks.ts';
import type { CaseRow } from './case.entity.ts';
import { canOpenCaseFrom, decisionDueAt, withEndedRound, newRound } from './case-opening.ts';

/** A case that is new, with the employer as it is now. */
interface OpeningRequest {
  readonly kind: 'opening';
  readonly to: 'pending';
  readonly file: EmployerVerificationFile;
  readonly documentIds: readonly string[];
}
/** What an owner answers to a request for information. */
interface AnswerRequest {
  readonly kind: 'answer';
  readonly to: 'pending';
  readonly answer: string | null;
  readonly documents: CaseRecord['documents'];
  readonly documentIds: readonly string[];
  readonly checks: Check[];
}
/** Silence ends a case with what was asked for last. */
interface LapseRequest {
  readonly kind: 'lapse';
  readonly to: 'lapsed';
  readonly reasonCodes: readonly CaseReason[];
  readonly noteToEmployer: string | null;
}
/** What an administrator decides. */
type DecisionRequest = CaseTransitionRequest & { readonly kind: 'decision' };
type CaseRequest = OpeningRequest | AnswerRequest | LapseRequest | DecisionRequest;
type CaseContext = TransitionContext<CaseRow, VerificationCaseState, CaseRequest, null>;

const codesOf = (request: CaseRequest): CaseReason[] => ('reasonCodes' in request ? [...request.reasonCodes] : []);
const noteOf = (request: CaseRequest): string | null =>
  'noteToEmployer' in request ? (request.noteToEmployer ?? null) : null;
const failureReasonOf = (request: CaseRequest): string | null =>
  'failureReason' in request ? (request.failureReason ?? null) : null;
const levelOf = (request: CaseRequest): 1 | 2 | null => ('level' in request ? request.level : null);

/** Returns the file of an employer that submits. */
function fileOf(context: CaseContext): EmployerVerificationFile {
  if (context.request.kind !== 'opening') throw notAllowed(context);
  return context.request.file;
}

const guards: GuardsNamed<typeof verificationCaseGuardNames, CaseContext> = {
  noOpenCase: (context) => {
    const { openCaseId, state: from } = fileOf(context);
    if (openCaseId !== null || !canOpenCaseFrom(from)) throw notAllowed({ from, to: 'pending' });
  },
  retryPeriodOver: (context) => {
    const { state, retryFrom } = fileOf(context);
    if (state === 'rejected' && retryFrom && context.now < retryFrom)
      throw new AppError('REAPPLY_TOO_SOON', { date: utcDay(retryFrom) });
  },
  profileComplete: (context) => {
    const { completeness, missing } = fileOf(context);
    if (completeness < minimumCompleteness) throw new AppError('PROFILE_INCOMPLETE', { missing: missing.join(', ') });
  },
  reviewRoundsLeft: guardThat(
    ({ record }) => record.round < caseLimits.rounds,
    () => new AppError('REVIEW_ROUNDS_EXCEEDED'),
  ),
  failuresExplained: guardThat(
    ({ record, request }) => record.failures === 0 || failureReasonOf(request) !== null,
    () =>
      new AppError('REASON_REQUIRED', {}, [
        { field: 'failureReason', code: 'REASON_REQUIRED', message: 'Give a reason.' },
      ]),
  ),
  responsePeriodOver: guardThat(({ record, now }) => Boolean(record.dueAt && record.dueAt <= now)),
};

/** Returns the new documents; those that were there before keep the day they were added. */
export const withFormerDates = (
  before: CaseRecord['documents'],
  after: CaseRecord['documents'],
): CaseRecord['documents'] => after.map((proof) => before.find(({ id }) => id === proof.id) ?? proof);

const submitted = ({ record, from, to, actor, now }: CaseContext) => ({
  caseId: record._id.toHexString(),
  employerId: record.employerId.toHexString(),
  name: record.employerName,
  origin: record.origin,
  round: record.round,
  from,
  to,
  by: actor.actorId,
  at: now.toISOString(),
});
const decided = (context: CaseContext) => {
  const { origin: _, ...payload } = submitted(context);
  const { reasonCodes, level } = context.record;
  return { ...payload, reasonCodes, note: context.note, level: level ?? null };
};

/**
 * Defines the transitions of verification cases: the guards and effects of `verificationCaseLifecycle`, which the
 * employer's state follows.
 */
@Injectable()
export class CaseTransitions {
  constructor(
    private readonly employers: EmployerVerification,
    private readonly library: ProofLibrary,
  ) {}

  readonly definition = defineTransitions<typeof verificationCaseLifecycle, CaseContext>(verificationCaseLifecycle, {
    versions: ({ version }) => [version],
    stateOf: ({ state }: CaseRow, request: CaseRequest) => (request.kind === 'opening' ? null : state),
    setState: (verificationCase, to) => (verificationCase.state = to),
    reasonAndNote: (request) => ({ reason: codesOf(request)[0] ?? null, note: noteOf(request) }),
    facts: async (): Promise<null> => null,
    guards,
    effects: {
      to: {
        pending: (context) => this.pending(context),
        info_requested: (context) => this.ended(context),
        verified: (context) => this.ended(context),
        rejected: (context) => this.ended(context),
        lapsed: (context) => this.ended(context),
      },
    },
    audit: ({ record, request, from, to, actor, reason, note }) => ({
      caller: actor.caller ?? null,
      action: from === null ? 'created' : 'transition',
      resource: 'verification-cases',
      id: record._id.toHexString(),
      label: record.employerName,
      employerId: record.employerId.toHexString(),
      changes: [{ field: 'state', before: from, after: to }],
      reasonCode: reason,
      furtherReasonCodes: codesOf(request).slice(1),
      reason: failureReasonOf(request) ?? note,
    }),
    event: {
      'case.opened': submitted,
      'case.answered': submitted,
      'case.info_requested': decided,
      'case.verified': decided,
      'case.rejected': decided,
      'case.lapsed': decided,
    },
  });

  private async pending(context: CaseContext): Promise<void> {
    const { unitOfWork, record, request, actor } = context;
    const { _id: caseId, employerId } = record;
    if (actor.actorKind !== 'employer') return this.employers.setOpenCase(unitOfWork, employerId, caseId);
    if (request.kind === 'answer') nextRound(context, request);
    if (request.kind === 'opening' || request.kind === 'answer')
      await this.library.retain(unitOfWork, employerId, request.documentIds);
    const opened = request.kind === 'opening' ? { caseId } : {};
    await this.employers.transition(unitOfWork, employerId, {
      to: 'pending',
      by: 'employer',
      actorId: actor.actorId,
      ...opened,
    });
  }

  /** Ends the round, and the case with it unless information was asked for. */
  private async ended(context: CaseContext): Promise<void> {
    const { unitOfWork, record, request, to, actor, note: noteToEmployer, now } = context;
    if (to === 'pending') return;
    const reasonCodes = codesOf(request);
    record.rounds = withEndedRound(record.rounds, { outcome: to, reasonCodes, noteToEmployer }, now);
    Object.assign(record, { reasonCodes, noteToEmployer, level: to === 'lapsed' ? record.level : levelOf(request) });
    if (to === 'info_requested') record.dueAt = new Date(now.getTime() + verificationTimes.silenceDays * DAY);
    else Object.assign(record, { open: false, dueAt: null, decidedAt: now });
    if (actor.actorId !== null && !record.open) record.decidedBy = objectId(actor.actorId);
    if (!record.open) await this.library.retain(unitOfWork, record.employerId, []);
    await this.moveEmployer(context);
  }

  private moveEmployer({ unitOfWork, record, request, to, actor, note }: CaseContext): Promise<void> {
    const closed = to === 'info_requested' ? {} : { caseId: null };
    if (to === 'lapsed')
      return this.employers.transition(unitOfWork, record.employerId, {
        to: 'unverified',
        by: 'system',
        actorId: null,
        ...closed,
      });
    const verificationChecks = record.checks.map(({ id: check, result, at }) => ({ check, result, at }));
    const level = levelOf(request);
    const verified = level === null ? {} : { level, verificationChecks };
    const decision = { actorId: actor.actorId, reasonCodes: codesOf(request), note };
    return this.employers.transition(unitOfWork, record.employerId, {
      to,
      by: 'admin',
      ...decision,
      ...verified,
      ...closed,
    });
  }
}

function nextRound({ record, now }: CaseContext, { answer, checks, documents }: AnswerRequest): void {
  record.round += 1;
  record.rounds = [...record.rounds, newRound(record.round, now, answer)];
  Object.assign(record, { checks, ...countAttentionChecks(checks), dueAt: decisionDueAt(now) });
  record.documents = withFormerDates(record.documents, documents);
}
