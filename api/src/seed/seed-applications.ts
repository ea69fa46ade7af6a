import { responseDueAt, type ApplicationState } from '@prentice/contract';
import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../platform/clock/clock.ts';
import { NEVER_DUE } from '../features/applications/index.ts';
import { candidateOf } from '../features/interns/index.ts';
import type { SeedInternship } from './seed-internships.ts';
import type { SeedContextWithActors } from './seed-history.ts';
import type { SeedContext, SeedProfile } from './seed-people.ts';

/** How an application came to each state. */
const paths: Readonly<Partial<Record<ApplicationState, readonly ApplicationState[]>>> = {
  submitted: ['submitted'],
  in_review: ['submitted', 'in_review'],
  shortlisted: ['submitted', 'in_review', 'shortlisted'],
  interview: ['submitted', 'in_review', 'shortlisted', 'interview'],
  finalist: ['submitted', 'in_review', 'shortlisted', 'interview', 'finalist'],
  rejected: ['submitted', 'in_review', 'rejected'],
  withdrawn: ['submitted', 'withdrawn'],
  interested: ['interested'],
};

/** States of demo applications, as often as they stand here. */
export const applicationStates: readonly ApplicationState[] = [
  'submitted', 'submitted', 'submitted', 'in_review', 'in_review', 'shortlisted', 'shortlisted', 'interview', 'finalist',
  'rejected', 'rejected', 'rejected', 'withdrawn', 'interested',
]; // prettier-ignore

const byIntern: readonly ApplicationState[] = ['submitted', 'interested', 'withdrawn'];
const answered: readonly ApplicationState[] = ['shortlisted', 'interview', 'finalist', 'rejected'];

const tones = [
  'Your work is the reason why I chose my subject, and I would like to see it from the inside.',
  'I have done similar things in a course and want to do them for real.',
  'A friend was an intern with you and has not stopped talking about it.',
  'I learn best by doing, and I bring time, curiosity and a bicycle.',
];

export interface SeedCv {
  readonly id: ObjectId;
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
}

interface SeedApplicant {
  readonly intern: SeedProfile;
  readonly posting: SeedInternship;
  readonly state: ApplicationState;
  readonly submitted: Date;
}

/** An id that is drawn from nothing: what comes after it in the demo stays as it is. */
const idOf = (intern: SeedProfile, posting: SeedInternship): string =>
  createHash('sha256').update(`${intern.userId.toHexString()} ${posting._id.toHexString()}`).digest('hex').slice(0, 24);

/** Returns the events that lead to a state, spread over the time since the submission. */
function eventsLeadingTo(context: SeedContextWithActors, lived: SeedApplicant) {
  const { random, now, actors } = context;
  const { intern, posting, state, submitted } = lived;
  const owner = actors.owners.get(posting.employerId.toHexString()) ?? null;
  const steps = paths[state] ?? ['submitted'];
  const spread = (now.getTime() - submitted.getTime()) / (steps.length + 1);
  return steps.map((to, at) => {
    const own = byIntern.includes(to);
    const viewed = to === 'in_review';
    return {
      id: state === 'finalist' && to === 'interview' ? idOf(intern, posting) : random.id(),
      from: at === 0 ? null : (steps[at - 1] ?? null),
      to,
      by: own ? ('intern' as const) : viewed ? ('system' as const) : ('employer' as const),
      actorId: own ? intern.userId.toHexString() : viewed ? null : owner,
      reason: to === 'rejected' ? 'stronger_candidates' : null,
      at: new Date(submitted.getTime() + spread * at),
      visibleTo: 'both' as const,
    };
  });
}

const rejectionAt = (at: Date) => ({
  code: 'stronger_candidates' as const,
  text: 'Others had more experience with the tasks. Your letter was clear and we liked it.',
  at,
  undoUntil: at,
  sentAt: at,
});
const interviewOn = (at: Date) => ({
  startsAt: at.toISOString(),
  durationMinutes: 45,
  mode: 'video' as const,
  place: null,
  link: 'https://meet.example/room',
  note: null,
});

/** What was sent: nothing yet while there is only interest. */
function submissionPart(
  { random }: SeedContext,
  intern: SeedProfile,
  posting: SeedInternship,
  cv: SeedCv,
  at: Date | null,
) {
  if (!at)
    return {
      candidate: null,
      cv: null,
      cvDocumentId: null,
      coverNote: null,
      answers: [],
      submittedAt: null,
      responseDueAt: null,
      dueOrder: NEVER_DUE,
    };
  const { id, fileName, size, sha256 } = cv;
  const dueAt = responseDueAt(at, posting.responseDays);
  return {
    candidate: candidateOf(intern),
    cv: { id: id.toHexString(), fileName, mediaType: 'text/plain' as const, size, sha256 },
    cvDocumentId: id,
    coverNote: random.chance(0.7) ? random.pick(tones) : null,
    answers: posting.questions.map(({ key }) => ({
      key,
      value: 'To plan work by myself, to ask good questions early, and to finish what I begin.',
    })),
    submittedAt: at,
    responseDueAt: dueAt,
    dueOrder: dueAt,
  };
}

