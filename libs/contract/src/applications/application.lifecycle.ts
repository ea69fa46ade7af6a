import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

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

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const applicationEventNames = eventNames({
  'application.interested': 'application.interested',
  'application.submitted': 'application.submitted',
  'application.viewed': 'application.viewed',
  'application.shortlisted': 'application.shortlisted',
  'application.interview': 'application.interview',
  'application.interview_rescheduled': 'application.interview_rescheduled',
  'application.interview_cancelled': 'application.interview_cancelled',
  'application.finalist': 'application.finalist',
  'application.offered': 'application.offered',
  'application.accepted': 'application.accepted',
  'application.declined': 'application.declined',
  'application.offer_ended': 'application.offer_ended',
  'application.placed': 'application.placed',
  'application.completed': 'application.completed',
  'application.terminated': 'application.terminated',
  'application.rejected': 'application.rejected',
  'application.rejection_sent': 'application.rejection_sent',
  'application.reconsidered': 'application.reconsidered',
  'application.withdrawn': 'application.withdrawn',
  'application.closed_no_response': 'application.closed_no_response',
  'application.cancelled': 'application.cancelled',
});
const event = applicationEventNames;

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
      event: event['application.interested'],
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
      event: event['application.submitted'],
    },
    {
      from: ['submitted'],
      to: 'in_review',
      by: ['system'],
      guards: [guard.notYetViewed],
      event: event['application.viewed'],
    },
    {
      from: ['submitted', 'in_review'],
      to: 'shortlisted',
      by: ['employer'],
      guards: [guard.companyNotSuspended],
      event: event['application.shortlisted'],
    },
    {
      from: ['shortlisted'],
      to: 'interview',
      by: ['employer'],
      guards: [guard.companyNotSuspended, guard.interviewValid],
      event: event['application.interview'],
    },
    {
      from: ['interview'],
      to: 'interview',
      by: ['employer'],
      requestKind: 'interview_rescheduling',
      guards: [guard.companyNotSuspended, guard.interviewValid],
      event: event['application.interview_rescheduled'],
    },
    {
      from: ['interview'],
      to: 'shortlisted',
      by: ['employer'],
      requestKind: 'interview_cancellation',
      requires: ['note'],
      guards: [guard.noPendingRejection, guard.beforeInterview],
      event: event['application.interview_cancelled'],
    },
    {
      from: ['shortlisted', 'interview'],
      to: 'finalist',
      by: ['employer'],
      guards: [guard.companyNotSuspended],
      event: event['application.finalist'],
    },
    {
      from: ['finalist'],
      to: 'offered',
      by: ['employer'],
      guards: [guard.companyNotSuspended, guard.offerValid, guard.openingReserved],
      event: event['application.offered'],
    },
    {
      from: ['offered'],
      to: 'accepted',
      by: ['intern'],
      guards: [guard.offerNotExpired],
      event: event['application.accepted'],
    },
    {
      from: ['offered'],
      to: 'offer_declined',
      by: ['intern'],
      guards: [guard.offerNotExpired],
      event: event['application.declined'],
    },
    {
      from: ['offered'],
      to: 'finalist',
      by: ['system', 'employer'],
      guards: [guard.companyNotSuspended, guard.withdrawnOrExpired],
      event: event['application.offer_ended'],
    },
    {
      from: ['accepted'],
      to: 'placed',
      by: ['employer', 'intern', 'system'],
      guards: [guard.startReached],
      event: event['application.placed'],
    },
    {
      from: ['placed'],
      to: 'completed',
      by: ['employer', 'intern', 'system'],
      guards: [guard.endReached],
      event: event['application.completed'],
    },
    {
      from: ['placed'],
      to: 'terminated_early',
      by: ['employer', 'intern'],
      requires: ['reason'],
      event: event['application.terminated'],
    },
    {
      from: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
      to: 'rejected',
      by: ['employer'],
      requires: ['reason'],
      guards: [guard.feedbackAfterInterview],
      event: event['application.rejected'],
    },
    {
      /* For the company it is rejected already; the candidate is still in the state before. */
      from: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
      to: 'rejected',
      by: ['system'],
      requestKind: 'rejection_sending',
      guards: [guard.undoPeriodOver],
      event: event['application.rejection_sent'],
    },
    {
      from: ['rejected'],
      to: 'shortlisted',
      by: ['employer'],
      guards: [guard.companyNotSuspended, guard.withinReconsiderPeriod, guard.notArchived],
      event: event['application.reconsidered'],
    },
    {
      from: ['interested', 'submitted', 'in_review', 'shortlisted', 'interview', 'finalist', 'offered', 'accepted'],
      to: 'withdrawn',
      by: ['intern'],
      event: event['application.withdrawn'],
    },
    {
      from: ['submitted', 'in_review'],
      to: 'closed_no_response',
      by: ['system'],
      guards: [guard.noResponsePeriodOver],
      event: event['application.closed_no_response'],
    },
    {
      from: ['interested', 'submitted', 'in_review', 'shortlisted', 'interview', 'finalist', 'offered', 'accepted'],
      to: 'cancelled',
      by: ['system', 'admin'],
      requires: ['reason'],
      event: event['application.cancelled'],
    },
  ],
);
export type ApplicationState = (typeof applicationLifecycle.states)[number];
