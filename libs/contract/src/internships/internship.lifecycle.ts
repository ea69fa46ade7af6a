import { endOfDay } from '../kernel/days.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/**
 * Guards and events are names here, because the contract knows no code of the API: each guard is the function of this
 * name in `guards` of `api/src/features/internships/internship.transitions.ts`, each event an entry of
 * `api/src/platform/events/catalogue/internship.events.ts`.
 */
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
    { from: [null], to: 'draft', by: ['employer'], event: 'internship.created' },
    {
      from: ['draft'],
      to: 'pending_review',
      by: ['employer'],
      guards: ['complete', 'mayPublish'],
      event: 'internship.submitted',
    },
    {
      from: ['pending_review'],
      to: 'changes_requested',
      by: ['admin'],
      requires: ['reason', 'note'],
      event: 'internship.changes_requested',
    },
    {
      from: ['changes_requested'],
      to: 'pending_review',
      by: ['employer'],
      guards: ['complete', 'mayPublish', 'reviewRoundsLeft'],
      event: 'internship.submitted',
    },
    { from: ['pending_review'], to: 'rejected', by: ['admin'], requires: ['reason'], event: 'internship.rejected' },
    {
      from: ['pending_review'],
      to: 'scheduled',
      by: ['admin'],
      guards: ['employerVerified', 'highRiskConfirmed'],
      event: 'internship.scheduled',
    },
    {
      from: ['pending_review'],
      to: 'open',
      by: ['admin'],
      guards: ['employerVerified', 'highRiskConfirmed'],
      event: 'internship.opened',
    },
    {
      from: ['scheduled'],
      to: 'open',
      by: ['system'],
      guards: ['publishReached', 'employerVerified'],
      event: 'internship.opened',
    },
    { from: ['scheduled'], to: 'draft', by: ['employer'], event: 'internship.unscheduled' },
    { from: ['open'], to: 'paused', by: ['employer'], event: 'internship.paused' },
    {
      from: ['open', 'scheduled'],
      to: 'paused',
      by: ['system'],
      guards: ['employerNotLive'],
      event: 'internship.paused',
    },
    {
      from: ['paused'],
      to: 'open',
      by: ['employer'],
      guards: ['beforeDeadline', 'mayPublish'],
      event: 'internship.resumed',
    },
    {
      from: ['paused'],
      to: 'closed',
      by: ['employer', 'system'],
      guards: ['byHandOrPausedTooLong'],
      event: 'internship.closed',
    },
    { from: ['open'], to: 'closed', by: ['employer', 'system'], event: 'internship.closed' },
    {
      from: ['closed'],
      to: 'open',
      by: ['employer'],
      guards: ['withinReopenPeriod', 'newDeadline', 'mayPublish'],
      event: 'internship.reopened',
    },
    {
      from: ['open', 'closed'],
      to: 'filled',
      by: ['employer', 'system'],
      guards: ['openingsFilled'],
      event: 'internship.filled',
    },
    {
      from: ['draft', 'rejected', 'closed', 'filled'],
      to: 'archived',
      by: ['employer', 'system'],
      guards: ['noActiveApplication'],
      event: 'internship.archived',
    },
    {
      from: ['pending_review', 'changes_requested', 'scheduled', 'open', 'paused', 'closed', 'filled'],
      to: 'removed',
      by: ['admin'],
      requires: ['reason'],
      event: 'internship.removed',
    },
    {
      from: ['removed'],
      to: 'closed',
      by: ['admin'],
      guards: ['differentAdmin'],
      requires: ['note'],
      event: 'internship.reinstated',
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
