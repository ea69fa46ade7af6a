import {
  daysBetween,
  endOfDay,
  internshipLimits as limits,
  findMissingFields,
  AppError,
  type internshipLifecycle,
  type InternshipState,
  type InternshipTransitionRequest,
  internshipLimits,
  type Risk,
} from '@prentice/contract';
import { DAY } from '../../platform/clock/clock.ts';
import {
  requireThat,
  type GuardFunctions,
  type TransitionContext,
} from '../../platform/transitions/define-transitions.ts';
import type { EmployerStatus } from '../employers/index.ts';
import type { InternshipEntity } from './internship.entity.ts';
import { postingOf } from './internship-presenter.ts';

/** @throws AppError VALIDATION_FAILED when a high risk is approved without the word that its findings were read */
export function assertRiskConfirmed(risk: Risk | null | undefined, decision: { readonly confirmRisk?: unknown }): void {
  const risky = (risk?.score ?? 0) >= internshipLimits.confirmRisk;
  if (!risky || decision.confirmRisk === true) return;
  throw new AppError('VALIDATION_FAILED', {}, [
    { field: 'confirmRisk', code: 'required', message: 'Confirm that you have read the risk findings.' },
  ]);
}

/** What people decide, with what they filled in; or what follows from something else. */
export type InternshipRequest =
  | (InternshipTransitionRequest & { readonly kind: 'form' })
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
  const age = (at: Date | null | undefined): number => (at ? (now.getTime() - at.getTime()) / DAY : Infinity);
  const late = age(record.closedAt) > limits.reopenDays || age(record.firstPublishedAt) > limits.lifeDays;
  if (late) throw new AppError('RENEWAL_WINDOW_PASSED');
}

function removedByAnother({ record, actor }: InternshipContext): boolean {
  const removal = record.history.findLast((entry) => entry.to === 'removed');
  return removal?.actorId !== actor.actorId;
}

/** The conditions that the lifecycle names; each refuses with its documented code. */
export const guards: GuardFunctions<typeof internshipLifecycle, InternshipContext> = {
  complete,
  mayPublish,
  newDeadline,
  withinReopenPeriod,
  reviewRoundsLeft: requireThat(
    ({ record }) => record.reviewRounds < limits.reviewRounds,
    () => new AppError('REVIEW_ROUNDS_EXCEEDED'),
  ),
  employerVerified: requireThat(
    ({ facts: { employerStatus } }) => employerStatus.live && !employerStatus.suspended,
    () => new AppError('EMPLOYER_NOT_VERIFIED'),
  ),
  highRiskConfirmed: ({ record, request }) => {
    const isApproval = request.kind === 'form' && (request.to === 'open' || request.to === 'scheduled');
    assertRiskConfirmed(record.risk, isApproval ? request : {});
  },
  publishReached: requireThat(({ record, now }) => Boolean(record.publishAt && new Date(record.publishAt) <= now)),
  beforeDeadline: requireThat(
    ({ record, now }) => Boolean(record.deadline && endOfDay(record.deadline) >= now),
    () => new AppError('DEADLINE_OUT_OF_RANGE'),
  ),
  openingsFilled: requireThat(async ({ record, facts }) => (await facts.accepted()) >= record.openings),
  noActiveApplication: requireThat(async ({ facts }) => !(await facts.hasActiveApplication())),
  employerNotLive: requireThat(({ facts }) => !facts.employerStatus.live),
  differentAdmin: requireThat(removedByAnother, () => new AppError('FORBIDDEN')),
};
