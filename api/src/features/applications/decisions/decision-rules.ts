import {
  applicationLimits as limits,
  autoCloseAt,
  autoConfirmAt,
  interviewFaults,
  isBeforeInterview,
  isInterviewArrangement,
  isUnansweredState,
  offerFaults,
  AppError,
  placementEnd,
  reminderInstants,
  undoUntil,
  wasInterviewed,
  type decisionGuardNames,
  type FieldError,
  utcDay,
} from '@prentice/contract';
import { DAY } from '../../../platform/clock/clock.ts';
import { guardThat, type Guard, type GuardsNamed } from '../../../platform/transitions/define-transitions.ts';
import type { InternshipSummary } from '../../internships/index.ts';
import type { ApplicationContext } from '../application-requests.ts';
import type { ApplicationEntity } from '../application.entity.ts';
import { dueOrderOf } from '../response-deadlines/due-order.ts';

/**
 * Returns whether a company was suspended, which happens for fees and fraud: it answers candidates, and learns no more
 * of them.
 */
export const isSuspended = ({ employer }: Pick<InternshipSummary, 'employer'>): boolean =>
  employer.verification.state === 'suspended';

/** @throws AppError FORBIDDEN for a suspended company */
export function assertCompanyNotSuspended(internshipSummary: Pick<InternshipSummary, 'employer'>): void {
  if (isSuspended(internshipSummary)) throw new AppError('FORBIDDEN');
}

const hasNoFaults = (faults: (context: ApplicationContext) => FieldError[]): Guard<ApplicationContext> => {
  return (context) => {
    const errors = faults(context);
    if (errors.length > 0) throw new AppError('VALIDATION_FAILED', {}, errors);
  };
};

/** Returns whether a day has come; the system waits longer, so that people can say so themselves. */
function hasDayCome(day: string | null | undefined, { actor, now }: ApplicationContext): boolean {
  if (!day) return false;
  return actor.actorKind === 'system' ? autoConfirmAt(day) <= now : day <= utcDay(now);
}

const hasRejectionText = ({ request }: ApplicationContext): boolean =>
  request.kind === 'form' && request.to === 'rejected' && Boolean(request.text);

/** The conditions that the lifecycle names of what follows an application; each refuses with its documented code. */
export const decisionGuards: GuardsNamed<typeof decisionGuardNames, ApplicationContext> = {
  companyNotSuspended: ({ actor, facts }) => {
    if (actor.actorKind === 'employer') assertCompanyNotSuspended(facts.internshipSummary);
  },
  notYetViewed: guardThat(({ record }) => !record.viewedAt),
  interviewValid: hasNoFaults(({ request, now }) =>
    'interview' in request ? interviewFaults(request.interview, now) : [],
  ),
  /** What a rejection that can still be undone has ended is not changed beside it. */
  noPendingRejection: guardThat(({ record }) => !record.pendingRejection),
  beforeInterview: guardThat(
    ({ record, now }) => isBeforeInterview(record, now),
    () => new AppError('INTERVIEW_STARTED'),
  ),
  offerValid: hasNoFaults(({ request, now }) => ('offer' in request ? offerFaults(request.offer, now) : [])),
  /** It is reserved before the unit of work begins: see OpeningReservations. */
  openingReserved: async ({ facts }) => {
    if (!(await facts.hasReservedOpening())) throw new AppError('NO_OPENINGS');
  },
  /** An employer withdraws an offer at any time; by itself it ends when it has expired. */
  withdrawnOrExpired: guardThat(
    ({ record, actor, now }) =>
      actor.actorKind === 'employer' || Boolean(record.offerExpiresAt && record.offerExpiresAt <= now),
  ),
  offerNotExpired: guardThat(
    ({ record, now }) => Boolean(record.offerExpiresAt && record.offerExpiresAt > now),
    () => new AppError('OFFER_EXPIRED'),
  ),
  startReached: guardThat((context) => hasDayCome(context.record.startsOn, context)),
  endReached: guardThat((context) => hasDayCome(context.record.endsOn, context)),
  feedbackAfterInterview: guardThat(
    (context) => !wasInterviewed(context.record.events) || hasRejectionText(context),
    () =>
      new AppError('FEEDBACK_REQUIRED', {}, [{ field: 'text', code: 'FEEDBACK_REQUIRED', message: 'Write feedback.' }]),
  ),
  withinReconsiderPeriod: guardThat(({ record, now }) => {
    const rejectedAt = record.rejection?.at;
    return Boolean(rejectedAt && now.getTime() - rejectedAt.getTime() <= limits.reconsiderDays * DAY);
  }),
  undoPeriodOver: guardThat(({ record, now }) => Boolean(record.rejectionDueAt && record.rejectionDueAt <= now)),
  notArchived: guardThat(
    ({ facts: { internshipSummary } }) =>
      internshipSummary.state !== 'archived' && internshipSummary.state !== 'removed',
  ),
  noResponsePeriodOver: guardThat(({ record, now }) =>
    Boolean(record.responseDueAt && autoCloseAt(record.responseDueAt) <= now),
  ),
};

