import {
  applicationLimits,
  interviewShowingStates,
  isInterviewArrangement,
  nonEmptyAnswers,
  placementEnd,
  reminderInstants,
  responseDueAt,
  undoUntil,
  isUnansweredState,
} from '@prentice/contract';
import type { ApplicationEntity } from './application.entity.ts';
import type { ApplicationContext, ApplicationRequest } from './application-guards.ts';

/** Returns when the next reminder is due; null when nobody waits for a response or all reminders were sent. */
export function nextReminder(application: ApplicationEntity): Date | null {
  const { state, submittedAt, responseDueAt, reminderCount } = application;
  if (!isUnansweredState(state) || !submittedAt || !responseDueAt) return null;
  return reminderInstants(submittedAt, responseDueAt)[reminderCount]?.at ?? null;
}

/**
 * Keeps what the profile says now. Anyone who showed interest under blind review was promised it for the application as
 * well.
 */
function snapshotCandidate({ record, request }: ApplicationContext): void {
  if (request.kind !== 'submission') return;
  const { readiness, internship, now } = request.applicant;
  record.internName = readiness.name;
  record.candidate = readiness.candidate;
  record.blindReview ||= internship.blindReview;
  record.revealedAt = record.blindReview ? null : now;
}

/**
 * Keeps the posting's revision, the questions and the answers as they were sent; from now on the company has to
 * respond.
 */
function snapshotPosting({ record, request, now }: ApplicationContext): void {
  if (request.kind !== 'submission' || !request.submission) return;
  const { internship } = request.applicant;
  const dueAt = responseDueAt(now, internship.responseDays);
  record.postingRevision = internship.revision;
  record.coverNote = request.submission.coverNote;
  record.questions = internship.questions.map(({ key, kind, label, required }) => ({ key, kind, label, required }));
  record.answers = nonEmptyAnswers(internship.questions, request.submission.answers);
  record.submittedAt = now;
  record.responseDueAt = dueAt;
  record.dueOrder = dueAt;
  record.nextReminderAt = reminderInstants(now, dueAt)[0]?.at ?? null;
}

function shortlisted({ record, request, now }: ApplicationContext): void {
  record.firstResponseAt ??= now;
  record.revealedAt ??= now;
  record.rejection = null;
  if (request.kind !== 'interview_cancellation') return;
  record.interview = null;
  record.interviewAt = null;
  record.interviewSequence += 1;
}

function interview({ record, request }: ApplicationContext): void {
  if (!('interview' in request)) return;
  record.interview = request.interview;
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
    startsOn &&
    placementEnd(startsOn, facts.internshipSummary.durationWeeks ?? applicationLimits.placementWeeksWhenUnstated);
}

/** Keeps what the candidate learns of only when it can no longer be undone: see {@link sendRejection}. */
function rejected(context: ApplicationContext): void {
  const { record, request, from, now } = context;
  if (request.kind === 'rejection_sending') sendRejection(context);
  if (request.kind !== 'form' || request.to !== 'rejected' || from === null) return;
  const until = undoUntil(now);
  const { version, updatedAt } = record;
  record.pendingRejection = { state: from, version, updatedAt, firstResponseAt: record.firstResponseAt ?? null };
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

/**
 * Sets what follows from the new state: what the intern sees, and no offer or date that no longer means anything to
 * lists and jobs.
 */
function updateDerivedFields({ record, request, from, to }: ApplicationContext): void {
  if (to !== 'rejected') record.internState = to;
  if (request.kind === 'submission') return;
  if (from === 'offered' && to === 'finalist') record.offer = null;
  if (to !== 'offered') record.offerExpiresAt = null;
  if (!interviewShowingStates.includes(to)) record.interviewAt = null;
  record.nextReminderAt = nextReminder(record);
}

/** Freezes who applies and to what. */
export function snapshotApplication(context: ApplicationContext): void {
  snapshotCandidate(context);
  snapshotPosting(context);
}

/**
 * What transitions change beside the state and the history; `ApplicationTransitions` adds `submitted` and `finalist`.
 */
export const applicationEffects = {
  to: {
    interested: snapshotCandidate,
    in_review: ({ record, now }: ApplicationContext): void => void (record.viewedAt = now),
    shortlisted,
    interview,
    offered,
    accepted,
    rejected,
  },
  after: updateDerivedFields,
};

/* Reasons are codes or what people wrote; a code holds no name. */
const CODE = /^[a-z_0-9]{1,40}$/;
/** Returns the reason where people's own words have no place: null unless it is a code. */
export const reasonCodeOf = (reason: string | null): string | null => (reason && CODE.test(reason) ? reason : null);

/** Returns the reason of a transition as the history keeps it: a code, or what somebody wrote. */
export function reasonOf(request: ApplicationRequest): string | null {
  if (request.kind === 'consequence' || request.kind === 'undo' || request.kind === 'rejection_sending')
    return request.reason ?? null;
  if (request.kind === 'interview_rescheduling') return 'rescheduled';
  if (request.kind !== 'form') return null;
  switch (request.to) {
    case 'rejected':
      return request.code;
    case 'terminated_early':
    case 'cancelled':
      return request.reason;
    case 'withdrawn':
    case 'offer_declined':
      return request.note;
    default:
      return null;
  }
}

const notedStates: readonly string[] = ['accepted', 'finalist', 'terminated_early'];

/** Returns the note of a request: written beside a coded reason, to the candidate, or to the employer. */
export function noteOf(request: ApplicationRequest): string | null {
  if (request.kind === 'interview_cancellation') return request.cancellationNote;
  if (request.kind !== 'form') return null;
  return notedStates.includes(request.to) && 'note' in request ? (request.note ?? null) : null;
}
