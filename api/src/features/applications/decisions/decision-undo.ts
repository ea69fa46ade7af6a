import { undoableShortlisting } from '@prentice/contract';
import type { Undo } from '../../../platform/transitions/define-transitions.ts';
import { updateDueDates } from './decision-rules.ts';
import { applicationEventPayload } from '../application-event-payload.ts';
import { asInternSees } from '../application-presenter.ts';
import type { ApplicationContext } from '../application-requests.ts';

/** Restores what the candidate still sees; a rejection that was not sent leaves nothing behind. */
function restoreBeforeRejection({ record, to }: ApplicationContext): void {
  record.internState = to;
  record.firstResponseAt = record.pendingRejection?.firstResponseAt ?? null;
  record.rejection = null;
  record.pendingRejection = null;
  record.rejectionDueAt = null;
  updateDueDates(record);
}

/** Restores what was before a shortlisting; its entry becomes the company's own, as that of the undoing. */
function restoreBeforeShortlisting({ record, to }: ApplicationContext): void {
  const shortlisting = record.events.findLast((entry) => entry.visibleTo !== 'employer');
  const shortlistedAt = shortlisting?.at.getTime();
  if (record.firstResponseAt?.getTime() === shortlistedAt) record.firstResponseAt = null;
  if (record.blindReview && record.revealedAt?.getTime() === shortlistedAt) record.revealedAt = null;
  record.events = record.events.map((entry) =>
    entry === shortlisting ? { ...entry, visibleTo: 'employer' as const } : entry,
  );
  record.internState = to;
  updateDueDates(record);
}

/** Undoes a rejection that the candidate has not seen. */
export const rejectionUndo: Undo<ApplicationContext> = {
  request: ({ pendingRejection, rejectionDueAt }, now) =>
    pendingRejection && rejectionDueAt && rejectionDueAt > now
      ? { kind: 'undo', to: pendingRejection.state, reason: 'undone' }
      : null,
  restore: restoreBeforeRejection,
  event: (context) => ({ 'application.rejection_undone': applicationEventPayload(context) }),
};

/** Undoes a rejection that the candidate has not seen, because something else is decided; only that is an event. */
export const supersededRejectionUndo: Undo<ApplicationContext> = {
  request: ({ pendingRejection }) =>
    pendingRejection ? { kind: 'undo', to: pendingRejection.state, reason: 'superseded' } : null,
  restore: restoreBeforeRejection,
};

/**
 * Undoes the decisions that a candidate has not seen, because they continue from the state that they see, such as by
 * withdrawing: only that is an event.
 */
export const unseenDecisionsUndo: Undo<ApplicationContext> = {
  request: (application, now) => {
    const to = asInternSees(application, now).state;
    return to === application.state ? null : { kind: 'undo', to, reason: 'superseded' };
  },
  restore: (context) => {
    const { pendingRejection } = context.record;
    if (pendingRejection) restoreBeforeRejection(context);
    if (pendingRejection?.state !== context.to) restoreBeforeShortlisting(context);
  },
};

/** Undoes a shortlisting that the candidate has not seen. */
export const shortlistingUndo: Undo<ApplicationContext> = {
  request: (application, now) => {
    const to = undoableShortlisting(application, now)?.state;
    return to ? { kind: 'undo', to, reason: 'undone' } : null;
  },
  restore: restoreBeforeShortlisting,
  event: (context) => ({ 'application.shortlisting_undone': applicationEventPayload(context) }),
};
