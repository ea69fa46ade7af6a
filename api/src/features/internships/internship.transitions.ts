import {
  internshipLifecycle,
  type internshipGuardNames,
  type InternshipState,
  daysBetween,
  isBeforeDeadline,
  internshipLimits as limits,
  findMissingFields,
  isHighRisk,
  AppError,
  type InternshipTransitionRequest,
  type Risk,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import type { UnitOfWork } from '../../platform/database/database.service.ts';
import { KeyedMutex } from '../../platform/database/keyed-mutex.ts';
import {
  defineTransitions,
  guardThat,
  type GuardsNamed,
  type TransitionContext,
} from '../../platform/transitions/define-transitions.ts';
import { EmployerLookup, type EmployerStatus } from '../employers/index.ts';
import { ApplicantChecks } from './applicant-checks.service.ts';
import { internshipMutex, InternshipRevision, type InternshipEntity } from './internship.entity.ts';
import { postingOf } from './internship-presenter.ts';
import { DAY } from '../../platform/clock/clock.ts';
import { minHashSketch, shinglesOf } from './moderation/near-duplicates.ts';

/** @throws AppError VALIDATION_FAILED when a high risk is approved without confirming that its findings were read */
export function assertRiskConfirmed(risk: Risk | null | undefined, decision: { readonly confirmRisk?: unknown }): void {
  if (!isHighRisk(risk) || decision.confirmRisk === true) return;
  throw new AppError('VALIDATION_FAILED', {}, [
    { field: 'confirmRisk', code: 'required', message: 'Confirm that you have read the risk findings.' },
  ]);
}

/** What people decide, with what they filled in; or what follows from something else. */
export type InternshipRequest =
  | (InternshipTransitionRequest & {
      readonly kind: 'form';
      /** What the assessment found of an internship that is submitted. */
      readonly assessedRisk?: Risk | null;
    })
  | {
      readonly kind: 'consequence';
      readonly to: InternshipState;
      readonly reason?: string | null;
      readonly note?: string | null;
      readonly closeReason?: InternshipEntity['closeReason'];
    };

/** What guards look at beside the internship; what not all of them need is asked for only then. */
export interface InternshipFacts {
  readonly employerStatus: EmployerStatus;
  /** Whether an application is active. */
  readonly hasActiveApplication: () => Promise<boolean>;
  /** How many openings are taken. */
  readonly accepted: () => Promise<number>;
}

export type InternshipContext = TransitionContext<
  InternshipEntity,
  InternshipState,
  InternshipRequest,
  InternshipFacts
>;

function complete({ record, facts, now }: InternshipContext): void {
  const faults = findMissingFields(postingOf(record), facts.employerStatus.type, now);
  if (faults.length === 0) return;
  const missing = [...new Set(faults.map((fault) => fault.field.split('.')[0]))].join(', ');
  throw new AppError('INTERNSHIP_INCOMPLETE', { missing }, faults);
}

function mayPublish({ facts: { employerStatus } }: InternshipContext): void {
  if (employerStatus.rejected || employerStatus.suspended) throw new AppError('EMPLOYER_NOT_VERIFIED');
  if (employerStatus.publishBlocked) throw new AppError('PUBLISH_BLOCKED_OVERDUE', { n: employerStatus.overdue });
}

function newDeadline({ request, now }: InternshipContext): void {
  const deadline = request.kind === 'form' && request.to === 'open' ? request.deadline : undefined;
  const days = deadline ? daysBetween(now, deadline) : -1;
  if (days < limits.deadlineDays.min || days > limits.deadlineDays.max) throw new AppError('DEADLINE_OUT_OF_RANGE');
}

function withinReopenPeriod({ record, now }: InternshipContext): void {
  const age = (date: Date | null | undefined): number => (date ? (now.getTime() - date.getTime()) / DAY : Infinity);
  const isTooLate = age(record.closedAt) > limits.reopenDays || age(record.firstPublishedAt) > limits.lifeDays;
  if (isTooLate) throw new AppError('RENEWAL_WINDOW_PASSED');
}

function removedByAnother({ record, actor }: InternshipContext): boolean {
  const removal = record.history.findLast((entry) => entry.to === 'removed');
  return removal?.actorId !== actor.actorId;
}

/** The conditions that the lifecycle names; each refuses with its documented code. */
export const internshipGuards: GuardsNamed<typeof internshipGuardNames, InternshipContext> = {
  complete,
  mayPublish,
  newDeadline,
  withinReopenPeriod,
  reviewRoundsLeft: guardThat(
    ({ record }) => record.reviewRounds < limits.reviewRounds,
    () => new AppError('REVIEW_ROUNDS_EXCEEDED'),
  ),
  employerVerified: guardThat(
    ({ facts: { employerStatus } }) => employerStatus.live && !employerStatus.suspended,
    () => new AppError('EMPLOYER_NOT_VERIFIED'),
  ),
  highRiskConfirmed: ({ record, request }) => {
    const isDecision = request.kind === 'form' && (request.to === 'open' || request.to === 'scheduled');
    assertRiskConfirmed(record.risk, isDecision ? request : {});
  },
  publishReached: guardThat(({ record, now }) => Boolean(record.publishAt && new Date(record.publishAt) <= now)),
  beforeDeadline: guardThat(
    ({ record, now }) => isBeforeDeadline(record.deadline ?? null, now),
    () => new AppError('DEADLINE_OUT_OF_RANGE'),
  ),
  openingsFilled: guardThat(async ({ record, facts }) => (await facts.accepted()) >= record.openings),
  noActiveApplication: guardThat(async ({ facts }) => !(await facts.hasActiveApplication())),
  /** By itself it closes only when nobody has resumed it for long. */
  byHandOrPausedTooLong: guardThat(
    ({ record, actor, now }) =>
      actor.actorKind === 'employer' ||
      Boolean(record.pausedAt && now.getTime() - record.pausedAt.getTime() > limits.pausedDays * DAY),
  ),
  employerNotLive: guardThat(({ facts }) => !facts.employerStatus.live),
  differentAdmin: guardThat(removedByAnother, () => new AppError('REMOVED_BY_YOURSELF')),
};

const isApproval = (from: InternshipState, to: InternshipState): boolean =>
  from === 'pending_review' && (to === 'open' || to === 'scheduled');

/** Resolves the change that waits: it becomes part of a draft, and is dropped with what is over. */
function resolvePendingRevision({ record, to }: InternshipContext): void {
  if (to === 'draft') Object.assign(record, record.pendingRevision?.posting);
  if (['draft', 'removed', 'filled', 'archived'].includes(to)) record.pendingRevision = null;
}

function submitted({ record, request, from, now }: InternshipContext): void {
  record.submittedAt = now;
  if (request.kind === 'form' && request.assessedRisk) {
    record.risk = request.assessedRisk;
    record.sketch = minHashSketch(shinglesOf(record));
  }
  if (from === 'changes_requested') record.reviewRounds += 1;
}

function opened({ unitOfWork, record, request, from, now }: InternshipContext): void {
  const deadline = request.kind === 'form' && request.to === 'open' ? request.deadline : undefined;
  if (from === 'closed' && deadline) record.deadline = deadline;
  record.pausedAt = null;
  record.closedAt = null;
  record.closeReason = null;
  /* What was paused before it was ever open, because of its company, opens for the first time. */
  if (from === 'paused' && record.firstPublishedAt) return;
  record.openedAt = now;
  record.firstPublishedAt ??= now;
  if (from !== 'closed' || record.revision === 0) publishRevision(unitOfWork, record, now);
}

function ended({ record, request, from, to, now }: InternshipContext): void {
  record.closedAt = now;
  const closeReason = request.kind === 'consequence' ? request.closeReason : null;
  record.closeReason = closeReason ?? (to === 'filled' ? 'filled' : from === 'removed' ? 'reinstated' : 'by_hand');
}

function reviewed({ record, actor, reason, note, now }: InternshipContext): void {
  if (actor.actorKind === 'admin') record.review = reason ? { reason, note, at: now } : null;
}

/** Returns what every event of an internship that has a title says; ids are hex strings. */
export const internshipEventPayload = ({ _id, employerId, title }: InternshipEntity) => ({
  internshipId: _id.toHexString(),
  employerId: employerId.toHexString(),
  title: title ?? '',
});

/** Freezes the posting as it is now shown. */
export function publishRevision(unitOfWork: UnitOfWork, internship: InternshipEntity, now: Date): void {
  internship.revision += 1;
  unitOfWork.persist(
    unitOfWork.create(InternshipRevision, {
      _id: new ObjectId(),
      internshipId: internship._id,
      employerId: internship.employerId,
      revision: internship.revision,
      posting: postingOf(internship),
      createdAt: now,
      updatedAt: now,
    }),
  );
}

/** Defines the transitions of internships: the guards and effects of `internshipLifecycle`. */
@Injectable()
export class InternshipTransitions {
  constructor(
    private readonly employers: EmployerLookup,
    private readonly applicants: ApplicantChecks,
    private readonly mutex: KeyedMutex,
  ) {}

  /** The machine: its guards are {@link internshipGuards}, its effects are above. */
  readonly definition = defineTransitions<typeof internshipLifecycle, InternshipContext>(internshipLifecycle, {
    versions: ({ version }) => [version],
    stateOf: ({ state }: InternshipEntity) => state,
    setState: (internship, to) => (internship.state = to),
    /** An approval opens at once or is scheduled, as the time of publishing says. */
    target: ({ state, publishAt }, { to }: InternshipRequest, now) => {
      if (!isApproval(state, to)) return to;
      return publishAt && new Date(publishAt) > now ? 'scheduled' : 'open';
    },
    facts: async ({ unitOfWork, record, from }): Promise<InternshipFacts> => {
      const employerStatus = await this.employers.status(unitOfWork, record.employerId);
      if (from === 'open') await this.mutex.acquire(unitOfWork, internshipMutex, record._id);
      return {
        employerStatus,
        hasActiveApplication: () => this.applicants.hasActive(record),
        accepted: () => this.applicants.countAccepted(record),
      };
    },
    guards: internshipGuards,
    effects: {
      before: resolvePendingRevision,
      to: {
        pending_review: submitted,
        open: opened,
        paused: ({ record, now }) => void (record.pausedAt = now),
        closed: ended,
        filled: ended,
      },
      after: reviewed,
    },
    appendHistory: ({ record, from, to, actor, reason, note, now }) => {
      const { actorKind: by, actorId } = actor;
      const entry = { from, to, by, actorId, reason, note, revision: record.revision, at: now };
      record.history = [...record.history, entry];
    },
    audit: ({ record, from, to, actor, reason, note }) =>
      actor.caller
        ? {
            caller: actor.caller,
            action: 'transition',
            resource: 'internships',
            id: record._id.toHexString(),
            label: record.title ?? null,
            employerId: record.employerId.toHexString(),
            changes: [{ field: 'state', before: from, after: to }],
            reasonCode: reason,
            reason: note,
          }
        : null,
    event: ({ record, from, to, actor, reason, note, now }) => ({
      ...internshipEventPayload(record),
      from,
      to,
      actorId: actor.actorId,
      actorKind: actor.actorKind,
      reason,
      note,
      closeReason: record.closeReason ?? null,
      at: now.toISOString(),
    }),
  });
}
