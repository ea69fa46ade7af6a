import { lifecycle, stateSchema } from '../kernel/lifecycle.ts';

export const applicationLifecycle = lifecycle(
  [
    'interested',
    'submitted',
    'in_review',
    'shortlisted',
    'interview',
    'finalist',
    'offered',
    'accepted',
    'offer_declined',
    'placed',
    'completed',
    'terminated_early',
    'rejected',
    'withdrawn',
    'closed_no_response',
    'cancelled',
  ],
  [
    {
      from: [null],
      to: 'interested',
      by: ['intern'],
      guards: ['internshipOpen', 'profileForInterest'],
      event: 'application.interested',
    },
    {
      from: [null, 'interested'],
      to: 'submitted',
      by: ['intern'],
      guards: [
        'internshipOpen',
        'belowActiveLimit',
        'profileForApplication',
        'eligible',
        'questionsAnswered',
        'cleanCv',
      ],
      event: 'application.submitted',
    },
    { from: ['submitted'], to: 'in_review', by: ['system'], guards: ['notYetViewed'], event: 'application.viewed' },
    {
      from: ['submitted', 'in_review'],
      to: 'shortlisted',
      by: ['employer'],
      guards: ['companyNotSuspended'],
      event: 'application.shortlisted',
    },
    {
      from: ['shortlisted'],
      to: 'interview',
      by: ['employer'],
      guards: ['companyNotSuspended', 'interviewValid'],
      event: 'application.interview',
    },
    {
      from: ['interview'],
      to: 'shortlisted',
      by: ['employer'],
      requires: ['note'],
      guards: ['askedToCancelInterview', 'beforeInterview'],
      event: 'application.interview_cancelled',
    },
    {
      from: ['shortlisted', 'interview'],
      to: 'finalist',
      by: ['employer'],
      guards: ['companyNotSuspended'],
      event: 'application.finalist',
    },
    {
      from: ['finalist'],
      to: 'offered',
      by: ['employer'],
      guards: ['companyNotSuspended', 'offerValid', 'openingReserved'],
      event: 'application.offered',
    },
    { from: ['offered'], to: 'accepted', by: ['intern'], guards: ['offerNotExpired'], event: 'application.accepted' },
    {
      from: ['offered'],
      to: 'offer_declined',
      by: ['intern'],
      guards: ['offerNotExpired'],
      event: 'application.declined',
    },
    {
      from: ['offered'],
      to: 'finalist',
      by: ['system', 'employer'],
      guards: ['companyNotSuspended'],
      event: 'application.offer_ended',
    },
    {
      from: ['accepted'],
      to: 'placed',
      by: ['employer', 'intern', 'system'],
      guards: ['startReached'],
      event: 'application.placed',
    },
    {
      from: ['placed'],
      to: 'completed',
      by: ['employer', 'intern', 'system'],
      guards: ['endReached'],
      event: 'application.completed',
    },
    {
      from: ['placed'],
      to: 'terminated_early',
      by: ['employer', 'intern'],
      requires: ['reason'],
      event: 'application.terminated',
    },
    {
      from: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
      to: 'rejected',
      by: ['employer'],
      requires: ['reason'],
      guards: ['feedbackAfterInterview'],
      event: 'application.rejected',
    },
    {
      from: ['rejected'],
      to: 'shortlisted',
      by: ['employer'],
      guards: ['companyNotSuspended', 'withinReconsiderPeriod', 'notArchived'],
      event: 'application.reconsidered',
    },
    {
      from: ['interested', 'submitted', 'in_review', 'shortlisted', 'interview', 'finalist', 'offered', 'accepted'],
      to: 'withdrawn',
      by: ['intern'],
      event: 'application.withdrawn',
    },
    {
      from: ['submitted', 'in_review'],
      to: 'closed_no_response',
      by: ['system'],
      guards: ['noResponsePeriodOver'],
      event: 'application.closed_no_response',
    },
    {
      from: ['interested', 'submitted', 'in_review', 'shortlisted', 'interview', 'finalist', 'offered', 'accepted'],
      to: 'cancelled',
      by: ['system', 'admin'],
      requires: ['reason'],
      event: 'application.cancelled',
    },
  ],
);
export const applicationState = stateSchema(applicationLifecycle);
export type ApplicationState = (typeof applicationLifecycle.states)[number];

type States = readonly ApplicationState[];
/** The lists that routes and screens name. */
export const interestedStates = ['interested', 'submitted', 'in_review'] as const satisfies States;
export const selectedStates = ['shortlisted', 'interview', 'finalist', 'offered', 'accepted'] as const satisfies States;
export const finalistStates = ['finalist', 'offered', 'accepted', 'placed'] as const satisfies States;
/** States that still wait for somebody. */
export const activeStates = [...interestedStates, ...selectedStates] as const satisfies States;
/** Submitted and waiting for a first response: the clock runs. */
export const waitingStates = ['submitted', 'in_review'] as const satisfies States;
/** Before these, blind review hides who it is and contacts are not shown. */
export const revealedStates = [
  ...selectedStates,
  'offer_declined',
  'placed',
  'completed',
  'terminated_early',
] as const satisfies States;
