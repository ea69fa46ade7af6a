import {
  applicationLimits,
  dayAfter,
  placementEnd,
  reminderInstants,
  responseDueAt,
  undoUntil,
  isUnansweredState,
  type ApplicationState,
  type CvEvidence,
  type MediaType,
  type Offer,
  type Pay,
} from '@prentice/contract';
import { matchCv, matchRequirementsOf, type MatchRequirements } from '@prentice/cv/match';
import { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../platform/clock/clock.ts';
import { dueOrderOf } from '../features/applications/index.ts';
import { candidateOf } from '../features/interns/index.ts';
import {
  answeredStates,
  answersIn,
  historyLeadingTo,
  interviewAnswerIn,
  opensInterview,
  pastInterview,
  shortlistedAt,
  type ApplicationPlan,
  type SeedApplicant,
} from './seed-application-history.ts';
import type { SeedInternship } from './seed-internships.ts';
import type { SeedContextWithActors } from './seed-history.ts';
import type { SeedContext, SeedProfile } from './seed-people.ts';

/** States of demo applications, as often as they stand here. */
export const applicationStates: readonly ApplicationState[] = [
  'submitted',
  'submitted',
  'submitted',
  'in_review',
  'in_review',
  'shortlisted',
  'shortlisted',
  'interview',
  'finalist',
  'rejected',
  'rejected',
  'rejected',
  'withdrawn',
  'interested',
];

const tones = [
  'Your work is the reason why I chose my subject, and I would like to see it from the inside.',
  'I have done similar things in a course and want to do them for real.',
  'A friend was an intern with you and has not stopped talking about it.',
  'I learn best by doing, and I bring time, curiosity and a bicycle.',
];

export interface SeedCv {
  readonly id: ObjectId;
  readonly fileName: string;
  readonly mediaType: MediaType;
  readonly size: number;
  readonly sha256: string;
  /** What it shows for a match. */
  readonly evidence: CvEvidence;
}

/** An intern's profile and CV. */
export interface Portfolio {
  readonly intern: SeedProfile;
  readonly cv: SeedCv;
}

const usualAnswer = 'To plan work by myself, to ask good questions early, and to finish what I begin.';

/** Makes a rejection that was sent when it could no longer be undone. */
const rejectionAt = (time: Date, { rejection }: ApplicationPlan) => ({
  code: 'stronger_candidates' as const,
  text: 'Others had more experience with the tasks. Your letter was clear and we liked it.',
  ...rejection,
  at: time,
  undoUntil: undoUntil(time),
  sentAt: undoUntil(time),
});
const interviewOn = (time: Date, { interview }: ApplicationPlan) => ({
  durationMinutes: 45,
  mode: 'video' as const,
  place: null,
  link: 'https://meet.example/room',
  note: null,
  ...interview,
  startsAt: time.toISOString(),
});

/** In hundredths of a currency. */
const ROUND_AMOUNT = 1_000;
/** Returns one amount in the middle of what was posted. */
function offeredPay(pay: Pay | null): Pay | null {
  if (!pay || pay.min === null || pay.max === null) return pay;
  const amount = Math.round((pay.min + pay.max) / 2 / ROUND_AMOUNT) * ROUND_AMOUNT;
  return { ...pay, min: amount, max: amount };
}

/** Returns an offer by the terms of the posting. */
const offerOf = (
  { startDate, pay }: SeedInternship,
  { text, expiresAt }: Pick<Offer, 'text' | 'expiresAt'>,
  now: Date,
) => ({
  text,
  startDate: startDate ?? dayAfter(now, 60),
  pay: offeredPay(pay),
  expiresAt,
});

const candidates = new WeakMap<SeedProfile, ReturnType<typeof candidateOf>>();

/** Returns the profile as an application takes it over; checked once for all applications of an intern. */
function candidateIn(intern: SeedProfile): ReturnType<typeof candidateOf> {
  const candidate = candidates.get(intern) ?? candidateOf(intern);
  candidates.set(intern, candidate);
  return candidate;
}

const requirements = new WeakMap<SeedInternship, MatchRequirements>();

/** Returns what an internship asks for; found once for all of its applications. */
function requirementsOf(posting: SeedInternship): MatchRequirements {
  const requirementsOfPosting = requirements.get(posting) ?? matchRequirementsOf(posting);
  requirements.set(posting, requirementsOfPosting);
  return requirementsOfPosting;
}

const answersTo = ({ questions }: SeedInternship, { answer = usualAnswer }: ApplicationPlan) =>
  answer === null ? [] : questions.map(({ key }) => ({ key, value: answer }));

/** Returns what was sent: nothing yet while there is only interest. */
function submissionPart(
  { random }: SeedContext,
  { intern, posting, plan }: SeedApplicant,
  cv: SeedCv,
  submittedAt: Date | null,
) {
  if (!submittedAt)
    return {
      candidate: candidateIn(intern),
      cv: null,
      cvDocumentId: null,
      match: null,
      coverNote: null,
      answers: [],
      submittedAt: null,
      responseDueAt: null,
    };
  const { id, fileName, mediaType, size, sha256 } = cv;
  const dueAt = responseDueAt(submittedAt, posting.responseDays);
  return {
    candidate: candidateIn(intern),
    cv: { id: id.toHexString(), fileName, mediaType, size, sha256 },
    cvDocumentId: id,
    match: matchCv(cv.evidence, requirementsOf(posting), candidateIn(intern)),
    coverNote: plan.coverNote === undefined ? (random.chance(0.7) ? random.pick(tones) : null) : plan.coverNote,
    answers: answersTo(posting, plan),
    submittedAt,
    responseDueAt: dueAt,
  };
}

/**
 * Returns when an application was sent: while it waits, most are still within the time in which an answer is promised.
 */
function submissionDate({ random, now }: SeedContext, posting: SeedInternship, waits: boolean): Date {
  const end = posting.closedAt ?? now;
  const open = Math.max(1, Math.floor((end.getTime() - (posting.openedAt ?? end).getTime()) / DAY));
  const daysSinceEnd = Math.ceil((now.getTime() - end.getTime()) / DAY);
  const age =
    waits && random.chance(0.93) ? Math.max(1, Math.min(open, posting.responseDays - 1 - daysSinceEnd)) : open;
  return new Date(end.getTime() - random.whole(0, age - 1) * DAY - random.whole(1, 20) * HOUR);
}

/**
 * Returns what is kept apart from the intern's name until a decision. A candidate who is not reviewed blind is shown
 * from the first day.
 */
function identity(
  { random }: SeedContext,
  { intern, posting, submitted, plan }: SeedApplicant,
  shortlisted: Date | null,
) {
  return {
    postingRevision: posting.revision,
    blindReview: posting.blindReview,
    revealedAt: posting.blindReview ? shortlisted : submitted,
    blindAlias: plan.alias ?? `Candidate ${String.fromCharCode(65 + random.whole(0, 25))}${random.whole(1, 99)}`,
    internName: [intern.firstName, intern.lastName].filter(Boolean).join(' '),
  };
}

/** Makes a meeting in so many days, at a time of day at which people meet. */
const meetingIn = (now: Date, days: number): Date =>
  new Date(new Date(now.getTime() + days * DAY).setUTCHours(10, 0, 0, 0));

/** Reminders that were due so far, and the next one. */
function remindersOf(state: ApplicationState, submittedAt: Date | null, dueAt: Date | null, now: Date) {
  const waits = isUnansweredState(state);
  const instants = waits && submittedAt && dueAt ? reminderInstants(submittedAt, dueAt) : [];
  const reminderCount = instants.filter(({ at }) => at <= now).length;
  return { reminderCount, nextReminderAt: instants[reminderCount]?.at ?? null };
}

/** Returns the dates that follow from the state of an application. */
function datesOf({ random, now }: SeedContext, lived: SeedApplicant, events: ReturnType<typeof historyLeadingTo>) {
  const { state, posting, plan } = lived;
  const upcoming = plan.interview?.startsAt ? new Date(plan.interview.startsAt) : meetingIn(now, random.whole(2, 9));
  const interviewAt = state === 'interview' ? upcoming : pastInterview(events);
  const offer = plan.offer ? offerOf(posting, plan.offer, now) : null;
  const startsOn = state === 'accepted' && offer ? offer.startDate : null;
  return {
    interview: interviewAt && interviewOn(interviewAt, plan),
    interviewAt: opensInterview.includes(state) ? interviewAt : null,
    interviewSequence: 0,
    offer,
    offerExpiresAt: state === 'offered' && offer ? new Date(offer.expiresAt) : null,
    startsOn,
    endsOn: startsOn && placementEnd(startsOn, posting.durationWeeks ?? applicationLimits.placementWeeksWhenUnstated),
  };
}

/** Makes an application of an intern to an internship, with the events that led to its state. */
export function seedApplication(
  context: SeedContextWithActors,
  { intern, cv }: Portfolio,
  posting: SeedInternship,
  state: ApplicationState,
  plan: ApplicationPlan = {},
) {
  const { random, now } = context;
  const waits = isUnansweredState(state);
  const submitted = plan.submitted ?? submissionDate(context, posting, waits);
  const lived = { intern, posting, state, submitted, plan };
  const events = historyLeadingTo(context, lived);
  const last = events.at(-1)?.at ?? submitted;
  const { interviewAnswer, answerEvents } = interviewAnswerIn(lived, events, now);
  const sent = submissionPart(context, lived, cv, state === 'interested' ? null : submitted);
  const isAnswered = answeredStates.includes(state);
  return {
    _id: new ObjectId(random.id()),
    internId: intern.userId,
    internshipId: posting._id,
    employerId: posting.employerId,
    state,
    internState: state,
    pendingRejection: null,
    rejectionDueAt: null,
    ...identity(context, lived, shortlistedAt(events)),
    ...sent,
    dueOrder: dueOrderOf({ internState: state, responseDueAt: sent.responseDueAt }),
    questions: posting.questions.map(({ key, kind, label, required }) => ({ key, kind, label, required })),
    ...answersIn(events),
    ...remindersOf(state, sent.submittedAt, sent.responseDueAt, now),
    rating: isAnswered && random.chance(0.5) ? random.whole(2, 5) : null,
    tags: random.chance(0.2) ? ['talk again'] : [],
    noteCount: 0,
    rejection: state === 'rejected' ? rejectionAt(last, plan) : null,
    ...datesOf(context, lived, events),
    interviewAnswer,
    events: [...events, ...answerEvents],
    createdAt: submitted,
    updatedAt: answerEvents.at(-1)?.at ?? last,
    version: events.length + answerEvents.length,
  };
}
export type SeedApplication = ReturnType<typeof seedApplication>;
