import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

/** The conditions of the table. Each is the function of its name in `employer.transitions.ts` of the API. */
export const employerVerificationGuardNames = guardNames({
  /** Its case was decided, with a level. */
  caseDecided: 'caseDecided',
  /** The verification has run out. */
  due: 'due',
  /** Its legal name, domain or country has changed. */
  identityChanged: 'identityChanged',
});
const guard = employerVerificationGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const employerVerificationEventNames = eventNames({
  'employer.created': 'employer.created',
  'employer.submitted': 'employer.submitted',
  'employer.info_requested': 'employer.info_requested',
  'employer.lapsed': 'employer.lapsed',
  'employer.verified': 'employer.verified',
  'employer.rejected': 'employer.rejected',
  'employer.expired': 'employer.expired',
  'employer.recheck_required': 'employer.recheck_required',
  'employer.suspended': 'employer.suspended',
  'employer.reinstated': 'employer.reinstated',
});
const event = employerVerificationEventNames;

/**
 * Verification of an employer. Administrators here are full ones and holders of `employers:verify`. It follows the
 * case: what an owner's submission and a decision need is in `verificationCaseLifecycle`.
 */
export const employerVerificationLifecycle = lifecycle(
  ['unverified', 'pending', 'info_requested', 'verified', 'rejected', 'expired', 'suspended'],
  [
    { from: [null], to: 'unverified', by: ['system'], event: event['employer.created'] },
    {
      from: ['unverified'],
      to: 'pending',
      by: ['employer'],
      event: event['employer.submitted'],
    },
    {
      from: ['pending'],
      to: 'info_requested',
      by: ['admin'],
      requires: ['reason', 'note'],
      event: event['employer.info_requested'],
    },
    { from: ['info_requested'], to: 'pending', by: ['employer'], event: event['employer.submitted'] },
    { from: ['info_requested'], to: 'unverified', by: ['system'], event: event['employer.lapsed'] },
    /* Not by an administrator who asks for it without a case: that way only a suspension ends. */
    {
      from: ['pending'],
      to: 'verified',
      by: ['admin'],
      guards: [guard.caseDecided],
      event: event['employer.verified'],
    },
    {
      from: ['pending'],
      to: 'rejected',
      by: ['admin'],
      requires: ['reason'],
      event: event['employer.rejected'],
    },
    {
      from: ['rejected'],
      to: 'pending',
      by: ['employer'],
      event: event['employer.submitted'],
    },
    { from: ['verified'], to: 'expired', by: ['system'], guards: [guard.due], event: event['employer.expired'] },
    {
      from: ['expired'],
      to: 'pending',
      by: ['employer'],
      event: event['employer.submitted'],
    },
    {
      from: ['verified'],
      to: 'pending',
      by: ['system'],
      guards: [guard.identityChanged],
      event: event['employer.recheck_required'],
    },
    {
      from: ['verified', 'expired'],
      to: 'suspended',
      by: ['admin'],
      requires: ['reason', 'note'],
      event: event['employer.suspended'],
    },
    {
      from: ['suspended'],
      to: 'verified',
      by: ['admin'],
      requires: ['note'],
      event: event['employer.reinstated'],
    },
  ],
);
export type EmployerVerificationState = (typeof employerVerificationLifecycle.states)[number];

/** Times of the verification, in days unless named otherwise. */
export const verificationTimes = {
  decideBusinessDays: 2,
  silenceDays: 14,
  retryDays: 30,
  validMonths: 12,
  graceDays: 14,
  reminderDays: [30, 7, 1],
} as const;
