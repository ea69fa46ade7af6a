import {
  AppError,
  errorMessage,
  externalJobLifecycle,
  externalJobLimits,
  externalJobMissing,
  type ExternalJobState,
} from '@prentice/contract';
import { DAY } from '../../platform/clock/clock.ts';
import { defineTransitions, guardThat, type TransitionContext } from '../../platform/transitions/define-transitions.ts';
import { undoOfListing, type ExternalJobRow } from './external-job.entity.ts';

interface ExternalJobRequest {
  readonly to: ExternalJobState;
  /** True while the listing is created. */
  readonly first?: boolean;
  /** Why it changes by itself, as the audit log says it. */
  readonly reason?: 'report_upheld';
}
type ExternalJobContext = TransitionContext<ExternalJobRow, ExternalJobState, ExternalJobRequest, null>;

/** @throws AppError VALIDATION_FAILED naming what a listing lacks to be published */
export function assertExternalJobComplete(job: ExternalJobRow): void {
  const missing = externalJobMissing(job);
  if (missing.length > 0) throw new AppError('VALIDATION_FAILED', {}, missing);
}

type ChosenDates = Pick<ExternalJobRow, 'publishAt' | 'closesAt'>;

/** Returns the error of a date; it names the field too, so that a form shows the sentence where it belongs. */
function invalidDate(code: 'PUBLISH_TIME_INVALID' | 'CLOSING_DATE_INVALID', field: keyof ChosenDates): AppError {
  return new AppError(code, {}, [{ field, code: 'out_of_range', message: errorMessage(code) }]);
}

/** Returns whether a listing can close then: in the future, and not too far. */
export function hasFutureClosingDate(closesAt: Date | null | undefined, now: Date): boolean {
  const latest = now.getTime() + externalJobLimits.closingDays * DAY;
  return !!closesAt && closesAt > now && closesAt.getTime() <= latest;
}

/** @throws AppError CLOSING_DATE_INVALID unless a listing closes in the future, and not too far */
export function assertFutureClosingDate(closesAt: Date | null | undefined, now: Date): void {
  if (!hasFutureClosingDate(closesAt, now)) throw invalidDate('CLOSING_DATE_INVALID', 'closesAt');
}

/** Returns whether a draft could be published now. */
export const isPublishable = (job: ExternalJobRow, now: Date): boolean =>
  externalJobMissing(job).length === 0 && hasFutureClosingDate(job.closesAt, now);

/** @throws AppError PUBLISH_TIME_INVALID unless a listing is published in the future, before it closes */
export function assertFuturePublishDate({ publishAt, closesAt }: ExternalJobRow, now: Date): void {
  if (!publishAt || publishAt <= now || !closesAt || publishAt >= closesAt)
    throw invalidDate('PUBLISH_TIME_INVALID', 'publishAt');
}

/**
 * Refuses dates that were just chosen; those that passed while the listing was a draft stay until somebody changes
 * them.
 * @throws AppError PUBLISH_TIME_INVALID, CLOSING_DATE_INVALID
 */
export function assertNewDates(job: ChosenDates, before: Partial<ChosenDates>, now: Date): void {
  const isNew = (field: keyof ChosenDates) => job[field] && job[field].getTime() !== before[field]?.getTime();
  if (isNew('publishAt') && job.publishAt && job.publishAt <= now)
    throw invalidDate('PUBLISH_TIME_INVALID', 'publishAt');
  if (isNew('closesAt')) assertFutureClosingDate(job.closesAt, now);
}

/** Returns what every event of an external job says. */
export const externalJobPayload = (
  { _id, title, organisation, state }: ExternalJobRow,
  by: string | null,
  now: Date,
) => ({
  externalJobId: _id.toHexString(),
  title,
  organisation,
  state,
  by,
  at: now.toISOString(),
});
const payload = ({ record, actor, now }: ExternalJobContext) => externalJobPayload(record, actor.actorId, now);

function list({ record, now }: ExternalJobContext): void {
  Object.assign(record, {
    listed: true,
    publishedAt: record.publishedAt ?? now,
    publishAt: null,
    flaggedAt: null,
    checkFailures: 0,
    nextCheckAt: now,
  });
}

function unlist({ record }: ExternalJobContext): void {
  Object.assign(record, { listed: false, publishAt: null, nextCheckAt: null });
}

/** The transitions of external jobs: guards and effects of `externalJobLifecycle`. */
export const externalJobTransitions = defineTransitions<typeof externalJobLifecycle, ExternalJobContext>(
  externalJobLifecycle,
  {
    stateOf: ({ state }, { first }) => (first ? null : state),
    setState: (job, to) => (job.state = to),
    versions: ({ version }) => [version],
    facts: async () => null,
    guards: {
      complete: ({ record }) => assertExternalJobComplete(record),
      closesAhead: ({ record, now }) => assertFutureClosingDate(record.closesAt, now),
      publishAtAhead: ({ record, now }) => assertFuturePublishDate(record, now),
      linkFailed: guardThat(({ record }) => record.checkFailures >= externalJobLimits.failures),
      closed: guardThat(({ record, now }) => record.closesAt instanceof Date && record.closesAt <= now),
    },
    effects: {
      before: ({ record, from, actor, now }) => {
        record.undo = from !== null && actor.actorKind === 'admin' ? undoOfListing(record, now) : null;
      },
      to: {
        published: list,
        flagged: ({ record, now }) => void (record.flaggedAt = now),
        expired: unlist,
        archived: unlist,
      },
    },
    audit: ({ record, from, to, actor, request }) => ({
      caller: actor.caller ?? null,
      action: from === null ? 'created' : 'transition',
      resource: 'external-jobs',
      id: record._id.toHexString(),
      label: record.title,
      changes: [{ field: 'state', before: from, after: to }],
      reasonCode: request.reason,
    }),
    event: {
      'external_job.created': payload,
      'external_job.scheduled': payload,
      'external_job.schedule_cancelled': payload,
      'external_job.published': payload,
      'external_job.flagged': payload,
      'external_job.restored': payload,
      'external_job.expired': payload,
      'external_job.archived': payload,
    },
  },
);