/** Returns when the next reminder is due; null when nobody waits for a response or all reminders were sent. */
export function nextReminder(application: ApplicationEntity): Date | null {
  const { state, submittedAt, responseDueAt, reminderCount } = application;
  if (!isUnansweredState(state) || !submittedAt || !responseDueAt) return null;
  return reminderInstants(submittedAt, responseDueAt)[reminderCount]?.at ?? null;
}

/**
 * Sets what follows from the promised answer: the next reminder, and the place in lists by due date. A rejection that is not
 * sent yet changes no place: the candidate, who sorts by it too, would learn of it.
 */
export function updateDueDates(application: ApplicationEntity): void {
  const { internState, responseDueAt } = application;
  application.nextReminderAt = nextReminder(application);
  application.dueOrder = dueOrderOf({ internState, responseDueAt: responseDueAt ?? null });
}

function shortlisted({ record, request, now }: ApplicationContext): void {
  record.firstResponseAt ??= now;
  record.revealedAt ??= now;
  record.rejection = null;
  if (request.kind !== 'interview_cancellation') return;
  record.interview = null;
  record.interviewAnswer = null;
  record.interviewAt = null;
  record.interviewSequence += 1;
}

function interview({ record, request }: ApplicationContext): void {
  if (!('interview' in request)) return;
  record.interview = request.interview;
  record.interviewAnswer = null;
  record.interviewAt = new Date(request.interview.startsAt);
  /* A calendar that has the last one takes the next only under a higher number. */
  if (request.kind === 'interview_rescheduling' || record.events.some(isInterviewArrangement))
    record.interviewSequence += 1;
}

function offered({ record, request }: ApplicationContext): void {
  if (!('offer' in request)) return;
  record.offer = request.offer;
  record.offerExpiresAt = new Date(request.offer.expiresAt);
}

function accepted({ record, facts }: ApplicationContext): void {
  const startsOn = record.offer?.startDate ?? null;
  record.startsOn = startsOn;
  record.endsOn =
    startsOn && placementEnd(startsOn, facts.internshipSummary.durationWeeks ?? limits.placementWeeksWhenUnstated);
}

/** Keeps what the candidate learns of only when it can no longer be undone: see {@link sendRejection}. */
function rejected(context: ApplicationContext): void {
  const { record, request, from, now } = context;
  if (request.kind === 'rejection_sending') sendRejection(context);
  if (request.kind !== 'form' || request.to !== 'rejected' || from === null) return;
  const until = undoUntil(now);
  const { updatedAt } = record;
  record.pendingRejection = { state: from, updatedAt, firstResponseAt: record.firstResponseAt ?? null };
  record.rejectionDueAt = until;
  record.rejection = { code: request.code, text: request.text, at: now, undoUntil: until, sentAt: null };
  record.firstResponseAt ??= now;
}

/** Shows the candidate a rejection that can no longer be undone. */
function sendRejection({ record, now }: ApplicationContext): void {
  record.pendingRejection = null;
  record.rejectionDueAt = null;
  record.interviewAt = null;
  record.internState = 'rejected';
  if (record.rejection) record.rejection = { ...record.rejection, sentAt: now };
}

/** What reaching a state changes beside the state and the history, once somebody has applied. */
export const decisionEffects = {
  in_review: ({ record, now }: ApplicationContext): void => void (record.viewedAt = now),
  shortlisted,
  interview,
  offered,
  accepted,
  rejected,
};
