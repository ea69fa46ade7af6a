import { dayAfter, responseDueAt, type ApplicationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../platform/clock/clock.ts';
import { candidateOf } from '../features/interns/intern.profile.ts';
import type { SeedInternship } from './seed.internships.ts';
import type { SeedContext, SeedProfile } from './seed.people.ts';

/** How an application came to each state. */
const paths: Readonly<Partial<Record<ApplicationState, readonly ApplicationState[]>>> = {
  submitted: ['submitted'],
  in_review: ['submitted', 'in_review'],
  shortlisted: ['submitted', 'in_review', 'shortlisted'],
  interview: ['submitted', 'in_review', 'shortlisted', 'interview'],
  finalist: ['submitted', 'in_review', 'shortlisted', 'finalist'],
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

/** An application of an intern to an internship, with the ledger that led to its state. */
export function application(
  context: SeedContext,
  intern: SeedProfile,
  posting: SeedInternship,
  state: ApplicationState,
  cv: SeedCv,
) {
  const { random, now } = context;
  const sent = state !== 'interested';
  const opened = posting.openedAt ?? now;
  const age = Math.max(1, Math.floor((now.getTime() - opened.getTime()) / DAY));
  const submitted = new Date(now.getTime() - random.whole(0, age - 1) * DAY - random.whole(1, 20) * HOUR);
  const steps = paths[state] ?? ['submitted'];
  const spread = (now.getTime() - submitted.getTime()) / (steps.length + 1);
  const events = steps.map((to, at) => ({
    id: random.id(),
    from: at === 0 ? null : (steps[at - 1] ?? null),
    to,
    by: byIntern.includes(to) ? ('intern' as const) : to === 'in_review' ? ('system' as const) : ('employer' as const),
    actorId: byIntern.includes(to) ? intern.userId.toHexString() : null,
    reason: to === 'rejected' ? 'stronger_candidates' : null,
    at: new Date(submitted.getTime() + spread * at),
    visibleTo: 'both' as const,
  }));
  const last = events.at(-1)?.at ?? submitted;
  const dueAt = sent ? responseDueAt(submitted, posting.responseDays) : null;
  const waits = state === 'submitted' || state === 'in_review';
  const interviewAt = state === 'interview' ? new Date(now.getTime() + random.whole(2, 9) * DAY) : null;
  return {
    _id: new ObjectId(random.id()),
    internId: intern.userId,
    internshipId: posting._id,
    employerId: posting.employerId,
    state,
    internState: state,
    held: null,
    heldUntil: null,
    postingRevision: posting.revision,
    blindReview: posting.blindReview,
    revealedAt: posting.blindReview && answered.includes(state) && state !== 'rejected' ? last : null,
    blindAlias: `Candidate ${String.fromCharCode(65 + random.whole(0, 25))}${random.whole(1, 99)}`,
    internName: `${intern.firstName ?? ''} ${intern.lastName ?? ''}`.trim(),
    candidate: sent ? candidateOf(intern) : null,
    cv: sent
      ? {
          id: cv.id.toHexString(),
          fileName: cv.fileName,
          mediaType: 'text/plain' as const,
          size: cv.size,
          sha256: cv.sha256,
        }
      : null,
    cvDocumentId: sent ? cv.id : null,
    coverNote: sent && random.chance(0.7) ? random.pick(tones) : null,
    questions: posting.questions.map(({ key, kind, label, required }) => ({ key, kind, label, required })),
    answers: sent
      ? posting.questions.map(({ key }) => ({
          key,
          value: 'To plan work by myself, to ask good questions early, and to finish what I begin.',
        }))
      : [],
    submittedAt: sent ? submitted : null,
    responseDueAt: dueAt,
    firstResponseAt: answered.includes(state)
      ? (events.find((event) => answered.includes(event.to))?.at ?? last)
      : null,
    viewedAt: events.find((event) => event.to === 'in_review')?.at ?? null,
    reminded: 0,
    nextReminderAt: waits && dueAt ? dueAt : null,
    rating: answered.includes(state) && random.chance(0.5) ? random.whole(2, 5) : null,
    tags: random.chance(0.2) ? ['talk again'] : [],
    noteCount: 0,
    rejection:
      state === 'rejected'
        ? {
            code: 'stronger_candidates' as const,
            text: 'Others had more experience with the tasks. Your letter was clear and we liked it.',
            at: last,
            undoUntil: last,
            sentAt: last,
          }
        : null,
    interview: interviewAt
      ? {
          startsAt: interviewAt.toISOString(),
          durationMinutes: 45,
          mode: 'video' as const,
          place: null,
          link: 'https://meet.example/room',
          note: null,
        }
      : null,
    interviewAt,
    interviewMoves: 0,
    offer: null,
    offerExpiresAt: null,
    startsOn: null as string | null,
    endsOn: posting.startDate ? dayAfter(new Date(posting.startDate), (posting.durationWeeks ?? 8) * 7) : null,
    match: null,
    events,
    createdAt: submitted,
    updatedAt: last,
    version: 1,
  };
}
export type SeedApplication = ReturnType<typeof application>;