/** When an application was sent: while it waits, most are still within the time in which an answer is promised. */
function submissionDate({ random, now }: SeedContext, posting: SeedInternship, waits: boolean): Date {
  const end = posting.closedAt ?? now;
  const open = Math.max(1, Math.floor((end.getTime() - (posting.openedAt ?? end).getTime()) / DAY));
  const gone = Math.ceil((now.getTime() - end.getTime()) / DAY);
  const age = waits && random.chance(0.93) ? Math.max(1, Math.min(open, posting.responseDays - 1 - gone)) : open;
  return new Date(end.getTime() - random.whole(0, age - 1) * DAY - random.whole(1, 20) * HOUR);
}

/** What is kept apart from the intern's name until a decision. */
const identity = ({ random }: SeedContext, intern: SeedProfile, posting: SeedInternship, revealedAt: Date | null) => ({
  postingRevision: posting.revision,
  blindReview: posting.blindReview,
  revealedAt: posting.blindReview ? revealedAt : null,
  blindAlias: `Candidate ${String.fromCharCode(65 + random.whole(0, 25))}${random.whole(1, 99)}`,
  internName: [intern.firstName, intern.lastName].filter(Boolean).join(' '),
});

/** What the events say about answers; null where there was none. */
const answersIn = (events: ReturnType<typeof eventsLeadingTo>) => ({
  firstResponseAt: events.find((event) => answered.includes(event.to))?.at ?? null,
  viewedAt: events.find((event) => event.to === 'in_review')?.at ?? null,
});

/** When a candidate was shortlisted, and with that known by name. */
const shortlistedAt = (events: ReturnType<typeof eventsLeadingTo>): Date | null =>
  events.find((event) => event.to === 'shortlisted')?.at ?? null;

/** In so many days, at a time of day at which people meet. */
const meetingIn = (now: Date, days: number): Date =>
  new Date(new Date(now.getTime() + days * DAY).setUTCHours(10, 0, 0, 0));

/** When the interview of a finalist was: after it was arranged, before the choice. */
function interviewDateOf(events: ReturnType<typeof eventsLeadingTo>): Date | null {
  const [arranged, chosen] = events.slice(-2);
  if (arranged?.to !== 'interview' || !chosen) return null;
  return new Date((arranged.at.getTime() + chosen.at.getTime()) / 2);
}

/** An application of an intern to an internship, with the events that led to its state. */
export function seedApplication(
  context: SeedContextWithActors,
  intern: SeedProfile,
  posting: SeedInternship,
  state: ApplicationState,
  cv: SeedCv,
) {
  const { random, now } = context;
  const waits = state === 'submitted' || state === 'in_review';
  const submitted = submissionDate(context, posting, waits);
  const events = eventsLeadingTo(context, { intern, posting, state, submitted });
  const last = events.at(-1)?.at ?? submitted;
  const sent = submissionPart(context, intern, posting, cv, state === 'interested' ? null : submitted);
  const isAnswered = answered.includes(state);
  const interviewAt = state === 'interview' ? meetingIn(now, random.whole(2, 9)) : interviewDateOf(events);
  return {
    _id: new ObjectId(random.id()),
    internId: intern.userId,
    internshipId: posting._id,
    employerId: posting.employerId,
    state,
    internState: state,
    held: null,
    heldUntil: null,
    ...identity(context, intern, posting, shortlistedAt(events)),
    ...sent,
    questions: posting.questions.map(({ key, kind, label, required }) => ({ key, kind, label, required })),
    ...answersIn(events),
    reminded: 0,
    nextReminderAt: waits ? sent.responseDueAt : null,
    rating: isAnswered && random.chance(0.5) ? random.whole(2, 5) : null,
    tags: random.chance(0.2) ? ['talk again'] : [],
    noteCount: 0,
    rejection: state === 'rejected' ? rejectionAt(last) : null,
    interview: interviewAt && interviewOn(interviewAt),
    interviewAt,
    interviewMoves: 0,
    offer: null,
    offerExpiresAt: null,
    startsOn: null,
    endsOn: null,
    match: null,
    events,
    createdAt: submitted,
    updatedAt: last,
    version: events.length,
  };
}
export type SeedApplication = ReturnType<typeof seedApplication>;
