import { eventNames, guardNames, lifecycle } from '../kernel/lifecycle.ts';

/** The conditions of the table. Each is the function of its name in `external-job.transitions.ts` of the API. */
export const externalJobGuardNames = guardNames({
  /** It has all that is required. */
  complete: 'complete',
  /** Its closing date is ahead. */
  closesAhead: 'closesAhead',
  /** The time of publishing is ahead, and before the closing date. */
  publishAtAhead: 'publishAtAhead',
  /** Its link has failed as often as is tolerated. */
  linkFailed: 'linkFailed',
  /** Its closing date has passed. */
  closed: 'closed',
});
const guard = externalJobGuardNames;

/** What its transitions record: each is an event of `api/src/platform/events/catalogue`. */
export const externalJobEventNames = eventNames({
  'external_job.created': 'external_job.created',
  'external_job.scheduled': 'external_job.scheduled',
  'external_job.schedule_cancelled': 'external_job.schedule_cancelled',
  'external_job.published': 'external_job.published',
  'external_job.flagged': 'external_job.flagged',
  'external_job.restored': 'external_job.restored',
  'external_job.expired': 'external_job.expired',
  'external_job.archived': 'external_job.archived',
});
const event = externalJobEventNames;

/** The life of a listing of a job on another website. */
export const externalJobLifecycle = lifecycle(
  ['draft', 'scheduled', 'published', 'flagged', 'expired', 'archived'],
  [
    { from: [null], to: 'draft', by: ['admin', 'system'], event: event['external_job.created'] },
    {
      from: ['draft'],
      to: 'scheduled',
      by: ['admin'],
      guards: [guard.complete, guard.closesAhead, guard.publishAtAhead],
      event: event['external_job.scheduled'],
    },
    { from: ['scheduled'], to: 'draft', by: ['admin'], event: event['external_job.schedule_cancelled'] },
    {
      from: ['draft', 'scheduled', 'expired'],
      to: 'published',
      by: ['admin'],
      guards: [guard.complete, guard.closesAhead],
      event: event['external_job.published'],
    },
    {
      from: ['draft', 'scheduled'],
      to: 'published',
      by: ['system'],
      guards: [guard.complete, guard.closesAhead],
      event: event['external_job.published'],
    },
    {
      from: ['published'],
      to: 'flagged',
      by: ['system'],
      guards: [guard.linkFailed],
      event: event['external_job.flagged'],
    },
    {
      from: ['flagged'],
      to: 'published',
      by: ['admin'],
      guards: [guard.closesAhead],
      event: event['external_job.restored'],
    },
    {
      from: ['published', 'flagged'],
      to: 'expired',
      by: ['system'],
      guards: [guard.closed],
      event: event['external_job.expired'],
    },
    {
      from: ['draft', 'scheduled', 'published', 'flagged', 'expired'],
      to: 'archived',
      by: ['admin', 'system'],
      event: event['external_job.archived'],
    },
  ],
);
export type ExternalJobState = (typeof externalJobLifecycle.states)[number];

const completeStates = ['scheduled', 'published', 'flagged'] as const satisfies readonly ExternalJobState[];

/** Returns whether a listing in a state has all that is required, and has to keep it. */
export const isCompleteExternalJobState = (state: ExternalJobState): boolean =>
  completeStates.some((complete) => complete === state);

/** The states of listings that are not over. */
export const currentExternalJobStates: readonly ExternalJobState[] = ['draft', ...completeStates];
