import { guardNames, lifecycle } from '../kernel/lifecycle.ts';

/**
 * The conditions of applying. Each is the function of its name in `submissionGuards` of the API (`submission-rules.ts`):
 * "go to implementations" leads there, from here and from the rows.
 */
export const submissionGuardNames = guardNames({
  /** The internship takes applications. */
  internshipOpen: 'internshipOpen',
  /** The profile has what showing interest needs. */
  profileForInterest: 'profileForInterest',
  /** The candidate has fewer active applications than are allowed. */
  belowActiveLimit: 'belowActiveLimit',
  /** The profile has what applying needs. */
  profileForApplication: 'profileForApplication',
  /** The candidate meets what the internship requires. */
  eligible: 'eligible',
  /** The required questions of the posting are answered. */
  questionsAnswered: 'questionsAnswered',
  /** The CV has passed the check. */
  cleanCv: 'cleanCv',
});
/** The conditions of what follows: the functions of `decisionGuards` of the API (`decision-rules.ts`). */
export const decisionGuardNames = guardNames({
  /** An employer who acts is not suspended. */
  companyNotSuspended: 'companyNotSuspended',
  /** Nobody of the company has opened it. */
  notYetViewed: 'notYetViewed',
  /** The interview has a time, a length and a place that are possible. */
  interviewValid: 'interviewValid',
  /** No rejection waits to be sent. */
  noPendingRejection: 'noPendingRejection',
  /** The interview has not begun. */
  beforeInterview: 'beforeInterview',
  /** The offer has terms that are possible. */
  offerValid: 'offerValid',
  /** An opening is reserved for the application. */
  openingReserved: 'openingReserved',
  /** The employer withdraws the offer, or it has expired. */
  withdrawnOrExpired: 'withdrawnOrExpired',
  /** The offer can still be answered. */
  offerNotExpired: 'offerNotExpired',
  /** The internship has begun. */
  startReached: 'startReached',
  /** The internship has ended. */
  endReached: 'endReached',
  /** A candidate who was interviewed gets written feedback. */
  feedbackAfterInterview: 'feedbackAfterInterview',
  /** The rejection can no longer be undone. */
  undoPeriodOver: 'undoPeriodOver',
  /** The rejection is recent enough to be reconsidered. */
  withinReconsiderPeriod: 'withinReconsiderPeriod',
  /** The internship is neither archived nor removed. */
  notArchived: 'notArchived',
  /** The employer has not answered for too long. */
  noResponsePeriodOver: 'noResponsePeriodOver',
});
const guard = { ...submissionGuardNames, ...decisionGuardNames };

/**
 * Each event is an entry of `api/src/platform/events/catalogue/application.events.ts`, which the contract does not know.
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
      guards: [guard.internshipOpen, guard.profileForInterest],
      event: 'application.interested',
    },
    {
      from: [null, 'interested'],
      to: 'submitted',
      by: ['intern'],
      guards: [
        guard.internshipOpen,
        guard.belowActiveLimit,
        guard.profileForApplication,
        guard.eligible,
        guard.questionsAnswered,
        guard.cleanCv,
      ],
      event: 'application.submitted',
    },
    { from: ['submitted'], to: 'in_review', by: ['system'], guards: [guard.notYetViewed], event: 'application.viewed' },
    {
      from: ['submitted', 'in_review'],
      to: 'shortlisted',
      by: ['employer'],
      guards: [guard.companyNotSuspended],
      event: 'application.shortlisted',
    },
    {
      from: ['shortlisted'],
      to: 'interview',
      by: ['employer'],
      guards: [guard.companyNotSuspended, guard.interviewValid],
      event: 'application.interview',
    },
    {
      from: ['interview'],
      to: 'interview',
      by: ['employer'],
      requestKind: 'interview_rescheduling',
      guards: [guard.companyNotSuspended, guard.interviewValid],
      event: 'application.interview_rescheduled',
    },
    {
      from: ['interview'],
      to: 'shortlisted',
      by: ['employer'],
      requestKind: 'interview_cancellation',
      requires: ['note'],
      guards: [guard.noPendingRejection, guard.beforeInterview],
      event: 'application.interview_cancelled',
    },
    {
      from: ['shortlisted', 'interview'],
      to: 'finalist',
      by: ['employer'],
      guards: [guard.companyNotSuspended],
      event: 'application.finalist',
    },
    {
      from: ['finalist'],
      to: 'offered',
      by: ['employer'],
      guards: [guard.companyNotSuspended, guard.offerValid, guard.openingReserved],
      event: 'application.offered',
    },
    {
      from: ['offered'],
      to: 'accepted',
      by: ['intern'],
      guards: [guard.offerNotExpired],
      event: 'application.accepted',
    },
    {
      from: ['offered'],
      to: 'offer_declined',
      by: ['intern'],
      guards: [guard.offerNotExpired],
      event: 'application.declined',
    },
    {
      from: ['offered'],
      to: 'finalist',
      by: ['system', 'employer'],
      guards: [guard.companyNotSuspended, guard.withdrawnOrExpired],
      event: 'application.offer_ended',
    },
    {
      from: ['accepted'],
      to: 'placed',
      by: ['employer', 'intern', 'system'],
      guards: [guard.startReached],
      event: 'application.placed',
    },
    {
      from: ['placed'],
      to: 'completed',
      by: ['employer', 'intern', 'system'],
      guards: [guard.endReached],
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
      guards: [guard.feedbackAfterInterview],
      event: 'application.rejected',
    },
    {
      /* For the company it is rejected already; the candidate is still in the state before. */
      from: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
      to: 'rejected',
      by: ['system'],
      requestKind: 'rejection_sending',
      guards: [guard.undoPeriodOver],
      event: 'application.rejection_sent',
    },
    {
      from: ['rejected'],
      to: 'shortlisted',
      by: ['employer'],
      guards: [guard.companyNotSuspended, guard.withinReconsiderPeriod, guard.notArchived],
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
      guards: [guard.noResponsePeriodOver],
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
/**
 * Returns whether a decision can be undone for `undoMinutes`: every rejection, and a shortlisting that was the first
 * answer.
 */
export const isUndoableDecision = (from: ApplicationState, to: ApplicationState): to is 'rejected' | 'shortlisted' =>
  to === 'rejected' || (to === 'shortlisted' && isUnansweredState(from));
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
