import type { Actor } from '../kernel/actor.ts';
import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

/** The conditions of the table. Each is the function of its name in `case.transitions.ts` of the API. */
export const verificationCaseGuardNames = guardNames({
  /** The employer has no open case, and a state from which one is opened. */
  noOpenCase: 'noOpenCase',
  /** The wait after a rejection is over. */
  retryPeriodOver: 'retryPeriodOver',
  /** The company's profile is complete enough. */
  profileComplete: 'profileComplete',
  /** Information has not been asked for as often as is allowed. */
  reviewRoundsLeft: 'reviewRoundsLeft',
  /** Nothing failed in the checks, or a reason is given why the company is verified all the same. */
  failuresExplained: 'failuresExplained',
  /** The time in which the employer had to answer is over. */
  responsePeriodOver: 'responsePeriodOver',
});
const guard = verificationCaseGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const verificationCaseEventNames = eventNames({
  'case.opened': 'case.opened',
  'case.info_requested': 'case.info_requested',
  'case.answered': 'case.answered',
  'case.lapsed': 'case.lapsed',
  'case.verified': 'case.verified',
  'case.rejected': 'case.rejected',
});
const event = verificationCaseEventNames;

/**
 * One case of verification, from a submission to its decision. The employer's own state follows it: see
 * `employerVerificationLifecycle`. A resubmission stays in the case and begins its next round. That only owners submit,
 * and that nobody decides about their own employer, are rules of access: see `caseRules`.
 */
export const verificationCaseLifecycle = lifecycle(
  ['pending', 'info_requested', 'verified', 'rejected', 'lapsed'],
  [
    {
      from: [null],
      to: 'pending',
      by: ['employer'],
      guards: [guard.noOpenCase, guard.retryPeriodOver, guard.profileComplete],
      event: event['case.opened'],
    },
    { from: [null], to: 'pending', by: ['system'], event: event['case.opened'] },
    {
      from: ['pending'],
      to: 'info_requested',
      by: ['admin'],
      guards: [guard.reviewRoundsLeft],
      requires: ['reason', 'note'],
      event: event['case.info_requested'],
    },
    { from: ['info_requested'], to: 'pending', by: ['employer'], event: event['case.answered'] },
    {
      from: ['info_requested'],
      to: 'lapsed',
      by: ['system'],
      guards: [guard.responsePeriodOver],
      event: event['case.lapsed'],
    },
    {
      from: ['pending'],
      to: 'verified',
      by: ['admin'],
      guards: [guard.failuresExplained],
      event: event['case.verified'],
    },
    {
      from: ['pending'],
      to: 'rejected',
      by: ['admin'],
      requires: ['reason'],
      event: event['case.rejected'],
    },
  ],
);
export type VerificationCaseState = (typeof verificationCaseLifecycle.states)[number];
/** States that still wait for somebody. */
export const openCaseStates = ['pending', 'info_requested'] as const satisfies readonly VerificationCaseState[];

export const caseLimits = {
  rounds: 3,
  documents: 5,
  noteToEmployer: { min: 20, max: 1_000 },
  internalNote: 2_000,
  answer: 1_000,
  checkNote: { min: 10, max: 300 },
  reasons: 5,
} as const;

/** Why a case was opened. */
export const caseOrigins = ['first', 'retry', 'renewal', 'identity_changed'] as const;

/** Returns true for a case of the actor's own employer; asked before anything else, and answered CASE_CONFLICT_OF_INTEREST. */
export const hasConflict = (actor: Pick<Actor, 'employerId'>, record: { employerId: string }): boolean =>
  actor.employerId !== null && actor.employerId === record.employerId;
