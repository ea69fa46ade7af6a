import { endOfDay } from '../kernel/days.ts';
import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

/**
 * The conditions of the table. Each is the function of its name in `internshipGuards` of the API
 * (`internship.transitions.ts`): "go to implementations" leads there, from here and from the rows.
 */
export const internshipGuardNames = guardNames({
  /** The posting has all that is required. */
  complete: 'complete',
  /** The company is not kept from publishing. */
  mayPublish: 'mayPublish',
  /** A new deadline is given, within the limits. */
  newDeadline: 'newDeadline',
  /** It has not been closed, nor published, for too long. */
  withinReopenPeriod: 'withinReopenPeriod',
  /** It has not been sent back as often as is allowed. */
  reviewRoundsLeft: 'reviewRoundsLeft',
  /** The company is live and not suspended. */
  employerVerified: 'employerVerified',
  /** The findings of a high risk were confirmed. */
  highRiskConfirmed: 'highRiskConfirmed',
  /** The time of publishing has come. */
  publishReached: 'publishReached',
  /** The deadline has not passed. */
  beforeDeadline: 'beforeDeadline',
  /** As many were accepted as there are openings. */
  openingsFilled: 'openingsFilled',
  /** No application is active. */
  noActiveApplication: 'noActiveApplication',
  /** The employer closes it, or it has been paused for too long. */
  byHandOrPausedTooLong: 'byHandOrPausedTooLong',
  /** The company is not live. */
  employerNotLive: 'employerNotLive',
  /** Another administrator than the one who removed it reinstates it. */
  differentAdmin: 'differentAdmin',
});
const guard = internshipGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const internshipEventNames = eventNames({
  'internship.created': 'internship.created',
  'internship.submitted': 'internship.submitted',
  'internship.changes_requested': 'internship.changes_requested',
  'internship.rejected': 'internship.rejected',
  'internship.scheduled': 'internship.scheduled',
  'internship.opened': 'internship.opened',
  'internship.unscheduled': 'internship.unscheduled',
  'internship.paused': 'internship.paused',
  'internship.resumed': 'internship.resumed',
  'internship.closed': 'internship.closed',
  'internship.reopened': 'internship.reopened',
  'internship.filled': 'internship.filled',
  'internship.archived': 'internship.archived',
  'internship.removed': 'internship.removed',
  'internship.reinstated': 'internship.reinstated',
});
const event = internshipEventNames;

export const internshipLifecycle = lifecycle(
  [
    'draft',
    'pending_review',
    'changes_requested',
    'rejected',
    'scheduled',
    'open',
    'paused',
    'closed',
    'filled',
    'archived',
    'removed',
  ],
  [
    { from: [null], to: 'draft', by: ['employer'], event: event['internship.created'] },
    {
      from: ['draft'],
      to: 'pending_review',
      by: ['employer'],
      guards: [guard.complete, guard.mayPublish],
      event: event['internship.submitted'],
    },
    {
      from: ['pending_review'],
      to: 'changes_requested',
      by: ['admin'],
      requires: ['reason', 'note'],
      event: event['internship.changes_requested'],
    },
    {
      from: ['changes_requested'],
      to: 'pending_review',
      by: ['employer'],
      guards: [guard.complete, guard.mayPublish, guard.reviewRoundsLeft],
      event: event['internship.submitted'],
    },
    {
      from: ['pending_review'],
      to: 'rejected',
      by: ['admin'],
      requires: ['reason'],
      event: event['internship.rejected'],
    },
    {
      from: ['pending_review'],
      to: 'scheduled',
      by: ['admin'],
      guards: [guard.employerVerified, guard.highRiskConfirmed],
      event: event['internship.scheduled'],
    },
    {
      from: ['pending_review'],
      to: 'open',
      by: ['admin'],
      guards: [guard.employerVerified, guard.highRiskConfirmed],
      event: event['internship.opened'],
    },
    {
      from: ['scheduled'],
      to: 'open',
      by: ['system'],
      guards: [guard.publishReached, guard.employerVerified],
      event: event['internship.opened'],
    },
    { from: ['scheduled'], to: 'draft', by: ['employer'], event: event['internship.unscheduled'] },
    { from: ['open'], to: 'paused', by: ['employer'], event: event['internship.paused'] },
    {
      from: ['open', 'scheduled'],
      to: 'paused',
      by: ['system'],
      guards: [guard.employerNotLive],
      event: event['internship.paused'],
    },
    {
      from: ['paused'],
      to: 'open',
      by: ['employer'],
      guards: [guard.beforeDeadline, guard.mayPublish],
      event: event['internship.resumed'],
    },
    {
      from: ['paused'],
      to: 'closed',
      by: ['employer', 'system'],
      guards: [guard.byHandOrPausedTooLong],
      event: event['internship.closed'],
    },
    { from: ['open'], to: 'closed', by: ['employer', 'system'], event: event['internship.closed'] },
    {
      from: ['closed'],
      to: 'open',
      by: ['employer'],
      guards: [guard.withinReopenPeriod, guard.newDeadline, guard.mayPublish],
      event: event['internship.reopened'],
    },
    {
      from: ['open', 'closed'],
      to: 'filled',
      by: ['employer', 'system'],
      guards: [guard.openingsFilled],
      event: event['internship.filled'],
    },
    {
      from: ['draft', 'rejected', 'closed', 'filled'],
      to: 'archived',
      by: ['employer', 'system'],
      guards: [guard.noActiveApplication],
      event: event['internship.archived'],
    },
    {
      from: ['pending_review', 'changes_requested', 'scheduled', 'open', 'paused', 'closed', 'filled'],
      to: 'removed',
      by: ['admin'],
      requires: ['reason'],
      event: event['internship.removed'],
    },
    {
      from: ['removed'],
      to: 'closed',
      by: ['admin'],
      guards: [guard.differentAdmin],
      requires: ['note'],
      event: event['internship.reinstated'],
    },
  ],
);
export type InternshipState = (typeof internshipLifecycle.states)[number];

/** States whose page the public can see. */
export const publicInternshipStates = [
  'open',
  'paused',
  'closed',
  'filled',
] as const satisfies readonly InternshipState[];
/** States in which owners edit the posting itself. */
export const editableInternshipStates = [
  'draft',
  'changes_requested',
  'rejected',
] as const satisfies readonly InternshipState[];
/** States in which nobody has been able to apply yet. */
export const unpublishedInternshipStates = [
  ...editableInternshipStates,
  'pending_review',
  'scheduled',
] as const satisfies readonly InternshipState[];
/** States of what was approved and may be public again: an edit becomes a revision that waits for review. */
export const approvedInternshipStates = [
  'scheduled',
  'open',
  'paused',
  'closed',
] as const satisfies readonly InternshipState[];
/** Those of them in which owners are offered to edit. */
export const publishedInternshipStates = ['open', 'paused'] as const satisfies readonly InternshipState[];

/** Whether the deadline of an internship, a calendar day in UTC, is still ahead: it is met until the end of its day. */
export const isBeforeDeadline = (deadline: string | null, now: Date): boolean =>
  deadline !== null && endOfDay(deadline) >= now;

/** Whether an internship accepts applications, as far as its state and its deadline decide. */
export const acceptsApplications = (
  { state, deadline }: { readonly state: InternshipState; readonly deadline: string | null },
  now: Date,
): boolean => state === 'open' && isBeforeDeadline(deadline, now);
