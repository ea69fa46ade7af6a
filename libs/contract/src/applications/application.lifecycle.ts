import { lifecycle } from '../kernel/lifecycle.ts';

/**
 * Guards and events are names here, because the contract knows no code of the API: each guard is the function of this
 * name in `guards` of `api/src/features/applications/application-guards.ts`, each event an entry of
 * `api/src/platform/events/catalogue/application.events.ts`.
 */
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
      to: 'interview',
      by: ['employer'],
      requestKind: 'interview_rescheduling',
      guards: ['interviewValid'],
      event: 'application.interview_rescheduled',
    },
    {
      from: ['interview'],
      to: 'shortlisted',
      by: ['employer'],
      requestKind: 'interview_cancellation',
      requires: ['note'],
      guards: ['noPendingRejection', 'beforeInterview'],
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
      guards: ['companyNotSuspended', 'withdrawnOrExpired'],
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
      /* For the company it is rejected already; the candidate is still in the state before. */
      from: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
      to: 'rejected',
      by: ['system'],
      requestKind: 'rejection_sending',
      guards: ['undoPeriodOver'],
      event: 'application.rejection_sent',
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
export type ApplicationState = (typeof applicationLifecycle.states)[number];

type States = readonly ApplicationState[];
/** The lists that routes and screens name. */
export const interestedApplicationStates = ['interested', 'submitted', 'in_review'] as const satisfies States;
export const selectedApplicationStates = [
  'shortlisted',
  'interview',
  'finalist',
  'offered',
  'accepted',
] as const satisfies States;
export const finalistApplicationStates = ['finalist', 'offered', 'accepted', 'placed'] as const satisfies States;
/** Neither side has ended it, and no placement has begun. */
export const activeApplicationStates = [
  ...interestedApplicationStates,
  ...selectedApplicationStates,
] as const satisfies States;
/** Returns whether an application is still in progress. */
export const isActiveState = (state: string | null): state is (typeof activeApplicationStates)[number] =>
  activeApplicationStates.some((active) => active === state);
/** Submitted, and owed a first response by `responseDueAt`. */
export const unansweredApplicationStates = ['submitted', 'in_review'] as const satisfies States;
/** Returns whether an application awaits its first response. */
export const isUnansweredState = (state: string | null): state is (typeof unansweredApplicationStates)[number] =>
  unansweredApplicationStates.some((unanswered) => unanswered === state);
/** These fill one of the internship's openings. */
export const acceptedApplicationStates: States = ['accepted', 'placed', 'completed'];
/** These keep one of them reserved, an offer among them. */
export const openingReservingStates: States = ['offered', ...acceptedApplicationStates];
/** In these the date of an interview still means something; a rejection may be undone. */
export const interviewShowingStates: States = ['shortlisted', 'interview', 'finalist', 'offered', 'rejected'];
/**
 * From these on the team sees contact details. Who it is under blind review is decided by `revealedAt` (see `isBlind`).
 */
export const contactRevealingStates = [
  ...selectedApplicationStates,
  'offer_declined',
  'placed',
  'completed',
  'terminated_early',
] as const satisfies States;
