import { lifecycle, stateOf } from '../kernel/lifecycle.ts';

/**
 * One case of verification, from a submission to its decision. The employer's own state follows it: see
 * `verificationLifecycle`. A resubmission stays in the case and begins its next round.
 */
export const caseLifecycle = lifecycle(
  ['pending', 'info_requested', 'verified', 'rejected', 'lapsed'],
  [
    {
      from: [null],
      to: 'pending',
      by: ['employer', 'system'],
      guards: ['isOwner', 'emailVerified', 'profileComplete', 'noneOpen', 'retryWaited'],
      event: 'case.opened',
    },
    {
      from: ['pending'],
      to: 'info_requested',
      by: ['admin'],
      guards: ['noConflict', 'roundsLeft'],
      requires: ['reason', 'note'],
      event: 'case.info_requested',
    },
    { from: ['info_requested'], to: 'pending', by: ['employer'], guards: ['isOwner'], event: 'case.answered' },
    { from: ['info_requested'], to: 'lapsed', by: ['system'], guards: ['silent'], event: 'case.lapsed' },
    { from: ['pending'], to: 'verified', by: ['admin'], guards: ['noConflict'], event: 'case.verified' },
    {
      from: ['pending'],
      to: 'rejected',
      by: ['admin'],
      guards: ['noConflict'],
      requires: ['reason'],
      event: 'case.rejected',
    },
  ],
);
export const caseState = stateOf(caseLifecycle);
export type CaseState = (typeof caseLifecycle.states)[number];
/** States that still wait for somebody. */
export const openCaseStates = ['pending', 'info_requested'] as const satisfies readonly CaseState[];
